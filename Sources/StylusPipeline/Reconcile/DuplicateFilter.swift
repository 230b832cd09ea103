import InkModel

/// Finds frames that say again what the frame before said.
struct DuplicateFilter {
  private var last: ToolFrame?

  /// Whether a frame repeats the one before: the same values within two milliseconds.
  mutating func repeats(_ frame: ToolFrame) -> Bool {
    defer { last = frame }
    guard var twin = last, (frame.time - twin.time).value <= 2_000 else { return false }
    twin.time = frame.time
    twin.carried = frame.carried
    twin.deviceTicks = frame.deviceTicks
    return twin == frame
  }
}
