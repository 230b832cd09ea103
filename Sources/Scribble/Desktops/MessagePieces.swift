/// Takes the bytes of a control socket as they arrive and returns complete messages: a head, which
/// contains the length of the body, and the body.
package struct MessagePieces {
  private var bytes: [UInt8] = []
  private var start = 0

  package init() {}

  package mutating func feed(_ piece: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// The next message, head and body; nil until it has arrived completely.
  ///
  /// - Parameter bodyLength: reads the length from a head, whose indices begin with 0.
  /// - Throws: errors of `bodyLength`.
  package mutating func nextMessage(
    headLength: Int, bodyLength: ([UInt8]) throws(MessageError) -> Int
  ) throws(MessageError) -> (head: [UInt8], body: [UInt8])? {
    let rest = bytes[start...]
    guard rest.count >= headLength else { return nil }
    let head = Array(rest.prefix(headLength))
    let length = try bodyLength(head)
    guard rest.count >= headLength + length else { return nil }
    let first = start + headLength
    start = first + length
    return (head, Array(bytes[first..<start]))
  }

  /// Feeds bytes in pieces and sums the contents of their messages, up to the first invalid
  /// message; for fuzzing.
  package static func sum(
    _ bytes: [UInt8], inPiecesOf length: Int,
    _ count: (inout MessagePieces) throws(MessageError) -> Int?
  ) -> Int {
    var pieces = MessagePieces()
    var sum = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      pieces.feed(rest.prefix(max(1, length)))
      rest = rest.dropFirst(max(1, length))
      do throws(MessageError) {
        while let more = try count(&pieces) { sum += more }
      } catch {
        return sum
      }
    }
    return sum
  }
}

/// Bytes that are not a message of the compositor.
package struct MessageError: Error {
  package init() {}
}

/// Words of 32 bits in native byte order, as in control sockets.
extension [UInt8] {
  package init(word: UInt32) {
    self = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  package func loadWord(at place: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(self[place + $1]) << (8 * UInt32($1)) }
  }
}
