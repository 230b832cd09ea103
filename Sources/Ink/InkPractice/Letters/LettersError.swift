/// Why there are no such letters, or no such text in them.
public enum LettersError: Error, Hashable, Sendable, CustomStringConvertible {
  /// These characters of a text were not drawn; each once, in the order of the text.
  case undrawn([String])
  /// Nothing lies in any cell of the sheet.
  case emptySheet
  /// A line of a sheet's description means nothing, counted from 1.
  case badLine(Int, String)
  /// A sheet's description lacks a line of that name.
  case lacks(String)

  /// What is wrong, and what to do.
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
