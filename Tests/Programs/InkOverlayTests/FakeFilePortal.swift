import BusKit
import CSystemd
import Foundation
import LinuxIO

/// A desktop's portal that opens files, on a bus of its own. It answers while it is turned.
final class FakeFilePortal {
  let bus: FakeBus
  private let own: BusConnection
  private var listener: BusListener?
  /// The paths of requests that are answered with the next turn.
  private var requests: [String] = []
  /// What was to be opened, in order.
  private(set) var files: [OpenedFile] = []

  /// What the user or the portal answers: 0 is yes, 1 is no, 2 a failure.
  var answer: UInt32 = 0
  /// Whether it opens files.
  var opensFiles = true

  /// A file as the portal got it.
  struct OpenedFile: Equatable {
    var path: String
    /// Whether it is to be written, and whether its descriptor permits that.
    var isWritable: Bool
    var permitsWriting: Bool
  }

  init() throws {
    bus = try FakeBus(activates: false)
    own = try BusConnection(address: bus.address)
    listener = BusListener.allCalls(
      on: own, weakHandler(of: self) { $0.answer(to: $1) })
    _ = unsafe sd_bus_request_name(own.pointer, "org.freedesktop.portal.Desktop", 0)
  }

  private func answer(to call: BusAnswer) -> [BusArgument]? {
    guard opensFiles, call.isCall(of: "OpenFile", "org.freedesktop.portal.OpenURI"),
      call.text() == "", let file = descriptor(of: call),
      let options = options(of: call)
    else { return nil }
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
    files.append(
      OpenedFile(
        path: path ?? "", isWritable: options.isWritable,
        permitsWriting: fcntl(file, F_GETFL) & O_ACCMODE == O_RDWR))
    let sender = (call.sender ?? "").dropFirst().map { $0 == "." ? "_" : $0 }
    requests.append(
      "/org/freedesktop/portal/desktop/request/\(String(sender))/\(options.token)")
    return [.path(requests.last ?? "/")]
  }

  /// The descriptor, which is closed with the message.
  private func descriptor(of call: BusAnswer) -> Int32? {
    var file: Int32 = -1
    return unsafe sd_bus_message_read_basic(call.message, typeDescriptor, &file) > 0 ? file : nil
  }

  private func options(of call: BusAnswer) -> (token: String, isWritable: Bool)? {
    var (token, isWritable): (String?, Bool?)
    _ = call.list(of: "{sv}") { () -> Bool? in
      guard unsafe sd_bus_message_enter_container(call.message, typeEntry, "sv") > 0 else {
        return nil
      }
      defer { _ = unsafe sd_bus_message_exit_container(call.message) }
      switch call.text() {
      case "handle_token": token = call.variantText()
      case "writable":
        guard unsafe sd_bus_message_enter_container(call.message, typeVariant, "b") > 0 else {
          return nil
        }
        isWritable = call.flag()
        _ = unsafe sd_bus_message_exit_container(call.message)
      default: return nil
      }
      return true
    }
    guard let token, let isWritable else { return nil }
    return (token, isWritable)
  }

  /// Takes calls, and answers requests of the last turn.
  func turn() throws {
    let due = requests
    requests = []
    for request in due {
      _ = own.emitSignal(
        request, "org.freedesktop.portal.Request", "Response",
        [.unsigned(answer), .options([:])])
    }
    try own.process()
  }
}
