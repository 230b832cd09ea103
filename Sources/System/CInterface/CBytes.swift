import Glibc

/// Memory with these bytes that C frees, and how many there are.
package func copied(
  _ bytes: [UInt8], _ count: UnsafeMutablePointer<Int>
) throws(CFailure) -> UnsafeMutableRawPointer {
  guard let copy = unsafe malloc(max(bytes.count, 1)) else { throw .system("no memory") }
  unsafe bytes.withUnsafeBytes {
    unsafe copy.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(copy), byteCount: $0.count)
  }
  unsafe count.pointee = bytes.count
  return unsafe copy
}

/// The bytes that C has.
package func bytes(_ bytes: UnsafeRawPointer?, _ count: Int) throws(CFailure) -> [UInt8] {
  guard let bytes = unsafe bytes, count > 0 else { throw .invalid("there are no bytes") }
  return unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
}
