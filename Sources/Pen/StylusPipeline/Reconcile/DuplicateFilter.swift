import StylusModel

/// Detects frames that repeat the previous frame.
struct DuplicateFilter {
  private var last: ToolFrame?

  /// Whether a frame repeats the previous one: the same values within three milliseconds. The pairs
  /// of a Genius PenSketch M912 are 1.9 to 2.1 ms apart, its readings 4 ms.
  mutating func repeats(_ frame: ToolFrame) -> Bool {
    defer { last = frame }
    guard var twin = last, (frame.time - twin.time).value <= 3_000 else { return false }
    twin.time = frame.time
    twin.carried = frame.carried
    twin.deviceTicks = frame.deviceTicks
    return twin == frame
  }
}
