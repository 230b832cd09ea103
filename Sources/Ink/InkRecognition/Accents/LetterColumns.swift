/// Where the letters of a text are: the middle of each from left to right, judged by the positions
/// at which the network saw them.
struct LetterColumns: Sendable {
  private var alignment = PathAlignment()
  private var resampled = ResampledTrace()
  /// The middle of each letter, in millimeters.
  private(set) var middles: [Float] = []

  /// The number of steps for each position of the network.
  private static let stride = 4

  /// Resamples a writing; its letters can then be found for several texts.
  mutating func resample(_ trace: WritingTrace, scale: Float) {
    resampled.resample(trace, scale: scale)
  }

  /// Finds the letters of a text, whose characters are given first first.
  mutating func locate(_ frames: borrowing LetterFrames, _ text: borrowing [UInt8]) {
    alignment.align(frames, text)
    middles.removeAll(keepingCapacity: true)
    let (places, steps) = (alignment.places, resampled.steps)
    for index in places.indices {
      let start = index > 0 ? beginning(places[index]) : 0
      let end = index + 1 < places.count ? beginning(places[index + 1]) : steps.count
      var (left, right) = (Float.infinity, -Float.infinity)
      for step in start..<max(start, end) where !steps[step].isAir {
        left = min(left, steps[step].place.x)
        right = max(right, steps[step].place.x)
      }
      if left > right {
        let step = max(0, min(places[index] * Self.stride, steps.count - 1))
        left = steps.isEmpty ? 0 : steps[step].place.x
        right = left
      }
      middles.append((left + right) / 2)
    }
  }

  /// The largest number of steps between where the network sees a letter, which is near its
  /// beginning, and the beginning of its stroke.
  private static let reach = 8

  /// Returns the step at which a letter begins: that of a stroke, if one begins near.
  private func beginning(_ place: Int) -> Int {
    let steps = resampled.steps
    let here = max(0, min(place * Self.stride, steps.count))
    for distance in 0...Self.reach {
      for step in [here - distance, here + distance]
      where steps.indices.contains(step) && !steps[step].isAir {
        if step == 0 || steps[step - 1].isAir { return step }
      }
    }
    return here
  }
}
