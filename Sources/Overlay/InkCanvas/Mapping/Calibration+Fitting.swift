import InkFitting
public import InkGeometry

/// A point that a user was asked to touch, and the position that the tablet reported; both in
/// millimeters on the tablet's surface, from its raw origin.
public struct CalibrationTouch: Hashable, Sendable {
  /// The position that the tablet should have reported.
  public var meant: Point
  /// The position that it reported.
  public var reported: Point

  /// Creates a touch from two positions on the surface.
  public init(meant: Point, reported: Point) {
    self.meant = meant
    self.reported = reported
  }

  /// Creates a touch from a mark in the layout, in logical pixels, that was shown with a mapping
  /// without calibration.
  public init?(mark: Point, reported: Point, on mapping: TabletMapping) {
    guard let toTablet = mapping.toLayout.inverse else { return nil }
    self.init(meant: toTablet.applied(to: mark), reported: reported)
  }
}

/// The reason why a calibration cannot be computed from touches.
public enum CalibrationFitError: Error, Hashable, Sendable {
  /// There are fewer than four touches.
  case tooFew(Int)
  /// A touch has coordinates that are not finite.
  case notFinite(touch: Int)
  /// The marks or the reported positions are all on one line or at one point.
  case collinear
  /// The reported positions are mirrored or turned by more than 45 degrees: the marks were touched
  /// in another order, or the rotation setting does not match the tablet.
  case turned(degrees: Double, isMirrored: Bool)
  /// A touch is this many millimeters from the position expected from all touches.
  case scattered(touch: Int, millimeters: Double)
}

extension Calibration {
  /// A calibration and its accuracy.
  public struct Fit: Hashable, Sendable {
    /// The calibration.
    public let calibration: Calibration
    /// The root mean square of the remaining distances, in millimeters.
    public let residual: Double
    /// The largest remaining distance, in millimeters.
    public let worst: Double
  }

  /// Returns the least-squares map from the reported to the intended positions.
  ///
  /// - Parameters:
  ///   - touches: the touched marks; at least four.
  ///   - mapping: specifies the surface; its own calibration is ignored.
  ///   - tolerance: the largest distance, in millimeters, between a touch and the position expected
  ///     from all touches; people hit marks to about 1 mm.
  public static func fit(
    _ touches: [CalibrationTouch], on mapping: TabletMapping, tolerance: Double = 3
  ) throws(CalibrationFitError) -> Fit {
    guard touches.count >= 4 else { throw .tooFew(touches.count) }
    for (index, touch) in touches.enumerated()
    where !(touch.meant.isFinite && touch.reported.isFinite) { throw .notFinite(touch: index) }
    guard
      let map = InkTransform(
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

  private static func checkTurn(_ map: InkTransform) throws(CalibrationFitError) {
    let turn = PenTurn(of: map)
    guard !turn.isMirrored, abs(turn.angle) <= .pi / 4 else {
      throw .turned(degrees: turn.angle * (180 / .pi), isMirrored: turn.isMirrored)
    }
  }
}
