/// The precision of a stored drawing.
///
///     let small = drawing.encoded(.lossy(.standard))
///     let true = drawing.encoded(.exact)
public enum InkProfile: Hashable, Sendable {
  /// Every number is stored exactly, to the last bit.
  case exact
  /// The values of control points are stored within a tolerance, and everything else exactly.
  case lossy(InkTolerance)
}

/// The largest differences between the values written and the values read, in the coordinates of
/// the drawing.
///
/// A tolerance for control points also applies to the line, because a point of the line is a mean
/// of control points. A tolerance smaller than the smallest step of the format (1 nm, 1 us, 1 urad,
/// one millionth) is replaced by that step. Values that are constant along a stroke are stored
/// exactly, and creation dates within the tolerance for times. A stroke that cannot be expressed in
/// these steps is stored exactly.
public struct InkTolerance: Hashable, Sendable {
  /// The tolerance for locations, in millimeters.
  public var location: Double
  /// The tolerance for the sides of the tip, in millimeters.
  public var size: Double
  /// The tolerance for times, in seconds.
  public var time: Double
  /// The tolerance for azimuth, altitude and roll, in radians.
  public var angle: Double
  /// The tolerance for the force, whose range is 0...1.
  public var force: Double
  /// The tolerance for opacity and secondary scale, where 1 is the normal value.
  public var share: Double

  /// Creates a tolerance. The defaults are differences that are invisible at any size at which a
  /// drawing is viewed.
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

  /// The default tolerance: 0.01 mm for locations, 0.005 mm for widths, a millisecond, half a
  /// degree, and 1/512 for force and opacity.
  public static let standard = InkTolerance()
}

/// How the ids of strokes are stored.
public enum InkIDs: Hashable, Sendable {
  /// The ids are kept; a random id takes 16 bytes.
  case kept
  /// The first stroke keeps its id, and each further id is the previous one plus 1, which takes no
  /// space. References to strokes within the file (origins) are adjusted; references from outside
  /// become invalid.
  case renumbered
}
