import StylusModel

/// Takes the contact from frames in which the pen presses less than its threshold.
///
/// One frame in, one out. It never makes a contact that the tablet does not report.
struct ContactFilter: BitwiseCopyable {
  private var isOpen = false

  /// The frame with the contact that counts; `threshold` is nil where the tablet's word does, or
  /// where frames do not report the pressure.
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
