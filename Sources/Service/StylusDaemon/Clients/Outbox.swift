/// The bytes that wait for one client, in whole messages, without ever growing past a bound.
///
/// Appending and sending allocate nothing once the capacity is there.
package struct Outbox {
  /// Appended, not yet sent; starts with the rest of a message that was sent in part.
  private var bytes: [UInt8] = []
  /// How much of `bytes` is sent.
  private var head = 0
  /// Where the first message that is not sent at all begins.
  private var boundary = 0
  private let framing: Framing

  /// How a message's end is found.
  package enum Framing: Sendable {
    /// A little-endian u32 at the start: the length of what follows a 16-byte header.
    case frames
    /// A NUL at the end.
    case nulTerminated
  }

  /// An empty outbox with room for `capacity` bytes.
  package init(framing: Framing, capacity: Int) {
    self.framing = framing
    bytes.reserveCapacity(capacity)
  }

  /// How many bytes wait.
  package var count: Int { bytes.count - head }

  /// Whether nothing waits.
  package var isEmpty: Bool { head == bytes.count }

  /// Appends whole messages: `body` appends to the array and must not touch what is there.
  package mutating func append(_ body: (inout [UInt8]) -> Void) {
    makeRoom()
    body(&bytes)
  }

  /// Gives the waiting bytes to `body`, which tells how many it took; nil takes none.
  package mutating func send<Failure: Error>(
    _ body: (borrowing Span<UInt8>) throws(Failure) -> Int?
  ) throws(Failure) {
    guard !isEmpty, let taken = try body(bytes.span.extracting(head...)) else { return }
    head += taken
    advanceBoundary()
    if isEmpty { clear() }
  }

  /// Moves what waits into an outbox that is still empty, where it counts as one message that has
  /// been begun: it will not be thrown away, whatever the framing.
  package mutating func moveAll(to other: inout Outbox) {
    other.bytes.append(contentsOf: bytes[head...])
    other.boundary = other.bytes.count
    clear()
  }

  /// Throws away every message of which nothing was sent yet.
  package mutating func discardUnsent() {
    bytes.removeSubrange(boundary...)
    if isEmpty { clear() }
  }

  private mutating func clear() {
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
    while boundary < head {
      switch framing {
      case .frames:
        let length = (0..<4).reduce(0) { $0 | Int(bytes[boundary + $1]) << (8 * $1) }
        boundary += 16 + length
      case .nulTerminated:
        boundary = bytes[boundary...].firstIndex(of: 0).map { $0 + 1 } ?? bytes.count
      }
    }
  }
}
