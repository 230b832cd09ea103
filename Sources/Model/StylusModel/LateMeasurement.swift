/// A measurement that another program sends separately from the frames of a device, such as the
/// pressure of a pen that sends it over radio.
public struct LateMeasurement: BitwiseCopyable, Hashable, Sendable {
  /// The sample that the measurement belongs to.
  public var target: Target
  /// The measurement's number among the values of its source, which increases by one with each
  /// value; nil if the source does not number its values.
  public var sequence: UInt32?
  /// The properties that the measurement carries, all of them members of
  /// ``PropertySet/detachable``.
  public var carried: PropertySet
  /// The force, as a fraction of the device's range.
  public var pressure: Fraction
  /// The angle between pen and surface; 0...pi/2.
  public var altitude: Radians
  /// The direction in which the pen's upper end leans; 0...2pi, where 0 is +x and angles grow
  /// clockwise.
  public var azimuth: Radians
  /// The rotation of the barrel, clockwise; -pi...pi.
  public var roll: Radians
  /// The position of the airbrush wheel.
  public var slider: Fraction
  /// The height above the surface, as a fraction of the sensing range.
  public var distance: Fraction

  /// How a measurement identifies its sample.
  public enum Target: BitwiseCopyable, Hashable, Sendable {
    /// The time of the measurement on the declared clock, in microseconds; ignored for
    /// ``LateClock/arrival``.
    case moment(Int64)
    /// The sample of a stroke with this estimation index, which is less than 2^32-1.
    case sample(StrokeID, index: UInt32)
  }

  /// Creates a measurement that carries no values yet.
  public init(_ target: Target) {
    self.target = target
    sequence = nil
    carried = []
    pressure = .zero
    altitude = Radians(.pi / 2)
    azimuth = Radians(0)
    roll = Radians(0)
    slider = .zero
    distance = .zero
  }
}

/// The clock that a late source uses for its times.
public enum LateClock: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// The clock of the frames: CLOCK_MONOTONIC, or the clock of the recording.
  case monotonic = 0
  /// A clock of the source's own, in microseconds from any origin.
  case own = 1
  /// No clock; a value is measured some time before it arrives.
  case arrival = 2

  /// The name of the clock.
  public var name: String {
    switch self {
    case .monotonic: "monotonic"
    case .own: "own"
    case .arrival: "arrival"
    }
  }
}
