import InkDrawing
import InkGeometry
import InkSynthesis
import StylusModel

/// Strokes as people make them, and some that nobody would.
struct RandomStrokes {
  var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// A stroke about 40 mm large near the origin: a letter or a scribble, with any ink that is
  /// drawn, often with a transform, and with a mask if that is asked for.
  mutating func stroke(masked: Bool = false) throws -> Stroke {
    let type = InkType.allCases.filter { $0 != .eraser }.randomElement(using: &numbers) ?? .pen
    let points = Bool.random(using: &numbers) ? try letter() : scribble()
    let width = min(number(1...3) * type.defaultWidth, 5)
    var stroke = Stroke(
      ink: Ink(type),
      path: StrokePath(controlPoints: points).inked(with: Ink(type), width: width))
    stroke.transform = transform()
    if masked { stroke.mask = mask(around: stroke.path.bounds.expanded(by: 6)) }
    return stroke
  }

  /// Itself, turned, made larger, mirrored, and sheared.
  mutating func transform() -> InkTransform {
    let size = number(0.7...1.6)
    let turned = InkTransform.rotation(number(0...6)).then(.scale(x: size, y: size))
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: return .identity
    case 1: return turned.then(.translation(Point(x: number(-5...5), y: number(-5...5))))
    case 2: return turned.then(.scale(x: 1, y: -1))
    case 3: return turned.then(.scale(x: number(0.4...2.5), y: number(0.4...2.5)))
    default: return turned.then(InkTransform(a: 1, b: number(-1...1), c: 0, d: 1, tx: 0, ty: 0))
    }
  }

  /// A round tip's way over a stroke: straight, bent, or a tap.
  mutating func way(over stroke: Stroke, radius: ClosedRange<Double> = 0.15...2.5) -> EraserWay {
    let radius = number(radius)
    let count = Int.random(in: 1...5, using: &numbers)
    let first = place(on: stroke) + wander(3)
    var places = [first]
    for _ in 1..<max(2, count) where count > 1 {
      places.append(
        Bool.random(using: &numbers) ? place(on: stroke) : places[places.count - 1] + wander(12))
    }
    return EraserWay(places: places, radius: radius)
  }

  /// A path drawn around some of a stroke, or a rectangle.
  mutating func lasso(around stroke: Stroke) -> Region {
    let middle = place(on: stroke) + wander(14)
    let reach = number(1...20)
    if Int.random(in: 0..<3, using: &numbers) == 0 {
      return Region(Rect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: reach))
    }
    return Region(
      lasso: (0..<24).map { step in
        middle + Turn.direction(of: Double(step) * .pi / 12) * (reach * number(0.6...1.1))
      })
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &numbers)
  }

  private mutating func wander(_ most: Double) -> Point {
    Point(x: number(-most...most), y: number(-most...most))
  }

  private mutating func place(on stroke: Stroke) -> Point {
    let value = number(stroke.path.parametricRange)
    return stroke.transform.applied(to: stroke.path.interpolatedLocation(at: value))
  }

  /// The longest stroke of a few written letters, each fourth sample a control point.
  private mutating func letter() throws -> [StrokePoint] {
    let seed = numbers.next()
    let word = ["loop", "grain", "wave", "Reed", "x8&"].randomElement(using: &numbers) ?? "a"
    let stays = try Handwriting(style: HandStyle(inventedFrom: seed), seed: seed).synthesize(
      word, at: Place(x: Millimeters(-12), y: Millimeters(4)), xHeight: Millimeters(8),
      sensor: Sensor(rate: 80))
    let strokes = Array(stays.joined()).split { $0.pressure.value == 0 }.map(Array.init)
    let longest = strokes.max { $0.count < $1.count } ?? []
    return stride(from: 0, to: min(longest.count, 160), by: 4).map { index in
      let sample = longest[index]
      return StrokePoint(
        location: Point(x: Double(sample.x.value), y: Double(sample.y.value)),
        timeOffset: Double(sample.time.microseconds) / 1e6, force: sample.pressure.value,
        azimuth: sample.azimuth.value, altitude: sample.altitude.value)
    }
  }

  /// A random walk that crosses itself, now and then stands still, and turns its pen.
  private mutating func scribble() -> [StrokePoint] {
    var place = wander(10)
    var lean = number(0...6)
    return (0..<Int.random(in: 1...14, using: &numbers)).map { index in
      if number(0...1) > 0.1 { place = place + wander(12) }
      lean += number(-0.5...0.5)
      return StrokePoint(
        location: place, timeOffset: Double(index) * 0.05, force: Float(number(0.1...1)),
        azimuth: Float(lean), altitude: Float(number(0.4...1.5)), roll: Float(number(-0.2...0.2)))
    }
  }

  /// A large area with some random polygons taken away.
  private mutating func mask(around bounds: Rect) -> Region {
    var mask = Region(bounds)
    for _ in 0..<4 {
      let corner = Point(
        x: number(bounds.min.x...bounds.max.x), y: number(bounds.min.y...bounds.max.y))
      mask.subtract(Region(lasso: (0..<5).map { _ in corner + wander(6) }))
    }
    return mask
  }
}

/// Where an eraser with a round tip went, in straight ways.
struct EraserWay: Encodable {
  var line: [[Double]]
  var radius: Double

  init(places: [Point], radius: Double) {
    line = places.map { [$0.x, $0.y] }
    if line.count == 1 { line.append(line[0]) }
    self.radius = radius
  }

  /// What it covers, at most 0.005 mm more.
  var region: Region {
    Region(
      sweeping: line.map { NibPose(center: Point(x: $0[0], y: $0[1]), radius: radius) },
      tolerance: 0.005)
  }
}
