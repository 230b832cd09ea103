import InkSynthesis
import StylusModel
import StylusPipeline
import Testing

/// Curves of all shapes, the steepest among them.
private let curves: [PressureCurve] = {
  var dice = SplitMix64(seed: 8)
  let corners: [Float] = [0, 1, 0.25, 0.75]
  return (0..<400).compactMap { number in
    func coordinate() -> Float {
      number < 200 ? corners.randomElement(using: &dice) ?? 0 : .random(in: 0...1, using: &dice)
    }
    return PressureCurve(coordinate(), coordinate(), coordinate(), coordinate())
  }
}()

@Test func aCurveNeverFallsAndKeepsNothingAndFullPressure() {
  #expect(curves.count == 400)
  for curve in curves {
    #expect(curve(.zero) == .zero && curve(Fraction(1)) == Fraction(1))
    var last = Fraction.zero
    var falls = 0
    for step in 0...4_096 {
      let told = curve(Fraction(Float(step) / 4_096))
      if told < last || !(0...1 ~= told.value) { falls += 1 }
      last = told
    }
    // Neighboring numbers, where rounding could show.
    var pressure: Float = 0.3
    for _ in 0..<512 {
      if curve(Fraction(pressure.nextUp)) < curve(Fraction(pressure)) { falls += 1 }
      pressure = pressure.nextUp
    }
    #expect(falls == 0, "\(curve)")
  }
}

/// Against the formula of the manual, by its parameter.
@Test(arguments: [
  [0.0, 0.75, 0.25, 1.0], [0.75, 0, 1, 0.25], [0, 0.2, 0.6, 1], [0.3, 0.1, 0.9, 0.4],
])
func aCurveGoesThroughThePointsOfItsFormula(controls: [Double]) throws {
  let curve = try #require(
    PressureCurve(
      Float(controls[0]), Float(controls[1]), Float(controls[2]), Float(controls[3])))
  for t in stride(from: 0.01, through: 0.99, by: 0.01) {
    func coordinate(_ first: Double, _ second: Double) -> Double {
      3 * t * (1 - t) * (1 - t) * first + 3 * t * t * (1 - t) * second + t * t * t
    }
    let told = curve(Fraction(Float(coordinate(controls[0], controls[2]))))
    #expect(abs(Double(told.value) - coordinate(controls[1], controls[3])) < 1e-5)
  }
}

@Test func aStraightCurveChangesNoBit() throws {
  for (first, second) in [(0, 1), (0.2, 0.9), (0.5, 0.5)] as [(Float, Float)] {
    let curve = try #require(PressureCurve(first, first, second, second))
    #expect(curve.isStraight)
    for step in 0...1_000 {
      let pressure = Fraction(Float(step) / 1_000)
      #expect(curve(pressure) == pressure)
    }
  }
}

@Test(arguments: [[-0.1, 0, 1, 1], [0, 0, 1, 1.1], [.nan, 0, 1, 1], [0, .infinity, 1, 1]])
func aCurveThatCouldFallIsRefused(controls: [Float]) {
  #expect(PressureCurve(controls[0], controls[1], controls[2], controls[3]) == nil)
}

@Test(arguments: [(0, 0), (0.1, 0), (0.1, 0.2), (1.1, 0.5), (.nan, 0.1), (0.5, .nan)])
func aThresholdThatCouldNotEndIsRefused(begin: Float, end: Float) {
  #expect(TipThreshold(begin: begin, end: end) == nil)
}
