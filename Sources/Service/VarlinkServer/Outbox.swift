/// The bytes that wait for one client, in complete messages, with a fixed bound.
///
/// Appending and sending allocate nothing once the capacity has been allocated.
package struct Outbox {
  /// Appended, not yet sent; starts with the rest of a partly sent message.
  private var bytes: [UInt8] = []
  /// The number of bytes of `bytes` that are sent.
  private var head = 0
  /// The start of the first message of which nothing is sent.
  private var boundary = 0
  private var endOfMessage: EndOfMessage

  /// The end of the message that begins at an index in the bytes, as reported by the encoder.
  package typealias EndOfMessage = @Sendable (_ start: Int, _ bytes: [UInt8]) -> Int

  /// An empty outbox with room for `capacity` bytes.
  package init(capacity: Int, endOfMessage: @escaping EndOfMessage) {
    self.endOfMessage = endOfMessage
    bytes.reserveCapacity(capacity)
  }

  /// The number of waiting bytes.
  package var count: Int { bytes.count - head }

  /// Whether nothing waits.
  package var isEmpty: Bool { head == bytes.count }

  /// Appends complete messages: `body` appends to the array and must not change existing bytes.
  package mutating func append(_ body: (inout [UInt8]) -> Void) {
    makeRoom()
    body(&bytes)
  }

  /// Passes the waiting bytes to `body`, which returns how many it sent; nil means none.
  package mutating func send<Failure: Error>(
    _ body: (borrowing Span<UInt8>) throws(Failure) -> Int?
  ) throws(Failure) {
    guard !isEmpty, let taken = try body(bytes.span.extracting(head...)) else { return }
    head += taken
    advanceBoundary()
    if isEmpty { dropAll() }
  }

  /// Later messages have another format, in an outbox with room for `capacity` bytes. The waiting
  /// bytes count as one message that has begun: they will not be discarded.
  package mutating func switchFraming(capacity: Int, endOfMessage: @escaping EndOfMessage) {
    self.endOfMessage = endOfMessage
    bytes.reserveCapacity(capacity)
    boundary = bytes.count
  }

  /// Discards every message of which nothing was sent yet.
  package mutating func discardUnsent() {
    bytes.removeSubrange(boundary...)
    if isEmpty { dropAll() }
  }

  private mutating func dropAll() {
    bytes.removeAll(keepingCapacity: true)
    head = 0
    boundary = 0
  }

  /// Moves the waiting bytes to the front once more than half of the array is sent.
  private mutating func makeRoom() {
    guard head > 4_096, head > bytes.count / 2 else { return }
    bytes.removeSubrange(..<head)
    boundary -= head
    head = 0
  }

  private mutating func advanceBoundary() {
    while boundary < head { boundary = endOfMessage(boundary, bytes) }
  }
}
