import InkDrawing
import InkGeometry
import InkRendering

/// All ink of a drawing as a PNG with one pixel around it.
///
/// What is large is drawn in bands from the top, so that memory is bounded whatever the size. Rows without ink are
/// not drawn.
struct PngPicture {
  private let drawing: Drawing
  private let appearance: Appearance
  private let background: Color?
  private let dotsPerInch: Double
  private let size: PictureSize
  /// What is drawn at once, in pixels.
  var bandPixels = 1 << 24

  /// A picture of a drawing; nothing is drawn yet.
  init(_ drawing: Drawing, _ appearance: Appearance, on background: Color?, dotsPerInch: Double) {
    self.drawing = drawing
    self.appearance = appearance
    self.background = background
    self.dotsPerInch = dotsPerInch
    size = PictureSize(of: drawing)
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
    let strokes = drawing.strokes.compactMap { stroke -> Range<Int>? in
      let rect = stroke.renderBounds
      // Smoothing adds half a pixel. What is beyond the picture touches its first or last row.
      let first = min(max(rect.min.y * scale - 2, Double(bounds.minY)), Double(bounds.maxY))
      let end = min(max(rect.max.y * scale + 3, Double(bounds.minY)), Double(bounds.maxY))
      return rect.isEmpty || first >= end
        ? nil : Int(first.rounded(.down))..<Int(end.rounded(.down))
    }
    var joined: [Range<Int>] = []
    for rows in strokes.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, rows.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, rows.upperBound)
      } else {
        joined.append(rows)
      }
    }
    return joined
  }

  private func image(_ bounds: PixelRect) -> Raster {
    // A quarter of a pixel inside, so that no rounding reaches the next.
    let rect = Rect(
      min: Point(x: Double(bounds.minX) + 0.25, y: Double(bounds.minY) + 0.25) * (1 / scale),
      max: Point(x: Double(bounds.maxX) - 0.25, y: Double(bounds.maxY) - 0.25) * (1 / scale))
    return drawing.image(in: rect, scale: scale, appearance: appearance, background: background)
  }
}

/// How many pixels a picture of a drawing has.
private struct PictureSize {
  private let ink: Rect

  /// libpng writes no more, in pixels.
  private static let longestSide = 1_000_000
  private static let mostPixels = 1 << 28

  init(of drawing: Drawing) {
    ink = drawing.bounds.isEmpty ? Rect(min: .zero, max: .zero) : drawing.bounds
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
