import InkDrawing
import InkGeometry

/// A sheet of strokes like letters, always one to 25 mm^2, in random order.
struct Sheet {
  /// Millimeters from side to side.
  let side: Double
  let strokes: [Stroke]

  init(count: Int) {
    let side = max(60, (Double(count) * 25).squareRoot())
    self.side = side
    strokes = (0..<count).map { _ in Self.stroke(side) }
  }

  /// A stroke that is not on it.
  func another() -> Stroke { Self.stroke(side) }

  /// Forty control points, some 5 mm, with force and tilt that change: what a fit leaves of a
  /// second of writing.
  private static func stroke(_ side: Double) -> Stroke {
    let start = Point(x: .random(in: 0...side), y: .random(in: 0...side))
    let phase = Double.random(in: 0...6)
    let points = (0..<40).map { step in
      let t = Double(step)
      let wave = Turn.direction(of: t * 0.4 + phase)
      return StrokePoint(
        location: start + Point(x: t * 0.08 + wave.x, y: 1.5 * wave.y), timeOffset: t * 0.02,
        size: Size(square: 0.5 + 0.1 * wave.x), force: Float(0.5 + 0.3 * wave.y),
        azimuth: Float(0.6 + 0.2 * wave.x), altitude: Float(0.9 + 0.1 * wave.y))
    }
    return Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))
  }

  /// A square somewhere inside.
  func anywhere(side size: Double) -> Rect {
    Rect(
      x: .random(in: 0...(side - size)), y: .random(in: 0...(side - size)), width: size,
      height: size)
  }
}
