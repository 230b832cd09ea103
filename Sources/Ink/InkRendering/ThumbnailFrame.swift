import InkGeometry

/// The frame of a small image of a whole drawing, centered.
struct ThumbnailFrame {
  /// The rectangle in millimeters of the drawing.
  let rect: Rect
  /// The number of pixels per millimeter.
  let scale: Double

  /// Creates the frame for an image of this size around everything drawn; nil if it has no pixels.
  init?(width: Int, height: Int, around all: Rect) {
    guard width > 0, height > 0 else { return nil }
    // Two pixels of margin: one for antialiasing, and one because the center may be off by a half.
    scale = min(
      Double(max(1, width - 4)) / max(all.width, 1e-3),
      Double(max(1, height - 4)) / max(all.height, 1e-3))
    let middle = all.isEmpty ? .zero : all.center
    let corner = Point(
      x: (middle.x * scale - Double(width) / 2).rounded(),
      y: (middle.y * scale - Double(height) / 2).rounded())
    rect = Rect(
      x: corner.x / scale, y: corner.y / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}

extension PixelRect {
  /// Whether an image with these pixels is possible: at least one pixel, and at most 2^28.
  var isDrawable: Bool {
    !isEmpty && width < 1 << 28 && height < 1 << 28 && width * height <= 1 << 28
  }
}
