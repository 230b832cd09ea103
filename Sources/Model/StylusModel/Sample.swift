/// One reading of a pen: where it was, how it was held, and how each of these is known.
///
/// Samples of one stroke stand in the order in which the device sent them. A property with
/// provenance ``Provenance/absent`` has no meaning; it reads as 0, and the altitude as upright.
public struct Sample: BitwiseCopyable, Hashable, Sendable {
  /// When the tip was there; what clients should use.
  public var time: Timestamp
  /// How much later than ``time`` the kernel stamped the frame, in microseconds.
  public var kernelDelay: Int32
  /// The device's own clock in its own ticks (often 100 us, often 16 bit), if it sent one.
  public var deviceTicks: UInt32?
  /// Distance from the tablet's raw origin to the right.
  public var x: Millimeters
  /// Distance from the tablet's raw origin downwards.
  public var y: Millimeters
  /// Force along the pen as a share of the device's range.
  public var pressure: Fraction
  /// Angle between pen and surface: 0 flat, pi/2 upright.
  public var altitude: Radians
  /// Direction in which the pen's upper end leans, 0..<2pi: 0 = +x, growing clockwise on screen.
  public var azimuth: Radians
  /// Rotation about the pen's own axis, -pi..<pi, growing clockwise.
  public var roll: Radians
  /// Airbrush wheel or other slider.
  public var slider: Fraction
  /// Height above the surface as a share of the sensing range.
  public var distance: Fraction
  /// How each property is known.
  public var provenance: ProvenanceMap
  /// The held properties that this device will still measure.
  public var expectingUpdate: PropertySet
  /// The pen's buttons that are down.
  public var buttons: ToolButtons
  /// Names this sample in later updates, if it expects any; unique within its stroke.
  public var estimationIndex: UInt32?

  /// A reading at a place and a time; the provenance of everything, these two included, is absent.
  public init(time: Timestamp, x: Millimeters, y: Millimeters) {
    self.time = time
    self.x = x
    self.y = y
    kernelDelay = 0
    deviceTicks = nil
    pressure = .zero
    altitude = Radians(.pi / 2)
    azimuth = Radians(0)
    roll = Radians(0)
    slider = .zero
    distance = .zero
    provenance = ProvenanceMap()
    expectingUpdate = []
    buttons = []
    estimationIndex = nil
  }

  /// When the kernel stamped the frame.
  public var kernelTime: Timestamp { time + Microseconds(Int64(kernelDelay)) }
}
