import InkDrawing
import InkFitting
import InkGeometry
import InkSynthesis
public import StylusModel

@testable import InkCanvas

/// A hand that draws what dice tell it to, in millimeters of an output.
struct Hand {
  var dice: SplitMix64
  var place: Point
  private var way: Point
  private var time = 0.0
  private var force = 0.5
  private var azimuth = 0.7

  init(seed: UInt64, at place: Point) {
    dice = SplitMix64(seed: seed)
    self.place = place
    way = Turn.direction(of: dice.number(0...6.3)) * dice.number(0.2...1.5)
  }

  /// The next sample, 7.5 ms after the last unless it is another time.
  mutating func next(after seconds: Double = 0.0075) -> FitSample {
    let turn = Turn.direction(of: dice.number(-0.7...0.7))
    way = Point(x: way.x * turn.x - way.y * turn.y, y: way.x * turn.y + way.y * turn.x)
    place = place + way * (seconds / 0.0075)
    time += seconds
    force = min(1, max(0.05, force + dice.number(-0.1...0.1)))
    azimuth += dice.number(-0.2...0.2)
    return sample(at: place)
  }

  /// A sample of how the pen is held now, at a place.
  func sample(at place: Point) -> FitSample {
    FitSample(
      time: time, location: place, force: force, azimuth: azimuth, altitude: 0.8, roll: 0.1)
  }

  /// Where it may go from here.
  mutating func tail(_ count: Int) -> [FitSample] {
    var copy = self
    copy.way = way * dice.number(0.5...1.5)
    return (0..<count).map { _ in copy.next() }
  }
}

extension SplitMix64 {
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func whole(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }
}

extension StrokeID: ExpressibleByIntegerLiteral {
  /// The stroke of a number.
  public init(integerLiteral value: UInt64) { self.init(rawValue: value) }
}

/// Inks that draw.
let drawingInks = InkType.allCases.filter { $0 != .eraser }

extension StrokeStyle {
  static func usual(_ type: InkType, alpha: Float = 1, seed: UInt32 = 7, fate: Fate = .stays)
    -> StrokeStyle
  {
    StrokeStyle(
      ink: Ink(type, color: Color(red: 0.1, green: 0.3, blue: 0.7, alpha: alpha)),
      width: type.defaultWidth, seed: seed, fate: fate)
  }
}
