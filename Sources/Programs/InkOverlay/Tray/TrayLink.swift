import LinuxIO
import OverlayConfiguration
import StylusModel
import TrayItem

/// The overlay's icon in the tray, or in the bar of GNOME's extension, over the session's bus.
///
/// Without a bus or without a tray there is none, and nothing is reported: nothing depends on it.
struct TrayLink {
  /// Nil where it is not wanted, where there is no bus, or once the bus is lost.
  private var item: TrayItem?
  private var interest: Poller.Interest = .readable
  private let token: UInt64
  private var shown: TrayStatus?
  /// The name by which GNOME's extension finds it (packaging/gnome).
  private static let name = "org.stylusd.inkoverlay"

  /// - Parameter token: of its connection in the poller.
  init(token: UInt64) { self.token = token }

  /// When to be called though nothing came.
  var deadline: Timestamp? { item?.connection.deadline }

  /// Follows the configuration: connects, or removes the icon.
  mutating func configure(
    _ presence: TrayPresence, _ state: OverlayState, on poller: borrowing Poller
  ) {
    switch presence {
    case .no: disconnect(on: poller)
    case .auto: if item == nil { connect(state, on: poller) }
    }
  }

  private mutating func connect(_ state: OverlayState, on poller: borrowing Poller) {
    let status = TrayStatus(state)
    guard let item = try? TrayItem("inkoverlay", name: Self.name, status.contents) else { return }
    interest = item.connection.interest
    guard (try? poller.add(item.connection.number, token: token, interest)) != nil else { return }
    (self.item, shown) = (item, status)
  }

  private mutating func disconnect(on poller: borrowing Poller) {
    if let item { poller.remove(item.connection.number) }
    item = nil
  }

  /// Answers the tray, and does what the user chose there.
  mutating func serve(_ state: OverlayState, at now: Timestamp, on poller: borrowing Poller) {
    guard let item else { return }
    do throws(SystemError) { try item.process() } catch { return disconnect(on: poller) }
    item.takeEvent(at: now)?.perform(on: state, at: now)
    watch(on: poller)
  }

  /// Tells the tray what changed; costs a comparison if nothing did.
  mutating func update(_ state: OverlayState, on poller: borrowing Poller) {
    guard let item, item.isFindable else { return }
    let status = TrayStatus(state)
    guard status != shown else { return }
    shown = status
    item.show(status.contents)
    watch(on: poller)
  }

  private mutating func watch(on poller: borrowing Poller) {
    guard let connection = item?.connection, connection.interest != interest else { return }
    interest = connection.interest
    do throws(SystemError) {
      try poller.change(connection.number, token: token, interest)
    } catch {
      disconnect(on: poller)
    }
  }
}
