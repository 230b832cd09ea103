public import InkGeometry
public import StylusModel

/// Where the user wants the places of a tablet to lie.
public struct MappingChoice: Hashable, Sendable {
  /// What the tablet reaches.
  public enum Target: Hashable, Sendable {
    /// Of a display tablet its own output, of another the whole layout.
    case auto
    /// All outputs together.
    case layout
    /// One output, by the compositor's name.
    case output(String)
    /// A rectangle of the layout, in logical pixels.
    case region(Rect)
  }

  /// What the tablet reaches.
  public var target = Target.auto
  /// The part of the surface that counts, in millimeters from the raw origin; nil: what the daemon
  /// says.
  public var area: Tablet.Area?
  /// Whether a circle stays a circle: what of the tablet is too wide or too high for that lies
  /// beyond the target, to the right or below.
  public var keepsAspect = false
  /// How the tablet lies before the user: turned clockwise by that.
  public var rotation = QuarterTurn.none
  /// Whether it lies the other way around, for the left hand; libinput's left-handed mode.
  public var isLeftHanded = false
  /// What a calibration found.
  public var calibration = Calibration.none

  /// What compositors do by themselves.
  public init() {}
}
