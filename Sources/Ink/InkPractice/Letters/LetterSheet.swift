public import InkGeometry

/// How a sheet of letters is laid out: cells in rows, a letter in each, each row on a line.
///
/// As text, one thing a line (`#` begins a comment); lengths in millimeters:
///
///     x-height 6
///     cell 20 30
///     baseline 19
///     columns 8
///     letters a b c d e ff ä
public struct LetterSheet: Hashable, Sendable {
  /// The names of the cells from left to right and from the top: a character each, or several for a
  /// ligature.
  public var names: [String]
  /// How many cells are in a row; at least 1.
  public var columns: Int
  /// How large a cell is, in millimeters.
  public var cell: Size
  /// How far below a cell's upper edge the line runs on which one writes, in millimeters.
  public var baseline: Double
  /// How high an x is on it, in millimeters.
  public var xHeight: Double

  /// A sheet; cells, lines and heights as a schoolbook for beginners has them, if nothing else is
  /// said.
  public init(
    names: [String], columns: Int = 8, cell: Size = Size(width: 20, height: 30),
    baseline: Double = 19, xHeight: Double = 6
  ) {
    precondition(columns > 0, "a row has cells")
    precondition(cell.width > 0 && cell.height > 0 && xHeight > 0, "cells and letters have a size")
    (self.names, self.columns, self.cell) = (names, columns, cell)
    (self.baseline, self.xHeight) = (baseline, xHeight)
  }

  /// Reads the text form.
  ///
  /// - Throws: which line means nothing, or is not there.
  public init(text: String) throws(LettersError) {
    var numbers: [String: [Double]] = [:]
    var names: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let key = words.first, !key.hasPrefix("#") else { continue }
      if key == "letters" {
        names += words.dropFirst()
        continue
      }
      let values = words.dropFirst().compactMap { Double($0) }.filter { (0.1...1000).contains($0) }
      guard let count = Self.keys[key], values.count == count, words.count == count + 1 else {
        throw .badLine(index + 1, String(line))
      }
      numbers[key] = values
    }
    func number(_ key: String, _ place: Int = 0) throws(LettersError) -> Double {
      guard let values = numbers[key] else { throw .lacks(key) }
      return values[place]
    }
    guard !names.isEmpty else { throw .lacks("letters") }
    self.init(
      names: names, columns: max(1, Int(try number("columns"))),
      cell: Size(width: try number("cell"), height: try number("cell", 1)),
      baseline: try number("baseline"), xHeight: try number("x-height"))
  }

  /// The lines that a description has, and how many numbers belong to each.
  private static let keys = ["x-height": 1, "cell": 2, "baseline": 1, "columns": 1]

  /// The text form.
  public var text: String {
    """
    x-height \(xHeight)
    cell \(cell.width) \(cell.height)
    baseline \(baseline)
    columns \(columns)
    letters \(names.joined(separator: " "))

    """
  }

  /// The cell in which a place lies; nil beside all of them.
  func cell(at place: Point) -> Int? {
    let column = (place.x / cell.width).rounded(.down)
    let row = (place.y / cell.height).rounded(.down)
    guard (0..<Double(columns)).contains(column), (0..<1e6).contains(row) else { return nil }
    let number = Int(row) * columns + Int(column)
    return number < names.count ? number : nil
  }

  /// Where the line of a cell begins.
  func origin(of cell: Int) -> Point {
    Point(
      x: Double(cell % columns) * self.cell.width,
      y: Double(cell / columns) * self.cell.height + baseline)
  }
}
