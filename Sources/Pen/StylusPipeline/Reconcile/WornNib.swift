import StylusModel

/// Learns what a pen with a worn nib presses while it touches nothing, and takes it off.
///
/// The least pressure of a whole approach is what the nib presses by itself; the least of the last
/// three approaches counts, so that one hasty approach teaches nothing. Other layers do the same (libinput:
/// at least three approaches without a distance axis); more than a fifth of the range is no worn nib.
struct WornNib {
  private var tool: Tool?
  private var approaches = InlineArray<3, Float>(repeating: 0)
  private var count = 0
  private var least = Float.infinity
  private var frames = 0
  private var offset: Float = 0

  private static let largest: Float = 0.2
  /// An approach of fewer frames shows too little.
  private static let fewest = 4

  /// The pressure of a frame without the nib's own.
  mutating func pressure(of frame: ToolFrame) -> Fraction {
    if frame.tool != tool { begin(frame.tool) }
    if frame.isTouching { learn() } else { watch(frame) }
    guard offset > 0 else { return frame.pressure }
    return Fraction((frame.pressure.value - offset) / (1 - offset))
  }

  private mutating func begin(_ tool: Tool) {
    self.tool = tool
    count = 0
    offset = 0
    leave()
  }

  private mutating func watch(_ frame: ToolFrame) {
    switch frame.presence {
    case .entered, .near:
      least = min(least, frame.pressure.value)
      frames += 1
    case .left, .lost, .absent: leave()
    }
  }

  private mutating func leave() {
    least = .infinity
    frames = 0
  }

  /// At the touch: takes note of the approach that ends.
  private mutating func learn() {
    guard frames >= Self.fewest else { return }
    approaches[count % approaches.count] = least
    count += 1
    leave()
    guard count >= approaches.count else { return }
    var lowest = Float.infinity
    for index in approaches.indices { lowest = min(lowest, approaches[index]) }
    offset = lowest <= Self.largest ? lowest : 0
  }
}
