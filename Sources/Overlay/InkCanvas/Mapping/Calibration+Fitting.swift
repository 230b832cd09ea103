public import InkGeometry

/// A place that a user was asked to touch, and where the tablet said that the pen was; both in millimetres on the
/// tablet's surface, from its raw origin.
public struct CalibrationTouch: Hashable, Sendable {
  /// Where the tablet should have said.
  public var meant: Point
  /// What it said.
  public var reported: Point

  /// Two places on the surface.
  public init(meant: Point, reported: Point) {
    self.meant = meant
    self.reported = reported
  }

  /// A mark in the layout, in logical pixels, that was shown with a mapping without calibration.
  public init?(mark: Point, reported: Point, on mapping: TabletMapping) {
    guard let toTablet = mapping.toLayout.inverse else { return nil }
    self.init(meant: toTablet.applied(to: mark), reported: reported)
  }
}

/// Why touches are no calibration.
public enum CalibrationFault: Error, Hashable, Sendable {
  /// There are fewer than four.
  case tooFew(Int)
  /// One of them is not made of numbers.
  case notFinite(touch: Int)
  /// Marks or answers lie on one line, or on one spot.
  case collinear
  /// The answers are mirrored, or turned by more than an eighth: marks were touched in another order, or the rotation is
  /// not the tablet's.
  case turned(degrees: Double, isMirrored: Bool)
  /// A touch is so many millimetres from where all of them together would have it.
  case scattered(touch: Int, millimetres: Double)
}

extension Calibration {
  /// A calibration, and how well it fits.
  public struct Fit: Hashable, Sendable {
    /// What was found.
    public let calibration: Calibration
    /// The root of the mean square of the distances that are left, in millimetres.
    public let residual: Double
    /// The greatest of them.
    public let worst: Double
  }

  /// The map of least squares from what was reported to what was meant.
  ///
  /// - Parameters:
  ///   - mapping: tells the surface; its own calibration does not count.
  ///   - tolerance: how far, in millimetres, each touch may be off what all say together; hands hit marks to about 1.
  public static func fit(
    _ touches: [CalibrationTouch], on mapping: TabletMapping, tolerance: Double = 3
  ) throws(CalibrationFault) -> Fit {
    guard touches.count >= 4 else { throw .tooFew(touches.count) }
    for (index, touch) in touches.enumerated()
    where !(touch.meant.isFinite && touch.reported.isFinite) { throw .notFinite(touch: index) }
    guard let map = leastSquares(touches) else { throw .collinear }
    try check(map)
    var (sum, worst, worstTouch) = (0.0, 0.0, 0)
    for (index, touch) in touches.enumerated() {
      let off = map.applied(to: touch.reported).distance(to: touch.meant)
      sum += off * off
      if off > worst { (worst, worstTouch) = (off, index) }
    }
    guard worst <= tolerance else { throw .scattered(touch: worstTouch, millimetres: worst) }
    let toShares = mapping.surface.toShares
    guard let toMillimetres = toShares.inverse,
      let found = Calibration(toMillimetres.then(map).then(toShares))
    else { throw .collinear }
    return Fit(
      calibration: found, residual: (sum / Double(touches.count)).squareRoot(), worst: worst)
  }

  private static func check(_ map: AffineTransform) throws(CalibrationFault) {
    let turn = PenTurn(of: map)
    guard !turn.isMirrored, abs(turn.angle) <= .pi / 4 else {
      throw .turned(degrees: turn.angle * (180 / .pi), isMirrored: turn.isMirrored)
    }
  }

  /// The map of least squares, whatever its units; nil where places lie on one line. Around the means, where the equations for
  /// turn and stretch fall apart from those for the shift.
  package static func leastSquares(_ touches: [CalibrationTouch]) -> AffineTransform? {
    let share = 1 / Double(touches.count)
    let from = touches.reduce(Point.zero) { $0 + $1.reported } * share
    let to = touches.reduce(Point.zero) { $0 + $1.meant } * share
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    var (byX, byY) = (Point.zero, Point.zero)
    var spread = Spread()
    for touch in touches {
      let (own, meant) = (touch.reported - from, touch.meant - to)
      (xx, xy, yy) = (xx + own.x * own.x, xy + own.x * own.y, yy + own.y * own.y)
      byX = byX + meant * own.x
      byY = byY + meant * own.y
      spread.add(meant)
    }
    guard Spread(xx: xx, xy: xy, yy: yy).isWide, spread.isWide else { return nil }
    let scale = 1 / (xx * yy - xy * xy)
    let x = (byX * yy - byY * xy) * scale
    let y = (byY * xx - byX * xy) * scale
    let linear = AffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: 0, ty: 0)
    return linear.then(.translation(to - linear.applied(to: from)))
  }
}

/// How far places lie apart around their middle, squared and added up.
private struct Spread {
  var xx = 0.0
  var xy = 0.0
  var yy = 0.0

  mutating func add(_ way: Point) {
    (xx, xy, yy) = (xx + way.x * way.x, xy + way.x * way.y, yy + way.y * way.y)
  }

  /// Whether they lie apart across their longest direction too: at least a twentieth as far as along it.
  var isWide: Bool {
    let (trace, area) = (xx + yy, xx * yy - xy * xy)
    return trace > 1 && area > trace * trace / 400
  }
}
