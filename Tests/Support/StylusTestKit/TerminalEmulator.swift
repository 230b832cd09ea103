/// A terminal of a few control sequences, to see what bytes look like on one.
package struct TerminalEmulator: Sendable {
  /// How wide it is, in characters.
  package let columns: Int
  /// How high it is.
  package let rows: Int
  /// Every character, row by row.
  package private(set) var cells: [[Character]]
  /// The color of every character; nil for the usual one.
  package private(set) var colours: [[Int?]]
  /// The lines that left at the top.
  package private(set) var scrolledAway: [String] = []
  /// Where the cursor is.
  package private(set) var row = 0
  package private(set) var column = 0
  /// Whether the cursor is hidden.
  package private(set) var cursorIsHidden = false
  /// Whether a line that is too long goes on in the next.
  package private(set) var wraps = true
  /// The color that comes next; nil for the usual one.
  package private(set) var color: Int?
  /// The rows that scroll.
  package private(set) var region: ClosedRange<Int>
  /// How many characters were written, spaces too.
  package private(set) var written = 0
  /// What it did not understand.
  package private(set) var unknown: [String] = []

  /// An empty screen, its cursor in the upper left corner.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    colours = Array(repeating: Array(repeating: nil, count: columns), count: rows)
    region = 0...(rows - 1)
  }

  /// The rows without the spaces at their ends.
  package var lines: [String] { cells.map { trimmed($0) } }

  /// Shows bytes.
  package mutating func receive(_ bytes: [UInt8]) {
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1b}": escape(&scalars)
      case "\n": feed()
      case "\r": column = 0
      default: put(Character(scalar))
      }
    }
  }

  private mutating func put(_ character: Character) {
    written += 1
    if column == columns {
      guard wraps else {
        column = columns
        return
      }
      column = 0
      feed()
    }
    cells[row][column] = character
    colours[row][column] = color
    column += 1
  }

  private mutating func feed() {
    guard row == region.upperBound else {
      row = min(row + 1, rows - 1)
      return
    }
    let gone = cells.remove(at: region.lowerBound)
    if region.lowerBound == 0 { scrolledAway.append(trimmed(gone)) }
    cells.insert(Array(repeating: " ", count: columns), at: region.upperBound)
  }

  private mutating func escape(_ scalars: inout Substring.UnicodeScalarView) {
    var text = ""
    while let scalar = scalars.popFirst() {
      text.unicodeScalars.append(scalar)
      if scalar != "[", scalar.properties.isAlphabetic { break }
    }
    let numbers = text.dropFirst().dropLast().split(separator: ";").compactMap { Int($0) }
    switch text {
    case "[?25l": cursorIsHidden = true
    case "[?25h": cursorIsHidden = false
    case "[?7l": wraps = false
    case "[?7h": wraps = true
    case "[2J": cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    case "[K":
      cells[row].replaceSubrange(column..., with: repeatElement(" ", count: columns - column))
    case "[0m": color = nil
    case "[r": setRegion(0...(rows - 1))
    default: parametrised(text, numbers)
    }
  }

  private mutating func parametrised(_ text: String, _ numbers: [Int]) {
    switch (text.last, numbers.count) {
    case ("H", 2): (row, column) = (min(numbers[0], rows) - 1, min(numbers[1], columns) - 1)
    case ("r", 2): setRegion(numbers[0] - 1...numbers[1] - 1)
    case ("m", 3) where numbers[..<2] == [38, 5]: color = numbers[2]
    default: unknown.append(text)
    }
  }

  private mutating func setRegion(_ new: ClosedRange<Int>) {
    (region, row, column) = (new, 0, 0)
  }
}

private func trimmed(_ line: [Character]) -> String {
  String(line[..<((line.lastIndex { $0 != " " } ?? -1) + 1)])
}
