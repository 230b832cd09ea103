import InkDrawing
import InkGeometry
import InkSynthesis

/// Drawings by chance, with everything that a stroke can have.
struct SampleDrawings {
  private var chance: SplitMix64

  init(seed: UInt64) { chance = SplitMix64(seed: seed) }

  /// So many strokes of handwriting.
  mutating func drawing(strokes count: Int) -> Drawing {
    Drawing(strokes: (0..<count).map { _ in stroke() })
  }

  /// A stroke that a pen could have written, of up to so many points.
  mutating func stroke(points most: Int = 60) -> Stroke {
    let ink = ink()
    let points = points(Int.random(in: 0...most, using: &chance))
    var path = StrokePath(
      controlPoints: points, creationDate: happens(in: 5) ? .unknown : date())
    path = path.inked(with: ink, width: ink.type.defaultWidth)
    if path.count > 4, happens(in: 6) { path = path[1.25...Double(path.count) - 2.5] }
    var stroke = Stroke(
      ink: ink, path: path,
      randomSeed: happens(in: 2) ? UInt32(truncatingIfNeeded: chance.next()) : 0)
    stroke.id = InkID(using: &chance)
    stroke.originID = happens(in: 8) ? InkID(using: &chance) : stroke.id
    if happens(in: 4) { stroke.transform = transform() }
    if happens(in: 6) { stroke.renderGroupID = InkID(using: &chance) }
    if happens(in: 6) { stroke.renderState.grainOffset = Point(x: number(9), y: number(9)) }
    if happens(in: 5) { stroke.mask = mask() }
    return stroke
  }

  /// Any bits in every number that may have any.
  mutating func wildStroke() -> Stroke {
    let points = (0..<Int.random(in: 1...12, using: &chance)).map { _ in
      StrokePoint(
        location: Point(x: wild(9e6), y: wild(9e6)), timeOffset: wild(9e8),
        size: Size(width: wild(9e4), height: wild(9e4)), opacity: Float(wild(9e5)),
        force: Float(wild(9e5)), azimuth: Float(wild(9e5)), altitude: Float(wild(9e5)),
        roll: Float(wild(9e5)), secondaryScale: Float(wild(9e5)))
    }
    var stroke = Stroke(
      ink: ink(),
      path: StrokePath(
        controlPoints: points,
        creationDate: WallTime(
          microsecondsSince1970: happens(in: 2)
            ? Int64.random(in: .min ... .max, using: &chance) : .min)))
    stroke.id = InkID(high: chance.next(), low: chance.next())
    stroke.transform = InkTransform(
      a: wild(1e300), b: wild(1), c: -0.0, d: wild(1e-300), tx: wild(1e9), ty: wild(1e9))
    return stroke
  }

  private mutating func points(_ count: Int) -> [StrokePoint] {
    var (place, way) = (Point(x: number(200), y: number(280)), Point(x: number(2), y: number(2)))
    var (force, altitude, azimuth, time) = (0.3, 0.9, number(6), 0.0)
    let rolls = happens(in: 3)
    return (0..<count).map { index in
      defer {
        way = way * 0.9 + Point(x: number(0.3), y: number(0.3))
        place = place + way
        force = min(1, max(0, force + number(0.08)))
        altitude = min(1.5, max(0.3, altitude + number(0.02)))
        azimuth += number(0.03)
        time += 0.005 + number(0.0004)
      }
      return StrokePoint(
        location: place, timeOffset: time, force: Float(force), azimuth: Float(azimuth),
        altitude: Float(altitude), roll: rolls ? Float(azimuth) / 2 : 0)
    }
  }

  private mutating func ink() -> Ink {
    let type = InkType.allCases.randomElement(using: &chance) ?? .pen
    let color =
      happens(in: 3)
      ? Color(red: 0.2, green: Float(abs(number(1))), blue: 1, alpha: 0.25)
      : Color(red: 0, green: 128 / 255, blue: 1)
    return Ink(type, color: color, adaptsToAppearance: happens(in: 2))
  }

  private mutating func transform() -> InkTransform {
    let move = InkTransform.translation(Point(x: number(100), y: number(100)))
    return happens(in: 2)
      ? move : InkTransform.rotation(number(3)).then(.scale(x: 2.5, y: 0.75)).then(move)
  }

  private mutating func mask() -> Region {
    let ring = (0..<12).map { _ in Point(x: number(100), y: number(100)) }
    return Region(rings: [ring], rule: .evenOdd)
  }

  private mutating func date() -> WallTime {
    WallTime(
      microsecondsSince1970: 1_700_000_000_000_000 + Int64.random(in: 0...1 << 40, using: &chance))
  }

  private mutating func happens(in times: Int) -> Bool {
    Int.random(in: 0..<times, using: &chance) == 0
  }

  private mutating func number(_ reach: Double) -> Double {
    Double.random(in: -reach...reach, using: &chance)
  }

  private mutating func wild(_ reach: Double) -> Double {
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: -0.0
    case 1: .leastNonzeroMagnitude
    case 2: reach
    case 3: (number(1) * 50).rounded() / 100
    default: number(reach)
    }
  }
}
