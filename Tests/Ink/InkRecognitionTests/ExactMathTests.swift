import Foundation
import Testing

@testable import InkRecognition

@Suite struct ExactMathTests {
  @Test func `exponentials are right to six digits`() {
    for step in -8_000...800 {
      let x = Float(step) * 0.01
      let truth = Foundation.exp(Double(x))
      #expect(abs(Double(ExactMath.exp(x)) - truth) <= 4e-7 * truth)
    }
    #expect(ExactMath.exp(-1e30) == 0)
  }

  @Test func `logarithms are right to six digits`() {
    var x: Float = 1e-30
    while x < 1e30 {
      let truth = Foundation.log(Double(x))
      #expect(abs(Double(ExactMath.log(x)) - truth) <= 3e-7 * max(1, abs(truth)))
      x *= 1.37
    }
    #expect(ExactMath.log(0) == -87)
  }

  @Test func `the step is that of the hyperbolic tangent, about`() {
    for step in -500...500 {
      let x = Float(step) * 0.01
      let value = SIMD16<Float>(repeating: x).swung[3]
      #expect(abs(Double(value) - Foundation.tanh(Double(x))) < 0.025)
    }
    #expect(SIMD16<Float>(repeating: 9).swung[0] == 1)
  }
}
