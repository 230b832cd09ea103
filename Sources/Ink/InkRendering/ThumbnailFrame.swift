import InkGeometry

/// What a small image of a whole drawing shows: all of it, in the middle.
struct ThumbnailFrame {
  /// In millimeters of the drawing.
  let rect: Rect
  /// Pixels per millimeter.
  let scale: Double

  /// For an image of so many pixels around all that is drawn; nil if there are no pixels.
  init?(width: Int, height: Int, around all: Rect) {
    guard width > 0, height > 0 else { return nil }
    // Two pixels of margin: one for what smoothing adds, and the middle may be off by a half.
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
  /// Whether an image of these pixels can be made: some, and 2^28 at most.
  var isDrawable: Bool {
    !isEmpty && width < 1 << 28 && height < 1 << 28 && width * height <= 1 << 28
  }
}
