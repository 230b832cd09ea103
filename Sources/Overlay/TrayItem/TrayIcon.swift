/// A square picture of an item at one size. Trays choose the size that fits them.
package struct TrayIcon: Hashable, Sendable {
  /// The pixels of a side.
  package let side: Int
  /// The bytes alpha, red, green and blue of each pixel, row by row; colors are not premultiplied.
  package let bytes: [UInt8]

  /// Creates a picture from premultiplied words with alpha in the highest bits and blue in the
  /// lowest.
  package init(side: Int, premultiplied pixels: [UInt32]) {
    precondition(pixels.count == side * side, "a picture has the pixels of its size")
    self.side = side
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      let alpha = pixel >> 24
      func level(_ shift: UInt32) -> UInt8 {
        guard alpha > 0 else { return 0 }
        return UInt8(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha))
      }
      bytes += [UInt8(alpha), level(16), level(8), level(0)]
    }
    self.bytes = bytes
  }
}
