import InkDrawing
import InkFormats
import InkGeometry
import InkStorage

/// Any bytes as the pictures of a preview, and as a file with one, its sums as they are and
/// corrected: a thumbnail is a PNG of the size that was asked for at most, or there is none.
@_cdecl("LLVMFuzzerTestOneInput")
public func showPreview(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  if let preview = InkPreview(light: bytes, dark: bytes) {
    show(drawing.encoded(preview: preview), hasPreview: true)
  }
  show(bytes)
  show(InkFileMending.withRightSums(bytes))
  return 0
}

private let drawing = Drawing(
  strokes: [
    Stroke(
      ink: Ink(.pen),
      path: StrokePath(
        controlPoints: (0..<4).map { StrokePoint(location: Point(x: Double($0), y: 1)) }))
  ])

private func show(_ bytes: [UInt8], hasPreview: Bool = false) {
  guard let file = try? InkFile(bytes) else { return }
  precondition(!hasPreview || file.preview() != nil, "a preview that is not found")
  for (side, appearance) in [(16, Appearance.light), (512, .dark), (2_048, .light)] {
    guard let png = Thumbnail(longerSide: side, appearance: appearance).shown(by: file) else {
      continue
    }
    guard let image = try? PngImage(png) else { preconditionFailure("no PNG") }
    precondition(max(image.width, image.height) <= side, "too large")
  }
}
