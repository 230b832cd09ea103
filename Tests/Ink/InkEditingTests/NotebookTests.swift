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
    notebook.editor.append(user.stroke())
    try notebook.perform(.page(.add))
    for _ in 0..<3 { notebook.editor.append(user.stroke()) }
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
    notebook.editor.append(user.stroke())
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
      default: notebook.editor.append(user.stroke())
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

  @Test func `paper is a step, and comes back as it was`() throws {
    var notebook = Notebook([NotebookPage(background: .clear)])
    for line in [
      "background grid", "background color #ffeecc", "background spacing 8", "background toggle",
      "background toggle", "background next", "background next",
    ] {
      _ = try notebook.perform(CanvasCommand(line))
    }
    // Dots come after the grid, and nothing after these.
    #expect(notebook.page.background == .clear)
    try notebook.perform(.undo)
    #expect(notebook.page.background.pattern == .dotted && notebook.page.background.spacing == 8)
    try notebook.perform(.undo)
    #expect(notebook.page.background.pattern == .grid)
    #expect(notebook.page.background.paper == Color(rgba: 0xFFEE_CCFF))
    try notebook.perform(.undo)
    #expect(notebook.page.background == .clear)
    for _ in 0..<4 { try notebook.perform(.undo) }
    #expect(notebook.page.background == .clear && !notebook.canUndo)
    for _ in 0..<3 { try notebook.perform(.redo) }
    #expect(notebook.page.background.spacing == 8)
  }

  @Test func `other pages come in the place of all, and go again`() throws {
    var user = RandomEdits(seed: 8)
    var notebook = Notebook()
    notebook.editor.append(user.stroke())
    try notebook.perform(.page(.add))
    let before = Self.state(notebook)
    notebook.replacePages(
      with: (0..<3).map { _ in NotebookPage(Drawing(strokes: [user.stroke()])) })
    #expect(Self.state(notebook) == [1, 1, 1, 0])
    notebook.editor.append(user.stroke())
    try notebook.perform(.undo)
    try notebook.perform(.undo)
    #expect(Self.state(notebook) == before)
    try notebook.perform(.redo)
    try notebook.perform(.redo)
    #expect(Self.state(notebook) == [2, 1, 1, 0])
  }

  @Test func `steps are told by their numbers, whatever page they lie on`() throws {
    var user = RandomEdits(seed: 9)
    var notebook = Notebook()
    notebook.stepNumber = 3
    notebook.editor.append(user.stroke())
    #expect(notebook.lastStep == 3)
    notebook.stepNumber = 7
    try notebook.perform(.page(.add))
    #expect(notebook.lastStep == 7 && !notebook.staysOnPage(undoing: true))
    notebook.stepNumber = 8
    notebook.editor.append(user.stroke())
    #expect(notebook.lastStep == 8 && notebook.nextStep == nil)
    for (last, next) in [(7, 8), (3, 7), (nil, 3)] as [(UInt64?, UInt64)] {
      notebook.undo()
      #expect(notebook.lastStep == last && notebook.nextStep == next)
    }
    notebook.forgetUndone()
    #expect(notebook.nextStep == nil)
  }

  /// A page with one stroke, which an eraser that is down has just taken away.
  private func erasing() -> Notebook {
    var user = RandomEdits(seed: 12)
    var notebook = Notebook([NotebookPage(Drawing(strokes: [user.stroke()]))])
    notebook.stepNumber = 5
    let bounds = notebook.editor.drawing.bounds
    notebook.editor.erase(Region(bounds), mode: .object)
    return notebook
  }

  @Test func `what an eraser that is still down has erased is the last step`() {
    var notebook = erasing()
    #expect(Self.state(notebook) == [0, 0] && notebook.stepsMade == 0)
    #expect(notebook.canUndo && notebook.lastStep == 5 && notebook.staysOnPage(undoing: true))
    #expect(notebook.undo() != nil)
    #expect(Self.state(notebook) == [1, 0] && notebook.stepsMade == 1)
    #expect(!notebook.canUndo && notebook.canRedo)
    #expect(notebook.redo() != nil)
    #expect(Self.state(notebook) == [0, 0])
  }

  @Test func `an eraser that is down and has erased something leaves nothing to redo`() {
    var notebook = erasing()
    notebook.editor.closeErasing()
    var user = RandomEdits(seed: 13)
    notebook.editor.append(user.stroke())
    notebook.undo()
    #expect(notebook.canRedo)
    notebook.undo()
    #expect(notebook.canRedo)
    notebook.editor.erase(Region(Rect(x: 1e5, y: 1e5, width: 1, height: 1)), mode: .object)
    #expect(notebook.canRedo, "it has erased nothing")
    let bounds = notebook.editor.drawing.bounds
    notebook.editor.erase(Region(bounds), mode: .object)
    #expect(!notebook.canRedo && notebook.nextStep == nil && notebook.redo() == nil)
    #expect(notebook.canUndo)
  }

  @Test func `an eraser that is down is done with its step when the page is turned`() throws {
    var notebook = erasing()
    try notebook.perform(.page(.add))
    #expect(Self.state(notebook) == [0, 0, 1] && notebook.stepsMade == 2)
    notebook.undo()
    notebook.undo()
    #expect(Self.state(notebook) == [1, 0])
  }

  @Test func `what is told once more changes a page that is not shown, or was taken away`() throws {
    var user = RandomEdits(seed: 10)
    var notebook = Notebook()
    try notebook.perform(.page(.add))
    let stroke = user.stroke()
    notebook.editor.append(stroke)
    try notebook.perform(.page(.remove))
    var other = user.stroke()
    other.id = stroke.id
    _ = notebook.amend(stroke.id, with: other)
    try notebook.perform(.undo)
    #expect(notebook.page.editor.drawing.strokes.first?.path == other.path)
    try notebook.perform(.page(.previous))
    _ = notebook.forget(stroke.id)
    #expect(Self.state(notebook) == [0, 0, 0])
  }
}
