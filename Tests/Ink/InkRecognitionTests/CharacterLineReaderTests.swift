import Testing

@testable import InkRecognition

/// Lines of characters are divided and read.
@Suite struct CharacterLineReaderTests {
  private let known = SmallCharacters.templates

  /// Characters next to each other, or below each other, in frames of 30 mm.
  private func trace(_ text: String, pitch: Float = 31, down: Bool = false) -> WritingTrace {
    var strokes: [[SIMD2<Float>]] = []
    for (index, character) in text.unicodeScalars.enumerated() {
      guard let template = known.templates.first(where: { $0.character == character }) else {
        continue
      }
      let shift = Float(index) * pitch * (down ? SIMD2(0, 1) : SIMD2(1, 0))
      strokes += SmallCharacters.strokes(template).map { $0.map { $0 + shift } }
    }
    return WritingTrace(strokes: strokes)
  }

  private func reader(_ words: [(String, Float)] = []) -> CharacterLineReader {
    var list = PhraseWords()
    for (word, weight) in words { list.addWord(word, weight: weight) }
    return CharacterLineReader(CharacterReader(known), words: list)
  }

  private func best(_ trace: WritingTrace, _ words: [(String, Float)] = []) -> String? {
    var reader = reader(words)
    reader.read(trace)
    return reader.readings(1).first?.text
  }

  @Test func `a character is read as one`() {
    for template in known.templates {
      let text = String(Character(template.character))
      #expect(best(trace(text)) == text)
    }
  }

  @Test func `lines of two to eight characters are divided`() {
    for text in ["大人", "日口田", "中大木人", "工人田中口", "十日大木中口", "三十二人大口日木"] {
      #expect(best(trace(text)) == text, "\(text)")
    }
  }

  @Test func `characters may be near and far`() {
    for pitch: Float in [28, 30, 34, 38] {
      #expect(best(trace("中大木人", pitch: pitch)) == "中大木人", "\(pitch)")
    }
  }

  @Test func `a line may run downwards`() {
    #expect(best(trace("大木口中", down: true)) == "大木口中")
  }

  @Test func `the strokes of a character may be in another order and direction`() {
    let characters = ["中", "木", "大"].map { text -> [[SIMD2<Float>]] in
      let line = trace(text)
      return (0..<line.strokeCount).reversed().map { line.points[line.range($0)].reversed() }
    }
    let strokes = characters.enumerated().flatMap { index, strokes in
      strokes.map { $0.map { $0 + SIMD2(31 * Float(index), 0) } }
    }
    #expect(best(WritingTrace(strokes: strokes)) == "中木大")
  }

  /// Two characters that look the same.
  private var twins: CharacterTemplates {
    var twins = known
    for template in known.templates where template.character == "日" {
      twins.templates.append(CharacterTemplates.Template("曰", template.strokes))
    }
    return twins
  }

  @Test func `words decide between characters that look the same`() {
    for word in ["日中", "曰中"] {
      var words = PhraseWords()
      words.addWord(word, weight: 50)
      words.addWord("大", weight: 50)
      var reader = CharacterLineReader(CharacterReader(twins), words: words)
      reader.read(trace("日中"))
      #expect(reader.readings(1).first?.text == word)
    }
  }

  @Test func `words are found one after the other`() {
    let words: [(String, Float)] = [("大人", 20), ("木工", 20), ("人", 10), ("大", 10)]
    #expect(best(trace("大人木工"), words) == "大人木工")
    // What is in no word is read all the same.
    #expect(best(trace("田大人口"), words) == "田大人口")
  }

  @Test func `the most likely texts share the confidence`() throws {
    var words = PhraseWords()
    words.addWord("日中", weight: 60)
    words.addWord("曰中", weight: 40)
    var reader = CharacterLineReader(CharacterReader(twins), words: words)
    reader.read(trace("日中"))
    let readings = reader.readings(5)
    #expect(readings.prefix(2).map(\.text) == ["日中", "曰中"])
    let ratio = ExactMath.exp(PhraseWeights().words * ExactMath.log(1.5))
    #expect(abs(readings[0].confidence / readings[1].confidence / ratio - 1) < 0.01)
    #expect(readings.reduce(0) { $0 + $1.confidence } <= 1.001)
    #expect(Set(readings.map(\.text)).count == readings.count)
  }

  @Test func `a scribble is less certain than characters`() throws {
    var reader = reader()
    reader.read(trace("大木"))
    let sure = try #require(reader.readings(1).first).confidence
    let scribble = (0..<120).map { SIMD2(Float($0 * 7919 % 61), Float($0 * 104_729 % 29)) }
    reader.read(WritingTrace(strokes: [scribble]))
    #expect(try #require(reader.readings(1).first).confidence < sure)
  }

  @Test func `the same strokes give the same readings, whatever was read before`() {
    var reader = reader([("大人", 3), ("中", 1)])
    let traces = ["大人", "中木日", "田"].map { trace($0) }
    let before = traces.map { trace in
      reader.read(trace)
      return reader.readings(4)
    }
    for (trace, readings) in zip(traces, before).reversed() {
      reader.read(trace)
      #expect(reader.readings(4) == readings)
    }
  }

  @Test func `nothing is no phrase, and ink without end is read as far as the limit`() {
    #expect(best(WritingTrace()) == nil)
    var reader = CharacterLineReader(
      CharacterReader(CharacterTemplates(licence: "", templates: [])))
    reader.read(trace("大人"))
    #expect(reader.readings(3).isEmpty)
    let many = (0..<10_000).map { index -> [SIMD2<Float>] in
      [SIMD2(Float(index) * 9, 0), SIMD2(Float(index) * 9, 10)]
    }
    let text = best(WritingTrace(strokes: many))
    #expect((1...LinePieces.mostPieces).contains(text?.unicodeScalars.count ?? 0))
    let places = (0..<10_000).map { [SIMD2(Float($0 % 100), Float($0 / 100))] }
    #expect(best(WritingTrace(strokes: places)) != nil)
  }
}
