/// One reading of a pen: its position, how it was held, and how each of these values is known.
///
/// The samples of a stroke are in the order in which the device sent them. A property with
/// provenance ``Provenance/absent`` has no meaning; it reads as 0, and the altitude reads as
/// upright.
public struct Sample: BitwiseCopyable, Hashable, Sendable {
  /// The time at which the tip was at this position. Clients should use this time.
  public var time: Timestamp
  /// The delay from ``time`` to the kernel's timestamp of the frame, in microseconds.
  public var kernelDelay: Int32
  /// The device's own clock in its own ticks (often 100 us, often 16 bits); nil if the device did
  /// not send it.
  public var deviceTicks: UInt32?
  /// The distance to the right of the tablet's raw origin.
  public var x: Millimeters
  /// The distance below the tablet's raw origin.
  public var y: Millimeters
  /// The force along the pen, as a fraction of the device's range.
  public var pressure: Fraction
  /// The angle between pen and surface: 0 is flat, pi/2 upright.
  public var altitude: Radians
  /// The direction in which the pen's upper end leans, 0..<2pi: 0 is +x, and angles grow clockwise
  /// on screen.
  public var azimuth: Radians
  /// The rotation about the pen's own axis, -pi..<pi, clockwise.
  public var roll: Radians
  /// The position of the airbrush wheel or another slider.
  public var slider: Fraction
  /// The height above the surface, as a fraction of the sensing range.
  public var distance: Fraction
  /// How each property is known.
  public var provenance: ProvenanceMap
  /// The held properties that this device is still expected to measure.
  public var expectingUpdate: PropertySet
  /// The pen's buttons that are pressed.
  public var buttons: ToolButtons
  /// The index that identifies this sample in later updates, unique within its stroke; nil if no
  /// updates are expected.
  public var estimationIndex: UInt32?

  /// Creates a reading at a position and a time. All properties are absent, including these two.
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

  /// The kernel's timestamp of the frame.
  public var kernelTime: Timestamp { time + Microseconds(Int64(kernelDelay)) }
}
