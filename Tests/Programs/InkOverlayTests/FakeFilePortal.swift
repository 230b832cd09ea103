import BusKit
import CSystemd
import Foundation
import LinuxIO

/// A desktop's portal that opens files, on a bus of its own. It answers while it is turned.
final class FakeFilePortal {
  private let portal: FakePortalBus
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

  var bus: FakeBus { portal.bus }

  init() throws {
    portal = try FakePortalBus()
    portal.answerCall = weakHandler(of: self) { $0.answer(to: $1) }
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
    return portal.beginRequest(options.token, of: call, code: self.answer)
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
  func turn() throws { try portal.turn() }
}
