import InkDrawing

/// Other words that people type for the words of commands.
enum CommandSynonyms {
  /// The word that a command begins with.
  static func verb(_ word: String) -> String { verbs[word] ?? word }

  /// A word that follows this verb.
  static func word(_ word: String, of verb: String) -> String { words[verb]?[word] ?? word }

  /// The tool whose name a command consists of, such as `marker` or `brush`.
  static func tool(_ word: String) -> CanvasTool? {
    let name = Self.word(word, of: "tool")
    return CanvasTool.all.first { $0.name == name }
  }

  /// The words for each other first word.
  static let verbs = [
    "colour": "color", "recolour": "recolor", "remove": "delete", "rubber": "eraser",
    "board": "background", "whiteboard": "background", "paper": "background",
  ]

  /// The words for other words that follow a verb.
  static let words = [
    "tool": InkType.synonyms.merging(
      ["rubber": "eraser", "selection": "lasso", "previous": "last"], uniquingKeysWith: { $1 }),
    "reink": InkType.synonyms,
    "eraser": ["stroke": "object", "strokes": "object", "whole": "object", "pixels": "pixel"],
    "lasso": ["strokes": "whole"],
    "ruler": onAndOff,
    "shapes": onAndOff,
    "picker": ["on": "show", "off": "hide"],
    "page": ["prev": "previous", "new": "add", "delete": "remove"],
    "background": [
      "off": "none", "hide": "none", "on": "paper", "show": "paper", "plain": "paper",
      "blank": "paper", "lined": "ruled", "dotted": "dots",
      "colour": "color",
    ],
  ]

  private static let onAndOff = ["show": "on", "hide": "off"]
}
