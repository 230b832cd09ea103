import InkGeometry
import Testing
import TextFields

/// What a field is asked for the list.
@Suite struct CandidateEditTests {
  private func letters(of field: FakeField, _ text: WrittenText) -> [LetterRun]? {
    guard case .located(let runs, _) = field.perform(.locate([text])) else { return nil }
    return runs
  }

  @Test func wordsAreFoundWithTheirLetters() throws {
    let field = FakeField("the yon, ok")
    let runs = try #require(letters(of: field, WrittenText(text: "yon", range: 4..<7)))
    #expect(runs.map(\.range) == [0..<3, 4..<8, 9..<11])
    #expect(runs[1].area.min.x == 40 && runs[1].area.max.x == 80)
    #expect(field.text == "the yon, ok" && !field.calls.contains { $0.isChange })
    field.glyphWidth = nil
    #expect(letters(of: field, WrittenText(text: "yon", range: 4..<7)) == [])
  }

  @Test func aWordOverTwoLinesIsTwoRuns() {
    let text = FieldText("wonderful", .codePoint)
    let boxes = GlyphBoxes(
      text,
      areas: (0..<9).map {
        Rect(x: Double($0 % 6) * 10, y: $0 < 6 ? 0 : 20, width: 10, height: 20)
      })
    #expect(boxes.runs.map(\.range) == [0..<6, 6..<9])
    #expect(boxes.runs[1].area == Rect(x: 0, y: 20, width: 30, height: 20))
  }

  @Test func aTextThatIsNotThereAnyMoreIsOvertaken() {
    let field = FakeField("the hat")
    let yon = WrittenText(text: "yon", range: 4..<7)
    #expect(field.perform(.locate([yon])) == .overtaken)
    #expect(field.perform(.remove(yon)) == .overtaken)
    #expect(field.perform(.locate([WrittenText(text: "hats", range: 4..<8)])) == .overtaken)
    field.role = FieldRole.password.rawValue
    #expect(field.perform(.locate([WrittenText(text: "hat", range: 4..<7)])) == .secret)
    #expect(field.perform(.remove(WrittenText(text: "hat", range: 4..<7))) == .secret)
    #expect(field.text == "the hat")
  }

  @Test func textsAreFoundWhereOthersMovedThemIfThatIsBeyondDoubt() {
    func found(_ texts: [(String, Int)], in text: String) -> [Int?]? {
      let written = texts.map { text, start in
        WrittenText(text: text, range: start..<start + text.count)
      }
      let field = FakeField(text)
      let outcome = field.perform(.locate(written))
      #expect(field.text == text && !field.calls.contains { $0.isChange })
      guard case .located(_, let places) = outcome else { return nil }
      return places.map { $0?.range.lowerBound }
    }
    // In its place, moved, gone.
    #expect(found([("yon", 4), ("is", 0)], in: "the yon is") == [4, 8])
    #expect(found([("yon", 0), ("as", 4)], in: "the yon is") == [4, nil])
    #expect(found([("yon", 0)], in: "the hat") == nil)
    // Twice, part of a word, of two that are alike, or another's.
    #expect(found([("yon", 1)], in: "a yon a yon") == nil)
    #expect(found([("yon", 0), ("be", 9)], in: "beyond be") == [nil, 7])
    #expect(found([("yon", 0), ("yon", 4), ("a", 0)], in: "a yon") == [nil, nil, 0])
    #expect(found([("yon", 2), ("yon", 9)], in: "a yon") == [2, nil])
    // Signs beside it are no part of it.
    #expect(found([("well yon", 0)], in: "(well yon)!") == [1])
  }

  @Test func ofALongTextWhatIsNotReadIsLeftAsItWas() {
    let field = FakeField(String(repeating: "yon ", count: 5_000))
    let texts = [
      WrittenText(text: "yon", range: 16_000..<16_003), WrittenText(text: "gone", range: 0..<4),
      WrittenText(text: "you", range: 16_004..<16_007),
    ]
    guard case .located(let letters, let found) = field.perform(.locate(texts)) else {
      Issue.record("nothing was found")
      return
    }
    #expect(letters.isEmpty && found == [texts[0], texts[1], nil])
  }

  @Test(arguments: [Toolkit.gtk3, .gtk4, .qt, .gecko, .chromium, .element])
  func aWordGoesWithOneOfItsSpaces(toolkit: Toolkit) {
    for (text, range, rest) in [
      ("the yon ok", 4..<7, "the ok"), ("yon ok", 0..<3, "ok"), ("yon", 0..<3, ""),
      ("the yon, ok", 4..<7, "the , ok"),
    ] {
      let field = FakeField(text, toolkit)
      #expect(field.perform(.remove(WrittenText(text: "yon", range: range))).isChange)
      #expect(field.text == rest)
    }
  }
}

extension FieldEdit.Call {
  fileprivate var isChange: Bool {
    switch self {
    case .insert, .delete, .setCaret, .select, .focus, .put: true
    default: false
    }
  }
}
