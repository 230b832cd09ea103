import InkRendering

/// The rows of a shape's pixels as bytes, from the top, up to 64 KiB at a time.
struct RasterRows {
  /// The requested channels of each pixel, by their number of bytes.
  enum RasterChannels: Int {
    /// The opacity.
    case opacity = 1
    /// Red, green and blue.
    case color = 3
    /// Red, green, blue and opacity.
    case all = 4
  }

  private let raster: ShapeRaster
  private let content: RasterChannels
  private var next = 0

  init(_ raster: ShapeRaster, _ content: RasterChannels) {
    self.raster = raster
    self.content = content
  }

  /// Returns the next rows; nil after the last.
  mutating func nextRows() -> [UInt8]? {
    let rowLength = raster.bounds.width * content.rawValue
    let count = min(max(1, partLength / rowLength), raster.bounds.height - next)
    guard count > 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * rowLength)
    for row in next..<next + count { appendRow(row, to: &bytes) }
    next += count
    return bytes
  }

  private func appendRow(_ number: Int, to bytes: inout [UInt8]) {
    for pixel in raster.row(number) {
      if content != .opacity {
        for shift: UInt32 in [0, 8, 16] { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
      }
      if content != .color { bytes.append(UInt8(pixel >> 24)) }
    }
  }
}
