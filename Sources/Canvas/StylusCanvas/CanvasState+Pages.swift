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

  /// From millimeters of the page to logical units: by whole pixels from what the viewport says.
  var view: AffineTransform {
    let unit = 1 / Double(size.scale)
    return sheet.view.then(.scale(x: unit, y: unit))
  }

  /// How the picture that there is must be laid to show what the viewport does: from its logical
  /// units to the canvas's. Much ink is shown as it is, scaled, until it has another picture.
  var pictureTransform: AffineTransform {
    guard sheet.canvas.view != sheet.view, let inverse = sheet.canvas.view.inverse else {
      return .identity
    }
    let (scale, unit) = (Double(size.scale), 1 / Double(size.scale))
    return AffineTransform.scale(x: scale, y: scale).then(inverse).then(sheet.view)
      .then(.scale(x: unit, y: unit))
  }

  /// The elements on the page; nil: none.
  var shownRuler: Ruler? { tools.showsRuler ? ruler.place : nil }
}

// Pages.
extension CanvasState {
  /// All pages.
  var notebook: Notebook { sheet.notebook }

  /// The pages as they are kept in a file; nil: there are more than one has.
  var document: InkDocument? {
    notebook.document(plain: [.clear, PageBackground()])
  }

  /// The drawing of a page; nil: there is none of that number.
  func drawing(ofPage number: Int) -> Drawing? {
    notebook.pages.indices.contains(number) ? notebook.pages[number].editor.drawing : nil
  }

  /// What a picker shows about the visible page.
  var pickerPage: PickerPage { PickerPage(notebook, in: viewport) }
}
