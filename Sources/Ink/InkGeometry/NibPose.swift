/// The area that a pen's tip covers at one moment: all points within `radius` of a straight edge.
///
/// An edge of length zero makes a round tip; a long edge with a small radius makes a chisel tip. A
/// tip that moves from one pose to another covers the hull of the two.
@frozen
public struct NibPose: BitwiseCopyable, Hashable, Sendable {
  /// The center of the tip.
  public var center: Point
  /// The offset from the center to one end of the edge; the other end is at the opposite offset.
  public var edge: Point
  /// The distance around the edge that the tip covers, in millimeters; at least 0.
  public var radius: Double
  /// The amount of ink, 0...1.
  public var opacity: Double

  /// Creates the pose of a tip at a point.
  @inlinable public init(center: Point, edge: Point = .zero, radius: Double, opacity: Double = 1) {
    self.center = center
    self.edge = edge
    self.radius = radius
    self.opacity = opacity
  }

  /// The smallest upright rectangle that contains the tip.
  @inlinable public var bounds: Rect {
    let reach = Point(x: abs(edge.x) + radius, y: abs(edge.y) + radius)
    return Rect(min: center - reach, max: center + reach)
  }

  /// Returns the transformed pose. The center and the edge are transformed, and the radius is
  /// scaled by the square root of the factor for areas, so that a tip stays as round as it was.
  @inlinable public func transformed(by transform: InkTransform) -> NibPose {
    NibPose(
      center: transform.applied(to: center), edge: transform.applied(toWay: edge),
      radius: radius * abs(transform.determinant).squareRoot(), opacity: opacity)
  }

  /// Returns the pose interpolated between this one (`share` 0) and another (`share` 1).
  @inlinable public func mixed(with other: NibPose, _ share: Double) -> NibPose {
    NibPose(
      center: center.mixed(with: other.center, share), edge: edge.mixed(with: other.edge, share),
      radius: radius + (other.radius - radius) * share,
      opacity: opacity + (other.opacity - opacity) * share)
  }
}
