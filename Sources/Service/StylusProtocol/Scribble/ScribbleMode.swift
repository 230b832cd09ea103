/// Whether ink over fields becomes text: docs/write.md.
package enum ScribbleMode: String, LoneWord {
  package static let field = "mode"

  case on
  /// No ink is received, nothing is shown, and no program is asked.
  case off
}

/// The mode that a caller requests: the parameter of `SetMode`.
package enum ScribbleModeChange: String, LoneWord {
  package static let field = "mode"

  case on
  case off
  /// The other mode.
  case toggle

  /// The mode after the change.
  package func mode(after mode: ScribbleMode) -> ScribbleMode {
    switch self {
    case .on: .on
    case .off: .off
    case .toggle: mode == .on ? .off : .on
    }
  }
}
