public import InkDrawing

/// An image in premultiplied sRGB with alpha, 8 bits per channel.
public struct Raster: Hashable, Sendable {
  /// The pixels of the plane that the image shows.
  public let bounds: PixelRect
  /// The pixels, row by row from the top, with alpha in the highest 8 bits, then blue, green, red.
  public internal(set) var pixels: [UInt32]

  /// Creates an image of a single color.
  public init(bounds: PixelRect, color: Color? = nil) {
    self.bounds = bounds
    let layout = PixelLayout(bounds: bounds)
    pixels = Array(repeating: color.map { layout.word($0) } ?? 0, count: layout.count)
  }

  /// The number of columns.
  public var width: Int { bounds.width }

  /// The number of rows.
  public var height: Int { bounds.height }

  /// The memory layout of the pixels.
  public var layout: PixelLayout { PixelLayout(bounds: bounds) }

  /// The premultiplied bytes R, G, B, A of each pixel, row by row.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for word in pixels {
      for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: word >> (UInt32(shift) * 8))) }
    }
    return bytes
  }

  /// The word of a pixel; 0 outside the image.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard bounds.contains(x: x, y: y) else { return 0 }
    return pixels[(y - bounds.minY) * width + x - bounds.minX]
  }
}

extension Raster: CustomStringConvertible {
  /// The size and the position, such as `640 x 480 pixels at (0, 0)`, because the pixels would be
  /// megabytes of text.
  public var description: String {
    "\(width) x \(height) pixels at (\(bounds.minX), \(bounds.minY))"
  }
}
