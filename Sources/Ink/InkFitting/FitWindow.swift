/// The control points of a stroke that may still move, the three fixed ones before them, and the
/// samples that affect them.
struct FitWindow: Sendable {
  /// The control points' times in seconds, increasing.
  private(set) var times: [Double] = []
  /// Their other properties.
  private(set) var points: [FittedValues] = []
  /// The number of points, from the first, that never move again: none or three.
  private(set) var fixed = 0
  /// The samples that the other points depend on.
  private(set) var rows: [FitRow] = []
  /// The position of each fitted sample on the path.
  private(set) var parameters: [Double] = []
  /// The samples outside their tolerances among those that were dropped, and the fixed points.
  private(set) var tallied = FitTally()
  /// The square of the slip in time that counts as 1, in squared seconds.
  private let squaredTime: Double

  /// The smallest distance in time between control points, in seconds.
  var leastGap = 0.0

  /// Creates a window without samples.
  init(tolerance: FitTolerance) { squaredTime = tolerance.time * tolerance.time }

  /// The number of samples that are not fitted yet.
  var unfitted: Int { rows.count - parameters.count }

  /// The first sample that is not fitted yet.
  var firstUnfitted: FitRow? { unfitted > 0 ? rows[parameters.count] : nil }

  /// Adds a sample and the interpolated rows of the gap before it.
  mutating func appendRows(_ sample: (guesses: [FitRow], row: FitRow)) {
    rows += sample.guesses
    rows.append(sample.row)
    if rows.count == 1, fixed == 0 { stressEnd() }
  }

  /// Increases the weight of the last sample's position, because the ends of a stroke are
  /// conspicuous.
  mutating func stressEnd() {
    guard let last = rows.indices.last else { return }
    rows[last].weight[Lane.x] *= 2
    rows[last].weight[Lane.y] *= 2
  }

  /// Adds the first control points for the samples that are not fitted yet, one per `share` of
  /// them, and fits them together with the last few points before.
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

  /// Fits all points from a position on that are not fixed.
  mutating func refit(from index: Int, rounds: Int) {
    guard times.count > 1, index < times.count else { return }
    var cut = cut(max(index, fixed)..<times.count)
    cut.piece.refit()
    cut.piece.improve(rounds: rounds)
    writeBack(cut.piece, in: cut.place)
  }

  /// Fixes all but the last points, if that leaves three, and drops the samples and points that no
  /// longer have an effect.
  ///
  /// - Returns: the points that became fixed.
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

  /// The tally of all samples fitted until now.
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

  /// Inserts points in stretches in which the pen was nearly still, so that no span contains more
  /// than `most` samples.
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

  /// More are needed only if the rate of samples varies extremely.
  private static let mostSplits = 64

  // MARK: - Pieces

  /// The origin of a piece.
  struct PieceSpan {
    /// Its control points.
    var points: Range<Int>
    /// Its samples.
    var rows: Range<Int>
  }

  /// Returns the piece in which some points may move; it contains more points if fewer than three
  /// would remain beyond them.
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

  /// Writes a piece back to its place, with its current number of control points.
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

  /// Returns the misfits of the samples in each span of the path.
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

/// A control point in the units of the fit.
struct ControlPoint {
  var time: Double
  var lanes: FittedValues
}
