import InkDrawing
import InkRendering

/// The pixels of a small picture: premultiplied, with red in the lowest 8 bits and alpha in the
/// highest.
struct SmallPicture {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt32]

  /// Creates a picture that was just drawn.
  init(_ raster: Raster) {
    (width, height, pixels) = (raster.width, raster.height, raster.pixels)
  }

  /// Reads a picture of a preview; nil if it is not a PNG, or if a side is longer than in our
  /// previews.
  init?(png: [UInt8]) {
    let most = PreviewPainter.longerSide
    guard let image = try? PngImage(png, mostPixels: most * most),
      max(image.width, image.height) <= most
    else { return nil }
    (width, height) = (image.width, image.height)
    pixels = []
    pixels.reserveCapacity(width * height)
    for start in stride(from: 0, to: image.pixels.count, by: 4) {
      let alpha = UInt32(image.pixels[start + 3])
      var word = alpha << 24
      for part in 0..<3 {
        word |= Self.fraction(alpha, of: UInt32(image.pixels[start + part])) << (8 * UInt32(part))
      }
      pixels.append(word)
    }
  }

  /// Returns the file of the picture on opaque paper of a color.
  func png(on paper: Color) -> [UInt8]? {
    let ground = PixelLayout(bounds: .empty).word(paper)
    let shown = pixels.map { word in
      let rest = 255 - word >> 24
      var result: UInt32 = 255 << 24
      for shift: UInt32 in [0, 8, 16] {
        let part = (word >> shift & 255) + Self.fraction(rest, of: ground >> shift & 255)
        result |= min(255, part) << shift
      }
      return result
    }
    return try? PngEncoder.encode(premultiplied: shown.span, width: width, height: height)
  }

  /// Returns the picture reduced so that its longer side has at most `side` pixels; each pixel is
  /// the mean of the area that it covers.
  func fitted(into side: Int) -> SmallPicture {
    guard max(width, height) > side else { return self }
    let scale = Double(side) / Double(max(width, height))
    let columns = Self.shares(of: width, into: max(1, Int((Double(width) * scale).rounded())))
    let rows = Self.shares(of: height, into: max(1, Int((Double(height) * scale).rounded())))
    var result: [UInt32] = []
    result.reserveCapacity(columns.count * rows.count)
    for row in rows {
      var sums = [SIMD4<Float>](repeating: .zero, count: width)
      for (offset, share) in row.shares.enumerated() {
        let start = (row.first + offset) * width
        for x in 0..<width { sums[x] += Self.components(pixels[start + x]) * share }
      }
      for column in columns {
        var sum = SIMD4<Float>.zero
        for (offset, share) in column.shares.enumerated() {
          sum += sums[column.first + offset] * share
        }
        result.append(Self.packedPixel(sum))
      }
    }
    return SmallPicture(width: columns.count, height: rows.count, pixels: result)
  }

  private init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Returns which pixels in a row of `old` each of `new` pixels covers, and the weight of each in
  /// the mean.
  private static func shares(of old: Int, into new: Int) -> [(first: Int, shares: [Float])] {
    let length = Double(old) / Double(new)
    return (0..<new).map { number in
      let (start, end) = (Double(number) * length, Double(number + 1) * length)
      let first = min(old - 1, Int(start))
      let last = max(first, min(old - 1, Int(end.rounded(.up)) - 1))
      let shares = (first...last).map { pixel in
        Float(max(0, min(end, Double(pixel + 1)) - max(start, Double(pixel))) / length)
      }
      return (first, shares)
    }
  }

  private static func components(_ word: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(
      Float(word & 255), Float(word >> 8 & 255), Float(word >> 16 & 255), Float(word >> 24))
  }

  private static func packedPixel(_ parts: SIMD4<Float>) -> UInt32 {
    // A mean of bytes is between 0 and 255, apart from rounding errors of the weights.
    func byte(_ part: Float) -> UInt32 { min(255, UInt32(part + 0.5)) }
    return byte(parts[0]) | byte(parts[1]) << 8 | byte(parts[2]) << 16 | byte(parts[3]) << 24
  }

  /// Returns x y / 255, rounded to the nearest.
  private static func fraction(_ x: UInt32, of y: UInt32) -> UInt32 { (x * y + 127) / 255 }
}
