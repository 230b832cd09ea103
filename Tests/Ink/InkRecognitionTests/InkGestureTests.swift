import Foundation
import Testing

@testable import InkRecognition

/// Movements that ask for something; letters are 3 mm high.
@Suite struct InkGestureTests {
  private func gesture(_ stroke: [SIMD2<Float>]) -> InkGesture? { InkGesture(stroke, scale: 3) }

  private func way(_ corners: SIMD2<Float>...) -> [SIMD2<Float>] {
    zip(corners, corners.dropFirst()).flatMap { one, two in
      (0...40).map { one + (two - one) * (Float($0) / 40) }
    }
  }

  @Test func `each gesture is told`() {
    let zigzag = way(
      SIMD2(0, 0), SIMD2(20, 1), SIMD2(1, 2), SIMD2(21, 3), SIMD2(2, 4), SIMD2(20, 5), SIMD2(0, 6))
    #expect(gesture(zigzag) == .scratchOut)
    let circle = (0...90).map { step in
      let angle = Double(step) * 4 * .pi / 180
      return SIMD2(Float(15 * cos(angle)), Float(10 * sin(angle)))
    }
    #expect(gesture(circle) == .circle)
    #expect(gesture(way(SIMD2(0, 0), SIMD2(40, 2))) == .line)
    #expect(gesture(way(SIMD2(0, 0), SIMD2(1, 20))) == .verticalLine)
    #expect(gesture(way(SIMD2(0, 0), SIMD2(30, 0), SIMD2(25, -4))) == .arrow)
    #expect(
      gesture(way(SIMD2(0, 0), SIMD2(30, 0), SIMD2(25, -4), SIMD2(30, 0), SIMD2(25, 4))) == .arrow)
  }

  @Test func `a caret is two straight legs above or below one tip, higher than letters`() {
    for sign: Float in [1, -1] {
      #expect(gesture(way(SIMD2(0, 0), SIMD2(4, 8 * sign), SIMD2(8, 0))) == .caret)
      #expect(gesture(way(SIMD2(8, 0), SIMD2(4, 9 * sign), SIMD2(0, 1 * sign))) == .caret)
      // As high as a capital; one leg much shorter; narrow as an l; wide as a roof; and a curve.
      #expect(gesture(way(SIMD2(0, 0), SIMD2(3, 6 * sign), SIMD2(6, 0))) == nil)
      #expect(gesture(way(SIMD2(0, 0), SIMD2(4, 8 * sign), SIMD2(6, 4 * sign))) == nil)
      #expect(gesture(way(SIMD2(0, 0), SIMD2(1, 8 * sign), SIMD2(2, 0))) == nil)
      #expect(gesture(way(SIMD2(0, 0), SIMD2(12, 8 * sign), SIMD2(24, 0))) == nil)
      let bowl = (0...60).map { step in
        let angle = Double(step) * .pi / 60
        return SIMD2(Float(-5 * cos(angle)), sign * Float(9 * sin(angle)))
      }
      #expect(gesture(bowl) == nil)
    }
  }

  @Test func `letters, and what is no stroke, are none`() {
    #expect(gesture([]) == nil)
    #expect(gesture([SIMD2(.nan, 0), SIMD2(1, 1)]) == nil)
    #expect(gesture(way(SIMD2(0, 0), SIMD2(0, 6))) == nil)
    #expect(gesture(way(SIMD2(0, 0), SIMD2(4, 0))) == nil)
    let small = (0...90).map {
      SIMD2(Float(1.5 * cos(Double($0) * 0.07)), Float(1.5 * sin(Double($0) * 0.07)))
    }
    #expect(gesture(small) == nil)
    let waves = (0...300).map { SIMD2(Float($0) * 0.1, Float(1.5 * sin(Double($0) * 0.2))) }
    #expect(gesture(waves) == nil)
  }

  @Test func `a house of one stroke is none`() {
    let house = way(
      SIMD2(0, 20), SIMD2(0, 10), SIMD2(10, 0), SIMD2(20, 10), SIMD2(20, 20), SIMD2(0, 20),
      SIMD2(20, 10), SIMD2(0, 10), SIMD2(20, 20))
    #expect(gesture(house) == nil)
  }
}
