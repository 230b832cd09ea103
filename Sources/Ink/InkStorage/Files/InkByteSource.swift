/// Where the bytes of a file come from: memory, or whatever gives a range of them.
public struct InkByteSource: Sendable {
  /// How many bytes there are.
  public let count: Int
  private let read: @Sendable (Range<Int>) -> [UInt8]?

  /// Bytes that are read when they are needed; `read` gives nil, or another number of them, if it
  /// cannot.
  public init(count: Int, read: @escaping @Sendable (Range<Int>) -> [UInt8]?) {
    self.count = count
    self.read = read
  }

  /// Bytes in memory.
  public init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { Array(bytes[$0]) }
  }

  /// The bytes of a range; it must lie within them.
  package func readBytes(_ range: Range<Int>) throws(InkFileError) -> [UInt8] {
    guard let bytes = read(range), bytes.count == range.count else {
      throw .unreadable(offset: range.lowerBound)
    }
    return bytes
  }
}
