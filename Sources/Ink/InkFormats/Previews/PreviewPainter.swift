package import InkDrawing
package import InkGeometry
import InkRendering
package import InkStorage

/// Draws the two pictures of a preview, one stroke at a time.
///
///     var painter = PreviewPainter(bounds: bounds)
///     for stroke in strokes { painter?.draw(stroke) }     // the lowest first
///     let preview = painter?.makePreview()
///
/// It keeps the pixels of both pictures, but no strokes.
package struct PreviewPainter: Sendable {
  private var painter: MiniaturePainter
  /// The sum of the pixels in the bounds of each stroke.
  private var work = 0.0

  /// The largest amount of work, about 2 s for both pictures: a million strokes all over the
  /// drawing would take minutes.
  static let mostWork = 4e9

  /// The longer side of a picture, in pixels; drawings smaller than 68 mm have smaller pictures.
  static let longerSide = 512
  /// The largest scale, in pixels per millimeter; otherwise a dot would fill the picture.
  static let mostScale = 192 / 25.4

  /// Creates a painter for ink within these bounds; nil if they are empty or not finite.
  package init?(bounds: Rect) {
    let painter = MiniaturePainter(
      bounds: bounds, longerSide: Self.longerSide, mostScale: Self.mostScale, for: [.light, .dark])
    guard let painter else { return nil }
    self.painter = painter
  }

  /// Creates a painter for ink whose bounds are not known yet.
  package init() {
    painter = MiniaturePainter(
      longerSide: Self.longerSide, mostScale: Self.mostScale, for: [.light, .dark])
  }

  /// Draws a stroke over the earlier ones.
  package mutating func draw(_ stroke: Stroke) {
    let (bounds, scale) = (stroke.renderBounds, painter.scale)
    work += (bounds.width * scale + 2) * (bounds.height * scale + 2)
    if work < Self.mostWork { painter.draw(stroke) }
  }

  /// Returns the preview; nil if it was too much work, or if a picture is too large for a file.
  package consuming func makePreview() -> InkPreview? {
    guard work < Self.mostWork else { return nil }
    let files = painter.finish().compactMap { raster in
      raster.width == 0 ? nil : try? Self.png(SmallPicture(raster).fitted(into: Self.longerSide))
    }
    guard files.count == 2 else { return nil }
    return InkPreview(light: files[0], dark: files[1])
  }

  private static func png(_ picture: SmallPicture) throws(PngError) -> [UInt8] {
    var encoder = try PngEncoder(littleWidth: picture.width, height: picture.height)
    var row = [UInt8](repeating: 0, count: picture.width * 4)
    for start in stride(from: 0, to: picture.pixels.count, by: picture.width) {
      for x in 0..<picture.width {
        let word = picture.pixels[start + x]
        let alpha = word >> 24
        for part in 0..<3 {
          let value = word >> (8 * UInt32(part)) & 255
          row[4 * x + part] = alpha == 0 ? 0 : coarse((value * 255 + alpha / 2) / alpha)
        }
        row[4 * x + 3] = alpha == 0 ? 0 : max(1, coarse(alpha))
      }
      try encoder.append(row.span)
    }
    return try encoder.finish()
  }

  /// Returns the nearest multiple of 4, an invisible change that reduces the file by a quarter.
  private static func coarse(_ value: UInt32) -> UInt8 { UInt8(min(255, (value + 2) / 4 * 4)) }
}
