import InkDrawing
import InkGeometry
import InkRendering

/// Draws shapes as pixels, on a grid that begins at the upper left corner of the picture. A viewer
/// that shows the picture at the same resolution shows the same pixels.
struct RasterPainter {
  private let area: Rect
  private let appearance: Appearance
  private var last: (dotsPerInch: Double, renderer: InkRenderer)?
  /// The number of pixels drawn at once, which limits the memory of the renderer.
  var bandPixels = 1 << 22

  init(area: Rect, appearance: Appearance) {
    self.area = area
    self.appearance = appearance
  }

  /// Returns the pixels of the strokes of a shape; nil if they leave no ink within the area.
  mutating func raster(
    of strokes: [Stroke], dotsPerInch: Double, mixing: InkDepiction.Mixing
  ) -> ShapeRaster? {
    guard let first = strokes.first else { return nil }
    let scale = dotsPerInch / 25.4
    let view = InkTransform.translation(.zero - area.min).then(.scale(x: scale, y: scale))
    var renderer =
      last?.dotsPerInch == dotsPerInch
      ? last?.renderer ?? InkRenderer(view: view, appearance: appearance)
      : InkRenderer(view: view, appearance: appearance)
    defer { last = (dotsPerInch, renderer) }
    let reach = renderer.reach(of: first.ink.type) + 2
    let ink = PixelRect(around: view.bounds(of: strokes.inkBounds))
    let box = PixelRect(
      minX: ink.minX - reach, minY: ink.minY - reach, maxX: ink.maxX + reach, maxY: ink.maxY + reach
    ).intersection(PixelRect(around: view.bounds(of: area)))
    // The renderer does not support larger coordinates.
    guard !box.isEmpty, box.maxX < 1 << 27, box.maxY < 1 << 27 else { return nil }
    var pixels = Raster(bounds: box, color: mixing == .multiply ? .white : nil).pixels
    drawInBands(strokes, with: &renderer, on: &pixels, PixelLayout(bounds: box))
    return ShapeRaster(
      pixels, bounds: box, mixing: mixing, scale: scale, origin: area.min)
  }

  private func drawInBands(
    _ strokes: [Stroke], with renderer: inout InkRenderer, on pixels: inout [UInt32],
    _ layout: PixelLayout
  ) {
    let bounds = layout.bounds
    let rows = max(1, bandPixels / bounds.width)
    var span = pixels.mutableSpan
    for first in stride(from: bounds.minY, to: bounds.maxY, by: rows) {
      var band = bounds
      band.minY = first
      band.maxY = min(bounds.maxY, first + rows)
      renderer.draw(strokes, on: &span, layout: layout, clip: band)
    }
  }
}
