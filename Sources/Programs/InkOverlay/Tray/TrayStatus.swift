import InkScreens
import StylusProtocol
import ToolPicker
import TrayItem

/// What the tray shows of the overlay: cheap to compare in each turn.
struct TrayStatus: Hashable {
  var mode: OverlayMode
  /// Whether a board hides the windows.
  var hasBoard: Bool
  var showsPicker: Bool
  var canUndo: Bool

  /// The icon of the mode, a text for the pointer, and the menu.
  var contents: TrayContents {
    let (tooltip, icons) =
      switch mode {
      case .draw:
        (
          "Drawing: ink stays, and windows do not receive the pen. Click to let clicks through",
          Self.drawing
        )
      case .ephemeral: ("Ink fades, and windows receive the pen. Click to draw", Self.resting)
      case .off: ("Ink is hidden. Click to draw", Self.resting)
      }
    return TrayContents(
      title: "Ink Overlay", tooltip: tooltip, icons: icons, menu: TrayCommand.menu(self))
  }

  // Painted once, if there is a bus.
  private static let drawing = icons(draws: true)
  private static let resting = icons(draws: false)

  /// At the sizes of panels, at scales 1 and 2.
  private static func icons(draws: Bool) -> [TrayIcon] {
    [22, 24, 32, 48].map {
      TrayIcon(side: $0, premultiplied: TrayPicture.pixels(side: $0, draws: draws))
    }
  }
}

extension TrayStatus {
  /// As the overlay is now.
  init(_ state: OverlayState) {
    mode = state.modes.chosen
    hasBoard = mode == .draw && state.screens.hasPaper
    showsPicker = state.picker.isWanted
    canUndo = state.screens.all.contains { $0.lastStep != nil }
  }
}
