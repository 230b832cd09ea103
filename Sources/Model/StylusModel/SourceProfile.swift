/// How the values of a device arrive: which of them come with every frame, which seldom or late,
/// and whose clock tells when.
///
/// A property that this profile calls late is ``Provenance/held`` in the samples that did not carry
/// it, and expected for ``budget``.
public struct SourceProfile: BitwiseCopyable, Hashable, Sendable {
  /// How the late properties come.
  public var cadence: Cadence
  /// The properties that `cadence` is about; empty for ``Cadence/everyFrame``.
  public var late: PropertySet
  /// Multirate: between two values. Secondary transport: the longest time between two values.
  public var period: Microseconds
  /// Whose clock tells when the tip was there.
  public var clock: Clock
  /// One tick of the device's own clock; no meaning for other clocks.
  public var tick: Microseconds
  /// Batched frames: between two readings of the sensor.
  public var framePeriod: Microseconds
  /// Batched frames: how many come in one report; 0 if that varies.
  public var batch: UInt8
  /// How long a sample waits for the values that it expects; 0...500 ms.
  public var budget: Microseconds
  /// Peculiarities that have nothing to do with each other.
  public var traits: Traits
  /// Who says so.
  public var origin: Origin

  /// The ways in which late values come.
  public enum Cadence: UInt8, BitwiseCopyable, CaseIterable, Sendable {
    /// Every frame is whole; what it leaves out has not changed.
    case everyFrame = 0
    /// Some packets carry rotation or wheel in the place of pressure and tilt.
    case alternating = 1
    /// Pressure and tilt are measured at a fraction of the rate of the position.
    case multirate = 2
    /// A frame carries the pressure, contact and buttons of the frame before.
    case groupLag = 3
    /// Values come on another transport, with a delay of its own.
    case secondary = 4
  }

  /// Whose clock tells when a frame was measured.
  public enum Clock: UInt8, BitwiseCopyable, CaseIterable, Sendable {
    /// The kernel's stamp on arrival is good enough.
    case kernel = 0
    /// The device's own, in ``ToolFrame`` ticks of 16 bits.
    case device = 1
    /// Frames come in batches with the stamp of their arrival.
    case arrival = 2
    /// Frames come in batches, and the kernel has spread their stamps over the time since the last.
    case retimed = 3
  }

  /// Who says so; a later case overrides an earlier one.
  public enum Origin: UInt8, BitwiseCopyable, CaseIterable, Sendable {
    /// Nobody knows the device: what most devices do.
    case assumed = 0
    /// Watching the device.
    case learned = 1
    /// The table of known devices.
    case table = 2
    /// The user's configuration.
    case configured = 3
  }

  /// Peculiarities of a device.
  public struct Traits: OptionSet, BitwiseCopyable, Hashable, Sendable {
    /// One bit each.
    public var rawValue: UInt16

    /// Takes the bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The tool's serial number or model may come after the first frames.
    public static let lateIdentity = Traits(rawValue: 1 << 0)
    /// The departure of a tool is not always reported.
    public static let lostExit = Traits(rawValue: 1 << 1)
    /// Each reading is sent twice.
    public static let duplicates = Traits(rawValue: 1 << 2)
    /// tilt x has the wrong sign.
    public static let invertedTiltX = Traits(rawValue: 1 << 3)
    /// tilt y has the wrong sign.
    public static let invertedTiltY = Traits(rawValue: 1 << 4)
    /// Near the border, position and tilt are extrapolated by the driver (iptsd).
    public static let estimatedEdge = Traits(rawValue: 1 << 5)
    /// The tablet is turned for a left hand.
    public static let leftHanded = Traits(rawValue: 1 << 6)
  }

  /// The largest budget: half a second.
  public static let longestBudget = Microseconds.milliseconds(500)

  /// A device of which nobody knows anything: every frame is whole.
  public init() {
    cadence = .everyFrame
    late = []
    period = Microseconds(0)
    clock = .kernel
    tick = Microseconds(100)
    framePeriod = Microseconds(0)
    batch = 0
    budget = Microseconds.milliseconds(30)
    traits = []
    origin = .assumed
  }
}
