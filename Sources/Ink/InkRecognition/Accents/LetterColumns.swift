/// Where the letters of a text are: the middle of each from left to right, judged by the positions
/// at which the network saw them.
struct LetterColumns: Sendable {
  private var alignment = PathAlignment()
  private var resampled = ResampledTrace()
  /// The middle of each letter, in millimeters.
  private(set) var middles: [Float] = []
  /// The width of each letter, in millimeters.
  private(set) var widths: [Float] = []

  /// The number of steps for each position of the network.
  private static let stride = 4

  /// Resamples a writing; its letters can then be found for several texts.
  mutating func follow(_ trace: WritingTrace, scale: Float) {
    resampled.resample(trace, scale: scale)
  }

  /// Finds the letters of a text, whose characters are given first first.
  mutating func find(_ frames: borrowing LetterFrames, _ text: borrowing [UInt8]) {
    alignment.align(frames, text)
    let places = alignment.places
    middles.removeAll(keepingCapacity: true)
    widths.removeAll(keepingCapacity: true)
    let steps = resampled.steps
    for index in places.indices {
      let here = places[index] * Self.stride
      let before = index > 0 ? (places[index - 1] * Self.stride + here) / 2 : here - 24
      let after =
        index + 1 < places.count ? (places[index + 1] * Self.stride + here) / 2 : here + 24
      var (left, right) = (Float.infinity, -Float.infinity)
      for step in max(0, before)..<max(max(0, before), min(after + 1, steps.count))
      where !steps[step].isAir {
        left = min(left, steps[step].place.x)
        right = max(right, steps[step].place.x)
      }
      if left > right {
        left = steps.isEmpty ? 0 : steps[max(0, min(here, steps.count - 1))].place.x
        right = left
      }
      middles.append((left + right) / 2)
      widths.append(right - left)
    }
  }
}
