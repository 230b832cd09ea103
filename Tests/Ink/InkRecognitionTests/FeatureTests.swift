import Testing

@testable import InkRecognition

/// What the network is told of simple shapes. The scale makes a step 1 mm long, within a millionth.
@Suite struct FeatureTests {
  private let scale: Float = 5.88235
  /// A millimeter in scales.
  private let unit: Float = 0.17

  private func rows(_ strokes: [SIMD2<Float>]...) -> [SIMD16<Float>] {
    var features = TraceFeatures()
    features.extract(WritingTrace(strokes: strokes), scale: scale)
    return features.rows
  }

  private func expect(
    _ rows: [SIMD16<Float>], _ lane: Int, _ wanted: [Float],
    at location: SourceLocation = #_sourceLocation
  ) {
    let found = rows.map { $0[lane] }
    let isSame =
      found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-4 }
    #expect(isSame, "\(found) for \(wanted)", sourceLocation: location)
  }

  @Test func `a corner is told by where the pen goes and how it turns`() {
    // Down 2 mm, then 2 mm to the right.
    let rows = rows([SIMD2(0, 0), SIMD2(0, 2), SIMD2(2, 2)])
    expect(rows, 0, [0, 0, 0, 1, 1])
    expect(rows, 1, [0, -1, -1, 0, 0])
    expect(rows, 2, [0, 1, 0, 1, 0])
    expect(rows, 3, [0, 0, 1, 0, 0])
    // The first place is where the pen was set down, the last where it was lifted.
    expect(rows, 4, [1, 0, 0, 0, 0])
    expect(rows, 5, [1, 0, 0, 0, 1])
    expect(rows, 8, [0, unit, unit, unit, unit])
    expect(rows, 11, [1, 1, 1, 1, 1])
    for lane in [12, 13, 14, 15] { expect(rows, lane, [0, 0, 0, 0, 0]) }
  }

  @Test func `a turn to the other side has the other sign, and one back the other cosine`() {
    let up = rows([SIMD2(0, 0), SIMD2(0, -2), SIMD2(2, -2)])
    expect(up, 1, [0, 1, 1, 0, 0])
    expect(up, 2, [0, 1, 0, 1, 0])
    expect(up, 3, [0, 0, -1, 0, 0])
    let back = rows([SIMD2(0, 0), SIMD2(2, 0), SIMD2(0, 0)])
    expect(back, 0, [0, 1, 1, -1, -1])
    expect(back, 2, [0, 1, -1, 1, 0])
    expect(back, 3, [0, 0, 0, 0, 0])
  }

  @Test func `heights are those above the ink's mean, half as much in scales`() {
    // Ink at 1, 2, 2 and 2 mm, its mean 1.75; where the pen was set down does not count.
    expect(
      rows([SIMD2(0, 0), SIMD2(0, 2), SIMD2(2, 2)]), 6,
      [0.14875, 0.06375, -0.02125, -0.02125, -0.02125])
    let tall = rows([SIMD2(0, 0), SIMD2(0, 100)]).map { $0[6] }
    #expect(tall.first == 2 && tall.last == -2 && tall.allSatisfy { (-2...2).contains($0) })
  }

  @Test func `how far a place is behind the right-most one before is told in quarters`() {
    expect(rows([SIMD2(2, 0), SIMD2(0, 0)]), 7, [0, unit / 4, unit / 2])
    expect(rows([SIMD2(0, 0), SIMD2(2, 0)]), 7, [0, 0, 0])
    let far = rows([SIMD2(60, 0), SIMD2(0, 0)]).map { $0[7] }
    #expect(far.last == 2 && abs(far[10] - 10 * unit / 4) < 1e-4)
  }

  @Test func `a jump is in the air, with two steps of the ink in one`() {
    // 4 mm are two steps in the air.
    let rows = rows([SIMD2(0, 0), SIMD2(1, 0)], [SIMD2(5, 0), SIMD2(5, 1)])
    expect(rows, 4, [1, 0, 1, 1, 0])
    expect(rows, 5, [1, 1, 0, 1, 1])
    expect(rows, 8, [0, unit, 2 * unit, 2 * unit, unit])
    expect(rows, 0, [0, 1, 1, 1, 0])
    // No step counts as more than four scales: one of twelve to 1200 mm has 17.
    let far = self.rows([SIMD2(0, 0), SIMD2(1, 0)], [SIMD2(1200, 0)])
    #expect(far.count == 15 && far[5][8] == 4)
  }

  @Test func `ink above and below is that of three columns of half a scale`() {
    // The first column has ink at 1 to 4 mm.
    let line: [SIMD2<Float>] = [SIMD2(0, 0), SIMD2(0, 4)]
    let rows = rows(line)
    expect(rows, 9, [0, 0, unit / 2, unit, 3 * unit / 2])
    expect(rows, 10, [2 * unit, 3 * unit / 2, unit, unit / 2, 0])
    // A column is 2.94 mm wide: a dot 4 mm to the right is beside it, one at 6 mm is not.
    let beside = self.rows(line, [SIMD2(4, 2)]).last
    #expect(abs((beside?[9] ?? 0) - unit / 2) < 1e-4 && abs((beside?[10] ?? 0) - unit) < 1e-4)
    let apart = self.rows(line, [SIMD2(6, 2)]).last
    #expect(apart?[9] == 0 && apart?[10] == 0)
    let tall = self.rows([SIMD2(0, 0), SIMD2(0, 60)])
    #expect(tall.first?[10] == 2 && tall.last?[9] == 2)
  }

  @Test func `nothing has no rows, and what was read before does not matter`() {
    var features = TraceFeatures()
    features.extract(WritingTrace())
    #expect(features.rows.isEmpty && features.scale == 0.3)
    let corner = WritingTrace(strokes: [[SIMD2(0, 0), SIMD2(0, 2), SIMD2(2, 2)]])
    features.extract(corner, scale: scale)
    let first = features.rows
    features.extract(WritingTrace(strokes: [[SIMD2(9, 9), SIMD2(90, 0)]]))
    features.extract(corner, scale: scale)
    #expect(features.rows == first && features.scale == scale)
    features.extract(corner)
    #expect(abs(features.scale - 2) < 1e-5)
  }

  @Test func `the place of a writing does not matter, but for the last bits`() {
    let here = rows([SIMD2(0, 0), SIMD2(3.3, 4.4)], [SIMD2(9, 1), SIMD2(9, 6.5)])
    let there = rows(
      [SIMD2(64, 32), SIMD2(67.3, 36.4)], [SIMD2(73, 33), SIMD2(73, 38.5)])
    #expect(here.count == there.count)
    for lane in 0..<16 { expect(there, lane, here.map { $0[lane] }) }
  }
}

/// Even steps, and the size of a writing, to the place.
@Suite struct StepTests {
  private func steps(_ strokes: [SIMD2<Float>]...) -> [ResampledTrace.ResampledPoint] {
    var trace = ResampledTrace()
    trace.resample(WritingTrace(strokes: strokes), scale: 1)
    return trace.steps
  }

  @Test func `the end of a stroke is a place if it is two fifths of a step away`() {
    // Steps of .17 mm: what is left of .41 mm is .07, of .4 mm .06.
    #expect(steps([SIMD2(0, 0), SIMD2(0.41, 0)]).count == 4)
    #expect(steps([SIMD2(0, 0), SIMD2(0.40, 0)]).count == 3)
    #expect(steps([SIMD2(0, 0), SIMD2(0.41, 0)]).last?.place == SIMD2(0.41, 0))
  }

  @Test func `a stroke below a step is a dot at its end`() {
    let dot = steps([SIMD2(0, 0), SIMD2(0.05, 0)])
    #expect(dot == [.init(place: .zero, isAir: true), .init(place: SIMD2(0.05, 0), isAir: false)])
  }

  @Test(
    arguments: [(0.1, 1), (0.5, 1), (0.52, 2), (1.02, 3), (4.08, 12), (9, 12), (900, 12)]
      as [(Float, Int)])
  func `a jump has as many steps as its length in thirds of a scale, about`(
    length: Float, count: Int
  ) {
    let air = steps([SIMD2(0, 0)], [SIMD2(0, length)]).dropFirst(2).filter(\.isAir)
    #expect(air.count == count && air.last?.place == SIMD2(0, length))
    for (number, step) in air.enumerated() {
      #expect(abs(step.place.y - length * Float(number + 1) / Float(count)) < 1e-3)
    }
  }

  @Test func `of many dots only those are places that there is room for`() {
    var trace = ResampledTrace()
    let dots = (0..<1_000).map { [SIMD2<Float>(Float($0) * 9, 0)] }
    trace.resample(WritingTrace(strokes: dots), scale: 1)
    // Two for the first, thirteen for each other until 3,584 are there.
    #expect(trace.steps.count == 2 + 13 * 276)
  }

  @Test func `a line that is too long is stepped through in 1,800 steps`() {
    var trace = ResampledTrace()
    trace.resample(WritingTrace(strokes: [[SIMD2(0, 0), SIMD2(3_600, 0)]]), scale: 1)
    #expect(abs(trace.steps[1].place.x - 2) < 1e-5 && (1_800...1_802).contains(trace.steps.count))
  }

  @Test func `small turns on the way are no ups and downs`() {
    func scale(_ heights: Float...) -> Float {
      WritingScale.of(WritingTrace(strokes: [heights.map { SIMD2(0, $0) }]))
    }
    // The tremble of what is 5 mm high is .2: 4, back .14, on to 5 is one run; back .3 makes three.
    #expect(abs(scale(0, 4, 3.86, 5) - 5) < 1e-5)
    #expect(abs(scale(0, 4, 3.7, 5) - 2.30578) < 1e-4)
    #expect(abs(scale(5, 1, 1.3, 0) - 2.30578) < 1e-4)
    #expect(abs(scale(0, 2, 0, 2) - 2) < 1e-5)
    #expect(abs(scale(0, 0.4) - 0.4) < 1e-6 && scale(0, 0.1) == 0.3 && scale(0, 0.04) == 0.3)
  }
}
