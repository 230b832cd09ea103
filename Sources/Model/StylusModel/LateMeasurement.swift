/// A measurement that another program sends apart from the frames of a device: the pressure of a
/// pen that talks by radio, for example.
public struct LateMeasurement: BitwiseCopyable, Hashable, Sendable {
  /// Which sample it belongs to.
  public var target: Target
  /// Its place among the values of its source, growing by one; nil if the source does not count.
  public var sequence: UInt32?
  /// The properties it carries; of ``PropertySet/detachable``.
  public var carried: PropertySet
  /// Force as a share of the device's range.
  public var pressure: Fraction
  /// Angle between pen and surface; 0...pi/2.
  public var altitude: Radians
  /// Where the pen's upper end leans; 0...2pi, 0 is +x, clockwise.
  public var azimuth: Radians
  /// Barrel rotation, clockwise; -pi...pi.
  public var roll: Radians
  /// Airbrush wheel.
  public var slider: Fraction
  /// Height as a share of the sensing range.
  public var distance: Fraction

  /// How a measurement names its sample.
  public enum Target: BitwiseCopyable, Hashable, Sendable {
    /// Measured at this moment of the declared clock, in microseconds; of no meaning for
    /// ``LateClock/arrival``.
    case moment(Int64)
    /// Meant for the sample of a stroke with this estimation index, which is below 2^32-1.
    case sample(StrokeID, index: UInt32)
  }

  /// A measurement that carries nothing yet.
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

/// The clock on which a late source tells its times.
public enum LateClock: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// That of the frames: CLOCK_MONOTONIC, or the recording's.
  case monotonic = 0
  /// One of its own, in microseconds, of any origin.
  case own = 1
  /// None: a value is measured some time before it arrives.
  case arrival = 2

  /// What the clock is called.
  public var name: String {
    switch self {
    case .monotonic: "monotonic"
    case .own: "own"
    case .arrival: "arrival"
    }
  }
}
