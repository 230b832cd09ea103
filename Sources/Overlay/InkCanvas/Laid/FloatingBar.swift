import InkGeometry
import InkRendering

/// A picture of buttons above everything else, upright and at whole pixels.
struct FloatingBar: Sendable {
  private let picture: TurnedPicture
  private let way: InkTransform

  init(_ picture: TurnedPicture, at corner: Point) {
    self.picture = picture
    way = .translation(Point(x: corner.x.rounded(), y: corner.y.rounded()))
  }

  /// Returns whether the bar looks the same as another.
  func isSame(as other: FloatingBar) -> Bool {
    picture.isSame(as: other.picture) && way == other.way
  }

  /// Its pixels on the output.
  var box: PixelRect { picture.box(by: way) }

  /// Draws the bar over the contents of a rectangle.
  func paintBar(_ rect: PixelRect, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout) {
    picture.paint(rect, by: way, on: &pixels, layout)
  }
}
