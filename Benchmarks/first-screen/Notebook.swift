import InkDrawing
import InkGeometry

/// Pages below each other, full of words: loops that lean on each other, as a hand makes them.
enum Notebook {
  /// A4, in millimeters.
  static let page = Size(width: 210, height: 297)
  private static let (lines, words) = (20, 20)

  /// The strokes of a page, 400 of them, each of 24 control points, in the page's own coordinates.
  static func strokes() -> [Stroke] {
    (0..<lines).flatMap { line in
      (0..<words).map { word in
        self.word(at: Point(x: 10 + Double(word) * 9.5, y: 18 + Double(line) * 13.5))
      }
    }
  }

  private static func word(at place: Point) -> Stroke {
    let rise = Double.random(in: 1.5...3)
    let points = (0..<24).map { step in
      let loop = Turn.direction(of: Double(step) * 1.3 + .random(in: -0.3...0.3))
      return StrokePoint(
        location: place + Point(x: Double(step) * 0.32 + loop.x * 0.8, y: loop.y * rise),
        timeOffset: Double(step) * 0.03, force: .random(in: 0.2...0.8), azimuth: 0.8, altitude: 1)
    }
    let ink = Ink(.pen, color: Color(red: 0.05, green: 0.1, blue: 0.4))
    return Stroke(ink: ink, path: StrokePath(controlPoints: points).inked(with: ink, width: 0.5))
  }
}
