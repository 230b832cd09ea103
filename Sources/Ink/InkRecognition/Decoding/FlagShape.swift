/// Tells a 1 with a flag from a 7: the flag of a 1 rises to its top, the bar of a 7 is level.
///
/// The network was taught mainly by people who write a 1 as a bar, so it takes most 1 with a flag
/// beside other characters for a 7.
struct FlagShape: Sendable {
  private var resampled = ResampledTrace()
  /// The strokes with a flag: their steps, and the logarithm of how much more likely each is as a 1
  /// than as a 7.
  private var flags: [(steps: Range<Int>, odds: Float)] = []
  /// The cost of assigning the first flags to the first characters, a row for each character.
  private var costs: [Float] = []

  /// The number of steps for each position of the network.
  private static let stride = 4

  /// Finds the strokes with a flag.
  mutating func find(_ trace: WritingTrace, scale: Float) {
    resampled.resample(trace, scale: scale)
    flags.removeAll(keepingCapacity: true)
    var (stroke, start) = (-1, 0)
    for (index, step) in resampled.steps.enumerated() where !step.isAir {
      if index == 0 || resampled.steps[index - 1].isAir {
        stroke += 1
        start = index
      }
      guard stroke < trace.strokeCount else { return }
      if index + 1 == resampled.steps.count || resampled.steps[index + 1].isAir {
        addFlag(trace, trace.range(stroke), start..<index + 1)
      }
    }
  }

  private mutating func addFlag(_ trace: WritingTrace, _ range: Range<Int>, _ steps: Range<Int>) {
    guard flags.count < Self.mostFlags,
      let rise = Self.rise(trace, range, Self.span(trace, range))
    else { return }
    flags.append((steps, max(-Self.most, min((rise - Self.even) * Self.steepness, Self.most))))
  }

  private static let mostFlags = 64

  /// Assigns flags to the characters that are a 1 or a 7, in order, so that they are near the
  /// positions where the network saw them; sets the odds of each, 0 for one without a flag.
  ///
  /// - Parameter odds: a value that is not zero for each character that is a 1 or a 7.
  mutating func assign(_ places: [Int], to odds: inout [Float]) {
    let width = flags.count + 1
    costs.removeAll(keepingCapacity: true)
    for _ in 0..<width { costs.append(0) }
    for (letter, place) in places.enumerated() where odds[letter] != 0 {
      let row = costs.count - width
      for flag in 0..<width {
        var cost = costs[row + flag] + Self.missing
        if flag > 0 {
          cost = min(
            cost, costs[row + flag - 1] + distance(flag - 1, place), costs[row + width + flag - 1])
        }
        costs.append(cost)
      }
    }
    traceFlags(places, width, &odds)
  }

  /// Follows the cheapest assignment back.
  private func traceFlags(_ places: [Int], _ width: Int, _ odds: inout [Float]) {
    var row = costs.count - width
    var flag = width - 1
    for letter in places.indices.reversed() where odds[letter] != 0 {
      while flag > 0, costs[row + flag] == costs[row + flag - 1] { flag -= 1 }
      odds[letter] = 0
      if flag > 0,
        costs[row + flag] == costs[row - width + flag - 1] + distance(flag - 1, places[letter])
      {
        odds[letter] = flags[flag - 1].odds
        flag -= 1
      }
      row -= width
    }
  }

  /// The number of steps between a flag and a position.
  private func distance(_ flag: Int, _ place: Int) -> Float {
    let (steps, step) = (flags[flag].steps, place * Self.stride)
    return Float(max(0, steps.lowerBound - step, step - steps.upperBound))
  }

  /// The cost of a character without a flag.
  private static let missing: Float = 20

  /// The rise of the flag, as the sine of its angle, that a 1 and a 7 have as often.
  private static let even: Float = 0.3
  private static let steepness: Float = 12
  private static let most: Float = 3

  private static func span(_ trace: WritingTrace, _ range: Range<Int>) -> Float {
    var (low, high) = (Float.infinity, -Float.infinity)
    for index in range {
      low = min(low, trace.points[index].y)
      high = max(high, trace.points[index].y)
    }
    return high - low
  }

  /// Returns the sine of the angle at which a stroke begins, up to its corner; nil if it is not a
  /// straight flag with a straight stem.
  private static func rise(_ trace: WritingTrace, _ range: Range<Int>, _ height: Float) -> Float? {
    let (corner, distance) = farthest(trace, range, isRight: true)
    guard distance > 0 else { return nil }
    let start = trace.points[range.lowerBound]
    let (flag, stem) = (
      trace.points[corner] - start, trace.points[range.upperBound - 1] - trace.points[corner]
    )
    let share = flag.size / max(stem.size, 1e-6)
    guard flag.x > 0, stem.y > 0.7 * height, stem.x < 0.5 * stem.y, (0.12...1.3).contains(share),
      isStraight(trace, range.lowerBound..<corner + 1, 0.25),
      isStraight(trace, corner..<range.upperBound, 0.15)
    else { return nil }
    return -flag.y / flag.size
  }

  /// Returns the point that is the farthest from the line between the ends, and its distance times
  /// the length of the line.
  private static func farthest(
    _ trace: WritingTrace, _ range: Range<Int>, isRight: Bool
  ) -> (index: Int, distance: Float) {
    let start = trace.points[range.lowerBound]
    let chord = trace.points[range.upperBound - 1] - start
    var best = (index: range.lowerBound, distance: Float(0))
    for index in range {
      let way = trace.points[index] - start
      let side = way.x * chord.y - way.y * chord.x
      let distance = isRight ? side : abs(side)
      if distance > best.distance { best = (index, distance) }
    }
    return best
  }

  private static func isStraight(
    _ trace: WritingTrace, _ range: Range<Int>, _ bend: Float
  ) -> Bool {
    let chord = trace.points[range.upperBound - 1] - trace.points[range.lowerBound]
    let most = bend * (chord.x * chord.x + chord.y * chord.y)
    return farthest(trace, range, isRight: false).distance < most
  }
}
