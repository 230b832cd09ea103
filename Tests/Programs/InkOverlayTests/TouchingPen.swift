import Evdev
import Foundation
import InkCanvas
import InkGeometry
import StylusModel
import Testing

/// A pen that touches places of a tablet, or draws along them, one after the other, as a recording.
struct TouchingPen {
  private let model: TabletModel
  private var stays: [[Sample]] = []
  private var time: Int64 = 0

  /// Between two samples, and from a lift to the next touch; in milliseconds.
  private static let period: Int64 = 5
  private static let pause: Int64 = 300

  /// - Parameters:
  ///   - slug: the tablet's name in the table.
  ///   - rest: how long, in milliseconds, the pen is away before it touches; once it is seen at the
  ///     beginning.
  init(on slug: String, rest: Int64 = 3_000) throws {
    model = try #require(TabletTable.named(slug))
    stays.append((0..<3).map { step in sample(Point(x: 30, y: 30), pressure: 0, step) })
    time = rest
  }

  /// The surface's sides in millimeters.
  var size: Size {
    func side(_ axis: UInt16) -> Double {
      model.axes[axis].map { Double($0.maximum - $0.minimum) / Double($0.resolution) } ?? 0
    }
    return Size(width: side(Axis.x), height: side(Axis.y))
  }

  /// Touches the four marks in the order that is given, or in their own, with a tablet that is so
  /// much off.
  mutating func touchMarks(
    _ order: [Int] = [0, 1, 2, 3], reportedBy tablet: Calibration = .none,
    missingLastBy miss: Point = .zero
  ) throws {
    let marks = [(1, 1), (7, 1), (7, 7), (1, 7)].map { Point(x: $0 / 8.0, y: $1 / 8.0) }
    let back = try #require(tablet.matrix.inverse)
    for index in order {
      let share = back.applied(to: marks[index])
      let place = Point(x: share.x * size.width, y: share.y * size.height)
      touch(index == order.last ? place + miss : place)
    }
  }

  /// Comes near, touches a place of the surface, in millimeters, for 100 ms, and goes. A hand
  /// trembles by 0.05 mm.
  mutating func touch(_ place: Point) {
    let hover = (0..<4).map { sample(place, pressure: 0, $0) }
    let held = (0..<20).map { step in
      let angle = Double(step) * .pi / 2
      return sample(
        place + Point(x: cos(angle), y: sin(angle)) * 0.05, pressure: 0.3 + Float(step % 5) * 0.02,
        step + 4)
    }
    stays.append(hover + held)
    time += 24 * Self.period + Self.pause
  }

  /// Comes near, draws along places of the surface, given as shares of its sides, one each 5 ms,
  /// and goes.
  mutating func draw(_ shares: [Point]) {
    let places = shares.map { Point(x: $0.x * size.width, y: $0.y * size.height) }
    let hover = places.prefix(1).map { sample($0, pressure: 0, 0) }
    stays.append(
      hover + places.enumerated().map { sample($1, pressure: 0.5, $0 + 1) })
    time += Int64(places.count + 1) * Self.period + Self.pause
  }

  /// Stays away for so many milliseconds.
  mutating func rest(_ milliseconds: Int64) { time += milliseconds }

  /// Writes what it did, and that it was seen once more after a while.
  func write(to path: String) throws {
    var digitiser = Digitizer(model: model)
    let last = (0..<3).map { sample(Point(x: 40, y: 40), pressure: 0, $0 + 200) }
    try digitiser.sendStays(stays + [last], with: Tool(kind: .pen, serial: 7, model: 0x802))
    let bytes = EvemuText.encodeRecording(Recording(devices: [digitiser.device]))
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private func sample(_ place: Point, pressure: Float, _ step: Int) -> Sample {
    var sample = Sample(
      time: Timestamp(microseconds: (time + Int64(step) * Self.period) * 1_000),
      x: Millimeters(Float(place.x)), y: Millimeters(Float(place.y)))
    sample.pressure = Fraction(pressure)
    for property in [Property.time, .position, .pressure] {
      sample.provenance[property] = .measured
    }
    return sample
  }
}
