public import InkGeometry

/// How a pen is held and moved at one moment.
public struct PenState: BitwiseCopyable, Hashable, Sendable {
  /// 0...1 of the device's range.
  public var force: Float
  /// Radians, 0 flat, pi/2 upright.
  public var altitude: Float
  /// Radians, 0 = +x, clockwise on screen.
  public var azimuth: Float
  /// Rotation about its own axis, radians, clockwise.
  public var roll: Float
  /// Millimeters per second.
  public var speed: Float
  /// How far the tip has gone since it landed, in millimeters.
  public var distance: Float

  /// A pen; where nothing is said an average hand: what devices without a sensor shall be given.
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

/// What an ink leaves on the canvas at one moment.
public struct Tip: BitwiseCopyable, Hashable, Sendable {
  /// Along the nib's edge and across it, in millimeters.
  public var size: Size
  /// How much ink it leaves, 0...1.
  public var opacity: Float
  /// Scales the texture.
  public var secondaryScale: Float

  /// A tip.
  public init(size: Size, opacity: Float = 1, secondaryScale: Float = 1) {
    self.size = size
    self.opacity = opacity
    self.secondaryScale = secondaryScale
  }
}
