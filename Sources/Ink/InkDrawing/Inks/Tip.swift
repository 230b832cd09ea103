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
  /// Millimetres per second.
  public var speed: Float

  /// A pen; where nothing is said an average hand: what devices without a sensor shall be given.
  public init(
    force: Float = 0.4, altitude: Float = .pi / 3, azimuth: Float = 0, roll: Float = 0,
    speed: Float = 0
  ) {
    self.force = force
    self.altitude = altitude
    self.azimuth = azimuth
    self.roll = roll
    self.speed = speed
  }
}

/// What an ink leaves on the canvas at one moment.
public struct Tip: BitwiseCopyable, Hashable, Sendable {
  /// Along the nib's edge and across it, in millimetres.
  public var size: Size
  /// 0...1.
  public var opacity: Float
  /// Scales the texture.
  public var secondaryScale: Float
}

extension Ink {
  /// What this ink leaves when a pen is held so; docs/ink-model.md has the table and its letters.
  ///
  /// Stored drawings (docs/ink-format.md) tell a size by the width that makes it here: another formula needs
  /// another version of that format, and the old formula for old files.
  ///
  /// A width outside ``InkType/validWidths`` is moved to its nearer end; so are force, altitude and speed
  /// that cannot be, and what is not a number counts as the least.
  public func tip(width: Double, pen: PenState) -> Tip {
    let w = width.clamped(to: type.validWidths)
    let f = Double(pen.force).clamped(to: 0...1)
    let t = 1 - Double(pen.altitude).clamped(to: 0...(.pi / 3)) / (.pi / 3)
    switch type {
    case .pen: return Tip(round: w * (0.6 + f) * (1 + 0.8 * t))
    case .monoline: return Tip(round: w)
    case .fountainPen:
      let v = Double(pen.speed).clamped(to: 0...1e6)
      let length = w * (0.8 + 0.5 * f) * (1 - 0.35 * v / (v + 150))
      return Tip(length, 0.3 * length)
    case .marker: return Tip(w, 0.45 * w, opacity: 0.5)
    case .pencil:
      let lead = w * (0.7 + 0.5 * f)
      return Tip(lead * (1 + 7 * t), lead, opacity: (0.25 + 0.75 * f) * (1 - 0.55 * t))
    case .crayon:
      let wax = w * (0.8 + 0.4 * f)
      return Tip(wax * (1 + 2 * t), wax, opacity: 0.45 + 0.55 * f)
    case .watercolor:
      return Tip(round: w * (0.55 + 1.1 * f) * (1 + t), opacity: 0.3 + 0.3 * f)
    case .reed: return Tip(w, 0.12 * w * (1 + f))
    case .eraser: return Tip(round: w * (0.6 + f))
    }
  }
}

extension InkType {
  /// The direction of the nib's edge in radians, for a pen that is held so.
  public func nibAngle(azimuth: Double, roll: Double) -> Double {
    switch self {
    case .pen, .monoline, .watercolor, .eraser, .pencil, .crayon: azimuth
    case .fountainPen: -.pi / 4 + roll
    case .marker: azimuth + .pi / 2 + roll
    case .reed: azimuth + .pi / 4 + roll
    }
  }
}

extension Tip {
  fileprivate init(_ width: Double, _ height: Double, opacity: Double = 1) {
    self.init(
      size: Size(width: width, height: height), opacity: Float(opacity), secondaryScale: 1)
  }

  fileprivate init(round width: Double, opacity: Double = 1) {
    self.init(width, width, opacity: opacity)
  }
}

extension Double {
  /// The nearest value in a range; its lower end for what is not a number.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? min(self, range.upperBound) : range.lowerBound
  }
}
