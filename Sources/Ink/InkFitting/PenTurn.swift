public import InkGeometry

/// How the directions of a pen turn when its places are mapped.
///
/// A tablet that is stretched does not stretch the hand: directions turn with the map as a whole,
/// by the angle of the nearest turn. Where the map mirrors, they are mirrored. The roll is counted
/// from the pen's own lean, so it does not turn; mirrored it runs the other way.
public struct PenTurn: BitwiseCopyable, Hashable, Sendable {
  /// What is added to an azimuth, radians.
  public let angle: Double
  /// Whether azimuths are taken from that angle instead of added to it.
  public let isMirrored: Bool

  /// The turn of a transform.
  public init(of transform: AffineTransform) {
    isMirrored = transform.determinant < 0
    // The turn, or the mirroring, nearest to it: the orthogonal part of a polar decomposition.
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    angle = Turn.angle(of: isMirrored ? Point(x: a - d, y: b + c) : Point(x: a + d, y: b - c))
  }

  /// Turns the pen of a sample.
  package func apply(to sample: inout FitSample) {
    guard isMirrored || angle != 0 else { return }
    sample.azimuth = isMirrored ? angle - sample.azimuth : sample.azimuth + angle
    if isMirrored { sample.roll = -sample.roll }
  }
}
