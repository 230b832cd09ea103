import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkScreens
import LinuxIO
import OverlayConfiguration
import StylusModel
import StylusProtocol

// What the user asks for, by command or button.
extension OverlayState {
  /// What is done with a pen now.
  var mode: OverlayMode { isHidden ? .off : modes.mode }

  /// Changes what is done with a pen; what the user has chosen now, which counts unless it is
  /// hidden.
  func setMode(_ wish: OverlayModeChange, at now: Timestamp) -> OverlayMode {
    let chosen = modes.applyChange(wish)
    heedMode(at: now)
    return chosen
  }

  /// Somebody else needs the screen, or does no more.
  func hide(_ isHidden: Bool, at now: Timestamp) {
    self.isHidden = isHidden
    heedMode(at: now)
  }

  /// What is open ends as it is when nothing is drawn any more.
  private func heedMode(at now: Timestamp) {
    if mode == .off { strokes.finishAll(on: screens, at: now) }
    for screen in screens.all { screen.mode = mode }
  }

  /// Ink is drawn for a light or a dark desktop from now on, all that there is.
  func redraw(for appearance: Appearance, at now: Timestamp) {
    screens.appearance = appearance
    picker.redraw(for: appearance)
    for screen in screens.all { screen.redraw(for: appearance, at: now) }
  }

  /// Takes back the last step, on whatever outputs it was made; false if there is none.
  func undo(at now: Timestamp) -> Bool {
    screens.lastStep.reduce(false) { $1.undo(at: now) || $0 }
  }

  /// Does again what was taken back last; false if there is nothing.
  func redo(at now: Timestamp) -> Bool {
    screens.nextStep.reduce(false) { $1.redo(at: now) || $0 }
  }

  /// Takes all ink away that stays, on an output; one step.
  func clearInk(_ output: String, at now: Timestamp) throws(OverlayError) {
    clearInk([try screen(named: output)], at: now)
  }

  /// Takes all ink away that stays; one step.
  func clearAll(at now: Timestamp) { clearInk(screens.all, at: now) }

  private func clearInk(_ chosen: [OutputScreen], at now: Timestamp) {
    screens.beginStep()
    screens.forgetUndone()
    for screen in chosen { screen.removeInk(at: now) }
  }

  /// Puts pages in the place of those of an output: millimetres from its upper left corner; without
  /// an output of all of them, from that of the layout. One step.
  func openDocument(
    _ document: InkDocument, on output: String?, at now: Timestamp
  ) -> Result<OverlayOpened, OverlayError> {
    do throws(OverlayError) {
      let chosen = try output.map { (name) throws(OverlayError) in try screen(named: name) }
      screens.beginStep()
      screens.forgetUndone()
      if let chosen {
        chosen.replacePages(with: document, at: now)
      } else {
        screens.spread(document, at: now)
      }
      return .success(OverlayOpened(strokes: document.strokeCount))
    } catch {
      return .failure(error)
    }
  }

  /// Does what a button is there for.
  func performAction(_ action: ButtonAction, at now: Timestamp) {
    guard !isHidden else { return }
    switch action {
    case .none: break
    case .toggle: _ = setMode(.toggle, at: now)
    // A press that can do nothing now, such as an undo too many, says nothing.
    case .command(let command): try? perform(command, at: now)
    }
  }

  /// The output whose ink is to be saved: the one that is named, or the only one with ink.
  func screenToSave(_ output: String?) throws(OverlayError) -> OutputScreen {
    if let output { return try screen(named: output) }
    let inked = screens.all.filter { $0.strokeCount > 0 }
    guard inked.count < 2, let chosen = inked.first ?? screens.all.first else {
      guard inked.isEmpty else { throw .outputNeeded(inked.map(\.place.name)) }
      throw .noSuchOutput("", known: [])
    }
    return chosen
  }

  /// The strokes that are finished, but not in the ink of an output yet.
  func unsettled(on screen: OutputScreen) -> [OpenStroke] {
    screen.fitting + strokes.held(on: screen)
  }

  func screen(named name: String) throws(OverlayError) -> OutputScreen {
    guard let screen = screens[name] else {
      throw .noSuchOutput(name, known: screens.all.map(\.place.name))
    }
    return screen
  }
}

// What the user may know.
extension OverlayState {
  /// How things go on each output.
  var latencies: [OverlayLatency] { screens.all.map(OverlayLatency.init) }

  /// The outputs that are there, or have ink.
  var outputs: [OverlayOutput] {
    screens.all.map { screen in
      let place = screen.place
      var output = OverlayOutput(
        name: place.name, area: LayoutArea(place.area), pixelWidth: place.pixelWidth,
        pixelHeight: place.pixelHeight)
      output.strokes = screen.strokeCount
      output.kept = kept?.keptStrokes(of: place.name)
      (output.page, output.pages) = (screen.notebook.current + 1, screen.notebook.pages.count)
      output.zoom = Float(screen.viewport.zoom)
      output.angle = Float(screen.viewport.angle * 180 / .pi)
      output.background = OverlayBackground(screen.notebook.background)
      output.isShown = screen.overlay != nil
      output.memory = screen.pixelBytes
      return output
    }
  }

  /// The tablets that have pens, and what they reach.
  var reaches: [OverlayTablet] {
    tablets.all.filter { $0.role == .pen }.map { tablet in
      var reach = OverlayTablet(device: tablet.id, name: tablet.name)
      reach.output = tablets.mapping(of: tablet.id)?.output
      reach.area = tablets.reach(of: tablet).map { LayoutArea($0) }
      return reach
    }
  }
}

extension OverlayBackground {
  init(_ background: PageBackground) {
    guard background.paper != nil else {
      self = .none
      return
    }
    switch background.pattern {
    case .blank: self = .paper
    case .ruled: self = .ruled
    case .grid: self = .grid
    case .dotted: self = .dots
    }
  }
}
