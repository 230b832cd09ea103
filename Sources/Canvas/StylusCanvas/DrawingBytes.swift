import CInterface
import InkDrawing
import InkStorage

/// The pages of an .inkd file in memory of C.
func document(_ bytes: UnsafeRawPointer?, _ count: Int) throws(CError) -> InkDocument {
  let file = unsafe try CInterface.bytes(bytes, count)
  do throws(InkFileError) { return try InkDocument(decoding: file) } catch {
    throw .damaged("\(error)")
  }
}

/// The drawing of an .inkd file in memory of C.
func drawing(_ bytes: UnsafeRawPointer?, _ count: Int) throws(CError) -> Drawing {
  let file = unsafe try CInterface.bytes(bytes, count)
  do throws(InkFileError) { return try Drawing(decoding: file) } catch {
    throw .damaged("\(error)")
  }
}
