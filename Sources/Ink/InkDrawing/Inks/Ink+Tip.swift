import InkGeometry

extension Ink {
  /// Returns the tip that this ink makes for a pen held in this way, away from the ends of a
  /// stroke. docs/develop/ink-model.md contains the table of formulas and symbols.
  ///
  /// Stored drawings (docs/develop/ink-format.md) specify a size by the width that produces it with
  /// these formulas. If you change the formulas, you need a new content version and must keep these
  /// formulas for existing files.
  ///
  /// A width outside ``InkType/validWidths`` is moved to the nearest valid width. Invalid force,
  /// altitude, speed and distance are clamped as well, and NaN counts as the smallest value.
  public func tip(width: Double, pen: PenState) -> Tip {
    let w = width.clamped(to: type.validWidths)
    let hand = Hand(pen)
    let f = hand.force
    switch type {
    case .pen: return hand.ballpoint(w)
    case .monoline: return Tip(round: w)
    case .fountainPen: return hand.fountainPen(w)
    case .marker: return Tip(w, 0.38 * w)
    case .pencil: return hand.pencil(w)
    case .crayon: return hand.crayon(w)
    case .watercolor:
      return Tip(round: w * (0.55 + 1.1 * f) * (1 + hand.lean), opacity: hand.waterLoad)
    case .reed: return hand.reed(w)
    case .eraser: return Tip(round: w * (0.6 + f))
    }
  }
}

extension InkType {
  /// Returns the direction of the nib's edge in radians, for a pen held in this way.
  public func nibAngle(azimuth: Double, roll: Double) -> Double {
    switch self {
    case .pen, .monoline, .watercolor, .eraser, .pencil, .crayon: azimuth
    case .fountainPen: -.pi / 4 + roll
    case .marker: azimuth + .pi / 2 + roll
    case .reed: azimuth + .pi / 4 + roll
    }
  }
}

/// A pen in the form that the formulas use.
private struct Hand {
  /// The force, 0...1.
  let force: Double
  /// How flat the pen is held: 0 for 60 degrees or more, 1 for flat.
  let lean: Double
  private let pen: PenState

  init(_ pen: PenState) {
    self.pen = pen
    force = Double(pen.force).clamped(to: 0...1)
    lean = 1 - Double(pen.altitude).clamped(to: 0...(.pi / 3)) / (.pi / 3)
  }

  private var speed: Double { Double(pen.speed).clamped(to: 0...1e6) }

  /// A ball needs little force to roll, and draws a hairline with almost none.
  func ballpoint(_ w: Double) -> Tip {
    let pressed = 1.55 * force / (force + 0.28)
    let width = w * (0.28 + 0.8 * pressed) * (1 - 0.22 * speed / (speed + 250))
    return Tip(round: width * (0.5 + 0.5 * (force / 0.1).eased))
  }

  /// The nib lands with its point and spreads with force.
  func fountainPen(_ w: Double) -> Tip {
    let spread = 0.42 + 0.58 * (force / 0.22).eased
    let length = w * (0.8 + 0.5 * force) * (1 - 0.35 * speed / (speed + 150)) * spread
    return Tip(length, length * (0.3 + 0.3 * (1 - spread)))
  }

  /// A reed lands with a corner of its edge.
  func reed(_ w: Double) -> Tip {
    let spread = 0.36 + 0.64 * (force / 0.2).eased
    let length = w * spread
    return Tip(length, length * (0.12 * (1 + force) + 0.25 * (1 - spread)))
  }

  /// The opacity is a quarter of the amount that the lead deposits in one pass. 1.6 f^1.5 + 1.9
  /// f^1.25 is 3.5 f^1.35 within half a percent of the deposit.
  func pencil(_ w: Double) -> Tip {
    let lead = w * (0.62 + 0.5 * force)
    let root = force.squareRoot()
    let pressed = 0.24 + force * (1.6 * root + 1.9 * root.squareRoot())
    let flow = min(1, force / 0.05) * pressed / (1 + 1.5 * lean)
    return Tip(lead * (1 + 9 * lean), lead * (1 + 0.7 * lean), opacity: flow / 4)
  }

  /// The opacity is a quarter of the wax that one pass leaves.
  func crayon(_ w: Double) -> Tip {
    let wax = w * (0.85 + 0.35 * force)
    let flow = min(1, force / 0.04) * (0.36 + 2.1 * force) / (1 + 0.8 * lean)
    return Tip(wax * (1 + 2 * lean), wax, opacity: flow / 4)
  }

  /// The color that a brush releases, which decreases as it empties.
  var waterLoad: Double {
    let distance = Double(pen.distance).clamped(to: 0...1e9)
    return (0.16 + 0.62 * force) * (0.66 + 0.5 / (1 + distance / 40))
  }
}

extension Double {
  /// 0 below 0, 1 above 1, and smooth between: 3 x^2 - 2 x^3.
  var eased: Double {
    let x = clamped(to: 0...1)
    return x * x * (3 - 2 * x)
  }

  /// Returns the nearest value in a range; its lower end for NaN.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }
}
