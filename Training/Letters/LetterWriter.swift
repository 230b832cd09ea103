import InkDrawing
import InkFitting
import InkGeometry
import InkPractice
import InkSynthesis
import StylusModel

/// A steady, slow synthetic hand that writes a letter into each cell of a sheet.
struct LetterWriter {
  private let sheet: LetterSheet

  init(_ sheet: LetterSheet) { self.sheet = sheet }

  /// Whether the hand knows a character.
  static func canWrite(_ name: String) -> Bool {
    (try? hand(name).synthesize(
      name, at: Place(x: Millimeters(10), y: Millimeters(20)), xHeight: Millimeters(6),
      sensor: Sensor(rate: 200))) != nil
  }

  /// The sheet, full; the same each time, names of strokes too.
  func write() throws -> Drawing {
    var names = SplitMix64(seed: 21)
    var strokes: [Stroke] = []
    for (cell, name) in sheet.names.enumerated() {
      for var stroke in try write(name, in: cell) {
        stroke.id = InkID(high: names.next() & ~0xF000 | 0x4000, low: names.next() >> 2 | 1 << 63)
        stroke.originID = stroke.id
        strokes.append(stroke)
      }
    }
    return Drawing(strokes: strokes)
  }

  private static func hand(_ name: String) -> Handwriting {
    var style = HandStyle()
    (style.slant, style.joining) = (Radians(degrees: 5), Fraction(name.count > 1 ? 1 : 0))
    (style.tempo, style.irregularity, style.fatigue) = (0.55, 0, Fraction(0))
    style.tremor = Millimeters(0)
    return Handwriting(style: style, seed: 5)
  }

  private func write(_ name: String, in cell: Int) throws -> [Stroke] {
    let corner = Point(
      x: Double(cell % sheet.columns) * sheet.cell.width + 4,
      y: Double(cell / sheet.columns) * sheet.cell.height + sheet.baseline)
    var sensor = Sensor(rate: 200, start: Timestamp(microseconds: 1_000_000))
    sensor.noise = Millimeters(0)
    let stays = try Self.hand(name).synthesize(
      name, at: Place(x: Millimeters(Float(corner.x)), y: Millimeters(Float(corner.y))),
      xHeight: Millimeters(Float(sheet.xHeight)), sensor: sensor)
    let ink = Ink(.pen)
    return try stays.flatMap { stay in
      try stay.split { $0.pressure.value == 0 }.filter { $0.count > 1 }.map { contact in
        let began = contact[contact.startIndex].time
        let path = try StrokePath(
          fitting: contact.map { FitSample($0, began: began) },
          creationDate: WallTime(microsecondsSince1970: began.microseconds))
        return Stroke(ink: ink, path: path.inked(with: ink, width: 0.7), randomSeed: 5)
      }
    }
  }
}
