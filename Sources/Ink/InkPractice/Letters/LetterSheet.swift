public import InkGeometry

/// The layout of a sheet of letters: rows of cells with one letter each, and a baseline in each
/// row.
///
/// The layout as text has one setting per line (`#` begins a comment); lengths are in millimeters:
///
///     x-height 6
///     cell 20 30
///     baseline 19
///     columns 8
///     letters a b c d e ff ä
public struct LetterSheet: Hashable, Sendable {
  /// The names of the cells from left to right and top to bottom. A name is a single character, or
  /// several for a ligature.
  public var names: [String]
  /// The number of cells in a row; at least 1.
  public var columns: Int
  /// The size of a cell, in millimeters.
  public var cell: Size
  /// The distance of the baseline from the upper edge of a cell, in millimeters.
  public var baseline: Double
  /// The height of an x, in millimeters.
  public var xHeight: Double

  /// Creates a layout. The default sizes are those of a writing book for beginners.
  public init(
    names: [String], columns: Int = 8, cell: Size = Size(width: 20, height: 30),
    baseline: Double = 19, xHeight: Double = 6
  ) {
    precondition(columns > 0, "a row has cells")
    precondition(cell.width > 0 && cell.height > 0 && xHeight > 0, "cells and letters have a size")
    (self.names, self.columns, self.cell) = (names, columns, cell)
    (self.baseline, self.xHeight) = (baseline, xHeight)
  }

  /// Reads a layout from text.
  ///
  /// - Throws: an error that names the invalid or missing line.
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

  /// The lines of a layout, and the number of values in each.
  private static let keys = ["x-height": 1, "cell": 2, "baseline": 1, "columns": 1]

  /// The layout as text.
  public var text: String {
    """
    x-height \(xHeight)
    cell \(cell.width) \(cell.height)
    baseline \(baseline)
    columns \(columns)
    letters \(names.joined(separator: " "))

    """
  }

  /// Returns the cell that contains a point; nil if there is none.
  func cell(at place: Point) -> Int? {
    let column = (place.x / cell.width).rounded(.down)
    let row = (place.y / cell.height).rounded(.down)
    guard (0..<Double(columns)).contains(column), (0..<1e6).contains(row) else { return nil }
    let number = Int(row) * columns + Int(column)
    return number < names.count ? number : nil
  }

  /// Returns the start of the baseline in a cell.
  func origin(of cell: Int) -> Point {
    Point(
      x: Double(cell % columns) * self.cell.width,
      y: Double(cell / columns) * self.cell.height + baseline)
  }
}
