import InkDrawing
import InkGeometry

/// A sheet of short strokes, always as many to the square centimeter, in random order.
struct Sheet {
  /// Millimeters from side to side.
  let side: Double
  let strokes: [Stroke]

  /// Strokes of four control points, some 4 mm long; 25 mm^2 for each.
  init(count: Int) {
    let side = (Double(count) * 25).squareRoot()
    var numbers = SystemRandomNumberGenerator()
    self.side = side
    strokes = (0..<count).map { _ in
      let start = Point(
        x: .random(in: 0...side, using: &numbers), y: .random(in: 0...side, using: &numbers))
      return Stroke(
        ink: Ink(.pen),
        path: StrokePath(
          controlPoints: (0..<4).map { step in
            let way = Point(
              x: Double(step) * 1.2, y: .random(in: -1...1, using: &numbers))
            return StrokePoint(location: start + way, size: Size(square: 0.5))
          }))
    }
  }

  /// A small square somewhere inside.
  func anywhere(side size: Double) -> Rect {
    Rect(
      x: .random(in: 0...(side - size)), y: .random(in: 0...(side - size)), width: size,
      height: size)
  }
}
