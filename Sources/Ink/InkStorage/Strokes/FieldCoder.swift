/// Codes the fields of a stroke in sequence: given values are written, or values are read and
/// returned.
///
/// Invalid bits set a fault, after which no more fields should be coded.
struct FieldCoder<Coder: BitCoder> {
  var coder: Coder
  /// The reason why the bits are invalid.
  private(set) var fault: StrokeCodingError?
  /// The number of control points and corners that the chunk may still contain.
  private(set) var pointsLeft: Int

  /// - Parameter points: the number of control points and corners that the chunk declares.
  init(_ coder: Coder, points: Int) {
    self.coder = coder
    pointsLeft = points
  }

  /// Sets the fault; only the first one is kept.
  mutating func refuse(_ fault: StrokeCodingError) { self.fault = self.fault ?? fault }

  /// Takes a number of points from those that the chunk declared; returns 0 if there are not as
  /// many left.
  mutating func claimed(_ points: UInt64) -> Int {
    guard points <= UInt64(pointsLeft) else {
      refuse(.points)
      return 0
    }
    pointsLeft -= Int(points)
    return Int(points)
  }

  mutating func double(_ value: Double, _ isFloat: inout BitModel) -> Double {
    let narrow = Float(value)
    if coder.bit(Double(narrow).bitPattern == value.bitPattern, &isFloat) {
      return Double(float(narrow))
    }
    return Double(bitPattern: coder.raw(value.bitPattern, bits: 64))
  }

  mutating func float(_ value: Float) -> Float {
    Float(bitPattern: UInt32(coder.raw(UInt64(value.bitPattern), bits: 32)))
  }

  /// Codes a signed number.
  mutating func signed(_ value: Int64, _ models: inout NumberModels) -> Int64 {
    let (number, isSound) = models.codeSigned(value, &coder)
    if !isSound { refuse(.number) }
    return number
  }

  /// Codes a residual with an energy; see ``ResidualModels``.
  @inline(__always)
  mutating func residual(
    _ value: Int64, energy: UInt64, sign: inout Int, _ models: inout ResidualModels
  ) -> Int64 {
    let (residual, isSound) = models.code(value, energy: energy, sign: &sign, &coder)
    if !isSound { refuse(.number) }
    return residual
  }
}
