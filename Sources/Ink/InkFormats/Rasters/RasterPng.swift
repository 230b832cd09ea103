import InkRendering

/// A shape's pixels as a PNG in base64 (RFC 4648), made incrementally.
final class RasterPng {
  private var encoder: PngEncoder?
  private var rows: RasterRows
  private let rowLength: Int
  /// Remaining bytes of the file, fewer than three.
  private var rest: [UInt8] = []

  init(_ raster: ShapeRaster) {
    let (width, height) = (raster.bounds.width, raster.bounds.height)
    rows = RasterRows(raster, raster.color == nil ? .all : .opacity)
    rowLength = raster.color == nil ? width * 4 : width
    encoder = Self.trusted { () throws(PngError) in
      if let color = raster.color {
        try PngEncoder(width: width, height: height, tint: color, most: raster.most)
      } else {
        try PngEncoder(width: width, height: height)
      }
    }
  }

  /// Returns the next part of the text; nil after the last.
  func nextPart() -> [UInt8]? {
    guard let bytes = rows.nextRows() else { return encodeRest() }
    Self.trusted { () throws(PngError) in
      for start in stride(from: 0, to: bytes.count, by: rowLength) {
        try encoder?.append(bytes.span.extracting(start..<start + rowLength))
      }
    }
    rest += encoder?.take() ?? []
    return base64Text(isLast: false)
  }

  private func encodeRest() -> [UInt8]? {
    guard let encoder = encoder.take() else { return nil }
    do throws(PngError) { rest += try encoder.finish() } catch { preconditionFailure("\(error)") }
    return base64Text(isLast: true)
  }

  /// Returns the output that is ready, as text.
  private func base64Text(isLast: Bool) -> [UInt8] {
    let count = isLast ? rest.count : rest.count / 3 * 3
    var text: [UInt8] = []
    text.appendEncoded(base64: rest[..<count])
    rest.removeFirst(count)
    return text
  }

  /// Returns libpng's result for our own pixels, which can only fail without memory.
  private static func trusted<Result: ~Copyable>(
    _ work: () throws(PngError) -> Result
  ) -> Result {
    do throws(PngError) { return try work() } catch { preconditionFailure("\(error)") }
  }
}
