import StylusModel
import StylusPipeline

/// Decides when a tool that never reported its departure is gone.
///
/// libinput declares a tool gone after 50 ms without events, until the device has reported a
/// departure once (evdev-tablet.c, proximity-out quirk). But a hovering pen that is held still
/// sends no events either, and would come and go all the time. libinput's decision therefore counts
/// only if the device never reports departures, the tip does not touch, and the silence continues.
struct SilentTool: BitwiseCopyable {
  private var reportsDepartures = false
  private var isTouching = false
  private(set) var since: Timestamp?

  /// The additional time to wait after libinput's decision.
  static let patience = Microseconds.milliseconds(450)

  /// When the tool is given up if no event comes; nil if it is not in doubt.
  var deadline: Timestamp? { since.map { $0 + Self.patience } }

  /// The device sent a frame: the tool in doubt is still near.
  mutating func recordFrame(_ frame: ToolFrame) {
    if frame.presence == .left { reportsDepartures = true }
    isTouching = frame.isTouching
    since = nil
  }

  /// libinput reports that the tool is gone, although the device did not.
  mutating func doubt(since time: Timestamp) {
    if !reportsDepartures, !isTouching { since = since ?? time }
  }

  /// The moment from which the tool counts as lost, if that is decided now; clears the doubt.
  mutating func giveUp(at now: Timestamp) -> Timestamp? {
    guard let since, let deadline, deadline <= now else { return nil }
    self.since = nil
    return since
  }
}
