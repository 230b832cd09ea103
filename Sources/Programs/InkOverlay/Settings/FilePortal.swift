import LinuxIO

/// A file that the desktop's portal opens in a program of the user's choice
/// (org.freedesktop.portal.OpenURI).
///
///     let portal = try FilePortal(opening: path)
///     try portal.connection.process()               // readable, or the deadline came
///     if let outcome = portal.outcome { ... }
///
/// The portal gets the open file instead of a path, so that this also works from inside a sandbox.
/// It lasts until the portal has started the program, which may ask the user for one first.
final class FilePortal {
  /// The connection to wait for and to process; the portal's request ends with it.
  let connection: BusConnection
  private var listeners: [BusListener] = []
  /// Nil until the portal has answered.
  private(set) var outcome: OpeningOutcome?

  /// What became of the file.
  enum OpeningOutcome: Hashable {
    case opened
    /// The user does not want it any more.
    case canceled
    /// There is no such portal, or it cannot open the file.
    case missing
  }

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.OpenURI"
  /// The end of the path of our request.
  private static let token = "inkoverlay_settings"
  /// The time limit of the first answer, in milliseconds: the call starts the portal.
  private static let patience: Int64 = 10_000

  /// Connects to the session's bus and asks. A file that may be written is opened for writing: only
  /// then the portal lets the program write.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - address: another bus instead.
  /// - Throws: if the file cannot be opened, or there is no bus.
  init(opening path: String, session address: String? = nil) throws(SystemError) {
    var isWritable = true
    let file = try FileBytes.openForEditor(path, isWritable: &isWritable)
    connection = try BusConnection(session: address)
    let rule =
      "type='signal',sender='\(Self.name)',interface='org.freedesktop.portal.Request',"
      + "member='Response'"
    listeners = [
      BusListener.signals(rule, on: connection, weakHandler(of: self) { $0.takeResponse($1) })
    ].compactMap { $0 }
    let options: [String: BusArgument] = [
      "handle_token": .text(Self.token), "writable": .flag(isWritable),
    ]
    let call = BusCall(
      Self.name, Self.path, Self.interface, "OpenFile",
      [.text(""), .descriptor(file.number), .options(options)])
    let isSent = connection.call(
      call.taking(Self.patience),
      then: weakHandler(of: self) { portal, answer in
        if case .failure = answer { portal.outcome = portal.outcome ?? .missing }
      })
    if !isSent { outcome = .missing }
  }

  /// The request is over: 0 is success, 1 the user's refusal.
  private func takeResponse(_ answer: BusAnswer) {
    guard answer.path?.hasSuffix("/\(Self.token)") == true, let code = answer.number() else {
      return
    }
    outcome =
      switch code {
      case 0: .opened
      case 1: .canceled
      default: .missing
      }
  }
}
