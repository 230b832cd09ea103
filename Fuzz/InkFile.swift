import InkDrawing
import InkGeometry
import InkStorage

/// Any bytes as an ink file, as they are and with right sums: refused or read; what is read whole
/// is read in parts too, and is written to bytes that read the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInkFile(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  read(bytes)
  read(InkFileMending.withRightSums(bytes))
  return 0
}

/// Enough for what a small input can tell, and little enough to go fast.
private let limit = 20_000

private func read(_ bytes: [UInt8]) {
  if let (file, losses) = try? InkFile.recovering(bytes) {
    precondition(file.end <= bytes.count && (!losses.isEmpty || (try? InkFile(bytes)) != nil))
    for loss in losses { precondition(!loss.description.isEmpty) }
    _ = try? file.strokes(in: 0..<file.count, limit: limit)
  }
  checkPages(bytes)
  checkPreview(bytes)
  guard let file = try? InkFile(bytes), let drawing = try? file.drawing(limit: limit) else {
    return
  }
  checkParts(file, drawing)
  for profile in [InkProfile.exact, .lossy(.standard)] {
    let written = drawing.encoded(profile)
    guard let again = try? Drawing(decoding: written) else { preconditionFailure("not read again") }
    precondition(again.count == drawing.count, "strokes are lost")
    precondition(profile != .exact || again.encoded(.exact) == written, "not the same again")
  }
}

private func checkPreview(_ bytes: [UInt8]) {
  guard let file = try? InkFile(bytes) else { return }
  guard let preview = file.preview() else { return }
  let whole = Array(bytes[..<file.end]) + InkFileWriter(adding: .exact, to: file).finish()
  guard let bare = try? InkFile(whole) else { preconditionFailure("not read without its preview") }
  precondition(bare.preview() == nil && bare.count == file.count, "a preview that was cut off")
  let again = whole[..<bare.end] + InkFileWriter(adding: .exact, to: bare).finish(preview: preview)
  precondition((try? InkFile(Array(again)))?.preview() == preview, "not the same preview again")
}

private func checkPages(_ bytes: [UInt8]) {
  guard let file = try? InkFile(bytes), let document = try? file.document(limit: limit) else {
    return
  }
  precondition(file.pageCount == document.pages.count, "a wrong number of pages")
  precondition(
    document.pages.reduce(0) { $0 + $1.drawing.count } == file.count, "strokes of no page")
  let written = document.encoded()
  precondition((try? InkDocument(decoding: written)) != nil, "pages that are not read again")
  precondition(document.joined.count == file.count, "pages that do not make one drawing")
}

private func checkParts(_ file: InkFile, _ drawing: Drawing) {
  precondition(file.count == drawing.count, "a wrong number of strokes")
  let half = file.count / 2
  let parts = [0..<half, half..<file.count].map { try? file.strokes(in: $0).count }
  precondition(parts == [half, file.count - half], "halves do not make the whole")
  _ = try? file.strokes(touching: Rect(x: -10, y: -10, width: 20, height: 20))
}
