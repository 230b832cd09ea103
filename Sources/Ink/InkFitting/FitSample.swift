public import InkGeometry
public import StylusModel

/// One reading of a pen, for a fit.
public struct FitSample: Hashable, Sendable {
  /// Seconds since the stroke began.
  public var time: Double
  /// Where the tip was, in millimeters.
  public var location: Point
  /// Force along the pen, 0...1.
  public var force: Double
  /// Direction of the lean in radians, in any turn.
  public var azimuth: Double
  /// Angle between pen and surface in radians; pi/2 upright.
  public var altitude: Double
  /// Rotation about the pen's own axis in radians, in any turn.
  public var roll: Double
  /// How much each property counts.
  public var trust: Trust

  /// How much the properties of a sample count, each 0...1 of what a measured one does.
  public struct Trust: Hashable, Sendable {
    /// Of the location.
    public var position: Double
    /// Of the force.
    public var force: Double
    /// Of azimuth and altitude.
    public var tilt: Double
    /// Of the roll.
    public var roll: Double

    /// Everything was measured, unless something else is said.
    public init(position: Double = 1, force: Double = 1, tilt: Double = 1, roll: Double = 1) {
      self.position = position
      self.force = force
      self.tilt = tilt
      self.roll = roll
    }

    /// Whether all are shares.
    var isValid: Bool {
      let shares = 0.0...1.0
      return shares.contains(position) && shares.contains(force) && shares.contains(tilt)
        && shares.contains(roll)
    }

    /// Held and modeled values only decide where nothing measured is near.
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

  /// A reading; an upright pen without roll where nothing else is said.
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

  /// A sample of a stroke that began at a moment.
  public init(_ sample: Sample, began: Timestamp) {
    self.init(
      time: Double((sample.time - began).value) * 1e-6,
      location: Point(x: Double(sample.x.value), y: Double(sample.y.value)),
      force: Double(sample.pressure.value), azimuth: Double(sample.azimuth.value),
      altitude: Double(sample.altitude.value), roll: Double(sample.roll.value),
      trust: Trust(sample.provenance))
  }

  /// Whether every number is one that arithmetic can use, within the bounds of a
  /// ``/InkDrawing/StrokePoint``.
  package var isValid: Bool {
    // Not an array of them all: this is asked of every sample of a pen.
    let small = max(abs(force), abs(azimuth), abs(altitude), abs(roll))
    let isFinite = (force + azimuth + altitude + roll).isFinite
    return abs(location.x) < 1e6 && abs(location.y) < 1e6 && abs(time) < 1e8
      && isFinite && small < 1e4 && trust.isValid
  }
}
