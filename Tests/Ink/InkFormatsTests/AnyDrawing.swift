import InkDrawing
import InkGeometry
import InkSynthesis

/// Drawings of any sort: every ink, leaning pens, dots, moved, turned and masked strokes.
struct AnyDrawing {
  var random: SplitMix64
  /// How far from the origin, in millimeters.
  var reach = 180.0
  var hasMasks = true
  var hasTransforms = true
  var hasEmptyPaths = true

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func drawing(strokes: Int) -> Drawing {
    Drawing(strokes: (0..<strokes).map { stroke($0) })
  }

  mutating func stroke(_ number: Int) -> Stroke {
    let type = InkType.allCases[number % InkType.allCases.count]
    let color = Color(
      red: part(), green: part(), blue: part(), alpha: Bool.random(using: &random) ? 1 : part())
    let ink = Ink(type, color: color, adaptsToAppearance: Bool.random(using: &random))
    let width = Double.random(
      in: type.validWidths.lowerBound...type.validWidths.upperBound / 2, using: &random)
    var stroke = Stroke(
      ink: ink, path: path(hand(count())).inked(with: ink, width: width),
      randomSeed: UInt32.random(in: 0...UInt32.max, using: &random))
    stroke.id = InkID(using: &random)
    stroke.originID = number % 3 == 0 ? InkID(using: &random) : stroke.id
    if number % 4 == 1 { stroke.renderGroupID = InkID(using: &random) }
    if number % 5 == 2 { stroke.renderState = RenderState(grainOffset: Point(x: 1.25, y: -7.1)) }
    if hasTransforms, number % 3 == 1 {
      stroke.transform = InkTransform.rotation(Double.random(in: -3...3, using: &random))
        .then(.scale(x: 1.3, y: 0.7)).then(.translation(Point(x: 20, y: 10)))
    }
    if hasMasks, number % 6 == 4, !stroke.path.isEmpty {
      let middle = stroke.path.interpolatedLocation(at: stroke.path.parametricRange.upperBound / 2)
      let hole = Region(Rect(x: middle.x - 2, y: middle.y - 2, width: 4, height: 4))
      stroke.mask = Region(stroke.path.bounds.expanded(by: 50)).subtracting(hole)
    }
    return stroke
  }

  private mutating func part() -> Float { Float(Int.random(in: 0...255, using: &random)) / 255 }

  private mutating func count() -> Int {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: hasEmptyPaths ? 0 : 1
    case 1: 1
    case 2: 2
    case 3: 3
    default: Int.random(in: 4...60, using: &random)
    }
  }

  private mutating func path(_ points: [StrokePoint]) -> StrokePath {
    let date = WallTime(
      microsecondsSince1970: Int64.random(
        in: 1_700_000_000_000_000...1_900_000_000_000_000, using: &random))
    let path = StrokePath(
      controlPoints: points, creationDate: Bool.random(using: &random) ? date : .unknown)
    guard points.count > 6, Int.random(in: 0..<4, using: &random) == 0 else { return path }
    return path[1.3...Double(points.count) - 2.6]
  }

  /// A hand that turns slowly.
  private mutating func hand(_ count: Int) -> [StrokePoint] {
    var place = Point(
      x: Double.random(in: 0...reach, using: &random),
      y: Double.random(in: 0...reach, using: &random))
    var direction = Double.random(in: -3...3, using: &random)
    let (azimuth, roll) = (
      Float.random(in: -3...3, using: &random), Float.random(in: -1...1, using: &random)
    )
    let isRolled = Bool.random(using: &random)
    return (0..<count).map { index in
      direction += Double.random(in: -0.6...0.6, using: &random)
      place = place + Turn.direction(of: direction) * Double.random(in: 0.2...3, using: &random)
      let share = Float(index) / 20
      return StrokePoint(
        location: place,
        timeOffset: Double(index) * 0.005 + Double.random(in: 0...0.004, using: &random),
        force: min(1, 0.2 + share * 0.25), azimuth: azimuth + share * 0.3,
        altitude: 0.9 + share * 0.1, roll: isRolled ? roll + share * 0.2 : 0)
    }
  }
}

/// How far two lines are apart, and other plain questions to drawings.
enum Apart {
  /// The greatest distance from places all along one path to another, in millimeters of the
  /// drawing.
  static func greatest(from a: Stroke, to b: Stroke) -> Double {
    let (lower, upper) = (a.path.parametricRange.lowerBound, a.path.parametricRange.upperBound)
    guard !b.path.isEmpty else { return .infinity }
    let far = (0...40).map { step -> Double in
      let value = lower + (upper - lower) * Double(step) / 40
      let place = a.transform.applied(to: a.path.interpolatedLocation(at: value))
      guard let inverse = b.transform.inverse,
        let near = b.path.nearest(to: inverse.applied(to: place))
      else { return .infinity }
      return b.transform.applied(to: b.path.interpolatedLocation(at: near.parametricValue))
        .distance(to: place)
    }
    return far.max() ?? 0
  }
}
