/// Stores bytes until the bytes before them are known: in memory, unless the caller has other
/// storage.
package struct ByteSpool<Failure: Error> {
  private let put: (_ bytes: [UInt8]) throws(Failure) -> Void
  private let get: (_ range: Range<Int>) throws(Failure) -> [UInt8]
  private var count = 0

  /// - Parameters:
  ///   - put: adds bytes at the end.
  ///   - get: returns bytes that were added.
  package init(
    put: @escaping ([UInt8]) throws(Failure) -> Void,
    get: @escaping (Range<Int>) throws(Failure) -> [UInt8]
  ) {
    self.put = put
    self.get = get
  }

  /// A spool in memory.
  package static var inMemory: ByteSpool {
    let bytes = SharedBytes()
    return ByteSpool {
      bytes.all += $0
    } get: {
      Array(bytes.all[$0])
    }
  }

  /// Stores bytes, and returns their position.
  mutating func storeBytes(_ bytes: [UInt8]) throws(Failure) -> Range<Int> {
    try put(bytes)
    defer { count += bytes.count }
    return count..<count + bytes.count
  }

  /// Returns stored bytes.
  func readBytes(_ range: Range<Int>) throws(Failure) -> [UInt8] { try get(range) }
}

/// Bytes shared by two closures.
private final class SharedBytes { var all: [UInt8] = [] }
