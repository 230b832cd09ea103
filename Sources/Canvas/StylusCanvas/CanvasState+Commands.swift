import CInterface
import CStylus
import InkCanvas
import InkDrawing
import InkEditing

extension CanvasState {
  /// Does a command of docs/canvas.md; one that fails changes nothing.
  mutating func perform(_ command: CanvasCommand) throws(CFailure) {
    if isReadOnly, command.editsDrawing { throw .refused("the canvas is read-only") }
    if leavesPage(command) { try checkPens() }
    do throws(EditError) { try obey(command) } catch {
      throw .refused("\(error)")
    }
    switch command {
    case .picker:
      throw .unsupported("the picker is the program's. Fix: show a stylus_picker, or do not")
    default: note()
    }
  }

  private mutating func obey(_ command: CanvasCommand) throws(EditError) {
    var view = viewport
    if try tools.perform(command) { return toolsChanged(by: command) }
    if try view.perform(command, bounds: canvas.drawing.bounds) { return show(view) }
    if case .placeRuler(let place, let degrees) = command {
      ruler = Ruler(at: place, angle: degrees * (.pi / 180))
      return rulerChanged()
    }
    let (steps, page, background) = (notebook.stepsMade, notebook.page.id, notebook.background)
    guard try canvas.perform(command) else { return }
    let isOtherPage = notebook.page.id != page || notebook.background != background
    if isOtherPage { tell(STYLUS_CANVAS_PAGE_CHANGED) }
    let isTurned = command == .undo || command == .redo
    if isOtherPage || isTurned || notebook.stepsMade > steps {
      drawingChanged()
      deferPainting()
    }
  }

  private mutating func toolsChanged(by command: CanvasCommand) {
    if tools.tool != .lasso { selectNone() }
    if case .ruler = command { rulerChanged() }
    tell(STYLUS_CANVAS_TOOL_CHANGED)
  }

  /// Other tools were chosen for it.
  mutating func choose(_ other: Toolset) {
    guard other != tools else { return }
    let isRulerOther = other.showsRuler != tools.showsRuler
    tools = other
    if tools.tool != .lasso { selectNone() }
    if isRulerOther { rulerChanged() }
    tell(STYLUS_CANVAS_TOOL_CHANGED)
    note()
  }

  /// With another tool than the lasso nothing is selected.
  private mutating func selectNone() {
    guard !canvas.editor.selection.isEmpty else { return }
    canvas.edit { editor in
      editor.selectNone()
      return ChangedAreas()
    }
  }

  mutating func replaceDrawing(with drawing: Drawing) {
    canvas.edit { $0.replaceDrawing(with: drawing) }
    drawingChanged()
    deferPainting()
    note()
  }
}
