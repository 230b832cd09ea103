import LinuxIO
import StylusProtocol

/// The overlay's keys at the desktop's portal (org.freedesktop.portal.GlobalShortcuts), which asks
/// the user before it binds them the first time.
///
///     let portal = try ShortcutPortal()
///     try portal.connection.process()               // readable, or the deadline came
///     for shortcut in portal.takePressed() { ... }
///
/// Life: registers the program, opens a session, binds the keys, and then reports each press. Each
/// step follows the answer to the previous one. A portal without such keys refuses to open a
/// session, and nothing follows.
final class ShortcutPortal {
  /// What became of the keys.
  enum BindingOutcome: Hashable {
    case bound
    /// The user does not want them.
    case refused
    /// The portal does not have them, or failed.
    case missing
  }

  /// The connection to wait for and to process. It is the portal's alone, because the program must
  /// be registered before any other call.
  let connection: BusConnection
  /// Nil until the portal has answered.
  private(set) var outcome: BindingOutcome?
  /// Whether there will be no presses.
  var isOver: Bool { outcome == .refused || outcome == .missing }
  private var session: String?
  private var pressed: [OverlayShortcut] = []
  private var listeners: [BusListener] = []

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.GlobalShortcuts"
  /// The desktop entry that describes the program.
  private static let application = "inkoverlay"
  /// The ends of the paths of our requests and of the session.
  private static let opening = "inkoverlay_open"
  private static let binding = "inkoverlay_bind"
  private static let own = "inkoverlay"
  /// The time limit of an answer, in milliseconds: the first call starts the portal.
  private static let patience: Int64 = 30_000
  /// The largest number of presses that wait.
  private static let mostPressed = 16

  /// Connects to the session's bus and begins.
  ///
  /// - Parameter address: another bus instead.
  init(session address: String? = nil) throws(SystemError) {
    connection = try BusConnection(session: address)
    let rule = "type='signal',sender='\(Self.name)',interface="
    listeners = [
      BusListener.signals(
        rule + "'org.freedesktop.portal.Request',member='Response'", on: connection,
        weakHandler(of: self) { $0.takeResponse($1) }),
      BusListener.signals(
        rule + "'\(Self.interface)',member='Activated'", on: connection,
        weakHandler(of: self) { $0.takePress($1) }),
    ].compactMap { $0 }
    register()
  }

  /// The keys that were pressed since the last call.
  func takePressed() -> [OverlayShortcut] {
    defer { pressed = [] }
    return pressed
  }

  /// Gives the portal the program's name, which it needs for keys; portals before 1.20 find a name
  /// by themselves or need none.
  private func register() {
    callPortal(
      "org.freedesktop.host.portal.Registry", "Register",
      [.text(Self.application), .options([:])]
    ) { portal, _ in portal.openSession() }
  }

  private func openSession() {
    let options: [String: BusArgument] = [
      "handle_token": .text(Self.opening), "session_handle_token": .text(Self.own),
    ]
    callPortal(Self.interface, "CreateSession", [.options(options)]) { portal, answer in
      guard case .success(let answer) = answer, let request = answer.string(typePath),
        request.hasPrefix("\(Self.path)/request/")
      else {
        portal.outcome = .missing
        return
      }
      // Both paths contain the name of our connection.
      let sender = request.dropFirst("\(Self.path)/request/".count).prefix { $0 != "/" }
      portal.session = "\(Self.path)/session/\(sender)/\(Self.own)"
    }
  }

  private func bind() {
    guard let session else { return }
    let keys = OverlayShortcut.all.map { shortcut in
      BusArgument.structure([
        .text(shortcut.name),
        .options([
          "description": .text(shortcut.summary),
          "preferred_trigger": .text("LOGO+\(shortcut.key)"),
        ]),
      ])
    }
    callPortal(
      Self.interface, "BindShortcuts",
      [
        .path(session), .list(of: "(sa{sv})", keys), .text(""),
        .options(["handle_token": .text(Self.binding)]),
      ]
    ) { portal, answer in
      if case .failure = answer { portal.outcome = .missing }
    }
  }

  private func callPortal(
    _ interface: String, _ member: String, _ arguments: [BusArgument],
    then: @escaping (ShortcutPortal, Result<BusAnswer, BusCallError>) -> Void
  ) {
    let call = BusCall(Self.name, Self.path, interface, member, arguments).taking(Self.patience)
    if !connection.call(call, then: weakHandler(of: self, then)) { outcome = .missing }
  }

  /// A request is over: 0 is success, 1 the user's refusal.
  private func takeResponse(_ answer: BusAnswer) {
    guard let request = answer.path?.split(separator: "/").last, let code = answer.number() else {
      return
    }
    switch (String(request), code) {
    case (Self.opening, 0): bind()
    case (Self.binding, 0): outcome = .bound
    case (Self.binding, 1): outcome = .refused
    case (Self.opening, _), (Self.binding, _): outcome = .missing
    default: break
    }
  }

  private func takePress(_ answer: BusAnswer) {
    guard let session, answer.string(typePath) == session, let name = answer.text(),
      let shortcut = OverlayShortcut.all.first(where: { $0.name == name }),
      pressed.count < Self.mostPressed
    else { return }
    pressed.append(shortcut)
  }
}
