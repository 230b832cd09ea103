package import StylusModel

/// A measurement that arrived separately from its frame: from a second event node or a program.
package struct LateValue: BitwiseCopyable, Hashable, Sendable {
  /// The tablet whose strokes it is about.
  package var device: DeviceID
  /// When it reached us, on the clock of the frames.
  package var arrival: Timestamp
  /// The number of its source among the device's sources, whose clocks and sequences are
  /// independent. 0 for a second event node.
  package var source: UInt32
  /// Which sample it belongs to.
  package var key: SampleKey
  /// Its number among the values of its source, increasing by one; nil if the source sends in order
  /// and does not count.
  package var sequence: UInt32?
  /// The properties it carries: pressure, tilt, roll, slider or distance.
  package var carried: PropertySet
  /// Force as a share of the device's range.
  package var pressure: Fraction
  /// Angle between pen and surface.
  package var altitude: Radians
  /// The direction in which the pen's upper end leans.
  package var azimuth: Radians
  /// Barrel rotation.
  package var roll: Radians
  /// Airbrush wheel.
  package var slider: Fraction
  /// Height as a share of the sensing range.
  package var distance: Fraction

  /// How a late value names its sample.
  package enum SampleKey: BitwiseCopyable, Hashable, Sendable {
    /// Measured when it arrived, less a delay that must be estimated.
    case arrival
    /// Measured at this moment of the source's own clock, in microseconds; any origin.
    case sourceClock(Int64)
    /// Measured at this moment of the frames' clock.
    case time(Timestamp)
    /// Meant for the sample with this estimation index.
    case index(StrokeID, UInt32)
  }

  /// A value that carries nothing yet.
  package init(device: DeviceID, arrival: Timestamp, key: SampleKey) {
    self.device = device
    self.arrival = arrival
    self.key = key
    source = 0
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
