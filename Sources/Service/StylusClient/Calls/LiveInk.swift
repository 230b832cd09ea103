import StylusModel
package import StylusProtocol

/// A live stream of the daemon, message by message.
package struct LiveInk: ~Copyable {
  private var channel: CallSocket
  private var decoder = LiveDecoder()

  init(_ channel: consuming CallSocket) {
    self.channel = channel
    decoder.feed(self.channel.takeRest()[...])
  }

  /// The descriptor that becomes readable when there is something to ``receiveBytes()``.
  package var descriptor: Int32 { channel.descriptor }

  /// The next message, waiting for it; nil once the daemon has closed the stream.
  package mutating func awaitMessage() throws(ClientError) -> LiveMessage? {
    while true {
      if let message = try waiting() { return message }
      guard try receiveBytes() else { return nil }
    }
  }

  /// Takes what the daemon has sent, waiting if there is nothing; false once it closed the stream.
  ///
  /// - Throws: ``ClientError/disconnected(_:)`` also if the stream stops within a message.
  package mutating func receiveBytes() throws(ClientError) -> Bool {
    let bytes = try channel.readBytes()
    guard bytes.isEmpty else {
      decoder.feed(bytes)
      return true
    }
    guard !decoder.isWithinFrame else { throw .disconnected("in the middle of a message") }
    return false
  }

  /// The next message of what was taken; nil when there is none left.
  package mutating func waiting() throws(ClientError) -> LiveMessage? {
    do throws(ProtocolError) { return try decoder.nextMessage() } catch {
      throw .misunderstood("\(error)")
    }
  }
}
