import Evdev

/// The numbers by which Wacom names models of tools.
enum ToolModel {
  /// The number in the tablet's reports for the one on evdev, where the driver spreads it: the low
  /// twelve bits are unchanged, the higher bits are moved up by four.
  static func reported(_ published: Int32) -> Int32 {
    published & 0xf000 == 0 ? (published >> 4) & ~0xfff | published & 0xfff : published
  }

  /// A common model for a tool of which only the kind is known.
  static func ordinary(for tool: UInt16) -> Int32 {
    switch tool {
    case Key.toolRubber: 0x80a
    case Key.toolBrush: 0x832
    case Key.toolPencil: 0x812
    case Key.toolAirbrush: 0x902
    default: 0x802
    }
  }
}
