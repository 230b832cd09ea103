public import InkDrawing

/// An image: premultiplied sRGB with alpha, 8 bits a channel.
public struct Raster: Hashable, Sendable {
  /// Which pixels of the plane it shows.
  public let bounds: PixelRect
  /// The pixels, row by row from the top: alpha in the highest 8 bits, then blue, green, red.
  public internal(set) var pixels: [UInt32]

  /// An image of one color.
  public init(bounds: PixelRect, color: Color? = nil) {
    self.bounds = bounds
    let layout = PixelLayout(bounds: bounds)
    pixels = Array(repeating: color.map { layout.word($0) } ?? 0, count: layout.count)
  }

  /// Columns.
  public var width: Int { bounds.width }

  /// Rows.
  public var height: Int { bounds.height }

  /// How its pixels lie.
  public var layout: PixelLayout { PixelLayout(bounds: bounds) }

  /// The bytes R, G, B, A of each pixel, premultiplied, row by row.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for word in pixels {
      for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: word >> (UInt32(shift) * 8))) }
    }
    return bytes
  }

  /// A pixel's word; 0 outside the image.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard bounds.contains(x: x, y: y) else { return 0 }
    return pixels[(y - bounds.minY) * width + x - bounds.minX]
  }
}
