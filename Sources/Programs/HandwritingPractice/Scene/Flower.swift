import InkDrawing
import InkGeometry

/// A flower that grows stroke by stroke: a stalk, leaves, petals of watercolor, and a heart of
/// crayon.
struct Flower {
  let foot: Point
  /// From the foot to the heart, in millimeters.
  let height: Double
  /// Which colors it has.
  let number: Int

  /// A stroke of it, and when it grows.
  struct GrowingStroke {
    let whole: Stroke
    let start: Double
    let end: Double

    /// As much of it as there is at a moment.
    func visibleStroke(at now: Double) -> Stroke {
      let range = whole.path.parametricRange
      let share = min(1, max(0, (now - start) / (end - start)))
      let eased = share * (2 - share)
      return whole.substroke(
        range: range.lowerBound...range.lowerBound
          + eased * (range.upperBound - range.lowerBound))
    }
  }

  private static let petals = [
    Color(red: 0.93, green: 0.33, blue: 0.50), Color(red: 0.56, green: 0.42, blue: 0.85),
    Color(red: 0.98, green: 0.58, blue: 0.20),
  ]
  private static let stalk = Color(red: 0.24, green: 0.52, blue: 0.20)
  private static let heart = Color(red: 0.98, green: 0.78, blue: 0.10)

  /// Its strokes, growing one after the other from a moment on.
  func parts(from start: Double) -> [GrowingStroke] {
    var (parts, now) = ([GrowingStroke](), start)
    func grow(_ stroke: Stroke, _ seconds: Double) {
      parts.append(GrowingStroke(whole: stroke, start: now, end: now + seconds))
      now += seconds
    }
    grow(stem, 0.55)
    for side in [-1.0, 1] { grow(leaf(side), 0.22) }
    for petal in 0..<6 { grow(self.petal(petal), 0.16) }
    grow(center, 0.35)
    return parts
  }

  private var crown: Point { foot + Point(x: 0.05 * height * lean, y: -height) }
  private var lean: Double { number == 1 ? -1.5 : number == 2 ? 1.2 : -0.5 }
  private var petalLength: Double { 0.27 * height }

  private var stem: Stroke {
    let bend = foot.mixed(with: crown, 0.5) + Point(x: 0.07 * height * lean, y: 0)
    return penStroke(
      [foot, foot.mixed(with: bend, 0.6), bend, bend.mixed(with: crown, 0.6), crown],
      .pen, Self.stalk, width: min(5, max(0.6, 0.045 * height)), force: 0.55)
  }

  private func leaf(_ side: Double) -> Stroke {
    let base = foot + Point(x: 0.02 * height * lean, y: -(side < 0 ? 0.22 : 0.34) * height)
    let tip = base + Point(x: side * 0.26 * height, y: -0.12 * height)
    let low = base.mixed(with: tip, 0.5) + Point(x: 0, y: 0.04 * height)
    let high = base.mixed(with: tip, 0.55) + Point(x: 0, y: -0.06 * height)
    return penStroke(
      [base, low, tip, tip, high, base], .watercolor, Self.stalk, width: max(1, 0.055 * height),
      force: 0.5)
  }

  private func petal(_ place: Int) -> Stroke {
    let way = Turn.direction(of: (Double(place) + 0.25) * .pi / 3 - .pi / 2)
    let side = way.quarterTurned
    func at(_ along: Double, _ across: Double) -> Point {
      crown + way * (along * petalLength) + side * (across * petalLength)
    }
    return penStroke(
      [
        at(0.22, 0), at(0.5, 0.24), at(0.82, 0.22), at(1, 0), at(0.82, -0.22), at(0.5, -0.24),
        at(0.3, -0.02), at(0.65, 0), at(0.85, 0.02),
      ], .watercolor, Self.petals[number % 3], width: max(1, 0.3 * petalLength), force: 0.42)
  }

  private var center: Stroke {
    let turns = (0...40).map { step -> Point in
      let share = Double(step) / 40
      return crown + Turn.direction(of: share * 19) * (0.2 * petalLength * share)
    }
    return penStroke(turns, .crayon, Self.heart, width: max(1, 0.14 * petalLength), force: 0.75)
  }

  private func penStroke(
    _ places: [Point], _ type: InkType, _ color: Color, width: Double, force: Float
  ) -> Stroke {
    let points = places.enumerated().map { number, place in
      StrokePoint(
        location: place, timeOffset: 0.05 * Double(number), force: force, altitude: 1.05)
    }
    let ink = Ink(type, color: color)
    let path = StrokePath(controlPoints: points).inked(with: ink, width: width)
    return Stroke(ink: ink, path: path, randomSeed: 17)
  }
}
