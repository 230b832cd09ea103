import InkDrawing
import InkFormats
import InkStorage

/// Any bytes as InkML, as they are and with the right checksums in the data of its groups: read or
/// refused. What is read is sound, can be written and reads the same, page by page.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInkML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  read(bytes)
  if let corrected = withRightSums(bytes) { read(corrected) }
  return 0
}

private func read(_ bytes: [UInt8]) {
  guard let reading = try? InkFileFormat.inkML.read(bytes) else { return }
  let (document, drawing) = (reading.document, reading.drawing)
  precondition(drawing.strokes.allSatisfy { $0.path.allSatisfy(\.isValid) })
  var written: [UInt8] = []
  _ = InkFileFormat.inkML.write(document) { written += $0 }
  let again = try? InkFileFormat.inkML.read(written)
  precondition(again?.document == document)
  // Whatever was read, the other formats can be written.
  for format in [InkFileFormat.xopp, .uim] {
    precondition((try? format.read(format.bytes(of: drawing).bytes)) != nil)
  }
}

/// The text with the checksum that belongs to the chunk of each group; nil if no group has one.
private func withRightSums(_ text: [UInt8]) -> [UInt8]? {
  var (result, rest) = ([UInt8](), text[...])
  while let start = rest.firstRange(of: "<data>".utf8)?.upperBound,
    let end = rest[start...].firstRange(of: "</data>".utf8)?.lowerBound,
    let chunk = [UInt8](base64: Array(rest[start..<end]))
  {
    // As if the chunk stood in a file.
    let file = InkFileMending.withRightSums([UInt8](repeating: 0, count: 8) + chunk)
    result += rest[..<start]
    result.appendEncoded(base64: file.dropFirst(8))
    rest = rest[end...]
  }
  return result.isEmpty ? nil : result + rest
}
