public import InkDrawing
public import InkGeometry

/// Draws a whole drawing small, one stroke at a time, for light and dark grounds at once.
///
///     var painter = MiniaturePainter(bounds: file.bounds, longerSide: 512, mostScale: 8, for: [.light, .dark])
///     for stroke in strokes { painter.draw(stroke) }      // the lowest first
///     let pictures = painter?.finish()                    // transparent; light, then dark
///
/// Coverage is computed once for all appearances, and points that lie within a quarter of a pixel
/// of each other are dropped. No stroke is kept, so memory depends on the size of the picture
/// alone.
public struct MiniaturePainter: Sendable {
  private var renderer: InkRenderer
  private let appearances: [Appearance]
  private var rasters: [Raster]
  /// How many strokes are wet together.
  private var wetCount = 0

  /// Longer groups of wet strokes are blended in parts of this many strokes, so that memory stays
  /// bounded.
  static let mostWet = 1024

  /// A painter for a drawing with these bounds; nil if they are empty or not finite.
  ///
  /// - Parameters:
  ///   - longerSide: how many pixels the longer side of the pictures has at most; at least 8.
  ///   - mostScale: the greatest number of pixels per millimetre, for drawings that are small.
  public init?(bounds: Rect, longerSide: Int, mostScale: Double, for appearances: [Appearance]) {
    guard !bounds.isEmpty, longerSide >= 8 else { return nil }
    // One pixel on each side for antialiasing, and one for the grid.
    let scale = min(mostScale, Double(longerSide - 4) / max(bounds.width, bounds.height))
    let view = AffineTransform.translation(.zero - bounds.min).then(.scale(x: scale, y: scale))
    guard scale > 0, view.isFinite else { return nil }
    let pixels = PixelRect(
      minX: -1, minY: -1, maxX: Int((bounds.width * scale).rounded(.up)) + 1,
      maxY: Int((bounds.height * scale).rounded(.up)) + 1)
    renderer = InkRenderer(view: view)
    self.appearances = appearances
    rasters = appearances.map { _ in Raster(bounds: pixels) }
  }

  /// Draws a stroke over those before.
  public mutating func draw(_ stroke: Stroke) {
    guard stroke.ink.type != .eraser, let clip = rasters.first?.bounds else { return }
    let stroke = stroke.thinned(for: renderer.view)
    if wetCount < Self.mostWet, renderer.adds(stroke, within: clip) {
      wetCount += 1
    } else {
      blend()
      _ = renderer.adds(stroke, within: clip)
      wetCount = 1
    }
  }

  /// The pictures, one for each appearance.
  public consuming func finish() -> [Raster] {
    blend()
    return rasters
  }

  private mutating func blend() {
    renderer.beginBlending()
    for (number, appearance) in appearances.enumerated() {
      let layout = rasters[number].layout
      var pixels = rasters[number].pixels.mutableSpan
      renderer.paint(in: appearance, on: &pixels, layout: layout, clip: layout.bounds)
    }
    renderer.endBlending()
  }
}
