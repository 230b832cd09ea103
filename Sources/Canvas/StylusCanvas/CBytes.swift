import Glibc
import InkDrawing
import InkStorage

/// Memory that C frees.
func copied(
  _ bytes: [UInt8], _ count: UnsafeMutablePointer<Int>
) throws(CanvasFailure) -> UnsafeMutableRawPointer {
  guard let copy = unsafe malloc(max(bytes.count, 1)) else { throw .system("no memory") }
  unsafe bytes.withUnsafeBytes {
    unsafe copy.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(copy), byteCount: $0.count)
  }
  unsafe count.pointee = bytes.count
  return unsafe copy
}

/// The drawing of an .inkd file that C has.
func drawing(_ bytes: UnsafeRawPointer?, _ count: Int) throws(CanvasFailure) -> Drawing {
  guard let bytes = unsafe bytes, count > 0 else { throw .invalid("there are no bytes") }
  let file = unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
  do throws(InkFileError) { return try Drawing(decoding: file) } catch {
    throw .damaged("\(error)")
  }
}
