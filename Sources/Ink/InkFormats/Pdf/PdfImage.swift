import InkGeometry
import InkRendering

/// A shape's pixels in a PDF: an image and its soft mask, written one after the other.
///
/// A shape of one color has an image of one pixel, and the mask determines where it is visible.
struct PdfImage {
  private let raster: ShapeRaster
  private let mask: Int
  /// The number of the image.
  let number: Int
  private var rows: RasterRows
  private var isMaskWritten = false

  /// Begins writing the image.
  init(_ raster: ShapeRaster, in body: inout PdfBody) {
    self.raster = raster
    (mask, number) = (body.promise(), body.promise())
    rows = RasterRows(raster, .opacity)
    let size = (raster.bounds.width, raster.bounds.height)
    body.beginStream(mask) { Self.appendImageEntries(size, "DeviceGray", to: &$0) }
  }

  /// The graphics state for painting the image.
  var state: PdfState { PdfState(opacity: 1, mixing: raster.mixing) }

  /// Writes more of the image; false if nothing is left.
  mutating func writeRows(to body: inout PdfBody) -> Bool {
    if let bytes = rows.nextRows() {
      body.appendBytes(toStream: bytes)
      return true
    }
    body.endStream()
    guard !isMaskWritten else { return false }
    isMaskWritten = true
    let size = raster.color == nil ? (raster.bounds.width, raster.bounds.height) : (1, 1)
    body.beginStream(number) {
      Self.appendImageEntries(size, "DeviceRGB", to: &$0)
      $0.append("/SMask \(mask) 0 R")
    }
    rows = RasterRows(raster, .color)
    guard let color = raster.color else { return true }
    body.appendBytes(
      toStream: [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) })
    body.endStream()
    return false
  }

  private static func appendImageEntries(
    _ size: (width: Int, height: Int), _ space: StaticString, to text: inout [UInt8]
  ) {
    text.append("/Type/XObject/Subtype/Image/Width \(size.width)/Height \(size.height)")
    text.append("/BitsPerComponent 8/ColorSpace/")
    text.append(space)
  }

  /// Appends the operators that paint it, in millimeters of the drawing.
  func appendDrawing(to text: inout [UInt8]) {
    let rect = raster.rect
    // A thousandth of a pixel smaller on each side: some viewers draw every pixel that an image
    // touches, and would stretch the image by a pixel because of a rounding error.
    let edge = 0.001 / raster.scale
    text.append("q\n")
    state.appendOperator(to: &text)
    // Images are upright where y goes up, and here it goes down.
    text.appendOperands(
      pdfNumbers: rect.width - 2 * edge, 0, 0, 2 * edge - rect.height, rect.min.x + edge,
      rect.max.y - edge, decimals: 6)
    text.append("cm /X\(number) Do\nQ\n")
  }
}
