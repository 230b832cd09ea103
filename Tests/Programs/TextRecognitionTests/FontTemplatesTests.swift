import InkRecognition
import Testing

@testable import TextRecognition

/// The outlines of a font become strokes.
@Suite struct FontTemplatesTests {
  private func strokes(_ character: Unicode.Scalar) throws -> [[SIMD2<UInt8>]] {
    let font = try #require(OutlineFont(SmallFont.three.bytes))
    return try #require(FontTemplates.template(character, font)).strokes
  }

  @Test func `a font has its characters and their contours`() throws {
    let font = try #require(OutlineFont(SmallFont.three.bytes))
    #expect(font.side == 1_000)
    let glyph = try #require(font.glyph("十"))
    let contours = try #require(font.contours(glyph))
    #expect(contours.count == 2)
    #expect(contours[1].map(\.place.x) == [470, 470, 530, 530])
    #expect(contours[1].map(\.place.y) == [0, 800, 800, 0])
    #expect(contours.joined().allSatisfy { $0.isOnOutline })
    #expect(font.glyph("二") == nil)
    #expect(font.contours(0) == nil)
    #expect(font.contours(99) == nil)
    #expect(font.contours(-1) == nil)
  }

  @Test func `a bar is a stroke to the right`() throws {
    let strokes = try strokes("一")
    #expect(strokes.count == 1)
    let (begin, end) = (try #require(strokes[0].first), try #require(strokes[0].last))
    #expect(begin.x < 40 && end.x > 215)
    #expect(abs(Int(begin.y) - Int(end.y)) < 6)
  }

  @Test func `a crossing is two strokes, from the top and from the left`() throws {
    let strokes = try strokes("十")
    #expect(strokes.count == 2)
    let isDown = strokes.map { $0[0].y + 100 < $0[$0.count - 1].y }
    let isRight = strokes.map { $0[0].x + 100 < $0[$0.count - 1].x }
    #expect(isDown.filter { $0 }.count == 1)
    #expect(isRight.filter { $0 }.count == 1)
  }

  @Test func `a box is a left side, an upper one with the right side, and a lower one`() throws {
    let strokes = try strokes("口")
    #expect(strokes.count >= 3 && strokes.count <= 4)
    for stroke in strokes {
      let (begin, end) = (stroke[0], stroke[stroke.count - 1])
      #expect(Int(end.x) + Int(end.y) > Int(begin.x) + Int(begin.y), "upwards or to the left")
    }
  }

  @Test func `what is drawn is read by the templates`() throws {
    let font = try #require(OutlineFont(SmallFont.three.bytes))
    let templates = ["一", "十", "口"].compactMap { FontTemplates.template($0, font) }
    var reader = CharacterReader(CharacterTemplates(licence: "ours", templates: templates))
    let drawn: [(String, [[SIMD2<Float>]])] = [
      ("一", [[[0, 5], [10, 4]]]), ("十", [[[0, 5], [10, 5]], [[5, 0], [5, 10]]]),
      ("口", [[[0, 0], [0, 9]], [[0, 0], [10, 0], [10, 9]], [[0, 9], [10, 9]]]),
    ]
    for (text, strokes) in drawn {
      reader.read(WritingTrace(strokes: strokes))
      #expect(reader.readings(1).first?.text == text)
    }
  }

  @Test func `a font that is cut off or damaged has fewer characters, and nothing traps`() {
    let bytes = SmallFont.three.bytes
    for count in stride(from: 0, to: bytes.count, by: 7) { use(Array(bytes.prefix(count))) }
    for index in stride(from: 0, to: bytes.count, by: 3) {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var damaged = bytes
        damaged[index] = value
        use(damaged)
      }
    }
    #expect(OutlineFont([]) == nil)
    #expect(OutlineFont(Array("ttcf".utf8) + [0, 2, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]) == nil)
  }

  private func use(_ bytes: [UInt8]) {
    guard let font = OutlineFont(bytes) else { return }
    for character: Unicode.Scalar in ["一", "十", "口"] {
      guard let glyph = font.glyph(character), let contours = font.contours(glyph) else { continue }
      #expect(contours.allSatisfy { !$0.isEmpty })
    }
  }
}
