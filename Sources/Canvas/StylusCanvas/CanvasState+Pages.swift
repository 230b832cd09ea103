import CInterface
import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import ToolPicker

// The visible state.
extension CanvasState {
  /// Which part of the page is shown, and how large, in logical units.
  var viewport: Viewport { sheet.viewport }

  /// From millimeters of the page to logical units, moved to whole pixels.
  var view: InkTransform {
    let unit = 1 / Double(size.scale)
    return sheet.view.then(.scale(x: unit, y: unit))
  }

  /// The transform for the existing picture to show the current viewport: from its logical units to
  /// the canvas's. A page with much ink is shown scaled until it has a new picture.
  var pictureTransform: InkTransform {
    guard sheet.canvas.view != sheet.view, let inverse = sheet.canvas.view.inverse else {
      return .identity
    }
    let (scale, unit) = (Double(size.scale), 1 / Double(size.scale))
    return InkTransform.scale(x: scale, y: scale).then(inverse).then(sheet.view)
      .then(.scale(x: unit, y: unit))
  }

  /// The visible ruler; nil if there is none.
  var shownRuler: Ruler? { tools.showsRuler ? ruler.place : nil }
}

// Pages.
extension CanvasState {
  /// All pages.
  var notebook: Notebook { sheet.notebook }

  /// The pages for a file; nil if there are more than a file can contain.
  var document: InkDocument? {
    notebook.document(plain: [.clear, PageBackground()])
  }

  /// The drawing of a page; nil if there is no page with that number.
  func drawing(ofPage number: Int) -> Drawing? {
    notebook.pages.indices.contains(number) ? notebook.pages[number].editor.drawing : nil
  }

  /// What a picker shows about the visible page.
  var pickerPage: PickerPage { PickerPage(notebook, in: viewport) }
}
