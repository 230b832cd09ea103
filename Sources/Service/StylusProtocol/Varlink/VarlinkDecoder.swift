/// Cuts a Varlink connection's bytes, in whatever pieces they arrive, into messages.
///
/// Life: feed a piece, take messages until there are none, feed the next. Holds at most one
/// unfinished message within the limit in addition to the last piece.
package struct VarlinkDecoder: Sendable {
  /// Most bytes of a call, without its NUL.
  package static let longestCall = 65_536
  /// Most bytes of a reply, without its NUL.
  package static let longestReply = 67_108_864

  /// Messages of more bytes are refused.
  package var limit: Int
  private var buffer: [UInt8] = []
  private var position = 0
  private var searched = 0

  /// A decoder that refuses messages of more than `limit` bytes.
  package init(limit: Int) { self.limit = limit }

  /// Whether bytes remain that are not a complete message, or have not been taken yet.
  package var isWithinMessage: Bool { position < buffer.count }

  /// Takes bytes as they arrive.
  package mutating func feed(_ bytes: ArraySlice<UInt8>) {
    buffer.removeSubrange(..<position)
    searched -= position
    position = 0
    buffer.append(contentsOf: bytes)
  }

  /// The next message without its NUL; nil until more bytes arrive.
  ///
  /// After an error the connection is unusable: the start of the next message is unknown.
  package mutating func nextMessage() throws(ProtocolError) -> [UInt8]? {
    let end = buffer[searched...].firstIndex(of: 0)
    searched = end ?? buffer.count
    guard searched - position <= limit else { throw .messageTooLong(limit: limit) }
    guard let end else { return nil }
    defer {
      position = end + 1
      searched = end + 1
    }
    return Array(buffer[position..<end])
  }

  /// Takes the bytes that follow the last message: after an upgrade they are the stream's first.
  package mutating func takeRest() -> [UInt8] {
    defer { self = VarlinkDecoder(limit: limit) }
    return Array(buffer[position...])
  }
}
