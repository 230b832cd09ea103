import InkDrawing
import InkFitting
import InkGeometry
import InkSynthesis
import StylusModel

/// A synthetic hand that writes and draws with an ink.
struct Hand {
  private let seed: UInt64
  private let style: HandStyle

  init(seed: UInt64) {
    self.seed = seed
    var style = HandStyle()
    style.fatigue = Fraction(0)
    self.style = style
  }

  /// A word whose line begins at a place.
  func write(_ word: String, at origin: Point, xHeight: Double, _ ink: Ink, width: Double) throws
    -> [Stroke]
  {
    let stays = try Handwriting(style: style, seed: seed).synthesize(
      word, at: Place(x: Millimeters(Float(origin.x)), y: Millimeters(Float(origin.y))),
      xHeight: Millimeters(Float(xHeight)), sensor: sensor)
    return try strokes(of: stays, ink, width)
  }

  /// A shape within a rectangle.
  func draw(_ shape: Shape, in area: Rect, _ ink: Ink, width: Double) throws -> [Stroke] {
    func millimeters(_ value: Double) -> Millimeters { Millimeters(Float(value)) }
    let area = Tablet.Area(
      left: millimeters(area.min.x), top: millimeters(area.min.y), width: millimeters(area.width),
      height: millimeters(area.height))
    let stays = try Sketch(style: style, seed: seed).drawShapes([shape], in: area, sensor: sensor)
    return try strokes(of: stays, ink, width)
  }

  private var sensor: Sensor {
    var sensor = Sensor(rate: 200, start: Timestamp(microseconds: 1_000_000))
    sensor.noise = Millimeters(0.003)
    return sensor
  }

  /// What was in contact, each contact a stroke.
  private func strokes(of stays: [[Sample]], _ ink: Ink, _ width: Double) throws -> [Stroke] {
    try stays.flatMap { stay in
      try stay.split { $0.pressure.value == 0 }.filter { $0.count > 1 }.map { contact in
        let began = contact[contact.startIndex].time
        let path = try StrokePath(
          fitting: contact.map { FitSample($0, began: began) },
          creationDate: WallTime(microsecondsSince1970: began.microseconds))
        return Stroke(
          ink: ink, path: path.inked(with: ink, width: width),
          randomSeed: UInt32(truncatingIfNeeded: seed))
      }
    }
  }
}
