/// The kind of a tool, as announced by the device.
///
/// The raw values are those of the protocol.
public enum ToolKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// An ordinary pen, or a tool of unknown kind.
  case pen = 1
  /// The eraser end of a pen, or a pen whose eraser button is pressed.
  case eraser = 2
  /// A pen that reports itself as a brush.
  case brush = 3
  /// A pen that reports itself as a pencil.
  case pencil = 4
  /// A pen with a wheel, whose position is the ``Sample/slider``.
  case airbrush = 5
  /// A mouse for use on the tablet.
  case mouse = 6
  /// A mouse with cross hairs (puck).
  case lens = 7
}

/// One physical tool, if the device can distinguish tools.
public struct Tool: BitwiseCopyable, Hashable, Sendable {
  /// The kind of the tool. The two ends of a pen are two tools with the same serial number.
  public var kind: ToolKind
  /// The tool's serial number; 0 if it has none or has not reported it yet.
  public var serial: UInt32
  /// The vendor's code for the model of the tool (Wacom: 0x802, 0x804 ...); 0 if unknown.
  public var model: UInt32

  /// Creates a tool; serial number and model may be unknown.
  public init(kind: ToolKind, serial: UInt32 = 0, model: UInt32 = 0) {
    self.kind = kind
    self.serial = serial
    self.model = model
  }
}

/// Buttons on the barrel of a pen, or on a tablet mouse.
public struct ToolButtons: OptionSet, BitwiseCopyable, Hashable, Sendable {
  /// The bits, as in the protocol.
  public var rawValue: UInt16

  /// Creates a set from the bits used in the protocol.
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
