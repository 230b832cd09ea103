import LinuxIO
import StylusProtocol

/// The bytes of a connection, without blocking: a call is sent as fast as the daemon reads it, and
/// a reply is returned once it is complete.
struct PolledSocket: ~Copyable {
  private let socket: FileDescriptor
  private var outbox: [UInt8] = []
  private var sent = 0
  private var replies = VarlinkDecoder(limit: VarlinkDecoder.longestReply)
  private var buffer = [UInt8](repeating: 0, count: Self.mostBytes)
  private var hasReceived = false

  /// The largest number of bytes that ``readBytes()`` returns; fewer if no more have arrived.
  static let mostBytes = 65_536

  /// Connects to the first path at which a daemon accepts connections immediately.
  init(paths: [String]) throws(ClientError) {
    socket = try CallSocket.connect(to: paths) { (path) throws(SystemError) in
      try UnixSocket.connectAtOnce(to: path)
    }
  }

  /// The descriptor to watch.
  var descriptor: Int32 { socket.number }

  /// Whether there is data that the daemon has not read yet.
  var isSending: Bool { sent < outbox.count }

  /// Sends the part of a call that the daemon reads now; `flush` sends the rest.
  ///
  /// - Parameter limit: the largest size of a reply to this call, in bytes.
  mutating func sendCall(
    _ method: some RawRepresentable<String>, _ parameters: some JSONWritable,
    mode: VarlinkCall.Mode = .single, limit: Int = VarlinkDecoder.longestReply
  ) throws(ClientError) {
    replies.limit = limit
    var writer = JSONWriter()
    writer.call(method.rawValue, parameters, mode: mode)
    (outbox, sent) = (writer.bytes, 0)
    try flush()
  }

  /// Sends a call that has no reply, after the data that is being sent.
  mutating func sendOneway(
    _ method: some RawRepresentable<String>, _ parameters: some JSONWritable
  ) throws(ClientError) {
    outbox.removeFirst(sent)
    sent = 0
    var writer = JSONWriter()
    writer.call(method.rawValue, parameters, mode: .oneway)
    outbox += writer.bytes
    try flush()
  }

  /// Sends as much data as the daemon reads.
  mutating func flush() throws(ClientError) {
    while isSending {
      do throws(Errno) {
        guard let count = try UnixSocket.sendSome(outbox.span.extracting(sent...), to: socket)
        else { return }
        sent += count
      } catch {
        // A daemon that closed the connection may have sent the reason before it was asked
        // anything.
        sent = outbox.count
      }
    }
  }

  /// Returns the reply to the call, or throws the error in it; nil if it is not complete yet.
  ///
  /// - Parameter mayContinue: whether further replies may follow.
  mutating func reply(mayContinue: Bool = false) throws(ClientError) -> JSONObject? {
    try flush()
    while true {
      if let message = try nextMessage() {
        return try CallSocket.parameters(of: message, mayContinue: mayContinue)
      }
      guard let bytes = try readBytes() else { return nil }
      guard !bytes.isEmpty else {
        throw hasReceived ? .disconnected("the daemon closed it") : CallSocket.rebuff
      }
      replies.feed(bytes)
    }
  }

  /// Returns the bytes that have arrived; nil if there are none, empty once the daemon has closed
  /// the connection.
  mutating func readBytes() throws(ClientError) -> ArraySlice<UInt8>? {
    do throws(Errno) {
      guard let count = try socket.read(into: &buffer) else { return nil }
      if count > 0 { hasReceived = true }
      return buffer[..<count]
    } catch {
      throw hasReceived ? .disconnected("\(error)") : CallSocket.rebuff
    }
  }

  /// Returns the bytes after the last reply: the first bytes of a binary stream.
  mutating func takeRest() -> [UInt8] { replies.takeRest() }

  private mutating func nextMessage() throws(ClientError) -> [UInt8]? {
    do throws(ProtocolError) { return try replies.nextMessage() } catch {
      throw .misunderstood("\(error)")
    }
  }
}
