/// How the values of a device arrive: which of them come with every frame, which come rarely or
/// late, and which clock gives their times.
///
/// A property that is late according to this profile is ``Provenance/held`` in samples that do not
/// carry it. Each such sample expects it for the time ``budget``.
public struct SourceProfile: BitwiseCopyable, Hashable, Sendable {
  /// How the late properties arrive.
  public var cadence: Cadence
  /// The properties that `cadence` applies to; empty for ``Cadence/everyFrame``.
  public var late: PropertySet
  /// The time between two values of a multirate device, or the longest time between two values of a
  /// secondary transport.
  public var period: Microseconds
  /// The clock that gives the time at which the tip was at a position.
  public var clock: Clock
  /// The length of one tick of the device's own clock; ignored for other clocks.
  public var tick: Microseconds
  /// For batched frames, the time between two readings of the sensor.
  public var framePeriod: Microseconds
  /// For batched frames, the number of frames in one report; 0 if the number varies.
  public var batch: UInt8
  /// How long a sample waits for the values that it expects; 0...500 ms.
  public var budget: Microseconds
  /// Other, independent peculiarities of the device.
  public var traits: Traits
  /// The source of this profile.
  public var origin: Origin

  /// How late values arrive.
  public enum Cadence: UInt8, BitwiseCopyable, CaseIterable, Sendable {
    /// Every frame is complete; values that it leaves out have not changed.
    case everyFrame = 0
    /// Some packets carry rotation or wheel instead of pressure and tilt.
    case alternating = 1
    /// Pressure and tilt are measured at a fraction of the rate of the position.
    case multirate = 2
    /// A frame carries the pressure, contact and buttons of the previous frame.
    case groupLag = 3
    /// Values arrive over another transport, with its own delay.
    case secondary = 4
  }

  /// The clock that gives the time at which a frame was measured.
  public enum Clock: UInt8, BitwiseCopyable, CaseIterable, Sendable {
    /// The kernel's timestamp on arrival, which is accurate enough.
    case kernel = 0
    /// The device's own clock, in 16-bit ticks.
    case device = 1
    /// The kernel's timestamp, for frames that arrive in batches and have the time of their
    /// arrival.
    case arrival = 2
    /// The kernel's timestamp, for frames that arrive in batches and whose timestamps the kernel
    /// has spread over the time since the previous batch.
    case retimed = 3
  }

  /// The source of a profile; a later case overrides an earlier one.
  public enum Origin: UInt8, BitwiseCopyable, CaseIterable, Sendable {
    /// The default for unknown devices: the behavior of most devices.
    case assumed = 0
    /// Observation of the device.
    case learned = 1
    /// The table of known devices.
    case table = 2
    /// The user's configuration.
    case configured = 3
  }

  /// Peculiarities of a device.
  public struct Traits: OptionSet, BitwiseCopyable, Hashable, Sendable {
    /// The bits, one for each peculiarity.
    public var rawValue: UInt16

    /// Creates a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The tool's serial number or model may arrive after the first frames.
    public static let lateIdentity = Traits(rawValue: 1 << 0)
    /// The departure of a tool is not always reported.
    public static let lostExit = Traits(rawValue: 1 << 1)
    /// Each reading is sent twice.
    public static let duplicates = Traits(rawValue: 1 << 2)
    /// The tilt on the x axis has the wrong sign.
    public static let invertedTiltX = Traits(rawValue: 1 << 3)
    /// The tilt on the y axis has the wrong sign.
    public static let invertedTiltY = Traits(rawValue: 1 << 4)
    /// The driver (iptsd) extrapolates position and tilt near the border.
    public static let estimatedEdge = Traits(rawValue: 1 << 5)
    /// The tablet is rotated for left-handed use.
    public static let leftHanded = Traits(rawValue: 1 << 6)
  }

  /// The longest budget: half a second.
  public static let longestBudget = Microseconds.milliseconds(500)

  /// Creates the profile of an unknown device, for which every frame is complete.
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
