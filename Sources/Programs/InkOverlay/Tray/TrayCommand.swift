import InkEditing
import OverlayConfiguration
import StylusModel
import StylusProtocol
import ToolPicker
import TrayItem

extension TrayEvent {
  /// Does what the user did it for.
  func perform(on state: OverlayState, at now: Timestamp) {
    let before = TrayStatus(state)
    switch self {
    case .activated: state.perform(ButtonAction.toggle, at: now)
    case .secondaryActivated: TrayCommand.picker.perform(on: state, at: now)
    case .chosen(let entry): TrayCommand(rawValue: entry)?.perform(on: state, at: now)
    }
    // A mouse that draws, or works on a board, cannot reach the tray: the picker is the way back.
    let after = TrayStatus(state)
    let isTaken = after.hasBoard ? !before.hasBoard : state.handsDraw && before.mode != .draw
    if isTaken, after.mode == .draw { state.picker.setVisibility(.on, at: now) }
  }
}

/// The entries of the overlay's menu in the tray, by their numbers.
enum TrayCommand: Int32, CaseIterable {
  case draw = 1
  case letClicksThrough
  case board
  case picker
  case undo
  case save
  case clear
  case hide
  case settings
  case quit

  /// The menu, with a line between groups.
  static func menu(_ status: TrayStatus) -> [TrayEntry] {
    let groups: [[TrayCommand]] = [
      [.draw, .letClicksThrough], [.board, .picker], [.undo, .save, .clear],
      [.hide, .settings, .quit],
    ]
    return groups.enumerated().flatMap { number, group in
      group.map { $0.entry(status) }
        + (number < groups.count - 1 ? [TrayEntry(separator: firstSeparator + Int32(number))] : [])
    }
  }

  private static let firstSeparator: Int32 = 100

  private func entry(_ status: TrayStatus) -> TrayEntry {
    switch self {
    case .draw: TrayEntry(rawValue, "Draw", .radio(isChosen: status.mode == .draw))
    case .letClicksThrough:
      TrayEntry(rawValue, "Let clicks through", .radio(isChosen: status.mode != .draw))
    case .board: TrayEntry(rawValue, "Board", .check(isOn: status.hasBoard))
    case .picker: TrayEntry(rawValue, "Tool picker", .check(isOn: status.showsPicker))
    case .undo: TrayEntry(rawValue, "Undo", isEnabled: status.canUndo)
    case .save: TrayEntry(rawValue, "Save")
    case .clear: TrayEntry(rawValue, "Clear")
    case .hide: TrayEntry(rawValue, "Hide all ink", .check(isOn: status.mode == .off))
    case .settings: TrayEntry(rawValue, "Settings")
    case .quit: TrayEntry(rawValue, "Quit")
    }
  }

  /// Does what the entry says, as the buttons of the picker and of pens do.
  func perform(on state: OverlayState, at now: Timestamp) {
    // Another program needs the screen.
    guard !state.modes.isHidden else { return }
    switch self {
    case .draw: _ = state.setMode(.draw, at: now)
    case .letClicksThrough: if state.mode == .draw { _ = state.setMode(.toggle, at: now) }
    case .board:
      let actions = PickerAction.board.buttonActions(
        whileDrawing: state.mode == .draw, hasPaper: state.screens.hasPaper)
      for action in actions { state.perform(action, at: now) }
    case .picker: state.perform(ButtonAction.command(.picker(.toggle)), at: now)
    case .undo: state.perform(ButtonAction.command(.undo), at: now)
    case .save: state.perform(ButtonAction.save, at: now)
    case .clear: state.perform(ButtonAction.command(.clear), at: now)
    case .hide: _ = state.setMode(state.mode == .off ? .ephemeral : .off, at: now)
    case .settings: state.perform(ButtonAction.settings, at: now)
    case .quit: state.perform(ButtonAction.quit, at: now)
    }
  }
}
