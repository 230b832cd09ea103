import Foundation
import Testing

@testable import InkRecognition

/// How large, straight and closed a gesture must be; letters are 3 mm high.
@Suite struct GestureLimitTests {
  private func gesture(_ corners: SIMD2<Float>..., scale: Float = 3) -> InkGesture? {
    InkGesture(corners, scale: scale)
  }

  /// Ways to and fro, each a little lower than the one before.
  private func scratch(_ ways: Int, width: Float, height: Float, turned angle: Double = 0)
    -> InkGesture?
  {
    let (cosine, sine) = (Float(cos(angle)), Float(sin(angle)))
    let corners = (0...ways).map { number -> SIMD2<Float> in
      let x = number % 2 == 0 ? 0 : width
      let y = height * Float(number) / Float(ways)
      return SIMD2(x * cosine - y * sine, x * sine + y * cosine)
    }
    return InkGesture(corners, scale: 3)
  }

  private func arc(_ degrees: Int, wide: Double, high: Double) -> InkGesture? {
    InkGesture(
      stride(from: 0, through: degrees, by: 4).map { step in
        let angle = Double(step) * .pi / 180
        return SIMD2(Float(wide / 2 * cos(angle)), Float(high / 2 * sin(angle)))
      }, scale: 3)
  }

  @Test func `a line is longer than seven letters are high, either way`() {
    #expect(gesture(SIMD2(0, 0), SIMD2(22.2, 0)) == .line)
    #expect(gesture(SIMD2(22.2, 0), SIMD2(0, 0)) == .line)
    #expect(gesture(SIMD2(0, 0), SIMD2(20, 0)) == nil)
    #expect(gesture(SIMD2(0, 0), SIMD2(20, 0), scale: 2) == .line)
  }

  @Test func `a line may lean by two fifths, one across by a quarter`() {
    #expect(gesture(SIMD2(0, 0), SIMD2(30, 11)) == .line)
    #expect(gesture(SIMD2(0, 11), SIMD2(30, 0)) == .line)
    #expect(gesture(SIMD2(0, 0), SIMD2(30, 13)) == nil)
    #expect(gesture(SIMD2(0, 0), SIMD2(3, 14.5)) == .verticalLine)
    #expect(gesture(SIMD2(3, 0), SIMD2(0, 14.5)) == .verticalLine)
    #expect(gesture(SIMD2(0, 0), SIMD2(4.2, 14.2)) == nil)
    #expect(gesture(SIMD2(0, 0), SIMD2(20, 20)) == nil)
  }

  @Test func `a line across is longer than four and a half letters`() {
    #expect(gesture(SIMD2(0, 0), SIMD2(0, 15)) == .verticalLine)
    #expect(gesture(SIMD2(0, 15), SIMD2(0, 0)) == .verticalLine)
    #expect(gesture(SIMD2(0, 0), SIMD2(0, 13)) == nil)
    #expect(gesture(SIMD2(0, 0), SIMD2(0, 12.3), scale: 2.5) == .verticalLine)
  }

  @Test func `a line may be bent a little`() {
    // 30 mm of 30.6 and of 31.6 mm.
    #expect(gesture(SIMD2(0, 0), SIMD2(15, 3), SIMD2(30, 0)) == .line)
    #expect(gesture(SIMD2(0, 0), SIMD2(15, 5), SIMD2(30, 0)) == nil)
  }

  @Test func `what goes to and fro five times over itself is a scratch-out`() {
    #expect(scratch(6, width: 20, height: 4) == .scratchOut)
    #expect(scratch(5, width: 20, height: 4) == .scratchOut)
    #expect(scratch(4, width: 20, height: 4) != .scratchOut)
    #expect(scratch(9, width: 10, height: 4) == .scratchOut)
    // No larger than letters.
    #expect(scratch(9, width: 6, height: 2) == nil)
  }

  @Test func `short ways to and fro do not count`() {
    // Four whole ways, then six of less than a third.
    let whole: [SIMD2<Float>] = [
      SIMD2(0, 0), SIMD2(20, 0.5), SIMD2(0, 1), SIMD2(20, 1.5), SIMD2(0, 2),
    ]
    let short = (1...6).map { SIMD2<Float>($0 % 2 == 0 ? 0 : 6, 2 + 0.2 * Float($0)) }
    #expect(InkGesture(whole + short, scale: 3) != .scratchOut)
    #expect(InkGesture(whole + [SIMD2(20, 2.5)] + short, scale: 3) == .scratchOut)
  }

  @Test func `a scratch-out may have any slant, if it is narrow`() {
    for angle in [0.3, 0.8, -0.8, 1.2, 1.57, 2.4] {
      #expect(scratch(7, width: 20, height: 4, turned: angle) == .scratchOut, "\(angle)")
    }
    // As high as half of its width: along the writing only.
    #expect(scratch(7, width: 20, height: 10) == .scratchOut)
    #expect(scratch(7, width: 20, height: 10, turned: 1.57) != .scratchOut)
    #expect(scratch(7, width: 20, height: 30) != .scratchOut)
  }

  @Test func `a circle goes around once, and is closed`() {
    #expect(arc(360, wide: 20, high: 20) == .circle && arc(360, wide: 30, high: 14) == .circle)
    #expect(arc(340, wide: 20, high: 20) == .circle && arc(380, wide: 20, high: 20) == .circle)
    #expect(arc(300, wide: 20, high: 20) == nil && arc(180, wide: 20, high: 20) == nil)
    #expect(arc(720, wide: 20, high: 20) == nil && arc(1_080, wide: 20, high: 20) == nil)
  }

  @Test func `a circle is larger than four letters, and higher than two`() {
    #expect(arc(360, wide: 13, high: 13) == .circle && arc(360, wide: 11, high: 11) == nil)
    #expect(arc(360, wide: 20, high: 7.5) == .circle && arc(360, wide: 20, high: 6) == nil)
  }

  @Test func `what has corners is no circle`() {
    let (a, b, c, d) = (
      SIMD2<Float>(0, 0), SIMD2<Float>(20, 0), SIMD2<Float>(20, 20), SIMD2<Float>(0, 20)
    )
    #expect(gesture(a, b, c, d, a) == nil)
    #expect(gesture(a, b, SIMD2(10, 20), a) == nil)
  }

  @Test func `an arrow has a straight shaft and a head of less than its length`() {
    let (begin, tip) = (SIMD2<Float>(0, 0), SIMD2<Float>(30, 0))
    #expect(gesture(begin, tip, SIMD2(25, -4)) == .arrow)
    #expect(gesture(begin, tip, SIMD2(25, 4), tip, SIMD2(25, -4)) == .arrow)
    #expect(gesture(tip, begin, SIMD2(5, -4)) == .arrow)
    #expect(gesture(SIMD2(0, 0), SIMD2(0, 30), SIMD2(-4, 25)) == .arrow)
    // A head that does not go back, one that goes back all the way, and a shaft that is too short.
    #expect(gesture(begin, tip, SIMD2(30, 9)) == nil)
    #expect(gesture(begin, tip, SIMD2(2, 8)) == nil)
    #expect(gesture(begin, SIMD2(15, 0), SIMD2(11, -3)) == nil)
  }

  @Test func `the places of a gesture may be few or many, and it may lie anywhere`() {
    for count in [1, 7, 400, 5_000] {
      let line = (0...count).map { SIMD2<Float>(500 + 40 * Float($0) / Float(count), -300) }
      #expect(InkGesture(line, scale: 3) == .line, "\(count)")
    }
    // Longer than the steps that there are room for.
    #expect(gesture(SIMD2(0, 0), SIMD2(90_000, 0)) == .line)
  }

  @Test func `where the writing has no size there are no gestures`() {
    for scale: Float in [0, -3, .nan, .infinity] {
      #expect(gesture(SIMD2(0, 0), SIMD2(40, 0), scale: scale) == nil)
    }
    #expect(gesture(SIMD2(0, 0)) == nil && gesture(SIMD2(1, 1), SIMD2(1, 1)) == nil)
    // Places that are none are passed over.
    #expect(gesture(SIMD2(0, 0), SIMD2(.nan, 9), SIMD2(40, 0)) == .line)
    #expect(gesture(SIMD2(0, 0), SIMD2(.infinity, 9)) == nil)
  }

  @Test func `gestures have the names that other programs know`() {
    let names = ["scratchOut", "circle", "line", "verticalLine", "arrow", "caret"]
    #expect(InkGesture.allCases.map(\.rawValue) == names)
  }
}
