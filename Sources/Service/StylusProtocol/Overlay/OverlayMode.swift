/// How the overlay reacts to a pen: docs/develop/overlay-socket.md, Modes.
package enum OverlayMode: String, LoneWord {
  package static let field = "mode"

  /// The surface takes the pen, and ink stays.
  case draw
  /// Programs get the pen, and ink fades.
  case ephemeral
  /// Nothing is drawn.
  case off
}

/// The mode that a caller requests: the parameter of `SetMode`.
package enum OverlayModeChange: String, LoneWord {
  package static let field = "mode"

  case draw
  case ephemeral
  case off
  /// Switches to drawing, or from drawing back to the previous mode.
  case toggle
}
