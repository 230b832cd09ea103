import BusKit
import LinuxIO

/// A desktop's portal with global shortcuts, on a bus of its own. It answers while it is turned.
final class FakeShortcutPortal {
  private let portal: FakePortalBus
  /// The calls that came, in order.
  private(set) var calls: [String] = []
  /// What was bound: the paths of the sessions.
  private(set) var sessions: [String] = []

  /// What the user answers: 0 is yes, 1 is no.
  var answer: UInt32 = 0
  /// Whether it has shortcuts.
  var hasShortcuts = true

  private static let interface = "org.freedesktop.portal.GlobalShortcuts"

  var bus: FakeBus { portal.bus }

  init() throws {
    portal = try FakePortalBus()
    portal.answerCall = weakHandler(of: self) { $0.answer(to: $1) }
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
    portal.beginRequest(
      token, of: call, code: code, results: ["shortcuts": .list(of: "s", [])])
  }

  /// Takes calls, and answers requests of the last turn.
  func turn() throws { try portal.turn() }

  /// The user presses a key.
  func press(_ name: String, in session: String? = nil) {
    portal.emitSignal(
      Self.interface, "Activated",
      [
        .path(session ?? sessions.last ?? "/"), .text(name), .unsigned(0),
        .options(["activation_token": .text("t")]),
      ])
  }
}
