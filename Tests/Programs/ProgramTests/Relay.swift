import Foundation
import ProgramKit

/// Stands between a client and a daemon, passes their bytes on, and breaks connections where a test
/// wants them broken.
final class Relay: @unchecked Sendable {
  /// Where clients find it.
  let path: String
  private let daemon: String
  private let listener: Int32
  private let lock = NSLock()
  private var cuts: [Int]
  private var broken = 0

  /// - Parameter cuts: after so many bytes of the daemon's the first, the second ... connection
  ///   breaks; those that come later do not.
  init(at path: String, to daemon: String, cuts: [Int]) throws {
    self.path = path
    self.daemon = daemon
    self.cuts = cuts
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard unsafe Self.withAddress(of: path, { unsafe bind(listener, $0, $1) }) == 0,
      listen(listener, 16) == 0
    else { throw Programs.ProgramRunError(description: "cannot listen at \(path): \(errno)") }
    Thread.detachNewThread { [listener, weak self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0, let self else { return }
        serve(client)
      }
    }
  }

  /// How many connections it has broken.
  var cutCount: Int { lock.withLock { broken } }

  /// Ends it; the listening thread goes with its socket.
  func close() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func serve(_ client: Int32) {
    let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard unsafe Self.withAddress(of: daemon, { unsafe connect(server, $0, $1) }) == 0 else {
      Glibc.close(server)
      Glibc.close(client)
      return
    }
    let budget = lock.withLock { cuts.isEmpty ? nil : cuts.removeFirst() }
    let upwards = DispatchGroup()
    upwards.enter()
    Thread.detachNewThread { [self] in
      pass(from: client, to: server, budget: nil)
      upwards.leave()
    }
    Thread.detachNewThread { [self] in
      if pass(from: server, to: client, budget: budget) { lock.withLock { broken += 1 } }
      shutdown(client, Int32(SHUT_RDWR))
      shutdown(server, Int32(SHUT_RDWR))
      // A number that somebody still uses would be another connection's by then.
      upwards.wait()
      Glibc.close(client)
      Glibc.close(server)
    }
  }

  /// Passes bytes on until one end is gone, or the budget is used up; true for that.
  @discardableResult
  private func pass(from source: Int32, to sink: Int32, budget: Int?) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    var rest = budget ?? .max
    while rest > 0 {
      let wanted = min(buffer.count, rest)
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe recv(source, $0.baseAddress, wanted, 0)
      }
      guard count > 0, send(buffer[..<count], to: sink) else {
        shutdown(sink, Int32(SHUT_WR))
        return false
      }
      rest -= count
    }
    return true
  }

  private func send(_ bytes: ArraySlice<UInt8>, to sink: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.send(sink, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
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
