/// Identifies a device for as long as the daemon runs; never reused for another device.
public struct DeviceID: BitwiseCopyable, Hashable, Comparable, Sendable {
  /// The number of the device, counted from 1 in the order in which devices appeared.
  public var rawValue: UInt32

  /// Creates an identifier from the number used in the protocol.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether `a` appeared before `b`.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// A description of a pen tablet or a pad.
///
/// The pen and the pad of one physical tablet are two devices with the same ``group``.
public struct Tablet: Hashable, Sendable {
  /// The daemon's number for the device, which updates refer to.
  public var id: DeviceID
  /// The name of the device in the kernel.
  public var name: String
  /// The event node, such as `event5`; in a recording, `recording:0`.
  public var node: String
  /// The kernel's bus number (3 USB, 5 Bluetooth, 0x18 I2C ...).
  public var bus: UInt16
  /// The USB or Bluetooth vendor number.
  public var vendor: UInt16
  /// The USB or Bluetooth product number.
  public var product: UInt16
  /// The seat it belongs to, such as `seat0`.
  public var seat: String
  /// The group that the devices of one physical tablet (pen, pad, touch) share; empty if unknown.
  public var group: String
  /// Whether the pen is used on a screen (INPUT_PROP_DIRECT).
  public var isDisplay: Bool
  /// Whether it sends strokes or pad actions.
  public var role: Role
  /// The part of the raw surface that is used: all of it, unless the user configured another area.
  /// It is nil for a pad. Positions may lie outside the area.
  public var area: Area?
  /// The properties that the device's pens can measure; always includes position and time.
  public var measures: PropertySet
  /// How the values of the device arrive; ignored for a pad.
  public var profile: SourceProfile
  /// The controls of the pad; nil for a pen tablet.
  public var pad: Pad?

  /// The purpose of a device; the raw values are those of the protocol.
  public enum Role: UInt8, BitwiseCopyable, Sendable {
    /// A surface for pens and other tools.
    case pen = 1
    /// A set of controls that are pressed, turned or stroked with the fingers.
    case pad = 2
  }

  /// A rectangle of raw coordinates, in millimeters from the raw origin.
  public struct Area: BitwiseCopyable, Hashable, Sendable {
    /// The smallest x.
    public var left: Millimeters
    /// The smallest y.
    public var top: Millimeters
    /// The difference between the largest and the smallest x.
    public var width: Millimeters
    /// The difference between the largest and the smallest y.
    public var height: Millimeters

    /// Creates an area in raw coordinates.
    public init(left: Millimeters, top: Millimeters, width: Millimeters, height: Millimeters) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
    }
  }

  /// The number of controls of each type on a pad.
  public struct Pad: BitwiseCopyable, Hashable, Sendable {
    /// The number of buttons, including mode switches.
    public var buttons: UInt8
    /// The number of touch rings.
    public var rings: UInt8
    /// The number of touch strips.
    public var strips: UInt8
    /// The number of dials that turn endlessly.
    public var dials: UInt8

    /// Creates a pad with these numbers of controls.
    public init(buttons: UInt8, rings: UInt8, strips: UInt8, dials: UInt8) {
      self.buttons = buttons
      self.rings = rings
      self.strips = strips
      self.dials = dials
    }
  }

  /// Creates a device of which only the number, name and role are known.
  public init(id: DeviceID, name: String, role: Role) {
    self.id = id
    self.name = name
    self.role = role
    node = ""
    bus = 0
    vendor = 0
    product = 0
    seat = "seat0"
    group = ""
    isDisplay = false
    area = nil
    measures = []
    profile = SourceProfile()
    pad = nil
  }
}
