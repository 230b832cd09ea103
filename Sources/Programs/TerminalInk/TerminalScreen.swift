/// How a terminal is shared: the picture above, a rule with a word about what is going on, and
/// lines of text that scroll below it.
package struct TerminalScreen: Hashable, Sendable {
  /// The size of the picture in cells; it begins in the upper left corner.
  package let columns: Int
  package let pictureRows: Int
  private let lineRows: Int
  private var usedRows = 0
  private var rule = ""

  /// Shares a terminal; nil where it cannot address its cursor or is too small for a picture.
  package init?(_ traits: TerminalTraits) {
    guard traits.addressesCursor, traits.columns >= 20, traits.rows >= 8 else { return nil }
    columns = min(traits.columns, 1000)
    let rows = min(traits.rows, 1000)
    lineRows = max(3, min(rows / 4, 10))
    pictureRows = rows - lineRows - 1
  }

  /// How many lines of text are seen at once.
  package var visibleLines: Int { lineRows }

  /// Takes the terminal over; what it showed before moves up, where it can be scrolled to.
  package func open(into bytes: inout [UInt8]) {
    bytes.append(String(repeating: "\n", count: pictureRows + 1 + lineRows))
    arrange(into: &bytes)
  }

  /// Takes a terminal over again whose size has changed, and with it what it shows.
  package func rearrange(into bytes: inout [UInt8]) {
    bytes.append("\u{1b}[r\u{1b}[2J")
    arrange(into: &bytes)
  }

  /// Hides the cursor, cuts lines that are too long, and keeps the picture from scrolling.
  private func arrange(into bytes: inout [UInt8]) {
    bytes.append("\u{1b}[?25l\u{1b}[?7l")
    bytes.moveCursor(row: pictureRows)
    bytes.append(String(repeating: "-", count: columns))
    bytes.append("\u{1b}[\(pictureRows + 2);\(pictureRows + 1 + lineRows)r")
  }

  /// Says in the rule what is going on, nothing if the text is empty; writes only what is new.
  package mutating func write(rule text: String, into bytes: inout [UInt8]) {
    guard text != rule else { return }
    rule = text
    bytes.moveCursor(row: pictureRows)
    let said = text.isEmpty ? "" : "-- \(text) "
    bytes.append(String((said + String(repeating: "-", count: columns)).prefix(columns)))
  }

  /// Writes one more line below the others; where there is no room, the first one scrolls away.
  package mutating func write(line: String, into bytes: inout [UInt8]) {
    if usedRows < lineRows {
      bytes.moveCursor(row: pictureRows + 1 + usedRows)
      usedRows += 1
    } else {
      bytes.moveCursor(row: pictureRows + lineRows)
      bytes.append("\n")
    }
    bytes.append(String(line.prefix(columns)))
    bytes.append("\u{1b}[K")
  }

  /// Gives the terminal back; picture and lines stay, and the cursor stands below them.
  package func close(into bytes: inout [UInt8]) {
    bytes.append("\u{1b}[r\u{1b}[0m\u{1b}[?7h\u{1b}[?25h")
    bytes.moveCursor(row: pictureRows + max(usedRows, 1))
    bytes.append("\r\n")
  }
}
