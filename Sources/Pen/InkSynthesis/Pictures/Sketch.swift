package import StylusModel

/// Draws shapes like a hand.
package struct Sketch: Sendable {
  let style: HandStyle
  let seed: UInt64

  /// The same style and seed always draw the same.
  package init(style: HandStyle, seed: UInt64) {
    self.style = style
    self.seed = seed
  }

  /// Draws shapes into an area one below another, each in a separate stay.
  ///
  /// Fails with ``SynthesisError/noRoom(_:)`` if a shape would be lower or narrower than 5 mm.
  package func drawShapes(
    _ shapes: [Shape], in area: Tablet.Area, sensor: Sensor
  ) throws(SynthesisError) -> [[Sample]] {
    var sensor = sensor
    sensor.area = area
    var session = Session(style: style, sensor: sensor, seed: seed)
    var stays: [[Sample]] = []
    for index in shapes.indices {
      let rows = Double(shapes.count)
      let band = Double(index) / rows...Double(index + 1) / rows
      let frame = Frame(area).part(0...1, band).part(0.08...0.92, 0.1...0.9)
      guard frame.width >= 5, frame.height >= 5 else { throw .noRoom(area) }
      stays.append(session.drawStay(shapes[index].drawing(in: frame)))
    }
    return stays
  }
}

extension Shape {
  /// The shape as one stay, at the speed of a hand that draws.
  func drawing(in frame: Frame) -> PlannedDrawing {
    let unit = max(1, 0.12 * min(frame.width, frame.height))
    return PlannedDrawing(strokes: plannedStrokes(in: frame), unit: unit, cornerRest: 0.16)
  }
}
