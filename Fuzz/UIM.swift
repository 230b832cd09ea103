import InkDrawing
import InkFormats

/// Any bytes as a file of the Universal Ink Model: read or refused, and what is read is sound, can
/// be written, and has as many strokes with the same names when it is read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func readUIM(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let drawing = try? InkFileFormat.uim.read(bytes).drawing else { return 0 }
  precondition(drawing.strokes.allSatisfy { $0.path.allSatisfy(\.isValid) })
  let drawn = drawing.strokes.filter { !$0.path.isEmpty && $0.ink.type != .eraser }
  let again = try? InkFileFormat.uim.read(InkFileFormat.uim.bytes(of: drawing).bytes).drawing
  precondition(again?.strokes.map(\.id) == drawn.map(\.id))
  return 0
}
