import LinuxIO
import OverlayConfiguration
import StylusModel
import StylusProtocol

/// The keys that the desktop's portal binds, as the loop sees them.
struct ShortcutLink {
  /// Nil if there is no bus, or the portal has no keys for us.
  private var portal: ShortcutPortal?
  private let refusal: ShortcutRefusal?
  private let token: UInt64
  private var interest: Poller.Interest = .readable

  /// Begins to bind the keys if the settings permit it.
  init(
    _ use: ShortcutUse, token: UInt64, on poller: borrowing Poller,
    refusal: ShortcutRefusal? = ShortcutRefusal(),
    desktop: String? = Environment.variable("XDG_CURRENT_DESKTOP")
  ) {
    (self.token, self.refusal) = (token, refusal)
    let isAsked = use.asks(on: desktop, isRefused: refusal?.isThere ?? false)
    guard isAsked, let portal = try? ShortcutPortal() else { return }
    let bus = portal.connection
    interest = bus.interest
    if (try? poller.add(bus.number, token: token, interest)) != nil { self.portal = portal }
  }

  /// When to be called though nothing came.
  var deadline: Timestamp? { portal?.connection.deadline }

  /// Reads pending data and sends waiting data.
  ///
  /// - Returns: the keys that were pressed.
  mutating func takePressed(on poller: borrowing Poller) -> [OverlayShortcut] {
    guard let portal else { return [] }
    let isLost = (try? portal.connection.process()) == nil
    if isLost || portal.isOver || !follow(portal.connection, on: poller) {
      if portal.outcome == .refused { refusal?.keep() }
      poller.remove(portal.connection.number)
      self.portal = nil
    }
    return portal.takePressed()
  }

  /// Waits for what the connection waits for; false if that is impossible.
  private mutating func follow(_ bus: BusConnection, on poller: borrowing Poller) -> Bool {
    let next = bus.interest
    defer { interest = next }
    return next == interest || (try? poller.change(bus.number, token: token, next)) != nil
  }
}

extension ShortcutUse {
  /// Whether the portal is asked for keys.
  ///
  /// - Parameter desktop: XDG_CURRENT_DESKTOP. KDE Plasma is asked only if the user wants that: up
  ///   to version 6.3 its portal opens the system settings each time.
  func asks(on desktop: String?, isRefused: Bool) -> Bool {
    switch self {
    case .no: return false
    case .yes: return true
    case .auto:
      let names = (desktop ?? "").lowercased().split(separator: ":")
      return !isRefused && !names.contains("kde")
    }
  }
}

/// The user's refusal of keys, kept in the file $XDG_STATE_HOME/inkoverlay/shortcuts-refused: the
/// desktop asks once.
struct ShortcutRefusal: Sendable {
  private let file: String

  /// Nil if the path of its folder is unknown.
  init?(in folder: String? = OverlayStatePlace.current) {
    guard let folder else { return nil }
    file = folder + "/shortcuts-refused"
  }

  /// Whether there was one.
  var isThere: Bool { FileBytes.isThere(file) }

  /// Keeps it.
  func keep() {
    OverlayStatePlace.leave(
      "The desktop was not permitted to bind keys for inkoverlay.\n", in: file,
      orLose: "The desktop asks again at the next start")
  }
}
