import Ink

/// Strokes to call things on.
enum SampleInk {
  /// A wavy line of a second and 24 mm, drawn with a base width, with force that rises and falls.
  static func path(_ ink: Ink = Ink(.pen), width: Double = 0.5, y: Double = 0) -> StrokePath {
    let points = (0...12).map { (k: Int) -> StrokePoint in
      let force = 0.2 + 0.1 * Float(min(k, 12 - k))
      return StrokePoint(
        location: Point(x: Double(k) * 2, y: y + Double(k % 3)), timeOffset: Double(k) / 12,
        force: force, azimuth: 0.3, altitude: 1)
    }
    let date = WallTime(microsecondsSince1970: 1_000_000)
    return StrokePath(controlPoints: points, creationDate: date).inked(with: ink, width: width)
  }

  static func stroke(_ type: InkType = .pen, y: Double = 0) -> Stroke {
    let ink = Ink(type)
    return Stroke(ink: ink, path: path(ink, width: type.defaultWidth, y: y), randomSeed: 5)
  }

  /// A stroke of each ink that draws, one below the other.
  static var drawing: Drawing {
    let types = InkType.allCases.filter { $0 != .eraser }
    return Drawing(
      strokes: types.enumerated().map { stroke($1, y: Double($0) * 6) })
  }
}
