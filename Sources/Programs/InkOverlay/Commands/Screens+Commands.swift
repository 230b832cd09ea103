import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkScreens
import StylusModel
import StylusProtocol
import WaylandClient

// The commands of docs/develop/canvas.md about ink, pages and views, from any source.
extension Screens {
  /// Does a command; one that fails changes nothing.
  ///
  /// - Parameter screen: whose page or view it is about; nil: where the pen is, otherwise where the
  ///   picker is.
  /// - Returns: false if it is about something else.
  mutating func execute(
    _ command: CanvasCommand, on screen: OutputScreen?, at now: Timestamp
  ) throws(RejectedCommandError) -> Bool {
    switch command {
    case .undo: guard undo(at: now) else { throw .cannot(.nothingToUndo) }
    case .redo: guard redo(at: now) else { throw .cannot(.nothingToRedo) }
    case .clear: removeInk(of: all, at: now)
    case .zoom, .zoomTo, .zoomToFit, .zoomReset, .pan, .turn:
      let screen = try pageScreen(screen)
      do throws(EditError) { try screen.page.changeView(command, at: now) } catch {
        throw .cannot(error)
      }
    case .page, .background: try changePages(command, on: screen, at: now)
    case .selectAll, .selectNone, .copy: try editSelected(command, at: now)
    case _ where command.editsDrawing: try editSelected(command, at: now)
    default: return false
    }
    return true
  }

  /// Takes back the last step, on whatever outputs it was made; false if there is none.
  func undo(at now: Timestamp) -> Bool { lastStep.reduce(false) { $1.page.undo(at: now) || $0 } }

  /// Does again what was taken back last; false if there is nothing.
  func redo(at now: Timestamp) -> Bool { nextStep.reduce(false) { $1.page.redo(at: now) || $0 } }

  /// Takes all ink away that stays, on an output, or on all; one step.
  mutating func removeInk(of output: String?, at now: Timestamp) throws(OverlayError) {
    guard let output else { return removeInk(of: all, at: now) }
    removeInk(of: [try named(output)], at: now)
  }

  private mutating func removeInk(of chosen: [OutputScreen], at now: Timestamp) {
    beginStep()
    forgetUndone()
    for screen in chosen { screen.page.removeInk(at: now) }
  }

  /// Puts pages in the place of those of an output: millimeters from its upper left corner; without
  /// an output of all of them, from that of the layout. One step.
  mutating func replacePages(
    with document: InkDocument, on output: String?, at now: Timestamp
  ) -> Result<OverlayOpened, OverlayError> {
    do throws(OverlayError) {
      let chosen = try output.map { (name) throws(OverlayError) in try named(name) }
      beginStep()
      forgetUndone()
      if let chosen {
        chosen.page.replacePages(with: document, at: now)
      } else {
        spread(document, at: now)
      }
      return .success(OverlayOpened(strokes: document.strokeCount))
    } catch {
      return .failure(error)
    }
  }

  /// Commands about what is drawn or selected: on the outputs where something is selected.
  /// Everything is selected on all of them; cut ink is pasted where the pen is.
  private mutating func editSelected(
    _ command: CanvasCommand, at now: Timestamp
  ) throws(RejectedCommandError) {
    let present = all.filter { $0.page.sheet.hasPicture }
    let chosen =
      switch command {
      case .selectAll: present.filter { $0.page.ink.count > 0 }
      case .paste: present.first(where: \.isPenNear).map { [$0] } ?? Array(present.prefix(1))
      default: present.filter { !$0.page.sheet.canvas.editor.selection.isEmpty }
      }
    guard !chosen.isEmpty else {
      throw .cannot(Self.obstacle(to: command))
    }
    beginStep()
    do throws(EditError) {
      for screen in chosen { try screen.page.editDrawing(command, at: now) }
    } catch {
      throw .cannot(error)
    }
    if command.editsDrawing { forgetUndone() }
    shareClipboard(of: chosen[0])
  }

  /// Why no output can perform a command about ink.
  private static func obstacle(to command: CanvasCommand) -> EditError {
    switch command {
    case .paste: .nothingToPaste
    case .selectAll: .nothingDrawn
    default: .nothingSelected
    }
  }

  /// Ink that was cut or copied on one output can be pasted on each.
  private func shareClipboard(of screen: OutputScreen) {
    let clipboard = screen.page.sheet.canvas.editor.clipboard
    guard clipboard.count > 0 else { return }
    for other in all where other !== screen {
      other.page.sheet.canvas.edit { editor in
        editor.clipboard = clipboard
        return nil
      }
    }
  }

  /// Commands about pages and what they look like.
  private mutating func changePages(
    _ command: CanvasCommand, on screen: OutputScreen?, at now: Timestamp
  ) throws(RejectedCommandError) {
    let screen = try pageScreen(screen)
    if command.editsDrawing { beginStep() }
    try screen.page.turnPage(command, at: now)
    if command.editsDrawing {
      for other in all where other !== screen { other.forgetUndone() }
    }
  }

  /// Turns pages that waited for strokes to be dry.
  mutating func turnWaitingPages(at now: Timestamp) {
    for screen in all where screen.isReadyToTurn {
      beginStep()
      screen.page.turnWaiting(at: now)
    }
  }

  /// Nothing is selected any more.
  func deselectAll(at now: Timestamp) {
    for screen in all { screen.page.deselect(at: now) }
  }
}

// Which output is meant.
extension Screens {
  /// The output whose page or view a command is about: where the pen is, otherwise where the picker
  /// is.
  private func pageScreen(_ chosen: OutputScreen?) throws(RejectedCommandError) -> OutputScreen {
    let present = all.lazy.filter { $0.output != nil }
    guard
      let screen = chosen ?? present.first(where: \.isPenNear)
        ?? present.first(where: \.liesBeneathPicker) ?? present.first ?? all.first
    else { throw .noOutput }
    return screen
  }

  /// Whether that page has paper.
  var hasPaper: Bool { (try? pageScreen(nil))?.hasPaper == true }

  func named(_ name: String) throws(OverlayError) -> OutputScreen {
    guard let screen = self[name] else {
      throw .noSuchOutput(name, known: all.map(\.place.name))
    }
    return screen
  }

  /// The output whose ink is to be saved: the one that is named, or the only one with ink.
  func screenToSave(_ output: String?) throws(OverlayError) -> OutputScreen {
    if let output { return try named(output) }
    let inked = all.filter { $0.page.strokeCount > 0 }
    guard inked.count < 2, let chosen = inked.first ?? all.first else {
      guard inked.isEmpty else { throw .outputNeeded(inked.map(\.place.name)) }
      throw .noSuchOutput("", known: [])
    }
    return chosen
  }

  /// Tells an output what became of its surface.
  func dispatch(_ event: CompositorEvent, at now: Timestamp) {
    switch event {
    case .configured(let overlay): self[overlay]?.configured()
    case .closed(let overlay): self[overlay]?.closed(at: now)
    case .presented(let overlay, let shown): self[overlay]?.presented(shown, at: now)
    case .discarded(let overlay, let commit): self[overlay]?.discarded(commit)
    default: break
    }
  }
}
