import StylusModel
package import StylusProtocol

/// A live stream from the daemon, read message by message.
package struct LiveInk: ~Copyable {
  private var channel: CallSocket
  private var decoder = LiveDecoder()

  init(_ channel: consuming CallSocket) {
    self.channel = channel
    decoder.feed(self.channel.takeRest()[...])
  }

  /// The descriptor that becomes readable when ``receiveBytes()`` has something to read.
  package var descriptor: Int32 { channel.descriptor }

  /// Waits for the next message; nil once the daemon has closed the stream.
  package mutating func awaitMessage() throws(ClientError) -> LiveMessage? {
    while true {
      if let message = try waiting() { return message }
      guard try receiveBytes() else { return nil }
    }
  }

  /// Reads what the daemon has sent, and waits if there is nothing; false once it has closed the
  /// stream.
  ///
  /// - Throws: ``ClientError/disconnected(_:)``, also if the stream ends within a message.
  package mutating func receiveBytes() throws(ClientError) -> Bool {
    let bytes = try channel.readBytes()
    guard bytes.isEmpty else {
      decoder.feed(bytes)
      return true
    }
    guard !decoder.isWithinFrame else { throw .disconnected("in the middle of a message") }
    return false
  }

  /// Returns the next message that has been read; nil if there is none.
  package mutating func waiting() throws(ClientError) -> LiveMessage? {
    do throws(ProtocolError) { return try decoder.nextMessage() } catch {
      throw .misunderstood("\(error)")
    }
  }
}
