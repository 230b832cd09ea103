import BusKit
import CSystemd
import LinuxIO

/// A desktop's portal with global shortcuts, on a bus of its own. It answers while it is turned.
final class FakeShortcutPortal {
  let bus: FakeBus
  private let own: BusConnection
  private var listener: BusListener?
  /// The calls that came, in order.
  private(set) var calls: [String] = []
  /// What was bound: the paths of the sessions.
  private(set) var sessions: [String] = []
  /// The paths of requests that are answered with the next turn, and their codes.
  private var requests: [(path: String, code: UInt32)] = []

  /// What the user answers: 0 is yes, 1 is no.
  var answer: UInt32 = 0
  /// Whether it has shortcuts.
  var hasShortcuts = true

  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.GlobalShortcuts"

  init() throws {
    bus = try FakeBus(activates: false)
    own = try BusConnection(address: bus.address)
    listener = BusListener.allCalls(
      on: own, weakHandler(of: self) { $0.answer(to: $1) })
    _ = unsafe sd_bus_request_name(own.pointer, "org.freedesktop.portal.Desktop", 0)
  }

  private func answer(to call: BusAnswer) -> [BusArgument]? {
    if call.isCall(of: "Register", "org.freedesktop.host.portal.Registry") {
      calls.append("Register \(call.text() ?? "")")
      return []
    }
    guard hasShortcuts else { return nil }
    if call.isCall(of: "CreateSession", Self.interface) {
      calls.append("CreateSession")
      return request("inkoverlay_open", of: call, code: 0)
    }
    guard call.isCall(of: "BindShortcuts", Self.interface) else { return nil }
    calls.append("BindShortcuts")
    sessions.append(call.string(typePath) ?? "")
    return request("inkoverlay_bind", of: call, code: answer)
  }

  private func request(_ token: String, of call: BusAnswer, code: UInt32) -> [BusArgument] {
    let sender = (call.sender ?? "").dropFirst().map { $0 == "." ? "_" : $0 }
    let path = "\(Self.path)/request/\(String(sender))/\(token)"
    requests.append((path, code))
    return [.path(path)]
  }

  /// Takes calls, and answers requests of the last turn.
  func turn() throws {
    let due = requests
    requests = []
    for request in due {
      _ = own.emitSignal(
        request.path, "org.freedesktop.portal.Request", "Response",
        [.unsigned(request.code), .options(["shortcuts": .list(of: "s", [])])])
    }
    try own.process()
  }

  /// The user presses a key.
  func press(_ name: String, in session: String? = nil) {
    _ = own.emitSignal(
      Self.path, Self.interface, "Activated",
      [
        .path(session ?? sessions.last ?? "/"), .text(name), .unsigned(0),
        .options(["activation_token": .text("t")]),
      ])
  }
}
