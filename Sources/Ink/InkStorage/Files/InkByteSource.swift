/// The source of a file's bytes: memory, or a function that reads ranges.
public struct InkByteSource: Sendable {
  /// The number of bytes.
  public let count: Int
  private let read: @Sendable (Range<Int>) -> [UInt8]?

  /// Creates a source whose bytes are read when they are needed. If `read` fails, it returns nil or
  /// a different number of bytes.
  public init(count: Int, read: @escaping @Sendable (Range<Int>) -> [UInt8]?) {
    self.count = count
    self.read = read
  }

  /// Creates a source from bytes in memory.
  public init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { Array(bytes[$0]) }
  }

  /// Reads a range of bytes, which must exist.
  package func readBytes(_ range: Range<Int>) throws(InkFileError) -> [UInt8] {
    guard let bytes = read(range), bytes.count == range.count else {
      throw .unreadable(offset: range.lowerBound)
    }
    return bytes
  }
}
