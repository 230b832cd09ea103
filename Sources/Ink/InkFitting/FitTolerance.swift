package import InkDrawing

/// The tolerance of a fitted path. About 19 of 20 samples lie within it, if the path may have as
/// many points as that requires.
public struct FitTolerance: Hashable, Sendable {
  /// The distance from the line, in millimeters.
  public let position: Double
  /// The deviation of the force, as a fraction of the device's range.
  public let force: Double
  /// The deviation in time between the line and a sample, in seconds, that counts as much as the
  /// whole tolerance of position. Over fast stretches, smaller deviations count as much. A
  /// timestamp rounded to a millisecond has an error of up to half a millisecond.
  public let time: Double
  /// The deviation of altitude, roll and direction of lean, in radians.
  public let angle: Double
  /// The longest duration of the first and the last span, in seconds, where the pen was moving.
  /// Inks with tapered strokes need control points there. Points are added only if there are
  /// samples between.
  public var longestEnd = Double.infinity

  /// Creates a tolerance. Each value must be finite and greater than 0.
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

  /// Returns the tolerance with the settings that the ends of an ink's strokes require.
  package func shaping(_ ink: Ink) -> FitTolerance {
    var tolerance = self
    if StrokeEnds.taper(ink.type) { tolerance.longestEnd = min(longestEnd, Self.taperingEnd) }
    return tolerance
  }

  /// The length of tapers, for which a pen takes 6 to 18 ms.
  private static let taperingEnd = 0.018
}
