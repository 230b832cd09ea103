import Evdev
import StylusModel

/// Which of BTN_TOOL_PEN ... BTN_TOOL_LENS are set.
struct ToolBits: BitwiseCopyable {
  /// Bit `n` is the code BTN_TOOL_PEN + n.
  private var bits: UInt8 = 0
  /// The bit that was set last.
  private var newest: UInt8 = 0

  private static let all = Key.toolPen...Key.toolLens
  private static let rubber = bit(Key.toolRubber)
  private static let finger = bit(Key.toolFinger)

  private static func bit(_ code: UInt16) -> UInt8 { 1 << UInt8(code - Key.toolPen) }

  /// Sets or clears a bit; other codes are ignored.
  mutating func setBit(_ code: UInt16, isDown: Bool) {
    guard Self.all.contains(code) else { return }
    let bit = Self.bit(code)
    if isDown {
      bits |= bit
      newest = bit
      if bit != Self.finger { hasAnnounced = true }
    } else {
      bits &= ~bit
    }
  }

  /// Whether a pen or another tool that writes has come since this was last forgotten.
  private(set) var hasAnnounced = false

  /// Events were lost: earlier announcements do not apply to the following events.
  mutating func forgetAnnouncements() { hasAnnounced = kind != nil }

  /// Whether a finger and not a pen touches, on nodes shared with a touchscreen.
  var isFinger: Bool { bits == Self.finger }

  /// The tool that is near: the eraser, if it is among several (some ELAN pens set both bits),
  /// otherwise the last one.
  var kind: ToolKind? {
    if bits & Self.rubber != 0 { return .eraser }
    let chosen = bits & newest != 0 && newest != Self.finger ? newest : bits & ~Self.finger
    guard chosen != 0 else { return nil }
    return Self.kind(Key.toolPen + UInt16(chosen.trailingZeroBitCount))
  }

  private static func kind(_ code: UInt16) -> ToolKind {
    switch code {
    case Key.toolBrush: .brush
    case Key.toolPencil: .pencil
    case Key.toolAirbrush: .airbrush
    case Key.toolMouse: .mouse
    case Key.toolLens: .lens
    default: .pen
    }
  }

  /// Whether a node can announce a tool that writes: any but finger, mouse and lens.
  static func penIsAnnounced(by description: DeviceDescription) -> Bool {
    (Key.toolPen...Key.toolAirbrush).contains { description.has(EventType.key, $0) }
  }
}
