public import InkGeometry

/// The appearance of the ink and the state of the pen at one point of a path.
///
/// Location, size, opacity and secondary scale determine what is drawn, together with the nib's
/// angle, which the ink computes from azimuth and roll. Time, force and altitude are stored for
/// programs that need more than the visible ink.
public struct StrokePoint: BitwiseCopyable, Hashable, Sendable {
  /// The position of the tip, in millimeters in the stroke's own coordinates.
  public var location: Point
  /// The time since the path's creation date, in seconds.
  public var timeOffset: Double
  /// The size of the tip along its edge and across it, in millimeters.
  public var size: Size
  /// The amount of ink, 0...1.
  public var opacity: Float
  /// The force along the pen, 0...1 of the device's range.
  public var force: Float
  /// The direction in which the pen's upper end leans, in radians; 0 is +x, and angles grow
  /// clockwise on screen. The values are unwrapped along a path.
  public var azimuth: Float
  /// The angle between pen and surface, in radians; 0 is flat, pi/2 upright.
  public var altitude: Float
  /// The rotation about the pen's own axis, in radians, clockwise; unwrapped along a path.
  public var roll: Float
  /// The scale of the texture, for inks that have one; 1 is the ink's default.
  public var secondaryScale: Float

  /// Creates a point; by default, of an upright pen without roll.
  public init(
    location: Point, timeOffset: Double = 0, size: Size = Size(square: 1), opacity: Float = 1,
    force: Float = 1, azimuth: Float = 0, altitude: Float = .pi / 2, roll: Float = 0,
    secondaryScale: Float = 1
  ) {
    self.location = location
    self.timeOffset = timeOffset
    self.size = size
    self.opacity = opacity
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
    self.roll = roll
    self.secondaryScale = secondaryScale
  }

  /// Whether all properties are in the valid range: finite, less than 10 km from the origin, a tip
  /// of less than 100 m, a time within 30 years, and everything else at most a million.
  public var isValid: Bool {
    let narrow = [opacity, force, azimuth, altitude, roll, secondaryScale]
    return abs(location.x) < 1e7 && abs(location.y) < 1e7 && abs(timeOffset) < 1e9
      && abs(size.width) < 1e5 && abs(size.height) < 1e5 && narrow.allSatisfy { abs($0) < 1e6 }
  }
}

extension StrokePoint {
  /// Creates the weighted sum of four neighboring points, property by property.
  @inline(__always)
  init(mixing points: SplineSpan, with weights: SplineWeights) {
    let (a, b, c, d) = (points.first, points.second, points.third, points.fourth)
    let w = weights
    let narrow = SIMD4<Float>(SIMD4(w.first, w.second, w.third, w.fourth))
    func mix(_ value: (StrokePoint) -> Float) -> Float {
      (narrow * SIMD4(value(a), value(b), value(c), value(d))).sum()
    }
    self.init(
      location: w.mix(a.location, b.location, c.location, d.location),
      timeOffset: w.mix(a.timeOffset, b.timeOffset, c.timeOffset, d.timeOffset),
      size: Size(
        width: w.mix(a.size.width, b.size.width, c.size.width, d.size.width),
        height: w.mix(a.size.height, b.size.height, c.size.height, d.size.height)),
      opacity: mix(\.opacity), force: mix(\.force), azimuth: mix(\.azimuth),
      altitude: mix(\.altitude), roll: mix(\.roll), secondaryScale: mix(\.secondaryScale))
  }

  /// Returns this point reflected about another: 2 `self` - `other`.
  func reflecting(_ other: StrokePoint) -> StrokePoint {
    StrokePoint(
      location: location * 2 - other.location, timeOffset: 2 * timeOffset - other.timeOffset,
      size: Size(
        width: 2 * size.width - other.size.width, height: 2 * size.height - other.size.height),
      opacity: 2 * opacity - other.opacity, force: 2 * force - other.force,
      azimuth: 2 * azimuth - other.azimuth, altitude: 2 * altitude - other.altitude,
      roll: 2 * roll - other.roll, secondaryScale: 2 * secondaryScale - other.secondaryScale)
  }
}
