import StylusModel
import StylusPipeline

/// The buttons that a second node holds down for a tablet's pen, each with the time of the change.
///
/// A change takes effect with the first frame that is not older. A pen at rest may send no frame:
/// then, after a limited wait, the pen's last frame is repeated with the change.
struct BorrowedButtons {
  private var down: ToolButtons = []
  /// Changes that no frame contains yet; at most ``most``.
  private var changes: [ButtonChange] = []

  private struct ButtonChange: BitwiseCopyable {
    var time: Timestamp
    var buttons: ToolButtons
  }

  /// How long a change waits for a frame: longer than any pen that moves is silent.
  static let patience = Microseconds.milliseconds(20)
  /// The largest number of waiting changes: above it, the first one takes effect at once.
  static let most = 16

  init() { changes.reserveCapacity(Self.most) }

  /// From a time on, these buttons are down; no effect if they are already.
  mutating func change(to buttons: ToolButtons, at time: Timestamp) {
    guard buttons != changes.last?.buttons ?? down else { return }
    if changes.count == Self.most { advance() }
    changes.append(ButtonChange(time: max(time, changes.last?.time ?? time), buttons: buttons))
  }

  /// Adds what is down at a frame's time to the buttons of the tool that is near.
  mutating func merge(into frame: inout ToolFrame) {
    while let first = changes.first, first.time <= frame.time { advance() }
    guard frame.presence == .near || frame.presence == .entered else { return }
    frame.buttons.formUnion(down)
  }

  /// When the wait of the first change is over; nil if no change waits.
  var deadline: Timestamp? { changes.first.map { $0.time + Self.patience } }

  /// The time of the first change, if it has waited long enough by now.
  func overdue(at now: Timestamp) -> Timestamp? {
    guard let first = changes.first, first.time + Self.patience <= now else { return nil }
    return first.time
  }

  /// The first change counts, without a frame.
  mutating func advance() {
    guard !changes.isEmpty else { return }
    down = changes.removeFirst().buttons
  }
}
