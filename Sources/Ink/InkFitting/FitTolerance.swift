package import InkDrawing

/// How near a fitted path stays to its samples: about 19 of 20 lie within these, if the path may
/// have as many points as that takes.
public struct FitTolerance: Hashable, Sendable {
  /// Distance from the line, in millimeters.
  public let position: Double
  /// Force, as a share of the device's range.
  public let force: Double
  /// How early or late the line may pass a sample, in seconds, for as much as the whole tolerance
  /// of position; it is forgiven less over fast stretches. A stamp rounded to a millisecond is
  /// wrong by half of one.
  public let time: Double
  /// Altitude, roll and the direction of the lean, in radians.
  public let angle: Double
  /// How long the first and the last span may be on the way, in seconds, where the pen was in
  /// motion: an ink whose strokes taper needs control points there. None are added unless there are
  /// samples between.
  public var longestEnd = Double.infinity

  /// A tolerance; each must be more than 0 and finite.
  public init(
    position: Double = 0.02, force: Double = 0.01, time: Double = 0.001, angle: Double = 0.05
  ) {
    precondition(
      [position, force, time, angle].allSatisfy { $0 > 0 && $0.isFinite },
      "a tolerance is a positive number")
    self.position = position
    self.force = force
    self.time = time
    self.angle = angle
  }

  /// 0.02 mm, 1 % of the force, a millisecond, 3 degrees.
  public static let standard = FitTolerance()

  /// The same, with room for what the ends of an ink's strokes look like.
  package func shaping(_ ink: Ink) -> FitTolerance {
    var tolerance = self
    if StrokeEnds.taper(ink.type) { tolerance.longestEnd = min(longestEnd, Self.taperingEnd) }
    return tolerance
  }

  /// Tapers are as long as a pen takes 6 to 18 ms for.
  private static let taperingEnd = 0.018
}
