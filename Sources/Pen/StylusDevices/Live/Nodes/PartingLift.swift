import Evdev
import StylusModel
import StylusPipeline

/// Holds back the lift that the kernel generates when a tablet is unplugged under the pen.
///
/// Before readers learn that a device is gone, the kernel releases every key that is down, in a
/// separate frame without any axis (input_disconnect_device, drivers/input/input.c). If it is read
/// in time, this looks as if the tip was lifted and the pen removed at once. Such a frame therefore
/// waits. It counts only if the device sends anything after it, or still exists after a short time.
struct PartingLift: BitwiseCopyable {
  /// Whether the current frame has only released keys up to now.
  private var onlyReleases = true
  private var wasTouching = false
  private var held: ToolFrame?

  /// The longest time until a device is gone: its node and its files are removed in between.
  static let patience = Microseconds.milliseconds(100)

  /// When the waiting frame counts; nil if none waits.
  var deadline: Timestamp? { held.map { $0.time + Self.patience } }

  /// Examines an event before the frame that it may complete.
  mutating func inspectEvent(_ event: InputEvent) {
    guard !event.isReport else { return }
    if event.type != EventType.key || event.value != 0 { onlyReleases = false }
  }

  /// Whether a frame waits instead of going on.
  mutating func holdsBack(_ frame: ToolFrame) -> Bool {
    let isSuspect =
      onlyReleases && wasTouching && frame.presence == .left && !frame.followsGap
    onlyReleases = true
    wasTouching = frame.isTouching
    if isSuspect { held = frame }
    return isSuspect
  }

  /// The frame that waited, because the device is alive; nil if none waited.
  mutating func release() -> ToolFrame? {
    defer { held = nil }
    return held
  }
}
