import InkDrawing
import ProgramOptions

/// A command of docs/develop/canvas.md as a command of `stylusctl overlay`: its first word, and
/// what may follow.
struct OverlayVerb {
  /// The word that it begins with.
  let word: String
  private let summary: String
  private let synonyms: [String]

  private init(_ word: String, _ summary: String, or synonyms: String...) {
    (self.word, self.summary, self.synonyms) = (word, summary, synonyms)
  }

  /// The words that follow. The overlay checks them, and names what may be written.
  static let arguments = Positional.list(.text("WORD"), "what follows; see stylus-commands(7)")

  /// All of them, as the help page lists them.
  static let all = [
    OverlayVerb("tool", "choose a tool: an ink, eraser, lasso, last, next or eraser-toggle"),
    OverlayVerb("color", "set the color of the ink: a name, #rrggbb or #rrggbbaa", or: "colour"),
    OverlayVerb("width", "set the width of the ink, in millimeters"),
    OverlayVerb("opacity", "set the opacity of the ink, from 0.05 to 1"),
    OverlayVerb(
      "eraser", "erase whole strokes (object) or parts (pixel), or width MM", or: "rubber"),
    OverlayVerb("lasso", "select whole strokes (whole) or parts of them (parts)"),
    OverlayVerb("ruler", "show the ruler: on, off, toggle, place X Y ANGLE, move X Y, turn ANGLE"),
    OverlayVerb("shapes", "turn strokes into shapes when the pen is held still: on, off or toggle"),
    OverlayVerb("picker", "show the tool picker: show, hide or toggle"),
    OverlayVerb("page", "turn pages: next, previous, a number, add or remove"),
    OverlayVerb(
      "background",
      "show windows (none) or a board: paper, ruled, grid, dots, toggle, next, color COLOR, "
        + "spacing MM", or: "board", "whiteboard", "paper"),
    OverlayVerb("zoom", "zoom the page: in, out, 150%, a factor, fit (all ink) or reset"),
    OverlayVerb("pan", "move the view to the right and down, by two lengths in millimeters"),
    OverlayVerb("turn", "turn the view clockwise, by degrees"),
    OverlayVerb("select", "select all or none"),
    OverlayVerb("delete", "delete the selection", or: "remove"),
    OverlayVerb("cut", "cut the selection"),
    OverlayVerb("copy", "copy the selection"),
    OverlayVerb("paste", "paste on the output with the pen"),
    OverlayVerb("duplicate", "duplicate the selection"),
    OverlayVerb("move", "move the selection to the right and down, by two lengths in millimeters"),
    OverlayVerb("scale", "scale the selection by a factor"),
    OverlayVerb("rotate", "rotate the selection clockwise, by degrees"),
    OverlayVerb("recolor", "give the selection another color", or: "recolour"),
    OverlayVerb("reink", "give the selection another ink"),
  ]

  /// The name of a tool alone chooses it; `tool` is what help pages list.
  static func tools(with output: OptionDescription) -> [ProgramDescription] {
    toolWords.map {
      ProgramDescription($0, "choose this tool", options: [output]).unlisted()
    }
  }

  /// Whether the overlay performs a command that begins with this word.
  static func isVerb(_ word: String) -> Bool {
    all.contains { $0.word == word } || toolWords.contains(word)
  }

  /// The name of the ink that a word means; nil if it means none.
  static func ink(_ word: String) -> String? {
    let word = word.lowercased()
    let name = InkType.synonyms[word] ?? word
    return InkType.drawingNames.contains(name) ? name : nil
  }

  /// Names of tools, and other words for them, except the first words of other commands.
  private static let toolWords = InkType.drawingNames + InkType.synonyms.keys.sorted()

  /// For parsing and help.
  func description(with output: OptionDescription) -> ProgramDescription {
    let plain = ProgramDescription(
      word, summary, options: [output], positionals: [Self.arguments.description])
    return synonyms.reduce(plain) { $0.alsoCalled($1) }
  }
}
