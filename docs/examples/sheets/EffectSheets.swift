import InkDrawing
import InkGeometry

/// What erasing, revealing and wet ink look like.
enum EffectSheets {
  /// Two crossing pairs of marker strokes: left each alone, right wet together.
  static var wetInk: Drawing {
    var drawing = Drawing()
    for (column, group) in [nil, InkID()].enumerated() {
      let corner = Point(x: Double(column) * 45, y: 0)
      for ends in [
        (Point(x: 3, y: 5), Point(x: 37, y: 30)), (Point(x: 3, y: 30), Point(x: 37, y: 5)),
      ] {
        var stroke = line(
          Ink(.marker, color: Color(red: 1, green: 0.75, blue: 0)), 6, ends.0 + corner,
          ends.1 + corner)
        stroke.renderGroupID = group
        drawing.append(stroke)
      }
    }
    return drawing
  }

  /// A broad crayon line with holes, one cut in two, and half of one erased lengthwise.
  static var erased: Drawing {
    let ink = Ink(.crayon, color: Color(red: 0.1, green: 0.35, blue: 0.7))
    var drawing = Drawing(
      strokes: (0..<3).map { row in
        line(ink, 10, Point(x: 8, y: Double(row) * 18 + 10), Point(x: 92, y: Double(row) * 18 + 10))
      })
    for x in [25.0, 45, 65] { drawing.erase(disc(Point(x: x, y: 10), 2.5), mode: .pixel) }
    drawing.erase(
      Region(sweeping: [
        NibPose(center: Point(x: 45, y: 18), radius: 3),
        NibPose(center: Point(x: 55, y: 38), radius: 3),
      ]), mode: .pixel)
    drawing.erase(Region(Rect(x: 0, y: 46, width: 70, height: 20)), mode: .pixel)
    return drawing
  }

  /// A drawing six times beside itself, each time with more of it.
  static func reveal(_ drawing: Drawing) -> Drawing {
    let reveal = Reveal(drawing.strokes, longestPause: 0.3)
    let width = drawing.bounds.width + 6
    var strip = Drawing()
    for step in 1...6 {
      for var stroke in reveal.strokes(at: reveal.duration * Double(step) / 6) {
        stroke.transform = stroke.transform.then(.translation(Point(x: width * Double(step), y: 0)))
        strip.append(stroke)
      }
    }
    return strip
  }

  /// A spiral and a wave, for who has no drawing of his own.
  static var sample: Drawing {
    let spiral = (0..<60).map { step in
      let angle = Double(step) * 0.35
      return StrokePoint(
        location: Turn.direction(of: angle) * (angle * 0.55), timeOffset: Double(step) * 0.02,
        force: Float(step) / 80 + 0.2)
    }
    let wave = (0..<40).map { step in
      StrokePoint(
        location: Point(
          x: Double(step) * 0.7 - 13, y: Turn.direction(of: Double(step) * 0.6).y * 2 + 18),
        timeOffset: Double(step) * 0.02, force: 0.5)
    }
    return Drawing(
      strokes: [spiral, wave].enumerated().map { number, points in
        let path = StrokePath(
          controlPoints: points,
          creationDate: WallTime(microsecondsSince1970: Int64(number + 1) * 2_000_000))
        return Stroke(ink: Ink(.pencil), path: path.inked(with: Ink(.pencil), width: 1))
      })
  }

  private static func line(_ ink: Ink, _ width: Double, _ from: Point, _ to: Point) -> Stroke {
    let points = (0...12).map { step in
      StrokePoint(
        location: from.mixed(with: to, Double(step) / 12), timeOffset: Double(step) / 12,
        force: 0.6, altitude: .pi / 3)
    }
    return Stroke(
      ink: ink, path: StrokePath(controlPoints: points).inked(with: ink, width: width),
      randomSeed: 3)
  }

  private static func disc(_ center: Point, _ radius: Double) -> Region {
    Region(sweeping: [NibPose(center: center, radius: radius)])
  }
}
