import InkDrawing
import InkGeometry
import Testing

@testable import InkEditing

/// Pages, and what can be undone across them.
@Suite struct NotebookTests {
  /// What is drawn on each page, and which is shown.
  private static func state(_ notebook: Notebook) -> [Int] {
    notebook.pages.map(\.editor.drawing.count) + [notebook.current]
  }

  @Test func `a page that was taken away comes back with its ink, and what could be undone there`()
    throws
  {
    var user = RandomEdits(seed: 1)
    var notebook = Notebook()
    try notebook.edit { _ = $0.append(user.stroke()) }
    try notebook.perform(.page(.add))
    for _ in 0..<3 { try notebook.edit { _ = $0.append(user.stroke()) } }
    try notebook.perform(.page(.remove))
    #expect(Self.state(notebook) == [1, 0])
    #expect(try notebook.perform(.undo) == .everywhere)
    #expect(Self.state(notebook) == [1, 3, 1])
    #expect(try notebook.perform(.undo) != .everywhere)
    #expect(Self.state(notebook) == [1, 2, 1])
    for _ in 0..<4 { try notebook.perform(.undo) }
    #expect(Self.state(notebook) == [0, 0] && !notebook.canUndo)
    for _ in 0..<6 { try notebook.perform(.redo) }
    #expect(Self.state(notebook) == [1, 0])
    #expect(throws: EditError.nothingToRedo) { try notebook.perform(.redo) }
  }

  @Test func `undo shows the page where something is undone`() throws {
    var user = RandomEdits(seed: 2)
    var notebook = Notebook()
    try notebook.perform(.page(.add))
    try notebook.edit { _ = $0.append(user.stroke()) }
    try notebook.perform(.page(.previous))
    #expect(notebook.undo() == .everywhere)
    #expect(notebook.current == 1 && notebook.page.editor.drawing.count == 0)
    try notebook.perform(.page(.number(1)))
    #expect(notebook.redo() == .everywhere)
    #expect(notebook.current == 1 && notebook.page.editor.drawing.count == 1)
  }

  @Test func `there is always a page, and never another than there is`() throws {
    var notebook = Notebook([])
    #expect(throws: EditError.onlyPage) { try notebook.perform(.page(.remove)) }
    #expect(throws: EditError.noPage(count: 1)) { try notebook.perform(.page(.next)) }
    #expect(throws: EditError.noPage(count: 1)) { try notebook.perform(.page(.number(7))) }
    #expect(!notebook.canUndo && notebook.pages.count == 1)
  }

  @Test func `what was copied on one page is pasted on another`() throws {
    var user = RandomEdits(seed: 3)
    var notebook = Notebook([NotebookPage(Drawing(strokes: [user.stroke()]))])
    try notebook.perform(.selectAll)
    try notebook.perform(.copy)
    try notebook.perform(.page(.add))
    try notebook.perform(.paste)
    #expect(Self.state(notebook) == [1, 1, 1])
  }

  @Test func `a background is a step, and a new page has the same`() throws {
    var notebook = Notebook()
    let grid = PageBackground(.grid, spacing: 5)
    notebook.setBackground(grid)
    notebook.setBackground(grid)
    try notebook.perform(.page(.add))
    #expect(notebook.page.background == grid)
    notebook.undo()
    notebook.undo()
    #expect(notebook.page.background == PageBackground() && !notebook.canUndo)
  }

  @Test func `500 random commands on any page are undone and done again`() throws {
    var user = RandomEdits(seed: 4)
    var notebook = Notebook()
    let start = notebook.pages.map(\.editor.drawing)
    for _ in 0..<500 {
      switch user.whole(0..<8) {
      case 0:
        let choices: [CanvasCommand.PageChoice] = [.next, .previous, .add, .add, .remove]
        _ = try? notebook.perform(.page(choices[user.whole(0..<5)]))
      case 1: notebook.setBackground(PageBackground(.ruled, spacing: user.number(1...9)))
      case 2:
        _ = try? notebook.perform([.undo, .redo, .paste, .cut, .selectAll][user.whole(0..<5)])
      default: try notebook.edit { _ = $0.append(user.stroke()) }
      }
    }
    let end = notebook.pages.map(\.editor.drawing)
    while notebook.undo() != nil {}
    #expect(notebook.pages.map(\.editor.drawing) == start)
    while notebook.redo() != nil {}
    #expect(notebook.pages.map(\.editor.drawing) == end)
  }

  @Test func `lines of a background are those that a rectangle touches`() throws {
    let paper = PageBackground(.grid, spacing: 5)
    let lines = try #require(paper.lines(in: Rect(x: 0, y: 0, width: 52, height: 21)))
    #expect(lines.rows == -1...5 && lines.columns == -1...11)
    #expect(PageBackground(.blank).lines(in: Rect(x: 0, y: 0, width: 9, height: 9)) == nil)
    #expect(paper.lines(in: Rect(x: 0, y: 0, width: 1e6, height: 1)) == nil)
    #expect(PageBackground(.dotted, spacing: .nan).spacing == 1)
  }
}
