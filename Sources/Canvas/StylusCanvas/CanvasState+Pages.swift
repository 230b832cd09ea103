import CInterface
import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import ToolPicker

// Pages.
extension CanvasState {
  /// All pages.
  var notebook: Notebook { sheet.notebook }

  /// How many steps were made so far, whatever became of them.
  var stepsMade: Int { stepsBefore + notebook.stepsMade }

  /// Pages are not turned under a pen.
  func checkPens() throws(CFailure) {
    guard underway == 0 else {
      throw .refused("a stroke is under way on this page. Fix: when it has ended")
    }
  }

  /// The pages as they are kept in a file; nil: there are more than one has.
  var document: InkDocument? {
    notebook.document(plain: [.clear, PageBackground()])
  }

  /// Shows the first page of a document, in the place of all pages that there are.
  mutating func openDocument(_ document: InkDocument) throws(CFailure) {
    try checkPens()
    stepsBefore = stepsMade
    sheet.restart(with: Notebook.pages(of: document, on: notebook.background))
    queueEvent(STYLUS_CANVAS_PAGE_CHANGED)
    drawingChanged()
    queueChangeEvents()
  }

  /// The drawing of a page; nil: there is none of that number.
  func drawing(ofPage number: Int) -> Drawing? {
    notebook.pages.indices.contains(number) ? notebook.pages[number].editor.drawing : nil
  }

  /// The paper of the page that is shown.
  var paper: PageBackground {
    get { notebook.background }
    set {
      guard newValue != notebook.background else { return }
      sheet.canvas.editPages { notebook in
        notebook.print(newValue)
        return nil
      }
      queueEvent(STYLUS_CANVAS_PAGE_CHANGED)
    }
  }

  /// What a picker tells of the page that is shown.
  var pickerPage: PickerPage { PickerPage(notebook, in: viewport) }
}
