/// Whether the writing pad is on the screen: docs/write.md, The pad.
package enum ScribblePadState: String, LoneWord {
  package static let field = "pad"

  case shown
  case hidden
}

/// The state of the pad that a caller requests: the parameter of `SetPad`.
package enum ScribblePadChange: String, LoneWord {
  package static let field = "pad"

  case show
  case hide
  /// The other one.
  case toggle

  /// Whether it is shown after the change.
  package func isShown(after isShown: Bool) -> Bool {
    switch self {
    case .show: true
    case .hide: false
    case .toggle: !isShown
    }
  }
}
