package import InkCanvas
import InkDrawing
import InkEditing
package import InkGeometry
import StylusModel
package import ToolPicker

/// The bar of commands next to what is selected on an output: where it lies, and what of it is
/// pressed.
package struct ScreenBar: Hashable {
  /// Its upper left corner, in points of the output.
  package let corner: Point
  package var bar: SelectionBar

  /// The distance from the frame and from the output's edges, in points.
  private static let (gap, margin) = (12.0, 8.0)

  /// A bar above a frame, which lies on a page from whose millimeters a similarity leads to points;
  /// below it where there is no room, and within it where there is none either.
  package init(
    _ bar: SelectionBar, beside frame: SelectionFrame, by toPoints: InkTransform, on area: Size
  ) {
    self.bar = bar
    let (box, all) = (toPoints.bounds(of: frame.frame), toPoints.bounds(of: frame.bounds))
    let size = SelectionBar.size
    let above = box.min.y - Self.gap - size.height
    let below = all.max.y + Self.gap / 2
    let lowest = area.height - size.height - Self.margin
    let top = above >= Self.margin ? above : below <= lowest ? below : box.min.y + Self.gap
    let left = min(
      max(box.center.x - size.width / 2, Self.margin), area.width - size.width - Self.margin)
    corner = Point(x: left.rounded(), y: min(max(top, Self.margin), lowest).rounded())
  }

  /// The rectangle of it.
  package var frame: Rect {
    let size = SelectionBar.size
    return Rect(x: corner.x, y: corner.y, width: size.width, height: size.height)
  }
}

/// A list of readings next to a word on an output: where it lies on the surface, in points, and how
/// it looks.
package struct ScreenList: Hashable {
  package let corner: Point
  package var bar: CandidateBar

  package init(_ bar: CandidateBar, at corner: Point) { (self.bar, self.corner) = (bar, corner) }

  /// The rectangle of it.
  package var frame: Rect { Rect(min: corner, max: corner + bar.plate.max) }
}

/// The floating element above the ink of an output: at most one.
enum ScreenFloat: Hashable {
  case bar(ScreenBar)
  case list(ScreenList)

  var corner: Point {
    switch self {
    case .bar(let shown): shown.corner
    case .list(let shown): shown.corner
    }
  }

  func picture(pixelsPerPoint scale: Double) -> PaintedPicture {
    switch self {
    case .bar(let shown): shown.bar.picture(pixelsPerPoint: scale)
    case .list(let shown): shown.bar.picture(pixelsPerPoint: scale)
    }
  }
}
