import InkFitting
public import InkGeometry

/// A place that a user was asked to touch, and where the tablet said that the pen was; both in
/// millimeters on the tablet's surface, from its raw origin.
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
public enum CalibrationFitError: Error, Hashable, Sendable {
  /// There are fewer than four.
  case tooFew(Int)
  /// One of them is not made of numbers.
  case notFinite(touch: Int)
  /// Marks or answers lie on one line, or on one spot.
  case collinear
  /// The answers are mirrored, or turned by more than an eighth: marks were touched in another
  /// order, or the rotation is not the tablet's.
  case turned(degrees: Double, isMirrored: Bool)
  /// A touch is so many millimeters from where all of them together would have it.
  case scattered(touch: Int, millimeters: Double)
}

extension Calibration {
  /// A calibration, and how well it fits.
  public struct Fit: Hashable, Sendable {
    /// What was found.
    public let calibration: Calibration
    /// The root of the mean square of the distances that are left, in millimeters.
    public let residual: Double
    /// The greatest of them.
    public let worst: Double
  }

  /// The map of least squares from what was reported to what was meant.
  ///
  /// - Parameters:
  ///   - mapping: tells the surface; its own calibration does not count.
  ///   - tolerance: how far, in millimeters, each touch may be off what all say together; hands hit
  ///     marks to about 1.
  public static func fit(
    _ touches: [CalibrationTouch], on mapping: TabletMapping, tolerance: Double = 3
  ) throws(CalibrationFitError) -> Fit {
    guard touches.count >= 4 else { throw .tooFew(touches.count) }
    for (index, touch) in touches.enumerated()
    where !(touch.meant.isFinite && touch.reported.isFinite) { throw .notFinite(touch: index) }
    guard
      let map = AffineTransform(
        leastSquares: touches.map { (from: $0.reported, to: $0.meant) })
    else { throw .collinear }
    try checkTurn(map)
    var (sum, worst, worstTouch) = (0.0, 0.0, 0)
    for (index, touch) in touches.enumerated() {
      let off = map.applied(to: touch.reported).distance(to: touch.meant)
      sum += off * off
      if off > worst { (worst, worstTouch) = (off, index) }
    }
    guard worst <= tolerance else { throw .scattered(touch: worstTouch, millimeters: worst) }
    let toShares = mapping.surface.toShares
    guard let toMillimeters = toShares.inverse,
      let found = Calibration(toMillimeters.then(map).then(toShares))
    else { throw .collinear }
    return Fit(
      calibration: found, residual: (sum / Double(touches.count)).squareRoot(), worst: worst)
  }

  private static func checkTurn(_ map: AffineTransform) throws(CalibrationFitError) {
    let turn = PenTurn(of: map)
    guard !turn.isMirrored, abs(turn.angle) <= .pi / 4 else {
      throw .turned(degrees: turn.angle * (180 / .pi), isMirrored: turn.isMirrored)
    }
  }
}
