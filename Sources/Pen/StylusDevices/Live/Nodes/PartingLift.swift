import Evdev
import StylusModel
import StylusPipeline

/// Holds back the lift that the kernel makes up when a tablet is pulled out under the pen.
///
/// Before its readers learn that a device is gone, the kernel releases every key that is down, in
/// its own frame without a single axis (input_disconnect_device, drivers/input/input.c). Read in
/// time, that looks like a tip that was lifted and taken away at once. So such a frame waits, and
/// counts only if the device says anything after it or is still there when the patience is over.
struct PartingLift: BitwiseCopyable {
  /// Whether the frame that is being gathered has let keys go, and nothing else so far.
  private var onlyReleases = true
  private var wasTouching = false
  private var held: ToolFrame?

  /// How long a device takes to go, at most: its node and its files are removed in between.
  static let patience = Microseconds.milliseconds(100)

  /// When the frame that waits counts; nil if none does.
  var deadline: Timestamp? { held.map { $0.time + Self.patience } }

  /// Records an event before the frame that it may complete.
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

  /// The frame that waited, because the device lives; nil if none did.
  mutating func release() -> ToolFrame? {
    defer { held = nil }
    return held
  }
}
