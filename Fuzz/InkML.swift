import InkDrawing
import InkFormats

/// Any bytes as InkML: read or refused, and what is read is sound, can be written and reads the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInkML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let drawing = try? InkFileFormat.inkML.read(bytes).drawing else { return 0 }
  precondition(drawing.strokes.allSatisfy { $0.path.allSatisfy(\.isSound) })
  let again = try? InkFileFormat.inkML.read(InkFileFormat.inkML.bytes(of: drawing).bytes)
  precondition(again?.drawing == drawing)
  // Whatever was read, the other formats can be written.
  for format in [InkFileFormat.xopp, .uim] {
    precondition((try? format.read(format.bytes(of: drawing).bytes)) != nil)
  }
  return 0
}
