import InkDrawing
import InkGeometry
import InkRendering

/// All ink of a drawing as a PNG with a margin of one pixel.
///
/// Large pictures are drawn in bands from the top, with a pass through the strokes for each, so
/// that memory use is limited for any size. Rows without ink are not drawn.
struct PngPicture {
  private let strokes: StrokeSource
  private let appearance: Appearance
  private let background: Color?
  private let dotsPerInch: Double
  private let size: PictureSize
  /// The rows that ink may touch.
  let inkedRows: RangeSet<Int>
  /// The number of pixels drawn at once.
  var bandPixels = 1 << 24

  /// Creates a picture of strokes; its size is measured, but nothing is drawn yet.
  init(
    _ strokes: StrokeSource, _ appearance: Appearance, on background: Color?, dotsPerInch: Double
  ) {
    self.strokes = strokes
    self.appearance = appearance
    self.background = background
    self.dotsPerInch = dotsPerInch
    var (ink, rows) = (Rect.empty, RangeSet<Int>())
    for stroke in strokes {
      let bounds = stroke.renderBounds
      ink = ink.union(bounds)
      if stroke.ink.type != .eraser { rows.insert(contentsOf: Self.rows(of: bounds, dotsPerInch)) }
    }
    inkedRows = rows
    size = PictureSize(of: ink)
  }

  /// Returns the file.
  ///
  /// - Throws: an error if there are too many pixels, before anything is drawn.
  func encoded() throws(DrawingEncoder.DrawingEncodingError) -> [UInt8] {
    let bounds = try checkSize()
    do throws(PngError) {
      let isWhole = bounds.width * bounds.height <= bandPixels
      return isWhole ? try whole(bounds) : try inBands(bounds)
    } catch {
      throw .png(error)
    }
  }

  /// Returns the pixels of the picture.
  ///
  /// - Throws: an error if there are too many.
  @discardableResult func checkSize() throws(DrawingEncoder.DrawingEncodingError) -> PixelRect {
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
      pixelsPerMillimeter: scale)
  }

  /// Alpha is left out of the file if the picture is opaque. There is no ink at the edge, so this
  /// depends only on the background.
  private func inBands(_ bounds: PixelRect) throws(PngError) -> [UInt8] {
    let isOpaque = background.map { $0.alpha >= 1 } ?? false
    var encoder = try PngEncoder(
      width: bounds.width, height: bounds.height, alpha: isOpaque ? .opaque : .premultiplied,
      pixelsPerMillimeter: scale)
    var bytes: [UInt8] = []
    let blank = Raster(
      bounds: PixelRect(minX: 0, minY: 0, maxX: bounds.width, maxY: 1), color: background)
    var top = bounds.minY
    for rows in bands(of: bounds) {
      try encoder.writeRows(premultiplied: blank.pixels.span, times: rows.lowerBound - top)
      let band = PixelRect(
        minX: bounds.minX, minY: rows.lowerBound, maxX: bounds.maxX, maxY: rows.upperBound)
      let pixels = image(band).pixels
      try encoder.writeRows(premultiplied: pixels.span)
      bytes += encoder.take()
      top = rows.upperBound
    }
    try encoder.writeRows(premultiplied: blank.pixels.span, times: bounds.maxY - top)
    return bytes + (try encoder.finish())
  }

  /// Returns the rows that are drawn at once, from the top. There are as few bands as possible,
  /// because each costs a pass through the strokes.
  private func bands(of bounds: PixelRect) -> [Range<Int>] {
    let most = max(1, bandPixels / bounds.width)
    var bands: [Range<Int>] = []
    for inked in inkedRows.ranges {
      let rows = inked.clamped(to: bounds.minY..<bounds.maxY)
      var first = rows.lowerBound
      while first < rows.upperBound {
        let isNew = bands.last.map { first >= $0.lowerBound + most } ?? true
        let start = isNew ? first : bands.removeLast().lowerBound
        first = min(rows.upperBound, start + most)
        bands.append(start..<first)
      }
    }
    return bands
  }

  /// Returns the rows that ink in a rectangle may touch; antialiasing adds half a pixel.
  private static func rows(of rect: Rect, _ dotsPerInch: Double) -> Range<Int> {
    guard !rect.isEmpty else { return 0..<0 }
    let scale = dotsPerInch / 25.4
    func row(_ place: Double) -> Int { Int(min(max(place, -1e9), 1e9).rounded(.down)) }
    return row(rect.min.y * scale - 2)..<row(rect.max.y * scale + 3)
  }

  private func image(_ bounds: PixelRect) -> Raster {
    var raster = Raster(bounds: bounds, color: background)
    var renderer = InkRenderer(view: .scale(x: scale, y: scale), appearance: appearance)
    renderer.draw(strokes, on: &raster)
    return raster
  }
}

/// The number of pixels of a picture.
private struct PictureSize {
  private let ink: Rect

  /// The longest side that libpng writes, in pixels.
  private static let longestSide = 1_000_000
  private static let mostPixels = 1 << 28

  init(of ink: Rect) { self.ink = ink.isEmpty ? Rect(min: .zero, max: .zero) : ink }

  /// Returns the pixels that the ink touches and one around them, for the edges; nil if there are
  /// too many to count.
  func pixels(_ dotsPerInch: Double) -> PixelRect? {
    let scale = dotsPerInch / 25.4
    let rect = ink.expanded(by: 1 / scale)
    let view = InkTransform.scale(x: scale, y: scale)
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

  /// The largest possible number of dots per inch, rounded down to two digits.
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
