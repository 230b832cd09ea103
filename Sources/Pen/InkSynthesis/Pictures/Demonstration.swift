package import StylusModel

/// The contents of the built-in recording: two words and a small picture.
package enum Demonstration {
  /// The stays of one performance of about a quarter of a minute, from time zero.
  ///
  /// Scales itself to the area: designed for 150 x 95 mm, it grows by at most half on larger
  /// tablets, so that the hand keeps a realistic size, and shrinks on smaller ones, down to 20 x 15
  /// mm. `rate` is within ``Sensor/rates``.
  ///
  /// Fails with ``SynthesisError/noRoom(_:)`` for a smaller area.
  package static func stays(
    area: Tablet.Area, rate: Double, seed: UInt64
  ) throws(SynthesisError) -> [[Sample]] {
    guard area.width.value >= 20, area.height.value >= 15 else { throw .noRoom(area) }
    var sensor = Sensor(rate: rate)
    sensor.area = area
    var session = Session(style: style, sensor: sensor, seed: seed)
    return drawings(on: sheet(in: area), seed: seed).map { session.drawStay($0) }
  }

  /// A lively hand with strong contrasts, for a better picture.
  private static var style: HandStyle {
    var style = HandStyle()
    style.joining = Fraction(0.9)
    style.contrast = 4
    style.slant = Radians(degrees: 10)
    style.irregularity = 0.7
    style.tempo = 1.3
    return style
  }

  private static func sheet(in area: Tablet.Area) -> Frame {
    let whole = Frame(area)
    let scale = min(whole.width / size.x, whole.height / size.y, 1.5)
    let (width, height) = (size.x * scale, size.y * scale)
    let corner = Vector((whole.width - width) / 2, (whole.height - height) / 2)
    return Frame(origin: whole.origin + corner, width: width, height: height)
  }

  private static func drawings(on sheet: Frame, seed: UInt64) -> [PlannedDrawing] {
    let scale = sheet.width / size.x
    let greeting = written("hello, ink", at: sheet.at(0.08, 0.29), size: 9 * scale, seed: seed)
    var name = written("stylusd", at: sheet.at(0.08, 0.66), size: 10 * scale, seed: seed &+ 1)
    name.strokes.append(sheet.stroke([(0.09, 0.85, 0), (0.51, 0.8, 10)]))
    name.strokes.append(sheet.stroke([(0.24, 0.89, 0), (0.47, 0.86, 8)]))
    let picture = Shape.house.drawing(in: sheet.part(0.56...0.96, 0.36...0.92))
    return [greeting, name, picture]
  }

  private static func written(_ text: String, at place: Vector, size: Double, seed: UInt64)
    -> PlannedDrawing
  {
    let hand = Handwriting(style: style, seed: seed)
    let origin = Place(x: Millimeters(Float(place.x)), y: Millimeters(Float(place.y)))
    do {
      let lines = try hand.drawings(of: text, at: origin, xHeight: Millimeters(Float(size)))
      return PlannedDrawing(
        strokes: lines.flatMap(\.strokes), unit: size, cornerRest: LineLayout.cornerRest)
    } catch {
      preconditionFailure("the demonstration has \(error)")
    }
  }

  /// The sheet for which it was composed, in millimeters.
  private static let size = Vector(150, 95)
}
