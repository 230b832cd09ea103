import Foundation
import ProgramKit
import StylusModel
import StylusProtocol

/// A client that sends whatever bytes it is told to, and gives back whatever comes.
///
/// Every wait has an end, so that a daemon that does not answer fails a test instead of stopping
/// it. One thread may use it at a time.
final class RawClient: @unchecked Sendable {
  private let number: Int32
  private var waiting: [UInt8] = []
  private var isClosed = false

  /// The longest wait, in seconds; no test depends on it being short.
  private static let patience = Int(Programs.patience)

  /// Connects.
  init(_ path: String) throws {
    number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard number >= 0 else { throw ProgramRunError(description: "no socket: \(errno)") }
    var wait = timeval(tv_sec: Self.patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &wait, size)
    unsafe setsockopt(number, SOL_SOCKET, SO_SNDTIMEO, &wait, size)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let code = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard code == 0 else {
      let reason = errno
      Glibc.close(number)
      throw ProgramRunError(description: "cannot connect to \(path): \(reason)")
    }
  }

  deinit { close() }

  /// Closes the connection.
  func close() {
    if !isClosed { Glibc.close(number) }
    isClosed = true
  }

  typealias ProgramRunError = Programs.ProgramRunError

  /// Repeats a call that a signal, or a halt of this process, interrupted.
  private static func goingOn(_ call: () -> Int) -> Int {
    while true {
      let count = call()
      if count >= 0 || errno != EINTR { return count }
    }
  }

  // MARK: Saying

  /// Sends bytes; false if the daemon has closed the connection.
  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Self.goingOn {
        unsafe rest.withUnsafeBytes {
          unsafe Glibc.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Sends a text and its NUL.
  @discardableResult func call(_ text: String) -> Bool { send(Array(text.utf8) + [0]) }

  /// Says that nothing more will be said.
  func endSending() { shutdown(number, Int32(SHUT_WR)) }

  /// Whether the daemon still answers on this connection.
  func isAnswered() -> Bool {
    call(Call.status)
    return (try? reply())?.contains("\"protocol\":1") == true
  }

  /// How many strokes the daemon has finished.
  func strokes() throws -> Int {
    let answer = try reply(to: Call.status)
    let status = try object(answer)["parameters"] as? [String: Any]
    guard let count = status?["strokes"] as? Int else {
      throw ProgramRunError(description: "no status: \(answer ?? "the end")")
    }
    return count
  }

  /// Waits until the daemon has finished so many strokes; false if it stops before that.
  func awaitStrokes(_ count: Int) throws -> Bool {
    try eventually(whileGrows: strokes) { try strokes() == count }
  }

  /// Sends a call and waits for its first reply.
  func reply(to text: String) throws -> String? {
    call(text)
    return try reply()
  }

  // MARK: Hearing

  /// The next message up to its NUL; nil once the daemon has closed the connection.
  func reply() throws -> String? {
    while true {
      if let end = endOfMessage {
        defer { waiting.removeSubrange(...end) }
        return String(decoding: waiting[..<end], as: UTF8.self)
      }
      guard try hear() else { return nil }
    }
  }

  /// Where the NUL is. Not by the collection's own search: without optimization, under a sanitizer,
  /// that takes minutes for the pages of strokes.
  private var endOfMessage: Int? {
    unsafe waiting.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let end = unsafe memchr(start, 0, bytes.count) else {
        return nil
      }
      return unsafe UnsafeRawPointer(end) - start
    }
  }

  /// Everything until the daemon closes the connection.
  func rest() throws -> [UInt8] {
    while try hear() {}
    defer { waiting = [] }
    return waiting
  }

  /// What the daemon has sent, waiting if it is nothing; empty once it has closed the connection.
  func bytes() throws -> [UInt8] {
    if waiting.isEmpty { _ = try hear() }
    defer { waiting = [] }
    return waiting
  }

  /// Subscribes to the binary form and takes all of it, until the daemon closes the connection.
  func wholeStream() throws -> [LiveMessage] {
    call(Call.frames)
    guard try reply() != nil else { return [] }
    return try messages(rest())
  }

  /// Waits for bytes; false once the daemon has closed the connection.
  private func hear() throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Self.goingOn {
      unsafe buffer.withUnsafeMutableBytes { unsafe recv(number, $0.baseAddress, $0.count, 0) }
    }
    if count > 0 { waiting += buffer[..<count] }
    if count < 0, errno != ECONNRESET {
      throw ProgramRunError(description: "nothing came: error \(errno)")
    }
    return count > 0
  }
}

/// Calls as they are sent, without their NUL.
enum Call {
  static let status = #"{"method":"org.stylusd.GetStatus"}"#
  static let statistics = #"{"method":"org.stylusd.GetStatistics"}"#
  static let tablets = #"{"method":"org.stylusd.ListTablets"}"#
  static let frames =
    #"{"method":"org.stylusd.Subscribe","parameters":{"hover":true},"upgrade":true}"#
  static let replies =
    #"{"method":"org.stylusd.Subscribe","parameters":{"hover":true},"more":true}"#
  static func strokes(since: Int, samples: Bool = true) -> String {
    #"{"method":"org.stylusd.GetStrokes","parameters":{"since":\#(since),"limit":1000,"#
      + #""samples":\#(samples)}}"#
  }
}

/// The object in a reply.
func object(_ reply: String?) throws -> [String: Any] {
  guard let reply,
    let value = try JSONSerialization.jsonObject(with: Data(reply.utf8)) as? [String: Any]
  else { throw Programs.ProgramRunError(description: "no object: \(reply ?? "the end")") }
  return value
}

/// The messages in the bytes of a binary stream.
func messages(_ bytes: [UInt8]) throws -> [LiveMessage] {
  var decoder = LiveDecoder()
  let (messages, fault) = decoder.readAll(bytes[...])
  if let fault { throw fault }
  return messages
}
