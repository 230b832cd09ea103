/// Names a device for as long as the daemon runs; never used again for another.
public struct DeviceID: BitwiseCopyable, Hashable, Comparable, Sendable {
  /// Counts from 1 in the order in which devices appeared.
  public var rawValue: UInt32

  /// Takes the number that the wire carries.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether `a` appeared before `b`.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// What is known of a pen tablet or of a pad.
///
/// Pen and pad of one physical tablet are two of these, with one ``group``.
public struct Tablet: Hashable, Sendable {
  /// The daemon's number for it; updates name it by this.
  public var id: DeviceID
  /// The name the kernel gives it.
  public var name: String
  /// The event node, such as `event5`; in a recording, `recording:0`.
  public var node: String
  /// Bus number of the kernel (3 USB, 5 Bluetooth, 0x18 I2C ...).
  public var bus: UInt16
  /// USB or Bluetooth vendor.
  public var vendor: UInt16
  /// USB or Bluetooth product.
  public var product: UInt16
  /// The seat it belongs to, such as `seat0`.
  public var seat: String
  /// Devices of one physical tablet (pen, pad, touch) share a group; empty where unknown.
  public var group: String
  /// Whether the pen is used on a screen (INPUT_PROP_DIRECT).
  public var isDisplay: Bool
  /// Whether it sends strokes or pad actions.
  public var role: Role
  /// The part of the raw surface that counts, all of it unless the user wants another; nil for a
  /// pad. Positions may lie outside.
  public var area: Area?
  /// The properties that its pens can measure; position and time always among them.
  public var measures: PropertySet
  /// How its values arrive; of no meaning for a pad.
  public var profile: SourceProfile
  /// What the pad has; nil for a pen tablet.
  public var pad: Pad?

  /// What a device is for; the raw values are those of the wire.
  public enum Role: UInt8, BitwiseCopyable, Sendable {
    /// Tools draw on it.
    case pen = 1
    /// Fingers press, turn and stroke it.
    case pad = 2
  }

  /// A rectangle of raw coordinates, in millimeters from the raw origin.
  public struct Area: BitwiseCopyable, Hashable, Sendable {
    /// The smallest x.
    public var left: Millimeters
    /// The smallest y.
    public var top: Millimeters
    /// The largest x less the smallest.
    public var width: Millimeters
    /// The largest y less the smallest.
    public var height: Millimeters

    /// The raw area of a surface.
    public init(left: Millimeters, top: Millimeters, width: Millimeters, height: Millimeters) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
    }
  }

  /// How many controls a pad has.
  public struct Pad: BitwiseCopyable, Hashable, Sendable {
    /// Buttons, mode switches included.
    public var buttons: UInt8
    /// Touch rings.
    public var rings: UInt8
    /// Touch strips.
    public var strips: UInt8
    /// Dials that turn without end.
    public var dials: UInt8

    /// A pad with so many controls.
    public init(buttons: UInt8, rings: UInt8, strips: UInt8, dials: UInt8) {
      self.buttons = buttons
      self.rings = rings
      self.strips = strips
      self.dials = dials
    }
  }

  /// A device of which nothing but its number, name and role is known.
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
