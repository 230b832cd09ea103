import InkGeometry
import InkRendering

/// A picture of buttons that lies above all, upright, at whole pixels.
struct FloatingBar: Sendable {
  private let picture: TurnedPicture
  private let way: AffineTransform

  init(_ picture: TurnedPicture, at corner: Point) {
    self.picture = picture
    way = .translation(Point(x: corner.x.rounded(), y: corner.y.rounded()))
  }

  /// Whether it looks as another does.
  func isSame(as other: FloatingBar) -> Bool {
    picture.isSame(as: other.picture) && way == other.way
  }

  /// Its pixels of the output.
  var box: PixelRect { picture.box(by: way) }

  /// Lays it over what a rectangle shows.
  func paintBar(_ rect: PixelRect, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout) {
    picture.paint(rect, by: way, on: &pixels, layout)
  }
}
