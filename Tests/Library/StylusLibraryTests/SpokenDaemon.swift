import Glibc
import StylusModel
import StylusProtocol

/// A daemon that says what a test has it say, when it does: no thread, and nobody waits.
final class SpokenDaemon {
  /// Where it listens.
  let path: String
  private let listener: Int32
  private var client: Int32 = -1
  private var number: UInt64 = 0

  struct Failure: Error {
    let words: String
  }

  init() throws {
    path = "/tmp/stylus-spoken-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    listener = socket(AF_UNIX, type, 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let code = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard code == 0, listen(listener, 4) == 0 else { throw Failure(words: "cannot listen") }
  }

  deinit {
    hangUp()
    close(listener)
    _ = unsafe unlink(path)
  }

  /// Takes the client that has connected.
  func takeClient() throws {
    hangUp()
    client = accept(listener, nil, nil)
    guard client >= 0 else { throw Failure(words: "nobody has connected") }
  }

  /// Closes the connection, of which all was read.
  func hangUp() {
    guard client >= 0 else { return }
    _ = heard()
    close(client)
    client = -1
  }

  /// What the client has said since it was asked last.
  func heard() -> String {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe recv(client, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  private func say(_ bytes: [UInt8]) throws {
    let count = unsafe bytes.withUnsafeBytes {
      unsafe send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
    guard count == bytes.count else { throw Failure(words: "the client does not listen") }
  }

  /// Answers a call with these parameters.
  func reply(_ parameters: String) throws {
    try say(Array(#"{"parameters":\#(parameters)}"#.utf8) + [0])
  }

  /// Answers what it is and the subscription, and begins the stream.
  func greet(epoch: UInt64 = 7, newest: UInt64 = 41) throws {
    try takeClient()
    try reply(#"{"protocol":\#(Hello.currentProtocol),"epoch":\#(epoch),"source":{"kind":"live"}}"#)
    try reply("{}")
    try say(.hello(Hello(heartbeat: 5_000, capabilities: [], epoch: epoch, stored: newest)))
  }

  /// Says the next message of the stream.
  ///
  /// - Parameters:
  ///   - isSame: whether it has the number of the message before, as what follows a hello.
  ///   - times: how often it is said.
  func say(
    _ content: LiveMessage.LiveContent, isSame: Bool = false, times: Int = 1
  ) throws {
    var encoder = LiveEncoder()
    var bytes: [UInt8] = []
    for _ in 0..<times {
      if !isSame { number += 1 }
      encoder.encodeMessage(LiveMessage(sequence: number, content: content), to: &bytes)
    }
    try say(bytes)
  }

  func say(_ update: StrokeUpdate) throws { try say(.update(update)) }
}
