public import InkGeometry
public import StylusModel

/// The user's settings for mapping a tablet.
public struct MappingChoice: Hashable, Sendable {
  /// The area that the tablet is mapped to.
  public enum Target: Hashable, Sendable {
    /// The tablet's own output for a display tablet, and the whole layout for others.
    case auto
    /// All outputs together.
    case layout
    /// One output, by its name in the compositor.
    case output(String)
    /// A rectangle of the layout, in logical pixels.
    case region(Rect)
  }

  /// The area that the tablet is mapped to.
  public var target = Target.auto
  /// The part of the surface to use, in millimeters from the raw origin; nil for the part that the
  /// daemon specifies.
  public var area: Tablet.Area?
  /// Whether a circle stays a circle. The part of the tablet that is then too wide or too high lies
  /// beyond the target, to the right or below.
  public var keepsAspect = false
  /// The rotation of the tablet, clockwise as the user sees it.
  public var rotation = QuarterTurn.none
  /// Whether the tablet is turned around for left-handed use, as with libinput's left-handed mode.
  public var isLeftHanded = false
  /// The calibration.
  public var calibration = Calibration.none

  /// Creates the default settings of compositors.
  public init() {}
}
