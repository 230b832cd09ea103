package import OverlayConfiguration
package import StylusProtocol

/// The active mode, and the mode that a toggle returns to.
package struct ModeSwitch: Hashable, Sendable {
  /// The active mode.
  package private(set) var mode: OverlayMode
  /// The mode before drawing; never drawing.
  private var before: OverlayMode

  /// As the settings say.
  package init(_ settings: OverlaySettings) {
    mode = settings.mode
    before = settings.mode == .draw ? settings.outside : settings.mode
  }

  /// Executes a caller's command; returns its result.
  package mutating func applyChange(_ wish: OverlayModeChange) -> OverlayMode {
    switch wish {
    case .draw: mode = .draw
    case .ephemeral: mode = .ephemeral
    case .off: mode = .off
    case .toggle: mode = mode == .draw ? before : .draw
    }
    if mode != .draw { before = mode }
    return mode
  }
}
