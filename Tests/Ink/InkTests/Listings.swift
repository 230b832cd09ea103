import Ink

// The listings of docs/develop/pencilkit.md, line by line; ListingTests runs them, PageTests compares them
// with the page.

func house() throws -> (file: [UInt8], picture: [UInt8]) {
  let corners = [(0, 20), (0, 8), (8, 0), (16, 8), (16, 20), (0, 20)]
  let walls = zip(corners, corners.dropFirst()).map { a, b in
    CubicBezier(
      from: Point(x: Double(a.0), y: Double(a.1)), to: Point(x: Double(b.0), y: Double(b.1)))
  }
  let ink = Ink(.pencil, color: Color(red: 0.2, green: 0.2, blue: 0.25))
  let path = StrokePath(bezierPath: walls, creationDate: .now) { place, share in
    StrokePoint(location: place, timeOffset: share * 2, force: 0.4, altitude: 1)
  }
  var drawing = Drawing()
  drawing.strokes = [Stroke(ink: ink, path: path.inked(with: ink, width: 0.7))]
  return (drawing.dataRepresentation(), try drawing.pngData(dotsPerInch: 192, background: .white))
}

func letters(of alphabet: Drawing, strokeCounts: [Int]) -> [Drawing] {
  var start = 0
  return strokeCounts.map { count in
    defer { start += count }
    return Drawing(strokes: alphabet.strokes[start..<start + count])
  }
}

func text(of letters: [Drawing], spacing: Double) -> Drawing {
  var x = 0.0
  return letters.reduce(into: Drawing()) { text, letter in
    let move = InkTransform.translation(Point(x: x - letter.bounds.min.x, y: 0))
    text.append(letter.transformed(using: move))
    x += letter.bounds.width + spacing
  }
}

func places(on stroke: Stroke, every distance: Double) -> [Point] {
  stroke.maskedPathRanges.flatMap { range in
    stroke.path.interpolatedPoints(in: range, by: .distance(distance)).map {
      stroke.transform.applied(to: $0.location)
    }
  }
}

struct StrokeFollower {
  let path: StrokePath
  private(set) var value = 0.0

  init(_ path: StrokePath) { self.path = path }

  mutating func advance(seconds: Double) -> Point {
    value = path.parametricValue(value, offsetBy: .time(seconds))
    return path.interpolatedLocation(at: value)
  }
}

func middle(of stroke: Stroke) -> (path: StrokePath, firstHalf: Stroke) {
  let middleSection = stroke.path[2.5...7.0]
  let firstHalf = stroke.substroke(range: 0...Double(stroke.path.count - 1) * 0.5)
  return (middleSection, firstHalf)
}

func animateStrokeReveal(_ stroke: Stroke, progress: Double) -> Stroke {
  let endPoint = Double(stroke.path.count - 1) * min(max(progress, 0), 1)
  return stroke.substroke(range: 0...endPoint)
}

func frame(of stroke: Stroke, progress: Double) -> Drawing {
  var drawing = Drawing()
  drawing.strokes = [animateStrokeReveal(stroke, progress: progress)]
  return drawing
}

func edited(_ originalStroke: Stroke, along newPath: StrokePath) -> Stroke {
  Stroke(
    ink: originalStroke.ink, path: newPath, transform: originalStroke.transform,
    randomSeed: originalStroke.randomSeed, renderState: originalStroke.renderState)
}

func makeWetInkStrokes(paths: [StrokePath], ink: Ink) -> [Stroke] {
  let groupID = InkID()
  return paths.map { path in
    Stroke(ink: ink, path: path, renderGroupID: groupID)
  }
}

func animateGroupReveal(strokes: [Stroke], progress: Double) -> [Stroke] {
  let totalPoints = strokes.reduce(0) { $0 + $1.path.count }
  let targetPoints = Int(Double(totalPoints) * progress)
  var remaining = targetPoints
  var result: [Stroke] = []
  for stroke in strokes {
    if remaining <= 0 { break }
    let strokePoints = stroke.path.count
    if remaining >= strokePoints {
      result.append(stroke)
      remaining -= strokePoints
    } else {
      result.append(stroke.substroke(range: 0...Double(remaining - 1)))
      remaining = 0
    }
  }
  return result
}

func revealed(_ drawing: Drawing, after seconds: Double) -> Drawing {
  Drawing(strokes: Reveal(drawing.strokes, longestPause: 0.5).strokes(at: seconds))
}
