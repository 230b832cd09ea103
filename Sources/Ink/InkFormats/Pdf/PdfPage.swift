import InkGeometry

/// The position of a drawing on its page: PDF uses points of 1/72 inch from the bottom left.
struct PdfPage {
  /// The size, in points.
  let size: Size
  /// The transform from the drawing's millimeters to the page's points.
  let onPage: InkTransform
  /// The factor by which everything is reduced.
  let reduction: Double
  /// The longest side that viewers support, in points: 200 inches (PDF 1.7, annex C).
  static let longest = 14_400.0

  init(showing area: Rect) {
    let full = 72 / 25.4
    reduction = max(1, max(area.width, area.height) * full / Self.longest)
    let scale = full / reduction
    size = Size(width: area.width * scale, height: area.height * scale)
    onPage = InkTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -area.min.x * scale, ty: area.max.y * scale)
  }

  /// Appends the operator after which coordinates are in millimeters.
  func appendTransform(to text: inout [UInt8]) {
    text.appendOperands(pdfNumbers: onPage.a, 0, 0, onPage.d, onPage.tx, onPage.ty, decimals: 9)
    text.append("cm\n")
  }
}
