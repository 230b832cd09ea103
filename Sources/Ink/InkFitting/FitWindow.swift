/// The control points of a stroke that may still move, the three fixed ones before them, and the
/// samples that have a say in them.
struct FitWindow: Sendable {
  /// The control points' times, in seconds; growing.
  private(set) var times: [Double] = []
  /// Their other properties.
  private(set) var points: [FittedValues] = []
  /// How many of them, from the first, never move again: none, or three.
  private(set) var fixed = 0
  /// The samples that the others depend on.
  private(set) var rows: [FitRow] = []
  /// Where each of these lies on the path; of those that are fitted.
  private(set) var parameters: [Double] = []
  /// What lies outside of the samples that are forgotten, and the fixed points.
  private(set) var tallied = FitTally()
  /// The square of the slip in time that counts as 1, in squared seconds.
  private let squaredTime: Double

  /// How near in time control points may come to each other, in seconds.
  var leastGap = 0.0

  /// No samples yet.
  init(tolerance: FitTolerance) { squaredTime = tolerance.time * tolerance.time }

  /// How many samples are not fitted yet.
  var unfitted: Int { rows.count - parameters.count }

  /// The first sample that is not fitted yet.
  var firstUnfitted: FitRow? { unfitted > 0 ? rows[parameters.count] : nil }

  /// Takes a sample, and what is guessed of the gap before it.
  mutating func appendRows(_ sample: (guesses: [FitRow], row: FitRow)) {
    rows += sample.guesses
    rows.append(sample.row)
    if rows.count == 1, fixed == 0 { stressEnd() }
  }

  /// Makes the place of the last sample so far count more: a stroke's ends are seen.
  mutating func stressEnd() {
    guard let last = rows.indices.last else { return }
    rows[last].weight[Lane.x] *= 2
    rows[last].weight[Lane.y] *= 2
  }

  /// Gives the samples that are not fitted yet their first control points, one per `share` of them,
  /// and fits those with the last few before them.
  mutating func extend(share: Double) {
    guard let last = rows.last, unfitted > 0 else { return }
    if times.isEmpty { (times, points) = ([rows[0].time], [rows[0].value]) }
    let from = times[times.count - 1]
    let new = last.time > from ? max(1, Int((Double(unfitted) / share).rounded())) : 0
    for k in 0..<new {
      let part = Double(k + 1) / Double(new)
      times.append(k + 1 == new ? last.time : from + (last.time - from) * part)
      points.append(last.value)
    }
    while unfitted > 0 { parameters.append(Double(times.count - 1)) }
    guard times.count > 1 else { return }
    var cut = cut(max(fixed, times.count - new - 8)..<times.count)
    cut.piece.solveLevels(for: .squaresWithoutSlip)
    writeBack(cut.piece, in: cut.place)
  }

  /// Fits all points from one on that are not fixed.
  mutating func refit(from index: Int, rounds: Int) {
    guard times.count > 1, index < times.count else { return }
    var cut = cut(max(index, fixed)..<times.count)
    cut.piece.refit()
    cut.piece.improve(rounds: rounds)
    writeBack(cut.piece, in: cut.place)
  }

  /// Fixes all but the last points, if that leaves three, and forgets the samples and points that
  /// have no say any more.
  ///
  /// - Returns: The points that are fixed now and were not before.
  mutating func fix(allBut free: Int) -> [ControlPoint] {
    let count = times.count - free
    guard count >= 3, count > fixed else { return [] }
    let released = (fixed..<count).map { ControlPoint(time: times[$0], lanes: points[$0]) }
    let gone = count - 3
    let decided = parameters.prefix { $0 < Double(count - 2) }.count
    tallied = tally(ofSamples: decided)
    tallied.points += released.count
    times.removeFirst(gone)
    points.removeFirst(gone)
    rows.removeFirst(decided)
    parameters.removeFirst(decided)
    for i in parameters.indices { parameters[i] -= Double(gone) }
    fixed = 3
    return released
  }

  /// What lies outside the tolerances so far, of the samples that are fitted.
  var tally: FitTally {
    var all = tally(ofSamples: parameters.count)
    all.points += times.count - fixed
    return all
  }

  private func tally(ofSamples count: Int) -> FitTally {
    var tally = tallied
    guard times.count > 1 else { return tally }
    let piece = FitPiece(
      times: times, points: points, held: (0, 0), rows: [], squaredTime: squaredTime,
      leastGap: leastGap)
    for (row, parameter) in zip(rows, parameters).prefix(count) {
      let basis = BasisRow(at: parameter, count: times.count)
      tally.countSample(piece.deviation(from: row, basis), weight: row.weight)
    }
    return tally
  }

  /// The points that are not fixed.
  var tail: [ControlPoint] {
    (fixed..<max(fixed, times.count)).map { ControlPoint(time: times[$0], lanes: points[$0]) }
  }

  /// Puts points into stretches in which the pen nearly stood, so that none holds more samples than
  /// `most`.
  mutating func splitSpans(holding most: Int) {
    var span = max(0, fixed - 1)
    var left = Self.mostSplits
    while span < times.count - 1, left > 0 {
      let held = parameters.count { Int($0) == span }
      guard held > most else {
        span += 1
        continue
      }
      var (place, piece) = cut((span - 3)..<(span + 5))
      piece.insert(1, before: span + 1 - place.points.lowerBound)
      writeBack(piece, in: place)
      left -= 1
    }
  }

  /// More than that is needed only where samples come at wildly different rates.
  private static let mostSplits = 64

  // MARK: - Pieces

  /// Where a piece comes from.
  struct PieceSpan {
    /// Its control points.
    var points: Range<Int>
    /// Its samples.
    var rows: Range<Int>
  }

  /// The piece in which some points may move; more than these if fewer than three would stay beyond
  /// them.
  func cut(_ wanted: Range<Int>) -> (place: PieceSpan, piece: FitPiece) {
    var lower = max(wanted.lowerBound, fixed)
    if lower < 3 { lower = fixed }
    var upper = min(wanted.upperBound, times.count)
    if times.count - upper < 3 { upper = times.count }
    let held = (head: lower == 0 ? 0 : 3, tail: upper == times.count ? 0 : 3)
    let part = (lower - held.head)..<(upper + held.tail)
    var end = parameters.count
    while held.tail > 0, end > 0, parameters[end - 1] > Double(upper + 1) { end -= 1 }
    var first = end
    while first > 0, held.head == 0 || parameters[first - 1] >= Double(lower - 2) { first -= 1 }
    let piece = FitPiece(
      times: Array(times[part]), points: Array(points[part]), held: held, rows: rows[first..<end],
      squaredTime: squaredTime, leastGap: leastGap)
    return (PieceSpan(points: part, rows: first..<end), piece)
  }

  /// Puts a piece where it comes from, with as many control points as it has now.
  mutating func writeBack(_ piece: FitPiece, in place: PieceSpan) {
    times.replaceSubrange(place.points, with: piece.times)
    points.replaceSubrange(place.points, with: piece.points)
    for (i, parameter) in zip(place.rows, piece.parameters) {
      parameters[i] = parameter + Double(place.points.lowerBound)
    }
    let more = Double(piece.times.count - place.points.count)
    guard more != 0 else { return }
    for i in place.rows.upperBound..<parameters.count { parameters[i] += more }
  }

  /// The misfits of the samples in each span of the path.
  func spanMisfits() -> [Double] {
    var misfits = [Double](repeating: 0, count: max(1, times.count - 1))
    guard times.count > 1 else { return misfits }
    let piece = FitPiece(
      times: times, points: points, held: (0, 0), rows: [], squaredTime: squaredTime,
      leastGap: leastGap)
    for (row, parameter) in zip(rows, parameters) {
      let basis = BasisRow(at: parameter, count: times.count)
      let span = min(Int(parameter), misfits.count - 1)
      misfits[span] += piece.deviation(from: row, basis).misfit(row.weight)
    }
    return misfits
  }
}

/// A control point as the fit has it.
struct ControlPoint {
  var time: Double
  var lanes: FittedValues
}
