import Testing

@testable import InkRecognition

/// The search against the sum over everything.
@Suite struct DecodingTests {
  private let english = WritingLanguage.english()

  /// Strokes that look like "ill", about.
  private var ink: WritingTrace {
    WritingTrace(strokes: [
      [SIMD2(0, 2), SIMD2(0, 5)], [SIMD2(0, 1)], [SIMD2(2, 0), SIMD2(2, 5)],
      [SIMD2(4, 0), SIMD2(4, 5)],
    ])
  }

  @Test func `exact scores of all texts of two letters and fewer sum to no more than one`() {
    var frames = LetterFrames()
    frames.evaluate(WritingTrace(strokes: [[SIMD2(0, 0), SIMD2(0, 5)]]), with: .shipped)
    var score = PathScore()
    var sum = ExactMath.exp(score.log(frames, backwards: []))
    for one in 1..<LetterCode.count {
      sum += ExactMath.exp(score.log(frames, backwards: [UInt8(one)]))
      for two in 1..<LetterCode.count {
        sum += ExactMath.exp(score.log(frames, backwards: [UInt8(one), UInt8(two)]))
      }
    }
    #expect(sum > 0.5 && sum < 1.001)
  }

  @Test func `the same strokes give the same readings, also from a reader that read others`() {
    var fresh = WritingReader(english)
    fresh.read(ink)
    var used = WritingReader(english)
    used.read(WritingTrace(strokes: [(0..<90).map { SIMD2(Float($0), Float($0 % 8)) }]))
    used.read(ink)
    #expect(fresh.readings(5) == used.readings(5))
    #expect(fresh.candidates.count == used.candidates.count)
  }

  @Test func `what is sure is looked at once, what is not in all ways, and a long line once`() {
    var reader = WritingReader(english)
    reader.weights.sure = 0
    reader.read(ink)
    #expect(reader.looks.used == 1)
    reader.weights.sure = 1
    reader.read(ink)
    #expect(reader.looks.used == WritingReader.looks.count)
    let zigzag = (0..<600).map { SIMD2(Float($0), Float($0 % 2) * 4) }
    reader.read(WritingTrace(strokes: [zigzag]))
    #expect(reader.placeCount > 240 && reader.looks.used == 1)
  }

  @Test func `readings are sorted, differ in more than case, and their confidence is a share`() {
    var reader = WritingReader(english)
    reader.read(ink)
    let readings = reader.readings(10)
    #expect(Set(readings.map { $0.text.lowercased() }).count == readings.count)
    #expect(readings.allSatisfy { (0...1).contains($0.confidence) })
    #expect(readings.map(\.confidence) == readings.map(\.confidence).sorted(by: >))
    #expect(readings.reduce(0) { $0 + $1.confidence } <= 1)
  }

  @Test func `upright strokes told to be digits are digits`() {
    var reader = WritingReader(.digits())
    reader.read(WritingTrace(strokes: [[SIMD2(0, 0), SIMD2(0, 5)]]))
    #expect(reader.readings(1).first?.text == "1")
  }
}
