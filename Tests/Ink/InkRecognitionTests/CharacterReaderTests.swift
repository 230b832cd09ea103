import Glibc
import Testing

@testable import InkRecognition

/// Characters are read whatever was done to their strokes.
@Suite struct CharacterReaderTests {
  private func best(_ strokes: [[SIMD2<Float>]], _ most: Int = 1) -> [String] {
    var reader = CharacterReader(SmallCharacters.templates)
    reader.read(WritingTrace(strokes: strokes))
    return reader.readings(most).map(\.text)
  }

  /// Checks that each character is read first after something was done to it.
  private func expect(_ change: ([[SIMD2<Float>]]) -> [[SIMD2<Float>]]) {
    for template in SmallCharacters.templates.templates {
      let text = String(Character(template.character))
      #expect(best(change(SmallCharacters.strokes(template))) == [text])
    }
  }

  @Test func `each character is read as itself`() { expect { $0 } }

  @Test func `strokes may come in another order and direction`() {
    expect { Array($0.reversed()) }
    expect { $0.map { Array($0.reversed()) } }
  }

  @Test func `a character may lean, and be wide, high, large and small`() {
    expect { $0.map { $0.map { SIMD2($0.x - 0.3 * $0.y, $0.y) } } }
    expect { $0.map { $0.map { SIMD2($0.x * 1.6, $0.y) * 10 } } }
    expect { $0.map { $0.map { SIMD2($0.x, $0.y * 1.5) * 0.05 } } }
  }

  @Test func `strokes may be joined, parted and missing`() throws {
    let templates = SmallCharacters.templates.templates
    let mouth = SmallCharacters.strokes(try #require(templates.first { $0.character == "口" }))
    #expect(best([mouth[0], mouth[1] + mouth[2].reversed()]) == ["口"])
    let corner = mouth[1]
    #expect(best([mouth[0], [corner[0], corner[1]], [corner[1], corner[2]], mouth[2]]) == ["口"])
    let field = SmallCharacters.strokes(try #require(templates.first { $0.character == "田" }))
    #expect(best(Array(field.dropLast()), 3).contains("田"))
  }

  @Test func `the same strokes give the same readings, whatever was read before`() {
    var reader = CharacterReader(SmallCharacters.templates)
    let traces = SmallCharacters.templates.templates.map {
      WritingTrace(strokes: SmallCharacters.strokes($0))
    }
    let before = traces.map { trace in
      reader.read(trace)
      return reader.readings(5)
    }
    for (trace, readings) in zip(traces, before).reversed() {
      reader.read(trace)
      #expect(reader.readings(5) == readings)
    }
  }

  @Test func `confidences are shares, and a scribble has little`() throws {
    var reader = CharacterReader(SmallCharacters.templates)
    let ten = SmallCharacters.templates.templates[3]
    reader.read(WritingTrace(strokes: SmallCharacters.strokes(ten)))
    let readings = reader.readings(12)
    #expect(readings.count == 12)
    #expect(readings.reduce(0) { $0 + $1.confidence } <= 1.001)
    let sure = try #require(readings.first?.confidence)
    var dice: UInt32 = 7
    let scribble = (0..<60).map { _ -> SIMD2<Float> in
      dice = dice &* 1_664_525 &+ 1_013_904_223
      return SIMD2(Float(dice >> 24), Float((dice >> 16) & 255))
    }
    reader.read(WritingTrace(strokes: [scribble]))
    #expect(try #require(reader.readings(1).first?.confidence) < sure)
  }

  /// All that a reader compares of a character.
  private struct Shape {
    var map = DirectionMap()
    var strokes = CharacterStrokes()
    var cover = InkCover()

    init(_ strokes: [[SIMD2<Float>]]) {
      var outline = CharacterOutline()
      outline.extract(WritingTrace(strokes: strokes))
      map.extract(outline)
      self.strokes.extract(outline)
      cover.extract(outline)
    }
  }

  /// How alike ink and a template are: 4 if they are the same.
  private func score(_ ink: [[SIMD2<Float>]], _ template: CharacterTemplates.Template) -> Float {
    var written = Shape(ink)
    let known = Shape(template.strokes.map { $0.map { SIMD2(Float($0.x), Float($0.y)) } })
    var match = StrokeMatch()
    return written.map.likeness(known.map.map, at: 0)
      + 2 * match.likeness(written.strokes.strokes, known.strokes.strokes[...])
      + written.cover.likeness(known.cover.rows[...])
  }

  @Test func `a weak match has the confidence by which its score exceeds 1.6`() throws {
    var weak = 0
    // With one template nothing else shares the confidence.
    for template in SmallCharacters.templates.templates {
      var reader = CharacterReader(CharacterTemplates(licence: "", templates: [template]))
      for other in SmallCharacters.templates.templates {
        let ink = SmallCharacters.strokes(other)
        reader.read(WritingTrace(strokes: ink))
        let excess = score(ink, template) - 1.6
        let confidence = try #require(reader.readings(1).first).confidence
        #expect(abs(confidence - max(0, min(excess, 1))) < 1e-3)
        if (0.1...0.9).contains(excess) { weak += 1 }
      }
    }
    #expect(weak >= 10)
  }

  @Test func `a score that is lower by a tenth has a twentieth of the confidence`() {
    let templates = SmallCharacters.templates.templates
    var reader = CharacterReader(SmallCharacters.templates)
    for template in templates {
      let ink = SmallCharacters.strokes(template)
      reader.read(WritingTrace(strokes: ink))
      let readings = reader.readings(templates.count)
      let scores = readings.map { reading in
        templates.first { String(Character($0.character)) == reading.text }.map { score(ink, $0) }
          ?? 0
      }
      for (reading, score) in zip(readings, scores) where reading.confidence > 1e-30 {
        let share = exp(30 * (score - scores[0]))
        #expect(abs(reading.confidence / readings[0].confidence / share - 1) < 0.01)
      }
    }
  }

  @Test func `the first sixteen characters share the confidence`() {
    let same = SmallCharacters.templates.templates[3]
    let templates = (0..<20).compactMap { Unicode.Scalar(0x4E00 + $0) }.map {
      CharacterTemplates.Template($0, same.strokes)
    }
    var reader = CharacterReader(CharacterTemplates(licence: "", templates: templates))
    reader.read(WritingTrace(strokes: SmallCharacters.strokes(same)))
    let confidences = reader.readings(20).map(\.confidence)
    #expect(confidences == [Float](repeating: 1 / 16, count: 20))
  }

  @Test func `several templates of a character are one reading`() {
    var twice = SmallCharacters.templates
    twice.templates += twice.templates
    var reader = CharacterReader(twice)
    reader.read(WritingTrace(strokes: SmallCharacters.strokes(twice.templates[0])))
    #expect(Set(reader.readings(24).map(\.text)).count == 12)
    #expect(reader.readings(24).count == 12)
  }

  @Test func `nothing is no character, and neither is what has no places`() {
    #expect(best([]).isEmpty)
    #expect(best([[SIMD2(.nan, 1)], [SIMD2(1, .infinity)]]).isEmpty)
  }

  @Test func `a dot, ten thousand strokes and an endless one give an answer`() {
    #expect(best([[SIMD2(3, 3)]]).count == 1)
    #expect(best((0..<10_000).map { [SIMD2(Float($0 % 100), Float($0 / 100))] }).count == 1)
    #expect(
      best([(0..<50_000).map { SIMD2(Float($0 % 7) * 900, Float($0 % 11) * 700) }]).count == 1)
  }

  @Test func `without templates nothing is read`() {
    var reader = CharacterReader(CharacterTemplates(licence: "", templates: []))
    reader.read(WritingTrace(strokes: [[SIMD2(0, 0), SIMD2(1, 1)]]))
    #expect(reader.readings(5).isEmpty)
  }
}
