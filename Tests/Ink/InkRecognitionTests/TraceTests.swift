import Testing

@testable import InkRecognition

/// Handwriting as places, its size, and its even steps.
@Suite struct TraceTests {
  @Test func `a trace knows its strokes, and an empty one is none`() {
    var trace = WritingTrace()
    trace.lift()
    trace.add(SIMD2(1, 2))
    trace.add(SIMD2(3, 4))
    #expect(trace.strokeCount == 0)
    trace.lift()
    trace.lift()
    trace.add(SIMD2(5, 6))
    trace.lift()
    #expect(trace.strokeCount == 2 && trace.ends == [2, 3])
    #expect(trace.range(0) == 0..<2 && trace.range(1) == 2..<3)
    trace.clear()
    #expect(trace.points.isEmpty && trace.ends.isEmpty)
  }

  @Test func `places that are no places or a kilometre away are left out`() {
    let far: Float = 1e6
    let trace = WritingTrace(strokes: [
      [SIMD2(.nan, 0), SIMD2(0, .infinity), SIMD2(far, 0), SIMD2(0, -far)],
      [SIMD2(999_999, -999_999)],
    ])
    #expect(trace.points == [SIMD2(999_999, -999_999)] && trace.strokeCount == 1)
  }

  @Test func `the size of handwriting is that of its ups and downs, long ones counting more`() {
    func scale(_ heights: Float...) -> Float {
      let strokes = heights.map { [SIMD2<Float>(0, 0), SIMD2(0, $0)] }
      return WritingScale.of(WritingTrace(strokes: strokes))
    }
    #expect(abs(scale(3) - 3) < 1e-5)
    #expect(abs(scale(4, 1) - 25 / 9) < 1e-5)
    #expect(WritingScale.of(WritingTrace()) == 0.3 && scale(0) == 0.3)
  }

  @Test func `the tremble of a hand is no part of its size`() {
    // 0.1 mm to and fro on the way down 4 mm.
    let trembling = (0...40).map { SIMD2<Float>(0, Float($0) * 0.1 + ($0 % 2 == 0 ? 0 : -0.15)) }
    let calm = WritingScale.of(WritingTrace(strokes: [[SIMD2(0, 0), SIMD2(0, 4)]]))
    #expect(abs(WritingScale.of(WritingTrace(strokes: [trembling])) - calm) < 0.2)
    let wave: [SIMD2<Float>] = (0...6).map { SIMD2(Float($0), $0 % 2 == 0 ? 0 : 2) }
    #expect(abs(WritingScale.of(WritingTrace(strokes: [wave])) - 2) < 1e-5)
  }

  @Test func `a flat line is as large as an eighth of its length, up to 8 mm`() {
    func scale(_ width: Float) -> Float {
      WritingScale.of(WritingTrace(strokes: [[SIMD2(0, 0), SIMD2(width, 0)]]))
    }
    #expect(scale(4) == 0.5 && scale(8) == 1 && scale(80) == 1)
  }

  @Test func `a tall column of small ones is a sixteenth of its height at least`() {
    let dots = (0...10).map { [SIMD2<Float>(0, Float($0) * 8)] }
    #expect(WritingScale.of(WritingTrace(strokes: dots)) == 5)
  }

  @Test func `ink is stepped through evenly and its end is where it is`() {
    var trace = ResampledTrace()
    trace.resample(WritingTrace(strokes: [[SIMD2(0, 0), SIMD2(1, 0)]]), scale: 1)
    #expect(trace.scale == 1 && trace.steps.first == .init(place: SIMD2(0, 0), isAir: true))
    let ink = trace.steps.dropFirst()
    #expect(ink.allSatisfy { !$0.isAir } && ink.count == 6)
    for (number, step) in ink.prefix(5).enumerated() {
      #expect(abs(step.place.x - 0.17 * Float(number + 1)) < 1e-5)
    }
    #expect(trace.steps.last?.place == SIMD2(1, 0))
  }

  @Test func `a jump is in the air, in twelve steps at most`() {
    var trace = ResampledTrace()
    let dots: [[SIMD2<Float>]] = [[SIMD2(0, 0)], [SIMD2(0.68, 0)], [SIMD2(100, 0)]]
    trace.resample(WritingTrace(strokes: dots), scale: 1)
    #expect(trace.steps.map(\.isAir).prefix(5) == [true, false, true, true, false])
    #expect(abs(trace.steps[2].place.x - 0.34) < 1e-5)
    #expect(trace.steps.dropFirst(5).count { $0.isAir } == 12)
    #expect(trace.steps.last == .init(place: SIMD2(100, 0), isAir: false))
  }

  @Test func `a long trace is stepped through faster`() {
    var trace = ResampledTrace()
    let zigzag: [SIMD2<Float>] = (0...1000).map { SIMD2(Float($0), $0 % 2 == 0 ? 0 : 4) }
    trace.resample(WritingTrace(strokes: [zigzag]), scale: 1)
    #expect((900...1_800).contains(trace.steps.count))
    let before = trace.steps
    trace.resample(WritingTrace(strokes: [zigzag]), scale: 1)
    #expect(trace.steps == before)
    trace.resample(WritingTrace())
    #expect(trace.steps.isEmpty)
  }
}
