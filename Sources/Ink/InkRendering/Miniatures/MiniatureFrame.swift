import InkGeometry

/// The part of the plane that a miniature shows, while its drawing is growing.
///
/// The scale is halved whenever the drawing becomes too large for the pictures. Each pixel then
/// becomes the mean of four, because the origin determines the corners of the pixels.
struct MiniatureFrame: Sendable {
  /// The number of pixels per millimeter.
  private(set) var scale: Double
  /// The bounds of everything drawn.
  private(set) var bounds = Rect.empty
  /// The position in the drawing of the corner (0, 0) of the pixels.
  private var origin = Point.zero
  /// The largest length of a side, in pixels, without the margin.
  private let longest: Int

  /// - Parameters:
  ///   - scale: the largest number of pixels per millimeter, greater than 0.
  ///   - longest: at least 8.
  init(scale: Double, longest: Int) {
    self.scale = scale
    self.longest = longest
  }

  /// The transform from the drawing to pixels.
  var view: InkTransform {
    .translation(.zero - origin).then(.scale(x: scale, y: scale))
  }

  /// The pixels of everything drawn, with two on each side for antialiasing.
  var pixels: PixelRect {
    bounds.isEmpty ? .empty : PixelRect(around: view.bounds(of: bounds)).grown(by: 2)
  }

  /// Makes space for more of the drawing.
  ///
  /// - Returns: how often the scale was halved; nil if there is not enough space at any scale.
  mutating func include(_ more: Rect) -> Int? {
    let all = bounds.union(more)
    let side = max(all.width, all.height)
    guard !more.isEmpty, side.isFinite, all.min.isFinite else { return nil }
    if bounds.isEmpty { origin = all.min }
    bounds = all
    var halvings = 0
    while side * scale > Double(longest) {
      scale /= 2
      halvings += 1
    }
    return halvings
  }
}

extension Raster {
  /// Returns the image at half the size: each pixel is the mean of four.
  func halved() -> Raster {
    guard !bounds.isEmpty else { return self }
    let half = PixelRect(
      minX: bounds.minX >> 1, minY: bounds.minY >> 1, maxX: (bounds.maxX + 1) >> 1,
      maxY: (bounds.maxY + 1) >> 1)
    var result = Raster(bounds: half)
    for y in half.minY..<half.maxY {
      for x in half.minX..<half.maxX {
        // Every other byte, so that there is space for the sum of four.
        var (even, odd): (UInt32, UInt32) = (0x0002_0002, 0x0002_0002)
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
          let word = self[2 * x + dx, 2 * y + dy]
          even += word & 0x00FF_00FF
          odd += word >> 8 & 0x00FF_00FF
        }
        let place = (y - half.minY) * half.width + x - half.minX
        result.pixels[place] = even >> 2 & 0x00FF_00FF | (odd >> 2 & 0x00FF_00FF) << 8
      }
    }
    return result
  }

  /// Returns the pixels within other bounds; transparent where there were none.
  func cropped(to bounds: PixelRect) -> Raster {
    var result = Raster(bounds: bounds)
    let common = bounds.intersection(self.bounds)
    guard !common.isEmpty else { return result }
    for y in common.minY..<common.maxY {
      let from = (y - self.bounds.minY) * width + common.minX - self.bounds.minX
      let to = (y - bounds.minY) * bounds.width + common.minX - bounds.minX
      result.pixels.replaceSubrange(
        to..<to + common.width, with: pixels[from..<from + common.width])
    }
    return result
  }
}
