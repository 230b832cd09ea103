import InkDrawing
import InkGeometry
import InkRendering

/// All ink of a drawing as a PNG with one pixel around it.
///
/// What is large is drawn in bands from the top, with a pass through the strokes for each, so that memory is bounded whatever the
/// size. Rows without ink are not drawn.
struct PngPicture {
  private let strokes: StrokeSource
  private let appearance: Appearance
  private let background: Color?
  private let dotsPerInch: Double
  private let size: PictureSize
  /// What is drawn at once, in pixels.
  var bandPixels = 1 << 24

  /// A picture of strokes; nothing is drawn yet, but its size is measured.
  init(
    _ strokes: StrokeSource, _ appearance: Appearance, on background: Color?, dotsPerInch: Double
  ) {
    self.strokes = strokes
    self.appearance = appearance
    self.background = background
    self.dotsPerInch = dotsPerInch
    size = PictureSize(of: strokes)
  }

  /// The file.
  ///
  /// - Throws: before anything is drawn, what has too many pixels.
  func encoded() throws(DrawingEncoder.Fault) -> [UInt8] {
    let bounds = try check()
    do throws(PngError) {
      let isWhole = bounds.width * bounds.height <= bandPixels
      return isWhole ? try whole(bounds) : try inBands(bounds)
    } catch {
      throw .png(error)
    }
  }

  /// The pixels that there would be.
  ///
  /// - Throws: if they are too many.
  @discardableResult func check() throws(DrawingEncoder.Fault) -> PixelRect {
    let bounds = size.pixels(dotsPerInch)
    guard let bounds, PictureSize.isAllowed(bounds) else {
      throw .tooManyPixels(
        width: bounds?.width, height: bounds?.height, mostDotsPerInch: size.mostDotsPerInch)
    }
    return bounds
  }

  private var scale: Double { dotsPerInch / 25.4 }

  private func whole(_ bounds: PixelRect) throws(PngError) -> [UInt8] {
    let image = image(bounds)
    return try PngEncoder.encode(
      premultiplied: image.pixels.span, width: image.width, height: image.height,
      pixelsPerMillimetre: scale)
  }

  /// Alpha is left out of the file if nothing can be seen through: at the rim there is no ink, so the
  /// background alone decides.
  private func inBands(_ bounds: PixelRect) throws(PngError) -> [UInt8] {
    let isOpaque = background.map { $0.alpha >= 1 } ?? false
    var encoder = try PngEncoder(
      width: bounds.width, height: bounds.height, alpha: isOpaque ? .opaque : .premultiplied,
      pixelsPerMillimetre: scale)
    var bytes: [UInt8] = []
    let rows = max(1, bandPixels / bounds.width)
    let blank = Raster(
      bounds: PixelRect(minX: 0, minY: 0, maxX: bounds.width, maxY: 1), color: background)
    var top = bounds.minY
    for inked in inkedRows(of: bounds) + [bounds.maxY..<bounds.maxY] {
      try encoder.append(premultiplied: blank.pixels.span, times: inked.lowerBound - top)
      for first in stride(from: inked.lowerBound, to: inked.upperBound, by: rows) {
        let band = PixelRect(
          minX: bounds.minX, minY: first, maxX: bounds.maxX,
          maxY: min(inked.upperBound, first + rows))
        let pixels = image(band).pixels
        try encoder.append(premultiplied: pixels.span)
        bytes += encoder.take()
      }
      top = inked.upperBound
    }
    return bytes + (try encoder.finish())
  }

  /// The rows that ink may touch, from the top, without gaps or overlaps that could be joined.
  func inkedRows(of bounds: PixelRect) -> [Range<Int>] {
    var inked = RangeSet<Int>()
    for stroke in strokes where stroke.ink.type != .eraser {
      let rect = stroke.renderBounds
      // Smoothing adds half a pixel. What is beyond the picture touches its first or last row.
      let first = min(max(rect.min.y * scale - 2, Double(bounds.minY)), Double(bounds.maxY))
      let end = min(max(rect.max.y * scale + 3, Double(bounds.minY)), Double(bounds.maxY))
      guard !rect.isEmpty, first < end else { continue }
      inked.insert(contentsOf: Int(first.rounded(.down))..<Int(end.rounded(.down)))
    }
    return Array(inked.ranges)
  }

  private func image(_ bounds: PixelRect) -> Raster {
    var raster = Raster(bounds: bounds, color: background)
    var renderer = InkRenderer(view: .scale(x: scale, y: scale), appearance: appearance)
    renderer.draw(strokes, on: &raster)
    return raster
  }
}

/// How many pixels a picture of a drawing has.
private struct PictureSize {
  private let ink: Rect

  /// libpng writes no more, in pixels.
  private static let longestSide = 1_000_000
  private static let mostPixels = 1 << 28

  init(of strokes: StrokeSource) {
    let bounds = strokes.reduce(Rect.empty) { $0.union($1.renderBounds) }
    ink = bounds.isEmpty ? Rect(min: .zero, max: .zero) : bounds
  }

  /// The pixels that the ink touches and one around them, for the rims; nil for more than can be counted.
  func pixels(_ dotsPerInch: Double) -> PixelRect? {
    let scale = dotsPerInch / 25.4
    let rect = ink.expanded(by: 1 / scale)
    let view = AffineTransform.scale(x: scale, y: scale)
    let bounds = view.bounds(of: rect)
    guard [bounds.min, bounds.max].allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }) else {
      return nil
    }
    return PixelRect(around: bounds)
  }

  static func isAllowed(_ bounds: PixelRect) -> Bool {
    bounds.width <= longestSide && bounds.height <= longestSide
      && bounds.width * bounds.height <= mostPixels
  }

  /// The most dots per inch that are allowed, rounded down to two digits.
  var mostDotsPerInch: Double {
    var (dots, digit) = (0.0, 1_000.0)
    // Both digits from the left: as many steps as still fit.
    while digit >= 1e-4, dots < digit * 100 {
      for _ in 0..<9 where isAllowed(dots + digit) { dots += digit }
      digit /= 10
    }
    return dots
  }

  private func isAllowed(_ dotsPerInch: Double) -> Bool {
    pixels(dotsPerInch).map { Self.isAllowed($0) } ?? false
  }
}
