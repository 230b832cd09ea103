extension FitWindow {
  /// Adds and removes control points until neither improves the fit, in at most two passes. The
  /// number of points stays below `share` of the stroke's samples.
  mutating func adjustPointCount(price: Double, share: Double = 1) {
    let most = Int(share * Double(tally.samples)) - tallied.points
    for _ in 0..<2 {
      let more = insertWhereWorth(price: price, most: most)
      let fewer = removeWhereCheap(price: price)
      if !more, !fewer { return }
    }
  }

  /// Adds points where they reduce the misfit by more than their price, the worst span first;
  /// returns whether it added any.
  private mutating func insertWhereWorth(price: Double, most: Int) -> Bool {
    guard times.count > 1 else { return false }
    var found = false
    var misfits = spanMisfits()
    var isRefused = [Bool](repeating: false, count: misfits.count)
    while times.count - fixed < min(most, rows.count),
      let span = worst(misfits, isRefused, price: price)
    {
      let added = insert(in: span, price: price)
      guard added > 0 else {
        isRefused[span] = true
        continue
      }
      found = true
      misfits = spanMisfits()
      isRefused.insert(contentsOf: repeatElement(false, count: added), at: span)
      let changed = max(0, span - 2)..<min(isRefused.count, span + 3 + added)
      for j in changed { isRefused[j] = false }
    }
    return found
  }

  /// Returns the span with the largest misfit that was not tried in vain, among those near which a
  /// point can be worth its price.
  private func worst(_ misfits: [Double], _ isRefused: [Bool], price: Double) -> Int? {
    var worst: Int?
    for j in max(0, fixed - 1)..<max(misfits.count, fixed - 1) where !isRefused[j] {
      let near = misfits[max(0, j - 2)...min(misfits.count - 1, j + 2)]
      guard near.reduce(0, +) > price else { continue }
      if misfits[j] > misfits[worst ?? j] || worst == nil { worst = j }
    }
    return worst
  }

  /// Tries one point in a span, and two if one is not worth its price, because a jump needs a point
  /// on both sides. Returns the number of points added.
  private mutating func insert(in span: Int, price: Double) -> Int {
    guard times[span + 1] - times[span] > 2 * leastGap else { return 0 }
    let around = max(0, span - 1)..<min(times.count - 1, span + 2)
    let seen = parameters.count { around.contains(Int($0)) }
    let (place, before) = cut((span - 3)..<(span + 5))
    for count in 1...2 where seen > around.count + count && before.misfit > Double(count) * price {
      var after = before
      after.insert(count, before: span + 1 - place.points.lowerBound)
      after.improve(rounds: 2 + 2 * count)
      guard before.misfit - after.misfit > Double(count) * price else { continue }
      writeBack(after, in: place)
      return count
    }
    return 0
  }

  /// Removes points where that increases the misfit by less than their price; returns whether it
  /// removed any.
  private mutating func removeWhereCheap(price: Double) -> Bool {
    var found = false
    var index = max(1, fixed)
    while index < times.count - 1 {
      if removeIfCheap(at: index, price: price) {
        found = true
        index = max(1, fixed, index - 2)
      } else {
        index += 1
      }
    }
    return found
  }

  private mutating func removeIfCheap(at index: Int, price: Double) -> Bool {
    let (place, before) = cut((index - 4)..<(index + 5))
    var after = before
    after.remove(at: index - place.points.lowerBound)
    // A removal that is far too expensive before the times have moved will not become cheap.
    guard after.misfit - before.misfit < 4 * price else { return false }
    after.improve(rounds: 4)
    guard after.misfit - before.misfit < price else { return false }
    writeBack(after, in: place)
    return true
  }
}
