import Foundation
import ProgramKit

/// The service manager's end of sd_notify.
final class NotifySocket {
  private let number: Int32

  /// Listens at a path.
  init(_ path: String) throws {
    number = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var wait = timeval(tv_sec: 60, tv_usec: 0)
    unsafe setsockopt(
      number, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let code = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard code == 0 else { throw Programs.ProgramRunError(description: "cannot listen at \(path)") }
  }

  deinit { close(number) }

  /// The next word from the service.
  func next() throws -> String {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe recv(number, &buffer, buffer.count, 0)
    guard count > 0 else { throw Programs.ProgramRunError(description: "the service says nothing") }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}

/// Where python3 is; nil where it is not.
let python: String? = {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  return folders.map { "\($0)/python3" }.first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}()
