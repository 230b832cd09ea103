package import InkGeometry
package import InkRendering

/// The position of a canvas in the surface of its window, and its visible part.
package struct WetPlace: Hashable, Sendable {
  /// The visible part's upper left corner in the window's surface, in its logical units.
  package var x: Int32
  /// The same, down.
  package var y: Int32
  /// The visible part, in logical units of the canvas.
  package var visible: PixelRect
  /// Areas that other code draws above it: ink is not visible there, and no stroke begins. In
  /// logical units of the canvas.
  package var covered: [PixelRect]
  /// The number of buffer pixels per logical unit; 1...8.
  package var scale: Int
  /// From millimeters of the page to logical units of the canvas: a similarity.
  package var view: InkTransform

  /// A position.
  package init(
    x: Int32, y: Int32, visible: PixelRect, covered: [PixelRect] = [], scale: Int,
    view: InkTransform
  ) {
    (self.x, self.y, self.visible, self.covered) = (x, y, visible, covered)
    (self.scale, self.view) = (scale, view)
  }

  /// Whether two values have the same pixels, regardless of their positions.
  func hasPixels(of other: WetPlace) -> Bool {
    var moved = self
    (moved.x, moved.y) = (other.x, other.y)
    return moved == other
  }

  /// From the window's surface to millimeters of the page.
  var toPage: InkTransform {
    InkTransform.translation(
      Point(x: Double(visible.minX) - Double(x), y: Double(visible.minY) - Double(y))
    ).then(view.inverse ?? .identity)
  }

  /// The position on the page, in millimeters, for a position in the window's surface.
  func page(_ place: Point) -> Point { toPage.applied(to: place) }

  /// The position in the window's surface, for a position on the page in millimeters.
  func window(_ place: Point) -> Point {
    let place = view.applied(to: place)
    return Point(
      x: place.x + Double(x) - Double(visible.minX), y: place.y + Double(y) - Double(visible.minY))
  }

  /// Whether a stroke may begin there, in the window's surface.
  func takes(_ place: Point) -> Bool {
    let (column, row) = (
      Int(place.x.rounded(.down)) - Int(x) + visible.minX,
      Int(place.y.rounded(.down)) - Int(y) + visible.minY
    )
    return visible.contains(x: column, y: row)
      && !covered.contains { $0.contains(x: column, y: row) }
  }

  /// From millimeters of the page to pixels of the visible part.
  var pixels: InkTransform {
    view.then(.translation(Point(x: -Double(visible.minX), y: -Double(visible.minY))))
      .then(.scale(x: Double(scale), y: Double(scale)))
  }

  /// The areas covered by others, in pixels of a buffer.
  var holes: [PixelRect] {
    covered.map { rect in
      let rect = rect.intersection(visible)
      guard !rect.isEmpty else { return .empty }
      return PixelRect(
        x: (rect.minX - visible.minX) * scale, y: (rect.minY - visible.minY) * scale,
        width: rect.width * scale, height: rect.height * scale)
    }.filter { !$0.isEmpty }
  }
}
