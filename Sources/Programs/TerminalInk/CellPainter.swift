/// Remembers what a terminal shows and writes only the cells that are different.
package struct CellPainter: Sendable {
  private let traits: TerminalTraits
  private var shown: [DotGrid.Cell]

  /// A painter of a picture that begins in the upper left corner of a cleared terminal.
  package init(traits: TerminalTraits, columns: Int, rows: Int) {
    self.traits = traits
    shown = Array(repeating: DotGrid.Cell(), count: columns * rows)
  }

  /// Writes what differs from the last time; nothing where nothing does.
  ///
  /// - Precondition: the grid has the size that the painter was made for.
  package mutating func repaint(_ grid: DotGrid, into bytes: inout [UInt8]) {
    precondition(grid.cells.count == shown.count, "a painter paints one size of grid")
    var pen = CellCursor()
    for index in grid.cells.indices
    where visibleCell(grid.cells[index]) != visibleCell(shown[index]) {
      let cell = grid.cells[index]
      if pen.next != index {
        bytes.moveCursor(row: index / grid.columns, column: index % grid.columns)
      }
      if traits.hasColors, cell.dots != 0, pen.color != cell.ink.color {
        bytes.append("\u{1b}[38;5;\(cell.ink.color)m")
        pen.color = cell.ink.color
      }
      CellGlyph.appendGlyph(cell.dots, braille: traits.showsBraille, to: &bytes)
      // After the last column the cursor's place differs from terminal to terminal.
      pen.next = (index + 1) % grid.columns == 0 ? nil : index + 1
    }
    shown = grid.cells
    if pen.color != nil { bytes.append("\u{1b}[0m") }
  }

  private struct CellCursor {
    var next: Int?
    var color: UInt8?
  }

  /// The part of a cell that can be seen on this terminal.
  private func visibleCell(_ cell: DotGrid.Cell) -> DotGrid.Cell {
    guard cell.dots != 0 else { return DotGrid.Cell() }
    return traits.hasColors ? cell : DotGrid.Cell(dots: cell.dots)
  }
}

extension [UInt8] {
  /// Appends text as UTF-8.
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Sends the cursor to a line and a column that count from 0.
  mutating func moveCursor(row: Int, column: Int = 0) { append("\u{1b}[\(row + 1);\(column + 1)H") }
}
