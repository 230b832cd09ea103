import Foundation
import ProgramKit

/// A socket at which nobody is let in.
final class Queue {
  private let number: Int32
  private var waiting: [Int32] = []

  /// - Parameter isFull: whether so many wait already that nobody else can; else they may for ever.
  init(at path: String, isFull: Bool) throws {
    number = Self.socket()
    let code = unsafe Self.withAddress(of: path) { unsafe bind(number, $0, $1) }
    guard code == 0, listen(number, isFull ? 0 : 8) == 0 else {
      throw Programs.ProgramRunError(description: "cannot listen at \(path): \(errno)")
    }
    guard isFull else { return }
    while true {
      let next = Self.socket()
      waiting.append(next)
      if unsafe Self.withAddress(of: path, { unsafe connect(next, $0, $1) }) != 0 { return }
    }
  }

  deinit {
    for waiting in waiting { close(waiting) }
    close(number)
  }

  private static func socket() -> Int32 {
    let flags = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    return Foundation.socket(AF_UNIX, Int32(flags), 0)
  }

  private static func withAddress(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
