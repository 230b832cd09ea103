import InkDrawing
import InkFitting
import InkGeometry

/// One movement of a hand: through which places, how fast, how hard, how the pen leans.
///
///     Brush(through: [Point(x: 10, y: 10), Point(x: 40, y: 12)], force: [0.5, 0.3]).stroke(ink, width: 6, at: 0)
struct Brush {
  /// The places, in millimeters; the line bends smoothly through them.
  var places: [Point]
  /// Millimeters per second in the middle.
  var speed = 90.0
  /// Force along the way, evenly spread.
  var force = [0.45]
  /// Altitude along the way, radians, evenly spread.
  var altitude = [1.05]
  /// Azimuth, radians.
  var azimuth = 0.7

  init(
    through places: [Point], speed: Double = 90, force: [Double] = [0.45],
    altitude: [Double] = [1.05], azimuth: Double = 0.7
  ) {
    self.places = places
    self.speed = speed
    self.force = force
    self.altitude = altitude
    self.azimuth = azimuth
  }

  /// Seconds that it takes.
  var duration: Double { max(0.05, length / speed) }

  private static let rate = 200.0
  /// Seconds in which the force comes and goes.
  private static let landing = (down: 0.018, up: 0.022)

  private var length: Double {
    zip(places, places.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// The stroke of an ink.
  ///
  /// - Parameter start: when it begins, in seconds of the drawing.
  func stroke(_ ink: Ink, width: Double, at start: Double) throws(FittingError) -> Stroke {
    let path = try StrokePath(
      fitting: samples, creationDate: WallTime(microsecondsSince1970: Int64(start * 1e6) + 1))
    return Stroke(ink: ink, path: path.inked(with: ink, width: width), randomSeed: 11)
  }

  /// What a tablet tells of it, from time 0 on.
  var samples: [FitSample] {
    let count = max(4, Int(duration * Self.rate))
    return (0...count).map { step in
      let share = Double(step) / Double(count)
      let (since, until) = (share * duration, (1 - share) * duration)
      let contact =
        min(1, since / Self.landing.down + 0.05) * min(1, until / Self.landing.up + 0.02)
      // A hand starts and stops gently.
      let eased = 0.85 * share + 0.15 * share * share * (3 - 2 * share)
      return FitSample(
        time: since, location: location(at: eased * length),
        force: Self.value(force, at: share) * contact, azimuth: azimuth,
        altitude: Self.value(altitude, at: share))
    }
  }

  /// A place on the smooth line, at about a distance from its beginning.
  private func location(at distance: Double) -> Point {
    var rest = distance
    for index in places.indices.dropLast() {
      let step = places[index].distance(to: places[index + 1])
      if rest <= step || index == places.count - 2 {
        return bend(index, share: step > 0 ? min(1, rest / step) : 0)
      }
      rest -= step
    }
    return places[0]
  }

  /// A cardinal spline of half the usual tension (E. Catmull, R. Rom, A class of local
  /// interpolating splines, 1974).
  private func bend(_ index: Int, share t: Double) -> Point {
    let (a, b) = (places[index], places[index + 1])
    let before = index > 0 ? places[index - 1] : a
    let after = index + 2 < places.count ? places[index + 2] : b
    let (leave, arrive) = ((b - before) * 0.35, (after - a) * 0.35)
    let (t2, t3) = (t * t, t * t * t)
    return a * (2 * t3 - 3 * t2 + 1) + leave * (t3 - 2 * t2 + t) + b * (3 * t2 - 2 * t3)
      + arrive * (t3 - t2)
  }

  private static func value(_ values: [Double], at share: Double) -> Double {
    let place = share * Double(values.count - 1)
    let index = min(Int(place), max(0, values.count - 2))
    guard values.count > 1 else { return values[0] }
    return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
  }
}

extension Brush {
  /// A zigzag of rows that fills a rectangle, as one shades or paints a surface.
  init(
    filling area: Rect, rows: Int, speed: Double = 160, force: [Double] = [0.4],
    altitude: [Double] = [1.05], azimuth: Double = 0.7
  ) {
    let pitch = area.height / Double(rows)
    let places = (0..<rows).flatMap { row -> [Point] in
      let y = area.min.y + Double(row) * pitch
      let ends = [
        Point(x: area.min.x, y: y), Point(x: area.max.x, y: y + 0.3 * pitch),
        Point(x: area.max.x - 0.01 * area.width, y: y + 0.5 * pitch),
        Point(x: area.min.x, y: y + 0.8 * pitch),
      ]
      return ends
    }
    self.init(through: places, speed: speed, force: force, altitude: altitude, azimuth: azimuth)
  }
}
