import Glibc
import LinuxIO
import StylusProtocol

/// The bytes of a connection: writes calls, reads whole replies, and gives up what follows them.
struct Channel: ~Copyable {
  private let socket: FileDescriptor
  private var replies = VarlinkDecoder(limit: VarlinkDecoder.longestReply)
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// Connects to the first path at which a daemon listens.
  init(paths: [String]) throws(ClientError) {
    var reasons: [String] = []
    for path in paths {
      do throws(SystemError) {
        socket = try UnixSocket.connect(to: path)
        return
      } catch {
        reasons.append("\(error)")
      }
    }
    throw .noDaemon(reasons.isEmpty ? ["no path is known"] : reasons)
  }

  /// The descriptor that becomes readable when the daemon says something.
  var descriptor: Int32 { socket.number }

  /// Sends a call and reads its first reply.
  mutating func call(
    _ method: Request.Method, _ parameters: some JSONWritable, mode: VarlinkCall.Mode = .single
  ) throws(ClientError) -> JSONObject {
    var writer = JSONWriter()
    writer.call(method.rawValue, parameters, mode: mode)
    do throws(Errno) { try socket.sendAll(writer.bytes) } catch {
      throw .disconnected("\(error)")
    }
    return try reply()
  }

  /// Sends bytes, waiting for room; what the daemon said before it closed the connection is the error.
  mutating func send(_ bytes: [UInt8]) throws(ClientError) {
    do throws(Errno) { try socket.sendAll(bytes) } catch { throw .disconnected(farewell(error)) }
  }

  /// Why a late source was ended, if the daemon said so.
  private mutating func farewell(_ failure: Errno) -> String {
    var said = takeRest()
    while let bytes = try? read(), !bytes.isEmpty { said += bytes }
    guard let ending = LateEnding(frame: said) else { return "\(failure)" }
    return ending.text.isEmpty ? "the daemon ended it: \(ending.reason)" : ending.text
  }

  /// What came behind the last reply: the first bytes of a binary stream.
  mutating func takeRest() -> [UInt8] { replies.takeRest() }

  /// Waits for bytes; empty once the daemon has closed the connection.
  mutating func read() throws(ClientError) -> ArraySlice<UInt8> {
    do throws(Errno) { return buffer[..<(try socket.read(into: &buffer) ?? 0)] } catch {
      throw .disconnected("\(error)")
    }
  }

  private mutating func reply() throws(ClientError) -> JSONObject {
    while true {
      if let message = try nextMessage() { return try Self.parameters(of: message) }
      let bytes = try read()
      guard !bytes.isEmpty else { throw .disconnected("the daemon closed it") }
      replies.feed(bytes)
    }
  }

  private mutating func nextMessage() throws(ClientError) -> [UInt8]? {
    do throws(ProtocolError) { return try replies.next() } catch {
      throw .misunderstood("\(error)")
    }
  }

  private static func parameters(of message: [UInt8]) throws(ClientError) -> JSONObject {
    let reply: VarlinkReply
    do throws(ProtocolError) { reply = try VarlinkReply(parsing: message) } catch {
      throw .misunderstood("\(error)")
    }
    guard let name = reply.error else { return reply.parameters }
    var writer = JSONWriter()
    reply.parameters.write(to: &writer)
    throw .refused(name: name, parameters: String(decoding: writer.bytes, as: UTF8.self))
  }
}
