public import InkGeometry
import InkRendering

/// A picture of buttons that lies above all, upright, at whole pixels.
struct FloatingBar: Sendable {
  let picture: TurnedPicture
  let way: AffineTransform

  init(_ picture: TurnedPicture, at corner: Point) {
    self.picture = picture
    way = .translation(Point(x: corner.x.rounded(), y: corner.y.rounded()))
  }
}

extension OutputCanvas {
  /// Whether a pen draws a lasso, or does something with what is selected.
  public var isSelecting: Bool { selecting != nil }

  /// Shows a picture above all ink, such as a bar of commands; nil: none.
  ///
  /// - Parameter corner: where the picture's origin lies, in pixels.
  /// - Returns: whether that is another.
  public mutating func float(_ picture: TurnedPicture?, at corner: Point) -> Bool {
    let bar = picture.map { FloatingBar($0, at: corner) }
    if let bar, let known = floating {
      guard !bar.picture.isSame(as: known.picture) || bar.way != known.way else { return false }
    } else if bar == nil, floating == nil {
      return false
    }
    if let known = floating { mark(known.picture.box(by: known.way)) }
    floating = bar
    if let bar { mark(bar.picture.box(by: bar.way)) }
    return true
  }

  /// Lays what floats over what a rectangle shows.
  func paintFloating(
    _ rect: PixelRect, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout
  ) {
    guard let bar = floating else { return }
    bar.picture.paint(rect, by: bar.way, on: &pixels, layout)
  }
}
