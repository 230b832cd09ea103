import Testing

@testable import InkRecognition

/// Whatever is drawn, there is an answer in bounded time.
@Suite struct HostileInkTests {
  private func readings(_ strokes: [[SIMD2<Float>]]) -> [Reading] {
    var reader = WritingReader(.english())
    reader.read(WritingTrace(strokes: strokes))
    return reader.readings(5)
  }

  @Test func `nothing is no text`() {
    #expect(readings([]).isEmpty)
    #expect(readings([[], []]).isEmpty)
  }

  @Test func `places that are no numbers, or far away, are left out`() {
    let bad = SIMD2<Float>(.nan, 1)
    let far = SIMD2<Float>(1e30, -.infinity)
    #expect(readings([[bad, far], [bad]]).isEmpty)
    var reader = WritingReader(.english())
    let good: [SIMD2<Float>] = [SIMD2(0, 0), SIMD2(0, 4)]
    reader.read(WritingTrace(strokes: [good]))
    let plain = reader.candidates.map(\.ink)
    reader.read(WritingTrace(strokes: [[bad, good[0], far, good[1]]]))
    #expect(reader.candidates.map(\.ink) == plain)
  }

  @Test func `a dot, and ten thousand dots, give an answer`() {
    _ = readings([[SIMD2(3, 3)]])
    let dots = (0..<10_000).map { [SIMD2(Float($0 % 100), Float($0 / 100))] }
    _ = readings(dots)
  }

  @Test func `an endless line is stepped through faster`() {
    let line = (0..<50_000).map { SIMD2(Float($0 % 7) * 900, Float($0 % 11) * 700) }
    var trace = ResampledTrace()
    trace.resample(WritingTrace(strokes: [line]))
    #expect(trace.steps.count <= ResampledTrace.mostSteps + 1)
    _ = readings([line])
  }
}
