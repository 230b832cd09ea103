import InkGeometry
import InkRendering

/// The pixels of a shape as colors and opacities, not premultiplied, cropped to the ink.
///
/// Its edges lie on every 25th line of the grid. With 300, 200 or 150 pixels per inch, these are
/// whole pixels at each multiple of 12 per inch, including 72, 96 and 192, because some viewers
/// stretch images until they fill whole pixels.
///
/// Ink that multiplies is also stored as opacity and color: for the transmitted light `T`, the
/// opacity is `1 - min(T)`, and the color is the one that gives `T` on white. The shape is
/// therefore transparent where there is no ink, and still looks like ink where nothing lies below
/// that could be multiplied.
struct ShapeRaster {
  /// The bounds on the grid of ``RasterPainter``.
  let bounds: PixelRect
  /// The number of pixels per millimeter.
  let scale: Double
  /// The blend mode.
  let mixing: InkDepiction.Mixing
  /// The only color, with red in the lowest bits, if no pixel differs by more than a level; nil if
  /// there are several.
  let color: UInt32?
  /// The largest opacity, 1...255.
  let most: UInt8

  /// The pixels with ink.
  private let inked: PixelRect
  private let origin: Point
  /// The pixels drawn, with red in the lowest bits, then green, blue and opacity.
  private let pixels: [UInt32]
  private let drawn: PixelRect

  /// - Parameters:
  ///   - drawn: premultiplied pixels, with red in the lowest bits, on a transparent background, or
  ///     on white if they multiply.
  ///   - origin: the origin of the grid, in millimeters of the drawing.
  /// - Returns: nil if there is no ink.
  init?(
    _ drawn: consuming [UInt32], bounds: PixelRect, mixing: InkDepiction.Mixing, scale: Double,
    origin: Point
  ) {
    var pixels = consume drawn
    var ink = InkedPixels(bounds)
    var darkest: UInt32 = 0
    var index = 0
    for y in bounds.minY..<bounds.maxY {
      for x in bounds.minX..<bounds.maxX {
        let word = pixels[index]
        let straight = mixing == .multiply ? Self.tinted(word) : Self.straight(word)
        pixels[index] = straight
        if straight != 0 {
          ink.includePixel(x, y)
          if straight >> 24 > darkest >> 24 { darkest = straight }
        }
        index += 1
      }
    }
    guard darkest != 0 else { return nil }
    let only = darkest & 0xFF_FFFF
    let isOne = pixels.allSatisfy { Self.looks($0, like: only) }
    color = isOne ? only : nil
    most = UInt8(darkest >> 24)
    inked = ink.bounds
    self.bounds = ink.bounds.aligned
    (self.pixels, self.drawn) = (pixels, bounds)
    (self.scale, self.mixing, self.origin) = (scale, mixing, origin)
  }

  /// The bounds of the pixels, in millimeters of the drawing.
  var rect: Rect {
    Rect(
      x: origin.x + Double(bounds.minX) / scale, y: origin.y + Double(bounds.minY) / scale,
      width: Double(bounds.width) / scale, height: Double(bounds.height) / scale)
  }

  /// Returns the pixels of a row, counted from the top of the bounds, with red in the lowest bits,
  /// then green, blue and opacity.
  func row(_ number: Int) -> [UInt32] {
    let y = bounds.minY + number
    guard y >= inked.minY, y < inked.maxY else {
      return Array(repeating: 0, count: bounds.width)
    }
    let start = (y - drawn.minY) * drawn.width + inked.minX - drawn.minX
    return Array(repeating: 0, count: inked.minX - bounds.minX)
      + pixels[start..<start + inked.width]
      + Array(repeating: 0, count: bounds.maxX - inked.maxX)
  }

  /// Returns the pixel with its color no longer multiplied with its opacity.
  private static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    guard alpha > 0 else { return 0 }
    return alpha << 24
      | channels(word) { min(255, ($0 * 255 + alpha / 2) / alpha) }
  }

  /// Returns the opacity and color for a pixel that was drawn on white.
  private static func tinted(_ word: UInt32) -> UInt32 {
    let alpha = 255 - min(word & 255, word >> 8 & 255, word >> 16 & 255)
    guard alpha > 0 else { return 0 }
    return alpha << 24 | channels(word) { 255 - ((255 - $0) * 255 + alpha / 2) / alpha }
  }

  private static func channels(_ word: UInt32, _ change: (UInt32) -> UInt32) -> UInt32 {
    change(word & 255) | change(word >> 8 & 255) << 8 | change(word >> 16 & 255) << 16
  }

  /// Returns whether a pixel differs by at most one level from one with the same opacity and that
  /// color, on black and on white.
  private static func looks(_ word: UInt32, like color: UInt32) -> Bool {
    let alpha = word >> 24
    guard alpha > 0 else { return true }
    for shift: UInt32 in [0, 8, 16] {
      let (own, other) = (Int(word >> shift & 255), Int(color >> shift & 255))
      // 1.5 levels, because rounding both took half a level each.
      if abs(own - other) * Int(alpha) > 382 { return false }
    }
    return true
  }
}

/// The smallest rectangle of pixels with ink.
private struct InkedPixels {
  private(set) var bounds: PixelRect

  init(_ all: PixelRect) {
    bounds = PixelRect(minX: all.maxX, minY: all.maxY, maxX: all.minX, maxY: all.minY)
  }

  mutating func includePixel(_ x: Int, _ y: Int) {
    bounds.minX = min(bounds.minX, x)
    bounds.maxX = max(bounds.maxX, x + 1)
    bounds.minY = min(bounds.minY, y)
    bounds.maxY = max(bounds.maxY, y + 1)
  }
}

extension PixelRect {
  /// The smallest rectangle around this one whose edges lie on every 25th line; for nonnegative
  /// coordinates.
  fileprivate var aligned: PixelRect {
    PixelRect(
      minX: minX / 25 * 25, minY: minY / 25 * 25, maxX: (maxX + 24) / 25 * 25,
      maxY: (maxY + 24) / 25 * 25)
  }
}
