import InkDrawing
import InkFormats

/// Any bytes as a file of Xournal++, XML or gzip: read or refused, and what is read is sound, can
/// be written, and has as many strokes when it is read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func readXopp(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let limits = InkReadingLimits(bytes: 1 << 20)
  guard let drawing = try? InkFileFormat.xopp.read(bytes, limits: limits).drawing else { return 0 }
  precondition(drawing.strokes.allSatisfy { $0.path.allSatisfy(\.isSound) })
  let drawn = drawing.strokes.count { !$0.path.isEmpty }
  let again = try? InkFileFormat.xopp.read(InkFileFormat.xopp.bytes(of: drawing).bytes).drawing
  precondition(again?.count == drawn)
  return 0
}
