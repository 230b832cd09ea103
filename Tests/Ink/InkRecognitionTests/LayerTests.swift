import Testing

@testable import InkRecognition

/// The arithmetic of the network, by hand.
@Suite struct LayerTests {
  @Test(arguments: [1, 2, 3, 4]) func `a table adds each input's products to each output`(
    panels: Int
  ) {
    var table = LaneTable(inputs: 3, outputs: panels * 16)
    #expect(table.panels == panels && table.lanes.count == 3 * panels)
    for index in table.lanes.indices {
      table.lanes[index] = SIMD16(repeating: Float(index + 1))
    }
    // The first number is before the inputs and must not count.
    let numbers: [Float] = [1000, 1, 10, 100]
    var sums = [SIMD16<Float>](repeating: SIMD16(repeating: 0.5), count: panels + 2)
    table.accumulateProducts(numbers, from: 1, to: &sums, at: 1)
    #expect(sums.first == SIMD16(repeating: 0.5) && sums.last == SIMD16(repeating: 0.5))
    for panel in 0..<panels {
      let first = Float(3 * panel)
      let sum = 0.5 + (first + 1) + (first + 2) * 10 + (first + 3) * 100
      #expect(sums[panel + 1] == SIMD16(repeating: sum), "panel \(panel)")
    }
  }

  @Test func `swung numbers go to one without a step`() {
    func swung(_ x: Float) -> Float { SIMD16(repeating: x).swung[0] }
    #expect(swung(0) == 0 && swung(3) == 1 && swung(50) == 1 && swung(-50) == -1)
    #expect(abs(swung(1) - 28.0 / 36) < 1e-6 && swung(-1) == -swung(1))
    #expect(abs(swung(2.999) - 1) < 1e-4)
  }

  @Test func `gates go from nothing to all, and what is negative leaks a tenth`() {
    func gated(_ x: Float) -> Float { SIMD16(repeating: x).gated[0] }
    #expect(gated(0) == 0.5 && gated(6) == 1 && gated(-6) == 0)
    #expect(abs(gated(2) - (0.5 + 0.5 * 28 / 36)) < 1e-6)
    #expect(SIMD16(repeating: Float(-2)).rectified[3] == -0.2)
    #expect(SIMD16(repeating: Float(2)).rectified[3] == 2)
    #expect(SIMD16(repeating: Float(0)).rectified[3] == 0)
  }

  @Test func `numbers are clamped to their bound on both sides`() {
    let wide: SIMD16<Float> = SIMD16(lowHalf: SIMD8(repeating: -9), highHalf: SIMD8(repeating: 9))
    #expect(wide.clamped(4)[0] == -4 && wide.clamped(4)[15] == 4)
    #expect(wide.clamped(20) == wide)
  }

  @Test func `the strokes of a pair are given to whom they suit best together`() {
    var assignment = StrokeAssignment()
    assignment.prepare(rows: 2, columns: 3)
    // The best for both alone is column 0; together row 0 takes 1.
    assignment.gains = [9, 8, 0, 9, 1, 2]
    assignment.solve(rows: 2, columns: 3)
    #expect(assignment.rowOfColumn == [1, 0, nil])
    assignment.prepare(rows: 1, columns: 1)
    assignment.gains = [0]
    assignment.solve(rows: 1, columns: 1)
    #expect(assignment.rowOfColumn == [0])
  }
}
