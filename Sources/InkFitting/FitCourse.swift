/// The control points of a stroke so far, and the samples that still have a say in them.
struct FitCourse {
  /// The control points' times, in seconds.
  private(set) var times: [Double] = []
  /// Their other properties.
  private(set) var points: [Lanes] = []
  /// How many of them never move again.
  private(set) var fixed = 0
  /// The samples that the others depend on.
  private(set) var rows: [FitRow] = []
  /// Where each of these lies on the path; fewer than the samples if some are not fitted yet.
  private(set) var parameters: [Double] = []

  /// How many samples are not fitted yet.
  var unfitted: Int { rows.count - parameters.count }

  /// The first sample that is not fitted yet.
  var firstUnfitted: FitRow? { unfitted > 0 ? rows[parameters.count] : nil }

  /// Takes a sample.
  mutating func take(_ row: FitRow) { rows.append(row) }

  // MARK: - Pieces

  /// The smallest piece in which some points that are not fixed may move; more of them if fewer than three would
  /// be left on a side.
  func piece(_ wanted: Range<Int>) -> (offset: Int, piece: FitPiece, rows: Range<Int>) {
    var lower = max(wanted.lowerBound, fixed)
    var upper = min(wanted.upperBound, times.count)
    if lower < 3 { lower = fixed < 3 ? 0 : 3 }
    if times.count - upper < 3 { upper = times.count }
    let head = lower == 0 ? 0 : 3
    let tail = upper == times.count ? 0 : 3
    let part = (lower - head)..<(upper + tail)
    var first = parameters.count
    var end = parameters.count
    while first > 0, head == 0 || parameters[first - 1] >= Double(lower - 2) { first -= 1 }
    while end > first, tail > 0, parameters[end - 1] > Double(upper + 1) { end -= 1 }
    let piece = FitPiece(
      times: Array(times[part]), points: Array(points[part]), heldHead: head, heldTail: tail,
      rows: rows[first..<end])
    return (part.lowerBound, piece, first..<end)
  }

  /// Puts a piece in the place of the points it was made from.
  mutating func put(_ piece: FitPiece, over part: Range<Int>, rows: Range<Int>) {
    times.replaceSubrange(part, with: piece.times)
    points.replaceSubrange(part, with: piece.points)
    let more = Double(piece.times.count - part.count)
    for (i, parameter) in zip(rows, piece.parameters) {
      parameters[i] = parameter + Double(part.lowerBound)
    }
    guard more != 0 else { return }
    for i in rows.upperBound..<parameters.count { parameters[i] += more }
  }

  // MARK: - Growth

  /// Gives the samples that are not fitted yet their first control points, one per `share` of them.
  mutating func extend(share: Double) {
    guard let last = rows.last, unfitted > 0 else { return }
    if times.isEmpty {
      times = [rows[0].time]
      points = [rows[0].value]
      if rows.count == 1 { parameters = [0] }
    }
    let from = times[times.count - 1]
    guard last.time > from else { return }
    let new = max(1, Int((Double(unfitted) / share).rounded()))
    for k in 1...new {
      times.append(k == new ? last.time : from + (last.time - from) * Double(k) / Double(new))
      points.append(last.value)
    }
    let unplaced = parameters.count
    for _ in unplaced..<rows.count { parameters.append(Double(times.count - 1)) }
    refit(from: max(0, times.count - new - 8), rounds: 0)
  }

  /// Fits all points from one on that are not fixed.
  mutating func refit(from index: Int, rounds: Int) {
    guard times.count > 1 else { return }
    var (offset, piece, rows) = piece(index..<times.count)
    let part = offset..<times.count
    piece.solveLevels()
    piece.improve(rounds: rounds)
    put(piece, over: part, rows: rows)
  }

  /// Fixes all but the last points, and forgets the samples that only fixed points decide.
  mutating func fix(allBut free: Int) {
    let count = times.count - free
    guard count >= 3, count > fixed else { return }
    fixed = count
    let decided = parameters.prefix { $0 < Double(count - 2) }.count
    rows.removeFirst(decided)
    parameters.removeFirst(decided)
  }

  /// Fixes everything.
  mutating func fixAll() {
    fixed = times.count
    rows.removeAll()
    parameters.removeAll()
  }

  // MARK: - More and fewer points

  /// The squared distances of the samples of each span, in tolerances, from the span of the first sample on.
  func spanCosts() -> [Double] {
    var costs = [Double](repeating: 0, count: max(1, times.count - 1))
    for (i, parameter) in parameters.enumerated() {
      let row = BasisRow(at: parameter, count: times.count)
      var r = rows[i].value
      for p in 0..<min(4, times.count) { r -= points[row.first + p] * row.value[p] }
      costs[min(Int(parameter), costs.count - 1)] += (rows[i].weight * r * r).sum()
    }
    return costs
  }

  /// Adds points where one lowers the cost by more than its price; whether it found such a place.
  mutating func insertWhereWorth(price: Double) -> Bool {
    guard times.count > 1 else { return false }
    var found = false
    var refused = [Bool](repeating: false, count: times.count - 1)
    var costs = spanCosts()
    while times.count - fixed < rows.count {
      var best: Int?
      for j in max(0, fixed - 1)..<costs.count where !refused[j] {
        let near = costs[max(0, j - 2)...min(costs.count - 1, j + 2)].reduce(0, +)
        if near > price, costs[j] > costs[best ?? j] || best == nil { best = j }
      }
      guard let span = best else { return found }
      if tryInserting(in: span, price: price) {
        found = true
        refused.insert(false, at: span)
        for j in max(0, span - 2)...min(refused.count - 1, span + 3) { refused[j] = false }
        costs = spanCosts()
      } else {
        refused[span] = true
      }
    }
    return found
  }

  private mutating func tryInserting(in span: Int, price: Double) -> Bool {
    let (offset, before, rows) = piece((span - 3)..<(span + 5))
    var after = before
    after.insert(before: span + 1 - offset)
    after.improve(rounds: 4)
    guard before.cost - after.cost > price else { return false }
    put(after, over: offset..<(offset + before.times.count), rows: rows)
    return true
  }

  /// Takes points out where that raises the cost by less than their price; whether it found such a point.
  mutating func removeWhereCheap(price: Double) -> Bool {
    var found = false
    var index = max(1, fixed)
    while index < times.count - 1 {
      if tryRemoving(at: index, price: price) {
        found = true
        index = max(max(1, fixed), index - 2)
      } else {
        index += 1
      }
    }
    return found
  }

  private mutating func tryRemoving(at index: Int, price: Double) -> Bool {
    let (offset, before, rows) = piece((index - 4)..<(index + 5))
    var after = before
    after.remove(at: index - offset)
    guard after.cost - before.cost < 4 * price else { return false }
    after.improve(rounds: 4)
    guard after.cost - before.cost < price else { return false }
    put(after, over: offset..<(offset + before.times.count), rows: rows)
    return true
  }
}
