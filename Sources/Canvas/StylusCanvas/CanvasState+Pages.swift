import CInterface
import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import ToolPicker

// Pages. The editor of the page that is shown is lent to the canvas, which draws what is done with it.
extension CanvasState {
  /// Whether there is something to undo, on whatever page.
  var canUndo: Bool {
    hasPages ? notebook.canUndo || notebook.isUsed(canvas.editor) : canvas.canUndo
  }

  /// Whether there is something to redo, on whatever page.
  var canRedo: Bool {
    hasPages ? notebook.canRedo && !notebook.isUsed(canvas.editor) : canvas.canRedo
  }

  /// How many steps were made so far, whatever became of them.
  var stepsMade: Int { stepsBefore + notebook.stepsMade(with: canvas.editor) }

  /// Does a command about pages, or one about steps where these may lie on other pages.
  mutating func turnPage(_ command: CanvasCommand) throws(CFailure) {
    if !command.printsPage { try checkPens() }
    // What is lifted is dropped on its page.
    canvas.edit { _ in nil }
    notebook.giveBack(canvas.editor)
    let shown = notebook.page
    var areas: ChangedAreas?
    var failure: EditError?
    do throws(EditError) { areas = try notebook.perform(command) } catch { failure = error }
    hasPages = hasPages || notebook.pages.count > 1 || command.printsPage
    let editor = notebook.lend()
    canvas.edit { lent in
      lent = editor
      return command.printsPage ? ChangedAreas() : areas
    }
    if let failure { throw .refused("\(failure)") }
    if notebook.page.id != shown.id || notebook.background != shown.background {
      tell(STYLUS_CANVAS_PAGE_CHANGED)
    }
    drawingChanged()
    deferPainting()
    note()
  }

  private func checkPens() throws(CFailure) {
    guard underway == 0 else {
      throw .refused("a stroke is under way on this page. Fix: when it has ended")
    }
  }

  /// The pages as they are kept in a file; nil: there are more than one has.
  var document: InkDocument? {
    notebook.document(with: canvas.editor, plain: [.clear, PageBackground()])
  }

  /// Shows the first page of a document, in the place of all pages that there are.
  mutating func open(_ document: InkDocument) throws(CFailure) {
    try checkPens()
    // What is lifted is dropped on its page.
    canvas.edit { _ in nil }
    stepsBefore = stepsMade
    let (paper, clipboard) = (notebook.background, canvas.editor.clipboard)
    notebook = Notebook(Notebook.pages(of: document, on: paper))
    hasPages = notebook.pages.count > 1
    var first = notebook.lend()
    first.clipboard = clipboard
    canvas.edit { lent in
      lent = first
      return .everywhere
    }
    tell(STYLUS_CANVAS_PAGE_CHANGED)
    drawingChanged()
    deferPainting()
    note()
  }

  /// The drawing of a page; nil: there is none of that number.
  func drawing(ofPage number: Int) -> Drawing? {
    guard notebook.pages.indices.contains(number) else { return nil }
    return number == notebook.current ? canvas.drawing : notebook.pages[number].editor.drawing
  }

  /// The paper of the page that is shown.
  var paper: PageBackground {
    get { notebook.background }
    set {
      guard newValue != notebook.background else { return }
      notebook.print(newValue)
      tell(STYLUS_CANVAS_PAGE_CHANGED)
    }
  }

  /// What a picker tells of the page that is shown.
  var pickerPage: PickerPage { PickerPage(notebook, in: viewport) }
}
