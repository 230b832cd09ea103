package import StylusModel

/// Writes text like a hand.
///
/// Each line of text becomes one stay in proximity: the pen comes down hovering, writes with
/// lifts between strokes, and leaves.
///
///     let hand = Handwriting(style: HandStyle(), seed: 7)
///     let stays = try hand.synthesize("hello", at: place, xHeight: Millimeters(3), sensor: sensor)
package struct Handwriting: Sendable {
  private let style: HandStyle
  private let seed: UInt64

  /// The same style and seed always write the same.
  package init(style: HandStyle, seed: UInt64) {
    self.style = style
    self.seed = seed
  }

  /// Writes from a point on the line, `xHeight` > 0.1 mm; further lines follow below.
  ///
  /// Fails with ``SynthesisError/unknownCharacter(_:)`` for a character not in ``Alphabet``.
  package func synthesize(
    _ text: String, at origin: Place, xHeight: Millimeters, sensor: Sensor
  ) throws(SynthesisError) -> [[Sample]] {
    var session = Session(style: style, sensor: sensor, seed: seed)
    return try drawings(of: text, at: origin, xHeight: xHeight).map { session.drawStay($0) }
  }

  /// Writes into a tablet's area, as large as possible up to the size of ordinary school
  /// handwriting, breaking lines between words.
  ///
  /// Fails like the other function, and with ``SynthesisError/noRoom(_:)`` if even the smallest
  /// legible writing does not fit.
  package func synthesize(
    _ text: String, in area: Tablet.Area, sensor: Sensor
  ) throws(SynthesisError) -> [[Sample]] {
    var sensor = sensor
    sensor.area = area
    let page = try Page(text, style: style, area: area)
    return try synthesize(page.text, at: page.origin, xHeight: page.xHeight, sensor: sensor)
  }

  /// One drawing per line with content.
  func drawings(
    of text: String, at origin: Place, xHeight: Millimeters
  ) throws(SynthesisError) -> [PlannedDrawing] {
    precondition(xHeight.value > 0.1, "writing has a height")
    var random = RandomSource(seed: seed, for: .layout)
    let size = Double(xHeight.value)
    var baseline = Vector(Double(origin.x.value), Double(origin.y.value))
    var drawings: [PlannedDrawing] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var layout = LineLayout(style: style, size: size, start: baseline, random: random)
      for character in line { try layout.appendCharacter(character) }
      let drawing = layout.finishLine()
      if !drawing.strokes.isEmpty { drawings.append(drawing) }
      random = layout.random
      baseline.y += Page.lineSpacing * size
    }
    return drawings
  }
}
