import StylusModel

/// Removes the contact from frames in which the pen presses less than its threshold.
///
/// One frame in, one frame out. It never adds a contact that the tablet does not report.
struct ContactFilter: BitwiseCopyable {
  private var isOpen = false

  /// The frame with the effective contact; `threshold` is nil if the tablet's own report applies,
  /// or if frames do not contain the pressure.
  mutating func pass(_ frame: ToolFrame, threshold: TipThreshold?) -> ToolFrame {
    let wasOpen = isOpen && frame.presence != .entered
    isOpen = frame.isTouching
    guard let threshold, frame.isTouching else { return frame }
    isOpen = frame.pressure.value >= (wasOpen ? threshold.end : threshold.begin)
    var frame = frame
    frame.isTouching = isOpen
    return frame
  }
}
