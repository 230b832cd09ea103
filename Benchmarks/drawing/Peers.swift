import InkDrawing
import InkGeometry

/// What is measured: a drawing, and beside it what most programs have.
protocol Canvas {
  static var name: String { get }
  init(_ strokes: [Stroke])
  /// Takes the ink of a region away.
  mutating func erase(_ region: Region)
  /// How many strokes a lasso takes.
  func select(_ region: Region) -> Int
}

extension Drawing: Canvas {
  static var name: String { "drawing" }
  init(_ strokes: [Stroke]) { self.init(strokes: strokes) }
  mutating func erase(_ region: Region) { erase(region, mode: .pixel) }
  func select(_ region: Region) -> Int { select(region, rule: .mostly).count }
}

/// The plain way: an array, and a look at the rectangle of each stroke. The work on a stroke is the
/// same.
struct PlainCanvas: Canvas {
  static let name = "array"
  private var strokes: [(stroke: Stroke, bounds: Rect)]

  init(_ strokes: [Stroke]) { self.strokes = strokes.map { ($0, $0.renderBounds) } }

  mutating func erase(_ region: Region) {
    let touched = strokes.indices.filter { strokes[$0].bounds.intersects(region.bounds) }
    for place in touched.reversed() {
      let left = strokes[place].stroke.erasing(region)
      strokes.replaceSubrange(place...place, with: left.map { ($0, $0.renderBounds) })
    }
  }

  func select(_ region: Region) -> Int {
    let near = strokes.lazy.filter { $0.bounds.intersects(region.bounds) }.map(\.stroke)
    return Drawing(strokes: Array(near)).select(region, rule: .mostly).count
  }
}
