import Glibc
import LinuxIO
import StylusModel
import StylusProtocol

/// The bytes of a connection. It sends calls, reads complete replies, and returns the bytes that
/// follow them.
struct CallSocket: ~Copyable {
  private let socket: FileDescriptor
  private var replies = VarlinkDecoder(limit: VarlinkDecoder.longestReply)
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var hasReceived = false
  /// The time for which the daemon may be silent; nil for no limit.
  private var patience: Microseconds?

  /// Connects to the first path at which a daemon listens.
  ///
  /// - Parameter patience: the time for which the daemon may neither read nor send anything,
  ///   greater than 0.
  init(paths: [String], patience: Microseconds) throws(ClientError) {
    precondition(patience.value > 0, "a daemon needs time to answer")
    self.patience = patience
    socket = try Self.connect(to: paths) { (path) throws(SystemError) in
      try UnixSocket.connect(to: path, patience: patience)
    }
  }

  /// Connects to the first path at which a daemon listens, with a given way of connecting.
  static func connect(
    to paths: [String], _ connect: (String) throws(SystemError) -> FileDescriptor
  ) throws(ClientError) -> FileDescriptor {
    var reasons: [String] = []
    var forbidden: String?
    for path in paths {
      do throws(SystemError) { return try connect(path) } catch {
        if error.reason.isExhaustion { throw .unable("\(error)") }
        if error.reason.isRefusal { forbidden = forbidden ?? path }
        reasons.append("\(error)")
      }
    }
    if let forbidden { throw .forbidden(forbidden) }
    throw .noDaemon(reasons.isEmpty ? ["no path is known"] : reasons)
  }

  /// The descriptor that becomes readable when the daemon sends something.
  var descriptor: Int32 { socket.number }

  /// Sends a call and reads its first reply.
  mutating func call(
    _ method: some RawRepresentable<String>, _ parameters: some JSONWritable,
    mode: VarlinkCall.Mode = .single
  ) throws(ClientError) -> JSONObject {
    var writer = JSONWriter()
    writer.call(method.rawValue, parameters, mode: mode)
    do throws(Errno) { try UnixSocket.sendAll(writer.bytes, to: socket) } catch {
      // A daemon that closed the connection may have sent the reason before it was asked anything.
      guard !error.isTimeOut else { throw makeError(error) }
    }
    return try reply()
  }

  /// Sends a call and decodes its first reply.
  mutating func call<Reply>(
    _ method: some RawRepresentable<String>, _ parameters: some JSONWritable,
    reading read: (JSONObject) throws(ProtocolError) -> Reply
  ) throws(ClientError) -> Reply {
    let reply = try call(method, parameters)
    do throws(ProtocolError) { return try read(reply) } catch {
      throw .misunderstood("\(error)")
    }
  }

  /// Sends bytes and waits for space. If the daemon closed the connection, the error contains the
  /// reason that it sent before.
  mutating func send(_ bytes: [UInt8]) throws(ClientError) {
    do throws(Errno) { try UnixSocket.sendAll(bytes, to: socket) } catch {
      guard !error.isTimeOut else { throw makeError(error) }
      throw .disconnected(farewell(error))
    }
  }

  /// Returns the reason why a late source was ended, if the daemon sent one.
  private mutating func farewell(_ failure: Errno) -> String {
    var said = takeRest()
    while let bytes = try? readBytes(), !bytes.isEmpty { said += bytes }
    guard let ending = LateEnding(frame: said) else { return "\(failure)" }
    return ending.text.isEmpty ? "the daemon ended it: \(ending.reason)" : ending.text
  }

  /// Sets the time for which the daemon may be silent, greater than 0; nil for no limit.
  mutating func wait(atMost patience: Microseconds?) throws(ClientError) {
    self.patience = patience
    do throws(SystemError) {
      try UnixSocket.setPatience(patience ?? Microseconds(0), of: socket)
    } catch {
      throw .disconnected("\(error)")
    }
  }

  /// Returns the bytes after the last reply: the first bytes of a binary stream.
  mutating func takeRest() -> [UInt8] { replies.takeRest() }

  /// Waits for bytes; empty once the daemon has closed the connection.
  mutating func readBytes() throws(ClientError) -> ArraySlice<UInt8> {
    do throws(Errno) {
      guard let count = try socket.read(into: &buffer) else { throw Errno(rawValue: EAGAIN) }
      if count > 0 { hasReceived = true }
      return buffer[..<count]
    } catch {
      throw makeError(error)
    }
  }

  private var silence: ClientError { .silent(seconds: Double(patience?.value ?? 0) / 1_000_000) }

  private func makeError(_ error: Errno) -> ClientError {
    if error.isTimeOut { return silence }
    return hasReceived ? .disconnected("\(error)") : Self.rebuff
  }

  static let rebuff = ClientError.disconnected(
    "it was closed without a reply. Fix: a daemon with access = user serves only its own user, so "
      + "start your own; otherwise, check what listens there")

  private mutating func reply() throws(ClientError) -> JSONObject {
    while true {
      if let message = try nextMessage() { return try Self.parameters(of: message) }
      let bytes = try readBytes()
      guard !bytes.isEmpty else {
        throw hasReceived ? .disconnected("the daemon closed it") : Self.rebuff
      }
      replies.feed(bytes)
    }
  }

  private mutating func nextMessage() throws(ClientError) -> [UInt8]? {
    do throws(ProtocolError) { return try replies.nextMessage() } catch {
      throw .misunderstood("\(error)")
    }
  }

  /// Returns the parameters of a reply.
  ///
  /// - Parameter mayContinue: whether further replies may follow.
  static func parameters(
    of message: [UInt8], mayContinue: Bool = false
  ) throws(ClientError) -> JSONObject {
    let reply: VarlinkReply
    do throws(ProtocolError) { reply = try VarlinkReply(parsing: message) } catch {
      throw .misunderstood("\(error)")
    }
    guard mayContinue || !reply.continues else {
      throw .misunderstood("more than one reply to a call")
    }
    guard let name = reply.error else { return reply.parameters }
    var writer = JSONWriter()
    reply.parameters.write(to: &writer)
    throw .refused(name: name, parameters: String(decoding: writer.bytes, as: UTF8.self))
  }
}
