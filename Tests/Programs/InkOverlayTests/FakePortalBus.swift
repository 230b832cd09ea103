import BusKit
import CSystemd
import LinuxIO

/// A bus of its own with a desktop's portal, whose requests are answered with the next turn.
final class FakePortalBus {
  let bus: FakeBus
  private let own: BusConnection
  private var listener: BusListener?
  private var requests: [PortalRequest] = []
  /// Answers the calls.
  var answerCall: ((BusAnswer) -> [BusArgument]?)?

  static let path = "/org/freedesktop/portal/desktop"

  private struct PortalRequest {
    let path: String
    let code: () -> UInt32
    let results: [String: BusArgument]
  }

  init() throws {
    bus = try FakeBus(activates: false)
    own = try BusConnection(address: bus.address)
    listener = BusListener.allCalls(on: own, weakHandler(of: self) { $0.answerCall?($1) })
    _ = unsafe sd_bus_request_name(own.pointer, "org.freedesktop.portal.Desktop", 0)
  }

  /// Begins a request of a call, and returns the call's answer.
  ///
  /// - Parameter code: what the user or the portal answers then: 0 is yes, 1 is no, 2 a failure.
  func beginRequest(
    _ token: String, of call: BusAnswer, code: @autoclosure @escaping () -> UInt32,
    results: [String: BusArgument] = [:]
  ) -> [BusArgument] {
    let sender = (call.sender ?? "").dropFirst().map { $0 == "." ? "_" : $0 }
    let path = "\(Self.path)/request/\(String(sender))/\(token)"
    requests.append(PortalRequest(path: path, code: code, results: results))
    return [.path(path)]
  }

  /// Emits a signal of the portal.
  func emitSignal(_ interface: String, _ name: String, _ arguments: [BusArgument]) {
    _ = own.emitSignal(Self.path, interface, name, arguments)
  }

  /// Takes calls, and answers requests of the last turn.
  func turn() throws {
    let due = requests
    requests = []
    for request in due {
      _ = own.emitSignal(
        request.path, "org.freedesktop.portal.Request", "Response",
        [.unsigned(request.code()), .options(request.results)])
    }
    try own.process()
  }
}
