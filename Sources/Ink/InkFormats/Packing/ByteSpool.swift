/// Keeps bytes until it is known what stands before them: in memory, unless somebody who writes
/// files has a better place.
package struct ByteSpool<Failure: Error> {
  private let put: (_ bytes: [UInt8]) throws(Failure) -> Void
  private let get: (_ range: Range<Int>) throws(Failure) -> [UInt8]
  private var count = 0

  /// - Parameters:
  ///   - put: adds bytes at the end.
  ///   - get: gives bytes that were added.
  package init(
    put: @escaping ([UInt8]) throws(Failure) -> Void,
    get: @escaping (Range<Int>) throws(Failure) -> [UInt8]
  ) {
    self.put = put
    self.get = get
  }

  /// In memory.
  package static var inMemory: ByteSpool {
    let bytes = SharedBytes()
    return ByteSpool {
      bytes.all += $0
    } get: {
      Array(bytes.all[$0])
    }
  }

  /// Keeps bytes, and tells where they are.
  mutating func storeBytes(_ bytes: [UInt8]) throws(Failure) -> Range<Int> {
    try put(bytes)
    defer { count += bytes.count }
    return count..<count + bytes.count
  }

  /// Bytes that were kept.
  func readBytes(_ range: Range<Int>) throws(Failure) -> [UInt8] { try get(range) }
}

/// Bytes that two closures have.
private final class SharedBytes { var all: [UInt8] = [] }
