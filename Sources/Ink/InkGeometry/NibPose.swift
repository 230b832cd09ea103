/// What a pen's tip covers at one moment: every place within `radius` of a straight edge.
///
/// An edge without length makes the disc of a round tip; a long edge with a small radius is a
/// chisel. The hull of two poses is what the tip covers on its way between them.
@frozen
public struct NibPose: BitwiseCopyable, Hashable, Sendable {
  /// The middle of the tip.
  public var center: Point
  /// From the middle to one end of the edge; the other end lies as far on the other side.
  public var edge: Point
  /// How far around the edge the tip reaches, in millimeters; at least 0.
  public var radius: Double
  /// How much ink it leaves, 0...1.
  public var opacity: Double

  /// A tip at a place.
  @inlinable public init(center: Point, edge: Point = .zero, radius: Double, opacity: Double = 1) {
    self.center = center
    self.edge = edge
    self.radius = radius
    self.opacity = opacity
  }

  /// The smallest upright rectangle around it.
  @inlinable public var bounds: Rect {
    let reach = Point(x: abs(edge.x) + radius, y: abs(edge.y) + radius)
    return Rect(min: center - reach, max: center + reach)
  }

  /// The pose after a transform: its center moves, its edge changes like any way, and its radius by
  /// the root of the factor by which areas grow, so that a tip stays as round as it was.
  @inlinable public func transformed(by transform: AffineTransform) -> NibPose {
    NibPose(
      center: transform.applied(to: center), edge: transform.applied(toWay: edge),
      radius: radius * abs(transform.determinant).squareRoot(), opacity: opacity)
  }

  /// The pose `share` of the way to another, 0 here, 1 there.
  @inlinable public func mixed(with other: NibPose, _ share: Double) -> NibPose {
    NibPose(
      center: center.mixed(with: other.center, share), edge: edge.mixed(with: other.edge, share),
      radius: radius + (other.radius - radius) * share,
      opacity: opacity + (other.opacity - opacity) * share)
  }
}
