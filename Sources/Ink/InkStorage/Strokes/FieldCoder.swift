/// One field of a stroke after the other: what is given is written, or what the bits tell is given.
///
/// Bits that make no stroke leave a fault, after which nothing more should be asked for.
struct FieldCoder<Coder: BitCoder> {
  var coder: Coder
  /// Why the bits make no stroke.
  private(set) var fault: StrokeCodingError?
  /// How many control points and corners the chunk may still have.
  private(set) var pointsLeft: Int

  /// - Parameter points: how many control points and corners the chunk promises.
  init(_ coder: Coder, points: Int) {
    self.coder = coder
    pointsLeft = points
  }

  /// The first reason counts.
  mutating func refuse(_ fault: StrokeCodingError) { self.fault = self.fault ?? fault }

  /// So many points of those that the chunk promised; none if there are not as many left.
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

  /// A number with a sign.
  mutating func signed(_ value: Int64, _ models: inout NumberModels) -> Int64 {
    let (number, isSound) = models.codeSigned(value, &coder)
    if !isSound { refuse(.number) }
    return number
  }

  /// A residual under an energy; see ``ResidualModels``.
  @inline(__always)
  mutating func residual(
    _ value: Int64, energy: UInt64, sign: inout Int, _ models: inout ResidualModels
  ) -> Int64 {
    let (residual, isSound) = models.code(value, energy: energy, sign: &sign, &coder)
    if !isSound { refuse(.number) }
    return residual
  }
}
