import Foundation
import LinuxIO
import ProgramKit

/// A server that says to its one client whatever a test tells it to.
///
/// Every wait of it has an end, so a client that does not call fails a test instead of stopping it.
final class ScriptedServer: @unchecked Sendable {
  /// Where it listens.
  let path: String
  private let listener: Int32
  private let isOver = DispatchSemaphore(value: 0)

  /// One line of a script.
  enum Step: Sendable {
    /// Waits for a call, whatever it is.
    case hear
    /// Says bytes; a client that is gone is no error.
    case say([UInt8])
    /// Says a text and its NUL.
    case reply(String)
    /// Says nothing, and closes only when the client does.
    case wait
  }

  /// Listens, and then follows the script once; after its last line the connection is closed.
  init(_ script: [Step]) throws {
    path = NSTemporaryDirectory() + "/stylus-\(UUID().uuidString.prefix(8))"
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let code = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard code == 0, listen(listener, 4) == 0 else {
      throw Programs.ProgramRunError(description: "cannot listen at \(path): \(errno)")
    }
    limitWaits(of: listener)
    Thread.detachNewThread { [self] in
      perform(script)
      isOver.signal()
    }
  }

  deinit {
    close(listener)
    _ = unsafe unlink(path)
  }

  /// Waits until the script is over and the connection closed; false if that hangs.
  func isDone() -> Bool { isOver.wait(timeout: .now() + Programs.patience) == .success }

  private func perform(_ script: [Step]) {
    let number = accept(listener, nil, nil)
    guard number >= 0 else { return }
    defer { close(number) }
    limitWaits(of: number)
    for step in script {
      switch step {
      case .hear: hear(number, until: 0)
      case .say(let bytes): say(bytes, to: number)
      case .reply(let text): say(Array(text.utf8) + [0], to: number)
      case .wait: hear(number, until: nil)
      }
    }
  }

  private func say(_ bytes: [UInt8], to number: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads until a byte has come, or the end.
  private func hear(_ number: Int32, until last: UInt8?) {
    var byte: UInt8 = 0
    while unsafe recv(number, &byte, 1, 0) == 1, byte != last {}
  }

  private func limitWaits(of number: Int32) {
    var wait = timeval(tv_sec: 60, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      unsafe setsockopt(
        number, SOL_SOCKET, option, &wait, socklen_t(MemoryLayout<timeval>.size))
    }
  }
}
