public import InkDrawing
public import InkGeometry

/// Draws a small picture of a whole drawing, one stroke at a time, for light and dark backgrounds
/// at once.
///
///     var painter = MiniaturePainter(
///       bounds: file.bounds, longerSide: 512, mostScale: 8, for: [.light, .dark])
///     for stroke in strokes { painter.draw(stroke) }      // the lowest first
///     let pictures = painter?.finish()                    // transparent; light, then dark
///
/// Coverage is computed once for all appearances, and points within a quarter of a pixel of each
/// other are dropped. Strokes are not kept, so memory depends only on the size of the picture. The
/// size of the drawing need not be known: without bounds, the pictures grow with it.
public struct MiniaturePainter: Sendable {
  private var renderer: InkRenderer
  private let appearances: [Appearance]
  private var rasters: [Raster]
  /// The current part of the plane; nil if the bounds were known in advance.
  private var frame: MiniatureFrame?
  /// The number of strokes that are wet together.
  private var wetCount = 0

  /// The largest number of strokes in a group that are blended together; longer groups are blended
  /// in parts, so that memory use stays limited.
  static let mostWet = 1024

  /// Creates a painter for a drawing with these bounds; nil if they are empty or not finite.
  ///
  /// - Parameters:
  ///   - bounds: the bounds of the drawing, in millimeters.
  ///   - longerSide: the largest length of the longer side of the pictures, in pixels; at least 8.
  ///   - mostScale: the largest number of pixels per millimeter, for small drawings.
  ///   - appearances: the appearances to draw; each gets a picture of its own.
  public init?(bounds: Rect, longerSide: Int, mostScale: Double, for appearances: [Appearance]) {
    guard !bounds.isEmpty, longerSide >= 8 else { return nil }
    // One pixel on each side for antialiasing, and one for the grid.
    let scale = min(mostScale, Double(longerSide - 4) / max(bounds.width, bounds.height))
    let view = InkTransform.translation(.zero - bounds.min).then(.scale(x: scale, y: scale))
    guard scale > 0, view.isFinite else { return nil }
    let pixels = PixelRect(
      minX: -1, minY: -1, maxX: Int((bounds.width * scale).rounded(.up)) + 1,
      maxY: Int((bounds.height * scale).rounded(.up)) + 1)
    renderer = InkRenderer(view: view)
    self.appearances = appearances
    rasters = appearances.map { _ in Raster(bounds: pixels) }
  }

  /// Creates a painter for a drawing of unknown size.
  ///
  /// - Parameters:
  ///   - longerSide: the smallest length of the longer side of the pictures, in pixels, if the
  ///     drawing is large enough, and about half of the largest length; at least 8.
  ///   - mostScale: the largest number of pixels per millimeter, greater than 0.
  ///   - appearances: the appearances to draw; each gets a picture of its own.
  public init(longerSide: Int, mostScale: Double, for appearances: [Appearance]) {
    let frame = MiniatureFrame(scale: mostScale, longest: 2 * max(8, longerSide))
    self.frame = frame
    renderer = InkRenderer(view: frame.view)
    self.appearances = appearances
    rasters = appearances.map { _ in Raster(bounds: .empty) }
  }

  /// The current number of pixels per millimeter.
  public var scale: Double { renderer.view.greatestScale }

  /// Draws a stroke over the earlier ones.
  public mutating func draw(_ stroke: Stroke) {
    guard stroke.ink.type != .eraser, makeRoom(for: stroke), let clip = rasters.first?.bounds
    else { return }
    let stroke = stroke.thinned(for: renderer.view)
    if wetCount < Self.mostWet, renderer.adds(stroke, within: clip) {
      wetCount += 1
    } else {
      blend()
      _ = renderer.adds(stroke, within: clip)
      wetCount = 1
    }
  }

  /// Returns the pictures, one for each appearance. They are empty if nothing was drawn and no
  /// bounds were given.
  public consuming func finish() -> [Raster] {
    blend()
    guard let frame else { return rasters }
    return rasters.map { $0.cropped(to: frame.pixels) }
  }

  /// Makes space for a stroke; returns whether the pictures have its pixels.
  private mutating func makeRoom(for stroke: Stroke) -> Bool {
    guard var frame else { return true }
    guard let halvings = frame.include(stroke.renderBounds) else { return false }
    self.frame = frame
    let pixels = frame.pixels
    guard halvings > 0 || rasters.first?.bounds.contains(pixels) != true else { return true }
    blend()
    wetCount = 0
    if renderer.view != frame.view { renderer = InkRenderer(view: frame.view) }
    // After this many halvings, everything drawn before is a single pixel.
    for _ in 0..<min(halvings, 32) { for k in rasters.indices { rasters[k] = rasters[k].halved() } }
    let roomy = pixels.grown(by: max(16, min(128, max(pixels.width, pixels.height) / 4)))
    for k in rasters.indices { rasters[k] = rasters[k].cropped(to: roomy) }
    return true
  }

  private mutating func blend() {
    renderer.beginBlending()
    for (number, appearance) in appearances.enumerated() {
      let layout = rasters[number].layout
      var pixels = rasters[number].pixels.mutableSpan
      renderer.paintInk(in: appearance, on: &pixels, layout: layout, clip: layout.bounds)
    }
    renderer.endBlending()
  }
}
