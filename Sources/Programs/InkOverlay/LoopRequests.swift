import InkScreens
import OverlayConfiguration

/// What buttons request of the loop, which does it after all events were handled.
struct LoopRequests {
  /// Whether the overlay shall end.
  private(set) var isQuit = false
  /// Whether the configuration shall be opened in an editor.
  private var opensSettings = false
  /// The outputs whose ink shall be saved; nil for the only one with ink.
  private var saves: [OutputScreen?] = []

  /// Requests that the ink of an output is saved; nil for the only one with ink.
  mutating func save(_ screen: OutputScreen?) { saves.append(screen) }

  /// Requests the action of a button that only the loop can do.
  mutating func note(_ action: ButtonAction) {
    switch action {
    case .settings: opensSettings = true
    case .quit: isQuit = true
    default: break
    }
  }

  /// Whether that was requested since the last call.
  mutating func takeSettings() -> Bool {
    defer { opensSettings = false }
    return opensSettings
  }

  /// Returns the requests to save, and forgets them.
  mutating func takeSaves() -> [OutputScreen?] {
    defer { saves = [] }
    return saves
  }
}
