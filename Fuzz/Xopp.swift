import InkDrawing
import InkFormats

/// Any bytes as a file of Xournal++, XML or gzip: read or refused, and what is read is sound, can
/// be written, and has as many pages, papers and strokes when it is read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func readXopp(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let limits = InkReadingLimits(bytes: 1 << 20)
  guard let document = try? InkFileFormat.xopp.read(bytes, limits: limits).document else {
    return 0
  }
  let strokes = document.pages.flatMap { Array($0.drawing.strokes) }
  precondition(strokes.allSatisfy { $0.path.allSatisfy(\.isValid) })
  var written: [UInt8] = []
  _ = InkFileFormat.xopp.write(document) { written += $0 }
  let again = try? InkFileFormat.xopp.read(written).document
  precondition(again?.strokeCount == strokes.count { !$0.path.isEmpty })
  precondition(
    again?.pages.map(\.background?.pattern) == document.pages.map(\.background?.pattern))
  return 0
}
