/// How true a stored drawing is to the drawing.
///
///     let small = drawing.encoded(.lossy(.standard))
///     let true = drawing.encoded(.exact)
public enum InkProfile: Hashable, Sendable {
  /// Every bit of every number comes back.
  case exact
  /// The numbers of control points come back within a tolerance; everything else exactly.
  case lossy(InkTolerance)
}

/// How far what is read may be from what was written, at most, in the coordinates of the drawing.
///
/// The bound of a control point is a bound of the line too, since a place on the line is a mean of
/// control points. What is smaller than the least step of the format (1 nm, 1 us, 1 urad, one
/// millionth) counts as that. Numbers that are constant all along a stroke come back exactly, dates
/// of creation within the tolerance of time. A stroke that these steps cannot express is written
/// exactly.
public struct InkTolerance: Hashable, Sendable {
  /// Of a location, in millimeters.
  public var location: Double
  /// Of a side of the tip, in millimeters.
  public var size: Double
  /// Of a time, in seconds.
  public var time: Double
  /// Of azimuth, altitude and roll, in radians.
  public var angle: Double
  /// Of the force, of 1.
  public var force: Double
  /// Of opacity and secondary scale, of 1.
  public var share: Double

  /// A tolerance; where nothing is said, what nobody sees at any size a drawing is looked at.
  public init(
    location: Double = 0.01, size: Double = 0.005, time: Double = 0.001,
    angle: Double = .pi / 360, force: Double = 1.0 / 512, share: Double = 1.0 / 512
  ) {
    self.location = location
    self.size = size
    self.time = time
    self.angle = angle
    self.force = force
    self.share = share
  }

  /// 0.01 mm in place, 0.005 mm in width, a millisecond, half a degree, 1/512 of force and opacity.
  public static let standard = InkTolerance()
}

/// What becomes of the ids of strokes.
public enum InkIDs: Hashable, Sendable {
  /// They stay; a random id costs 16 bytes.
  case kept
  /// Each stroke's is that of the stroke before plus 1; the first keeps its own. Nothing to pay;
  /// references to strokes of the file (origins) follow, those from outside are lost.
  case renumbered
}
