/// The reason why letters cannot be read, or a text cannot be written with them.
public enum LettersError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Characters of a text that were not drawn, each once, in the order of the text.
  case undrawn([String])
  /// All cells of the sheet are empty.
  case emptySheet
  /// A line of a layout is invalid; lines are counted from 1.
  case badLine(Int, String)
  /// A layout has no line with this name.
  case lacks(String)

  /// The error and what to do about it.
  public var description: String {
    switch self {
    case .undrawn(let names):
      "the letters have no \(names.map { "'\($0)'" }.joined(separator: ", ")). Fix: draw them, or practise another text"
    case .emptySheet: "nothing is drawn in any cell of the sheet. Fix: write a letter in each cell"
    case .badLine(let number, let line):
      "line \(number) of the sheet's description means nothing: '\(line.prefix(60))'. Fix: x-height, cell, baseline, columns or "
        + "letters, and what belongs to it"
    case .lacks(let name): "the sheet's description has no line '\(name)'. Fix: add it"
    }
  }
}
