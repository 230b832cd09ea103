package import InkDrawing
package import InkGeometry
import InkRendering
package import InkStorage

/// Draws the two pictures of a preview, one stroke at a time.
///
///     var painter = PreviewPainter(bounds: bounds)
///     for stroke in strokes { painter?.draw(stroke) }     // the lowest first
///     let preview = painter?.finish()
///
/// It keeps the pixels of both pictures and no stroke.
package struct PreviewPainter: Sendable {
  private var painter: MiniaturePainter

  /// The longer side of a picture, in pixels; drawings that are smaller than 68 mm have smaller pictures.
  static let longerSide = 512
  /// Ink is not shown larger than this, in pixels per millimetre: a dot would fill the picture.
  static let mostScale = 192 / 25.4

  /// A painter for ink within these bounds; nil if they are empty or not finite.
  package init?(bounds: Rect) {
    let painter = MiniaturePainter(
      bounds: bounds, longerSide: Self.longerSide, mostScale: Self.mostScale, for: [.light, .dark])
    guard let painter else { return nil }
    self.painter = painter
  }

  /// Draws a stroke over those before.
  package mutating func draw(_ stroke: Stroke) { painter.draw(stroke) }

  /// The preview; nil if a picture is longer than a file may have.
  package consuming func finish() -> InkPreview? {
    let files = painter.finish().compactMap { raster in
      try? PngEncoder.encode(
        premultiplied: raster.pixels.span, width: raster.width, height: raster.height)
    }
    guard files.count == 2 else { return nil }
    return InkPreview(light: files[0], dark: files[1])
  }
}
