package import StylusModel

extension Key {
  /// The key that is down while a tool of this kind is near.
  package static func tool(_ kind: ToolKind) -> UInt16 {
    switch kind {
    case .pen: toolPen
    case .eraser: toolRubber
    case .brush: toolBrush
    case .pencil: toolPencil
    case .airbrush: toolAirbrush
    case .mouse: toolMouse
    case .lens: toolLens
    }
  }

  /// The keys of a tool's buttons.
  package static let toolButtons: [(button: ToolButtons, key: UInt16)] = [
    (.stylus, stylus), (.stylus2, stylus2), (.stylus3, stylus3), (.left, left), (.right, right),
    (.middle, middle), (.side, side), (.extra, extra),
  ]

  /// The keys of a pad's buttons as Wacom's driver and those that follow it number them: BTN_0 to
  /// BTN_9, then BTN_SOUTH and five after it, then BTN_BASE and the one after it; at most 18.
  package static let padButtons: [UInt16] =
    Array(pad0...pad0 + 9) + Array(south...south + 5) + Array(base...base + 1)
}
