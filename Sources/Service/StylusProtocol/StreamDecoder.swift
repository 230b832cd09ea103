/// Turns the bytes of a binary stream, in whatever pieces they arrive, into messages.
///
/// Life: feed a piece, take messages until there are none, feed the next. After an error the stream
/// is unusable: every call throws the same error again.
package protocol StreamDecoder<Message> {
  associatedtype Message

  /// Takes bytes as they arrive; discards them if the stream is unusable.
  mutating func feed(_ bytes: ArraySlice<UInt8>)

  /// The next message; nil until more bytes arrive.
  mutating func nextMessage() throws(ProtocolError) -> Message?
}

extension StreamDecoder {
  /// All messages in some bytes that are fed in pieces of at most `piece`, 1 or more, and the error
  /// if it ended the stream before the end of the bytes.
  package mutating func readAll(
    _ bytes: ArraySlice<UInt8>, piece: Int = .max
  ) -> (messages: [Message], fault: ProtocolError?) {
    var messages: [Message] = []
    var rest = bytes
    do throws(ProtocolError) {
      while !rest.isEmpty {
        feed(rest.prefix(piece))
        rest = rest.dropFirst(piece)
        while let message = try nextMessage() { messages.append(message) }
      }
      return (messages, nil)
    } catch {
      return (messages, error)
    }
  }
}
