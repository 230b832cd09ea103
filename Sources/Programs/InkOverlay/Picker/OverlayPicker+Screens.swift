import InkCanvas
import InkDrawing
import InkEditing
import InkRendering
import InkScreens
import LinuxIO
import OverlayConfiguration
import StylusModel
import StylusProtocol
import ToolPicker
import WaylandClient

// What the outputs have to do with what is chosen.
extension OverlayPicker {
  /// Chooses other tools, which are shown. With another one than the lasso nothing is selected.
  func select(_ tools: Toolset, on screens: Screens) {
    let before = self.tools.inkType
    if tools.tool != .lasso { screens.deselectAll(at: .now) }
    choose(tools, at: .now)
    if tools.inkType != before { makePaper() }
  }

  /// Makes the paper that the ink lies on off the loop, so that the first stroke need not wait for
  /// it: on a thread that ends with that. Where there can be none, the stroke makes it.
  func makePaper() {
    let type = InkChoice(tools).type
    guard InkLayer.hasPaper(type) else { return }
    try? WorkerThread(named: "paper") { InkLayer.makePaper(for: type) }.detach()
  }

  /// Something was drawn: its color is the newest one.
  func recordUse(on screens: Screens, at now: Timestamp) {
    var tools = tools
    tools.recordUse()
    guard tools != self.tools else { return }
    select(tools, on: screens)
    if isWanted { keepSoon(at: now) }
  }

  /// Takes an event of the compositor; gives the actions that somebody pressed on the picker.
  func actions(
    from event: CompositorEvent, on screens: Screens, at now: Timestamp
  ) -> [ButtonAction] {
    handleEvent(event, at: now).flatMap { (event) -> [ButtonAction] in
      switch event {
      case .chose(let tools):
        if tools.tool != .lasso { screens.deselectAll(at: now) }
        makePaper()
        keepSoon(at: now)
      case .moved: keepSoon(at: now)
      case .perform(let command): return [.command(command)]
      case .invoke(let action):
        if action == .hide {
          announce("The picker is hidden. To show it, start inkoverlay again.", at: now)
        }
        return action.buttonActions(whileDrawing: !letsClicksThrough, hasPaper: screens.hasPaper)
      case .opened: break
      }
      return []
    }
  }

  /// Sees to its surface: where the pen is, otherwise where it was, otherwise on the first output.
  ///
  /// - Returns: when to be asked again, if nothing happens.
  func updateSurfaces(
    at now: Timestamp, on compositor: Compositor?, among screens: Screens, in modes: PenMode
  ) throws(WaylandError) -> Timestamp? {
    let draws = modes.chosen == .draw
    updateActions(draws: draws, hasBoard: draws && screens.hasPaper)
    let chosen = hasPicture && !modes.isHidden ? screenOfPicker(among: screens) : nil
    // Whatever hid it or moved it away, each screen shows it only while it is there.
    for screen in screens.all { screen.liesBeneathPicker = screen === chosen }
    if let chosen {
      updateHistory(
        canUndo: screens.all.contains { $0.lastStep != nil },
        canRedo: screens.all.contains { $0.nextStep != nil })
      updatePage(chosen.pickerPage)
    }
    let deadline = try updateSurface(at: now, on: compositor, above: chosen)
    chosen?.recordNeighborCommit(committedAt: screen?.lastCommit)
    var isInkDue = false
    for screen in screens.all {
      isInkDue = try screen.updatePicker(covering: spot.covered, at: now) || isInkDue
    }
    return isInkDue ? now : deadline
  }

  private func screenOfPicker(among screens: Screens) -> OutputScreen? {
    screens.all.first { $0.isPenNear && $0.output != nil }
      ?? screen.flatMap { screens[$0.output] } ?? screens.all.first { $0.output != nil }
  }
}

extension PickerAction {
  /// What the overlay's button on the picker does.
  func buttonActions(whileDrawing draws: Bool, hasPaper: Bool) -> [ButtonAction] {
    switch self {
    case .passThrough: [.toggle]
    case .save: [.save]
    case .clear: [.command(.clear)]
    // A board is visible only while drawing.
    case .board where draws: [.command(.background(.toggle))]
    case .board: (hasPaper ? [] : [.command(.background(.toggle))]) + [.toggle]
    case .settings: [.settings]
    // A hidden picker cannot end drawing, so that hiding it does.
    case .hide: [.command(.picker(.off))] + (draws ? [.toggle] : [])
    case .quit: [.quit]
    }
  }
}
