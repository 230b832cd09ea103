import LinuxIO
import StylusProtocol

/// The bytes of a connection of which nobody waits for: a call is sent as the daemon takes it, a
/// reply is there or not yet.
struct PolledSocket: ~Copyable {
  private let socket: FileDescriptor
  private var outbox: [UInt8] = []
  private var sent = 0
  private var replies = VarlinkDecoder(limit: VarlinkDecoder.longestReply)
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var hasReceived = false

  /// Connects to the first path at which a daemon listens and lets one in at once.
  init(paths: [String]) throws(ClientError) {
    socket = try CallSocket.connect(to: paths) { (path) throws(SystemError) in
      try UnixSocket.connectAtOnce(to: path)
    }
  }

  /// The descriptor to wait for.
  var descriptor: Int32 { socket.number }

  /// Whether the daemon has yet to take something.
  var isSending: Bool { sent < outbox.count }

  /// Sends a call, as far as the daemon takes it now; `flush` sends the rest.
  ///
  /// - Parameter limit: no reply to this call has more bytes.
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

  /// Sends a call that has no reply of its own behind what is being sent.
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

  /// Sends what the daemon takes.
  mutating func flush() throws(ClientError) {
    while isSending {
      do throws(Errno) {
        guard let count = try UnixSocket.sendSome(outbox.span.extracting(sent...), to: socket)
        else { return }
        sent += count
      } catch {
        // A daemon that hung up has perhaps said why, before it was asked anything.
        sent = outbox.count
      }
    }
  }

  /// The reply to the call, or the error that it is; nil while it is not there.
  ///
  /// - Parameter mayContinue: whether others may follow it.
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

  /// What came; nil if nothing has, empty once the daemon has closed the connection.
  mutating func readBytes() throws(ClientError) -> ArraySlice<UInt8>? {
    do throws(Errno) {
      guard let count = try socket.read(into: &buffer) else { return nil }
      if count > 0 { hasReceived = true }
      return buffer[..<count]
    } catch {
      throw hasReceived ? .disconnected("\(error)") : CallSocket.rebuff
    }
  }

  /// What came behind the last reply: the first bytes of a binary stream.
  mutating func takeRest() -> [UInt8] { replies.takeRest() }

  private mutating func nextMessage() throws(ClientError) -> [UInt8]? {
    do throws(ProtocolError) { return try replies.nextMessage() } catch {
      throw .misunderstood("\(error)")
    }
  }
}
