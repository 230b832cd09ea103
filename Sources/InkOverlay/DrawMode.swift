/// What becomes of ink; docs/overlay.md, "Ink on the screen".
package enum DrawMode: String, CaseIterable, Sendable {
  /// Ink stays, and while a pen is near the surface has it: programs beneath get nothing.
  case draw
  /// Ink fades, and programs beneath get the pen.
  case ephemeral
  /// Nothing is drawn, and nothing covers the screen; what was drawn is kept.
  case off
}
