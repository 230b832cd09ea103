import StylusModel
import StylusPipeline

/// Decides when a tool that never said good-bye is gone.
///
/// libinput declares a tool gone after 50 ms without news, until the device has reported a
/// departure once (evdev-tablet.c, proximity-out quirk). But no news may also mean that a hovering
/// pen is held still, and then libinput would have it come and go all the time. So its word counts
/// only if the device never reports departures, the tip does not touch, and the silence lasts.
struct SilentTool: BitwiseCopyable {
  private var reportsDepartures = false
  private var isTouching = false
  private(set) var since: Timestamp?

  /// How much longer than libinput we wait before we believe it.
  static let patience = Microseconds.milliseconds(450)

  /// When the tool must be given up, if nothing comes; nil if nobody doubts that it is there.
  var deadline: Timestamp? { since.map { $0 + Self.patience } }

  /// The device said something: whatever was doubted is there.
  mutating func recordFrame(_ frame: ToolFrame) {
    if frame.presence == .left { reportsDepartures = true }
    isTouching = frame.isTouching
    since = nil
  }

  /// libinput says that the tool is gone, although the device did not.
  mutating func doubt(since time: Timestamp) {
    if !reportsDepartures, !isTouching { since = since ?? time }
  }

  /// The moment from which the tool counts as lost, if that is decided now; then it is forgotten.
  mutating func giveUp(at now: Timestamp) -> Timestamp? {
    guard let since, let deadline, deadline <= now else { return nil }
    self.since = nil
    return since
  }
}
