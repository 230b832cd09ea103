/// What kind of tool touches the tablet, as the device announces it.
///
/// The raw values are those of the wire.
public enum ToolKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// An ordinary pen, and every tool that nobody knows better.
  case pen = 1
  /// The other end of a pen, or a button that makes it erase.
  case eraser = 2
  case brush = 3
  case pencil = 4
  /// A pen with a wheel, which is its ``Sample/slider``.
  case airbrush = 5
  /// A mouse that lives on the tablet.
  case mouse = 6
  /// A mouse with cross hairs (puck).
  case lens = 7
}

/// One physical tool, as far as the device tells tools apart.
public struct Tool: BitwiseCopyable, Hashable, Sendable {
  /// Pen, eraser, and so on; the two ends of one pen are two tools with one serial number.
  public var kind: ToolKind
  /// The tool's own serial number; 0 where the device has none or has not told it yet.
  public var serial: UInt32
  /// The vendor's code of the tool model (Wacom: 0x802, 0x804 ...); 0 where unknown.
  public var model: UInt32

  /// A tool, of which only the kind may be known.
  public init(kind: ToolKind, serial: UInt32 = 0, model: UInt32 = 0) {
    self.kind = kind
    self.serial = serial
    self.model = model
  }
}

/// Buttons on the barrel of a pen, or on a tablet mouse.
public struct ToolButtons: OptionSet, BitwiseCopyable, Hashable, Sendable {
  /// The bits, as on the wire.
  public var rawValue: UInt16

  /// Takes the bits of the wire.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The lower barrel button (BTN_STYLUS).
  public static let stylus = ToolButtons(rawValue: 1 << 0)
  /// The upper barrel button (BTN_STYLUS2).
  public static let stylus2 = ToolButtons(rawValue: 1 << 1)
  /// The third barrel button (BTN_STYLUS3).
  public static let stylus3 = ToolButtons(rawValue: 1 << 2)
  /// BTN_LEFT of a tablet mouse.
  public static let left = ToolButtons(rawValue: 1 << 4)
  /// BTN_RIGHT of a tablet mouse.
  public static let right = ToolButtons(rawValue: 1 << 5)
  /// BTN_MIDDLE of a tablet mouse.
  public static let middle = ToolButtons(rawValue: 1 << 6)
  /// BTN_SIDE of a tablet mouse.
  public static let side = ToolButtons(rawValue: 1 << 7)
  /// BTN_EXTRA of a tablet mouse.
  public static let extra = ToolButtons(rawValue: 1 << 8)
}
