public import InkGeometry

/// How a pen is held and moved at one moment.
public struct PenState: BitwiseCopyable, Hashable, Sendable {
  /// The force, 0...1 of the device's range.
  public var force: Float
  /// The angle between pen and surface in radians; 0 is flat, pi/2 upright.
  public var altitude: Float
  /// The direction in which the pen leans, in radians; 0 is +x, and angles grow clockwise on
  /// screen.
  public var azimuth: Float
  /// The rotation about the pen's own axis, in radians, clockwise.
  public var roll: Float
  /// The speed, in millimeters per second.
  public var speed: Float
  /// The distance that the tip has moved since it landed, in millimeters.
  public var distance: Float

  /// Creates the state of a pen. The defaults are those of an average hand and suit devices without
  /// the respective sensor.
  public init(
    force: Float = 0.4, altitude: Float = .pi / 3, azimuth: Float = 0, roll: Float = 0,
    speed: Float = 0, distance: Float = 0
  ) {
    self.force = force
    self.altitude = altitude
    self.azimuth = azimuth
    self.roll = roll
    self.speed = speed
    self.distance = distance
  }
}

/// The mark that an ink makes on the canvas at one moment.
public struct Tip: BitwiseCopyable, Hashable, Sendable {
  /// The size along the nib's edge and across it, in millimeters.
  public var size: Size
  /// The amount of ink, 0...1.
  public var opacity: Float
  /// The scale of the texture.
  public var secondaryScale: Float

  /// Creates a tip.
  public init(size: Size, opacity: Float = 1, secondaryScale: Float = 1) {
    self.size = size
    self.opacity = opacity
    self.secondaryScale = secondaryScale
  }

  /// Creates a tip of a size along and across its edge, as the formulas of inks give it.
  package init(_ width: Double, _ height: Double, opacity: Double = 1) {
    self.init(size: Size(width: width, height: height), opacity: Float(opacity))
  }

  /// Creates a tip of the same size in all directions.
  package init(round width: Double, opacity: Double = 1) {
    self.init(width, width, opacity: opacity)
  }
}
