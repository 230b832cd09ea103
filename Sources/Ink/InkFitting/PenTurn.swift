public import InkGeometry

/// The change of a pen's directions when its positions are transformed.
///
/// Stretching a tablet does not stretch the hand: directions turn with the transform as a whole, by
/// the angle of the closest rotation. If the transform mirrors, directions are mirrored. The roll
/// is measured relative to the pen's own lean, so it does not turn; if mirrored, its direction is
/// reversed.
public struct PenTurn: BitwiseCopyable, Hashable, Sendable {
  /// The angle that is added to an azimuth, in radians.
  public let angle: Double
  /// Whether azimuths are subtracted from the angle instead of added to it.
  public let isMirrored: Bool

  /// Creates the change of directions for a transform.
  public init(of transform: InkTransform) {
    isMirrored = transform.determinant < 0
    // The nearest rotation or reflection: the orthogonal part of a polar decomposition.
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    angle = Turn.angle(of: isMirrored ? Point(x: a - d, y: b + c) : Point(x: a + d, y: b - c))
  }

  /// Turns the directions of a sample's pen.
  package func apply(to sample: inout FitSample) {
    guard isMirrored || angle != 0 else { return }
    sample.azimuth = isMirrored ? angle - sample.azimuth : sample.azimuth + angle
    if isMirrored { sample.roll = -sample.roll }
  }
}
