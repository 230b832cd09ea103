import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkScreens
import StylusModel
import StylusProtocol

// The commands of docs/canvas.md, whoever gives them: a caller, a button, the picker.
extension OverlayState {
  /// Does what a line says.
  ///
  /// - Throws: `cannotPerform` for one that means nothing, or cannot be done now; then nothing was
  ///   done.
  func performLine(_ line: OverlayCommandLine, at now: Timestamp) throws(OverlayError) {
    let command: CanvasCommand
    do throws(CommandError) { command = try CanvasCommand(line.command) } catch {
      throw .cannotPerform(command: line.command, reason: "\(error)")
    }
    let chosen = try line.output.map { (name) throws(OverlayError) in try screen(named: name) }
    do throws(CommandRefusal) { try perform(command, on: chosen, at: now) } catch {
      throw .cannotPerform(command: line.command, reason: "\(error)")
    }
  }

  /// Ink that begins there is another program's, for a while.
  func leaveOut(_ wish: OverlayAreas, at now: Timestamp) {
    let areas = wish.areas.map {
      Rect(
        x: Double($0.left), y: Double($0.top), width: Double($0.width), height: Double($0.height))
    }
    foreign = (areas, now + Microseconds(OverlayAreas.lease))
  }

  /// Whether ink that begins at a place of the layout is another program's.
  func isForeign(_ place: Point, at now: Timestamp) -> Bool {
    mode == .ephemeral && now < foreign.until && foreign.areas.contains { $0.contains(place) }
  }

  /// Does a command; one that fails changes nothing.
  ///
  /// - Parameter screen: whose page or view it is about; nil: where the pen is, else where the
  ///   picker is.
  func perform(
    _ command: CanvasCommand, on screen: OutputScreen? = nil, at now: Timestamp
  ) throws(CommandRefusal) {
    switch command {
    case .undo: guard undo(at: now) else { throw .cannot(.nothingToUndo) }
    case .redo: guard redo(at: now) else { throw .cannot(.nothingToRedo) }
    case .clear: clearAll(at: now)
    case .picker(let visibility): showPicker(visibility, at: now)
    case .zoom, .zoomToFit, .zoomReset, .pan, .turn: try changeView(command, on: screen, at: now)
    case .page, .background: try turnPage(command, on: screen, at: now)
    case .selectAll, .selectNone, .copy: try edit(command, at: now)
    case _ where command.editsDrawing: try edit(command, at: now)
    default: try changeTools(command, at: now)
    }
  }

  /// Commands about what is drawn or selected: on the outputs where something is selected.
  /// Everything is selected on all of them; what was cut is pasted where the pen is.
  private func edit(_ command: CanvasCommand, at now: Timestamp) throws(CommandRefusal) {
    let present = screens.all.filter { $0.sheet.hasPicture }
    let chosen =
      switch command {
      case .selectAll: present.filter { $0.ink.count > 0 }
      case .paste: present.first(where: \.isPenNear).map { [$0] } ?? Array(present.prefix(1))
      default: present.filter { !$0.sheet.canvas.editor.selection.isEmpty }
      }
    guard !chosen.isEmpty else {
      throw .cannot(command == .paste ? .nothingToPaste : .nothingSelected)
    }
    screens.beginStep()
    do throws(EditError) {
      for screen in chosen { try screen.editDrawing(command, at: now) }
    } catch {
      throw .cannot(error)
    }
    if command.editsDrawing { screens.forgetUndone() }
    shareClipboard(of: chosen[0])
  }

  /// The output whose page or view a command is about: where the pen is, else where the picker is.
  private func pageScreen(_ chosen: OutputScreen?) throws(CommandRefusal) -> OutputScreen {
    let present = screens.all.lazy.filter { $0.output != nil }
    guard
      let screen = chosen ?? present.first(where: \.isPenNear)
        ?? present.first(where: \.liesBeneathPicker) ?? present.first ?? screens.all.first
    else { throw .noOutput }
    return screen
  }

  /// Commands about which part of the page is shown, and how large.
  private func changeView(
    _ command: CanvasCommand, on screen: OutputScreen?, at now: Timestamp
  ) throws(CommandRefusal) {
    let screen = try pageScreen(screen)
    do throws(EditError) { try screen.changeView(command, at: now) } catch { throw .cannot(error) }
  }

  /// Commands about pages and what they look like.
  private func turnPage(
    _ command: CanvasCommand, on screen: OutputScreen?, at now: Timestamp
  ) throws(CommandRefusal) {
    let screen = try pageScreen(screen)
    if command.editsDrawing { screens.beginStep() }
    try screen.turnPage(command, at: now)
    if command.editsDrawing {
      for other in screens.all where other !== screen { other.forgetUndone() }
    }
  }

  /// Turns pages that waited for strokes to be dry.
  func turnWaiting(at now: Timestamp) {
    for screen in screens.all where screen.isReadyToTurn {
      screens.beginStep()
      screen.turnWaiting(at: now)
    }
  }

  /// What was cut or copied on one output can be pasted on each.
  private func shareClipboard(of screen: OutputScreen) {
    let clipboard = screen.sheet.canvas.editor.clipboard
    guard clipboard.count > 0 else { return }
    for other in screens.all where other !== screen {
      other.sheet.canvas.edit { editor in
        editor.clipboard = clipboard
        return nil
      }
    }
  }

  /// Commands about tools.
  private func changeTools(_ command: CanvasCommand, at now: Timestamp) throws(CommandRefusal) {
    switch command {
    case .ruler, .placeRuler, .moveRuler, .turnRuler:
      return try changeRuler(command, at: now)
    default: break
    }
    var tools = tools
    do throws(EditError) {
      guard try tools.perform(command) else { throw EditError.nothingSelected }
    } catch {
      throw .cannot(error)
    }
    self.tools = tools
    picker.keepSoon(at: now)
  }
}
