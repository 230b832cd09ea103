import CInterface
import CStylus
import InkCanvas
import InkDrawing
import InkEditing

extension CanvasState {
  /// Does a command of docs/canvas.md; one that fails changes nothing.
  mutating func perform(_ command: CanvasCommand) throws(CFailure) {
    if isReadOnly, command.editsDrawing { throw .refused("the canvas is read-only") }
    if sheet.leavesPage(command) { try checkPens() }
    do throws(EditError) { try obey(command) } catch {
      throw .refused("\(error)")
    }
    switch command {
    case .picker:
      throw .unsupported("the picker is the program's. Fix: show a stylus_picker, or do not")
    default: queueChangeEvents()
    }
  }

  private mutating func obey(_ command: CanvasCommand) throws(EditError) {
    if try tools.perform(command) { return toolsChanged(by: command) }
    if case .placeRuler(let place, let degrees) = command {
      ruler = Ruler(at: place, angle: degrees * (.pi / 180))
      return rulerChanged()
    }
    let (shown, page, background) = (viewport, notebook.page.id, notebook.background)
    let steps = notebook.stepsMade
    guard try sheet.perform(command) else { return }
    if viewport != shown { viewChanged() }
    let isOtherPage = notebook.page.id != page || notebook.background != background
    if isOtherPage { queueEvent(STYLUS_CANVAS_PAGE_CHANGED) }
    let isTurned = command == .undo || command == .redo
    if isOtherPage || isTurned || notebook.stepsMade > steps { drawingChanged() }
  }

  private mutating func toolsChanged(by command: CanvasCommand) {
    if tools.tool != .lasso { sheet.deselect() }
    if case .ruler = command { rulerChanged() }
    queueEvent(STYLUS_CANVAS_TOOL_CHANGED)
  }

  /// Other tools were chosen for it.
  mutating func choose(_ other: Toolset) {
    guard other != tools else { return }
    let isRulerOther = other.showsRuler != tools.showsRuler
    tools = other
    if tools.tool != .lasso { sheet.deselect() }
    if isRulerOther { rulerChanged() }
    queueEvent(STYLUS_CANVAS_TOOL_CHANGED)
    queueChangeEvents()
  }

  mutating func replaceDrawing(with drawing: Drawing) {
    sheet.replaceDrawing(with: drawing)
    drawingChanged()
    queueChangeEvents()
  }
}
