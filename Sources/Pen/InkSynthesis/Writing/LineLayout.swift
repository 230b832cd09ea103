import CMath
import StylusModel

/// Lays out the letters of one line and joins those that a hand joins.
struct LineLayout {
  private(set) var random: RandomSource
  private let style: HandStyle
  /// The height of an x, in millimeters.
  private let size: Double
  private var drawing: PlannedDrawing
  private var cursor: Vector
  private var wander: Drift
  /// The stroke that the next letter may extend.
  private var open: OpenGlyph?
  private var later: [PlannedStroke] = []

  private struct OpenGlyph {
    var stroke: PlannedStroke
    var glyph: Glyph
    var setting: LetterPlace
  }

  /// Starts a line.
  init(style: HandStyle, size: Double, start: Vector, random: RandomSource) {
    var random = random
    self.style = style
    self.size = size
    drawing = PlannedDrawing(unit: size, cornerRest: Self.cornerRest)
    cursor = start
    wander = Drift(deviation: 0.06 * size * style.irregularity, memory: 5, random: &random)
    self.random = random
  }

  /// Adds a character; a space lifts the pen.
  mutating func appendCharacter(_ character: Character) throws(SynthesisError) {
    if character == " " {
      closeGlyph()
      cursor.x += (Alphabet.space + Double(style.spacing)) * size * style.width
      return
    }
    guard let glyph = Alphabet.glyphs[character] else { throw .unknownCharacter(character) }
    let joins = random.uniform() < Double(style.joining.value)
    if joins, open?.glyph.exit != nil, let entry = glyph.entry, entry < 0 {
      // The path over the top of a round letter needs space.
      cursor.x += 0.14 * size * style.width
    }
    let setting = nextSetting()
    if joins, let entry = glyph.entry, let exit = open?.glyph.exit {
      join(glyph, setting, entry: entry, exit: exit)
    } else {
      closeGlyph()
      openGlyph(glyph, setting)
    }
    later += glyph.later.compactMap { setting.stroke($0) }
    cursor.x += (glyph.advance * style.width + style.spacing) * size
  }

  /// Ends the line.
  mutating func finishLine() -> PlannedDrawing {
    closeGlyph()
    return drawing
  }

  private mutating func nextSetting() -> LetterPlace {
    wander.pass(1, random: &random)
    let vary = 0.045 * style.irregularity
    return LetterPlace(
      origin: cursor + Vector(0, wander.value),
      width: size * style.width * (1 + vary * random.normal()),
      height: size * (1 + vary * random.normal()),
      shear: tan(Double(style.slant.value) + 0.6 * vary * random.normal()))
  }

  private mutating func openGlyph(_ glyph: Glyph, _ setting: LetterPlace) {
    let strokes = glyph.strokes.compactMap { setting.stroke($0) }
    drawing.strokes += strokes.dropLast()
    open = strokes.last.map { OpenGlyph(stroke: $0, glyph: glyph, setting: setting) }
  }

  private mutating func join(
    _ glyph: Glyph, _ setting: LetterPlace, entry: Double, exit: Glyph.Exit
  ) {
    guard let before = open, let first = glyph.strokes.first?.first else { return }
    var stroke = before.stroke
    // A round letter is reached over its top, from an ending drawn in full.
    let ending = entry < 0 && exit.nodes.isEmpty ? before.glyph.loneEnding : exit.nodes
    stroke.arcs += ending.map(before.setting.arc)
    var way = setting.arc(first)
    // From the height of an x every path sags; from the line it depends on the target.
    way.bend = exit.isHigh ? -Self.sag : -entry
    stroke.arcs.append(way)
    stroke.arcs += glyph.strokes[0].dropFirst().map(setting.arc)
    open = OpenGlyph(stroke: stroke, glyph: glyph, setting: setting)
    for more in glyph.strokes.dropFirst().compactMap({ setting.stroke($0) }) {
      if let open { drawing.strokes.append(open.stroke) }
      open?.stroke = more
    }
  }

  private mutating func closeGlyph() {
    if var last = open {
      last.stroke.arcs += last.glyph.loneEnding.map(last.setting.arc)
      drawing.strokes.append(last.stroke)
    }
    drawing.strokes += later
    open = nil
    later = []
  }

  /// See ``Drawing/cornerRest``.
  static let cornerRest = 0.035
  /// In radians.
  private static let sag = 0.7
}
