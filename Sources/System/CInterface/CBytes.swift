import Glibc

/// `stylus_free` of stylus-types.h: each library exports it, with the version of its own symbols.
@_cdecl("stylus_free")
public func stylusFree(_ memory: UnsafeMutableRawPointer?) { unsafe free(memory) }

/// Allocates a copy of bytes or structures for C, which frees it; returns it with their number.
package func copied(
  _ elements: [some BitwiseCopyable], _ count: UnsafeMutablePointer<Int>
) throws(CError) -> UnsafeMutableRawPointer {
  let copy = unsafe elements.withUnsafeBytes { bytes -> UnsafeMutableRawPointer? in
    guard let copy = unsafe malloc(max(bytes.count, 1)) else { return nil }
    if let start = bytes.baseAddress {
      unsafe copy.copyMemory(from: start, byteCount: bytes.count)
    }
    return unsafe copy
  }
  guard let copy = unsafe copy else { throw .system("no memory") }
  unsafe count.pointee = elements.count
  return unsafe copy
}

/// The bytes of a buffer of C.
package func bytes(_ bytes: UnsafeRawPointer?, _ count: Int) throws(CError) -> [UInt8] {
  guard let bytes = unsafe bytes, count > 0 else { throw .invalid("there are no bytes") }
  return unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
}
