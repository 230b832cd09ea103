public import InkGeometry
public import StylusModel

/// One reading of a pen, as input of a fit.
public struct FitSample: Hashable, Sendable {
  /// The time since the stroke began, in seconds.
  public var time: Double
  /// The position of the tip, in millimeters.
  public var location: Point
  /// The force along the pen, 0...1.
  public var force: Double
  /// The direction in which the pen leans, in radians; full turns may be added.
  public var azimuth: Double
  /// The angle between pen and surface, in radians; pi/2 is upright.
  public var altitude: Double
  /// The rotation about the pen's own axis, in radians; full turns may be added.
  public var roll: Double
  /// The weights of the properties.
  public var trust: Trust

  /// The weights of a sample's properties, each 0...1, where 1 is the weight of a measured value.
  public struct Trust: Hashable, Sendable {
    /// The weight of the location.
    public var position: Double
    /// The weight of the force.
    public var force: Double
    /// The weight of azimuth and altitude.
    public var tilt: Double
    /// The weight of the roll.
    public var roll: Double

    /// Creates weights; by default, those of measured values.
    public init(position: Double = 1, force: Double = 1, tilt: Double = 1, roll: Double = 1) {
      self.position = position
      self.force = force
      self.tilt = tilt
      self.roll = roll
    }

    /// Whether all weights are within 0...1.
    var isValid: Bool {
      let shares = 0.0...1.0
      return shares.contains(position) && shares.contains(force) && shares.contains(tilt)
        && shares.contains(roll)
    }

    /// Creates weights from the provenance of a sample. Held and modeled values have so little
    /// weight that they count only if there are no measured values nearby.
    public init(_ provenance: ProvenanceMap) {
      func trust(_ property: Property) -> Double {
        switch provenance[property] {
        case .measured, .refined: 1
        case .held, .modelled, .predicted: 0.001
        case .absent: 0
        }
      }
      self.init(
        position: max(0.001, trust(.position)), force: trust(.pressure), tilt: trust(.tilt),
        roll: trust(.roll))
    }
  }

  /// Creates a reading; by default, of an upright pen without roll.
  public init(
    time: Double, location: Point, force: Double = 1, azimuth: Double = 0,
    altitude: Double = .pi / 2, roll: Double = 0, trust: Trust = Trust()
  ) {
    self.time = time
    self.location = location
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
    self.roll = roll
    self.trust = trust
  }

  /// Creates a reading from a sample of a stroke that began at a time.
  public init(_ sample: Sample, began: Timestamp) {
    self.init(
      time: Double((sample.time - began).value) * 1e-6,
      location: Point(x: Double(sample.x.value), y: Double(sample.y.value)),
      force: Double(sample.pressure.value), azimuth: Double(sample.azimuth.value),
      altitude: Double(sample.altitude.value), roll: Double(sample.roll.value),
      trust: Trust(sample.provenance))
  }

  /// Whether all values are finite and within the bounds of a ``/InkDrawing/StrokePoint``.
  package var isValid: Bool {
    // This is not an array, because it is computed for every sample of a pen.
    let small = max(abs(force), abs(azimuth), abs(altitude), abs(roll))
    let isFinite = (force + azimuth + altitude + roll).isFinite
    return abs(location.x) < 1e6 && abs(location.y) < 1e6 && abs(time) < 1e8
      && isFinite && small < 1e4 && trust.isValid
  }
}
