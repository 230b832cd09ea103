import InkGeometry
import InkRecognition
import Testing
import TextFields

/// Gestures over letters: glyphs are 10 wide and 20 high, from 0, 5 on.
@Suite struct GestureTests {
  private func gesture(_ gesture: InkGesture, _ range: ClosedRange<Double>) -> FieldEdit.EditRequest
  {
    .perform(
      TextGesture(
        gesture,
        over: Rect(
          x: range.lowerBound, y: 8, width: range.upperBound - range.lowerBound, height: 12)))
  }

  @Test func aWordThatIsScratchedOutGoesWithOneSpace() {
    let field = FakeField("the quick fox")
    #expect(field.perform(gesture(.scratchOut, 42...88)).isChange)
    #expect(field.text == "the fox")
    #expect(field.perform(gesture(.scratchOut, 38...75)).isChange)
    #expect(field.text == "the")
    #expect(field.perform(gesture(.scratchOut, 0...30)).isChange)
    #expect(field.text == "")
  }

  @Test func lettersThatAreScratchedOutGoAlone() {
    let field = FakeField("wordxx end")
    #expect(field.perform(gesture(.scratchOut, 41...60)).isChange)
    #expect(field.text == "word end")
  }

  @Test func aLineOfWordsThatIsScratchedOutGoesAsAWhole() {
    let field = FakeField("one two three")
    #expect(field.perform(gesture(.scratchOut, -5...140)).isChange)
    #expect(field.text == "")
  }

  @Test func beneathNoLettersNothingIsMeant() {
    let field = FakeField("ab")
    for kind in InkGesture.allCases {
      #expect(field.perform(gesture(kind, 200...260)) == .meaningless)
    }
    #expect(field.text == "ab")
  }

  @Test func aCircleSelectsTheWordsInIt() {
    let field = FakeField("the quick fox")
    #expect(field.perform(gesture(.circle, 45...80)).isSelection)
    #expect(field.calls.contains(.select(4..<9)))
  }

  @Test func aLineAcrossPartsAWordAndJoinsTwo() {
    let field = FakeField("inkwell and pot")
    #expect(field.perform(gesture(.verticalLine, 29...31)).isChange)
    #expect(field.text == "ink well and pot")
    #expect(field.perform(gesture(.verticalLine, 33...37)).isChange)
    #expect(field.text == "inkwell and pot")
  }

  @Test func whereNoLettersAreReportedClicksTellWhatIsCovered() {
    let field = FakeField("the quick fox", .gtk4, caret: 9)
    #expect(field.perform(gesture(.scratchOut, 42...88)).isChange)
    #expect(field.text == "the fox")
    // A third of one word and two thirds of the next.
    #expect(field.perform(gesture(.scratchOut, 24...61)).isChange)
    #expect(field.text == "the")
    #expect(field.perform(gesture(.scratchOut, 38...39)) == .meaningless)
    #expect(field.perform(gesture(.scratchOut, 100...200)) == .meaningless)
    #expect(field.text == "the")
    field.clickOrigin = nil
    #expect(field.perform(gesture(.scratchOut, 0...60)) == .meaningless)
    #expect(field.text == "the")
  }

  @Test func clicksTellOfSelectionsGapsAndRooms() {
    let field = FakeField("inkwell and pot", .gtk4)
    #expect(field.perform(gesture(.circle, 75...112)).isSelection)
    #expect(field.calls.contains(.select(8..<11)))
    #expect(field.perform(gesture(.line, 118...152)).isSelection)
    #expect(field.calls.contains(.select(12..<15)))
    #expect(field.perform(gesture(.verticalLine, 39...41)).isChange)
    #expect(field.text == "inkw ell and pot")
    #expect(field.perform(gesture(.verticalLine, 83...87)).isChange)
    #expect(field.text == "inkw elland pot")
    // Behind the last letter is no gap.
    #expect(field.perform(gesture(.verticalLine, 199...201)) == .meaningless)
    let caret = TextGesture(
      caretOver: Rect(x: 105, y: 8, width: 12, height: 12), tip: Point(x: 111, y: 8))
    guard case .written(let room, _) = field.perform(.perform(caret)) else {
      Issue.record("no room")
      return
    }
    #expect(room.range == 11..<48)
  }

  /// However a field aligns or scrolls its text, it is the program that tells what is where.
  @Test(arguments: [-60.0, 40, 120])
  func clicksTellOfTextThatIsScrolledOrAligned(by origin: Double) {
    let field = FakeField("one two three four five", .gtk4)
    field.clickOrigin = origin
    // Where "three" is.
    #expect(field.perform(gesture(.scratchOut, origin + 82...origin + 128)).isChange)
    #expect(field.text == "one two four five")
  }

  /// A click at the ends of a field could press a button there.
  @Test func noEndOfAFieldIsClicked() {
    let field = FakeField(String(repeating: "abcd ", count: 6), .gtk4)
    #expect(field.perform(gesture(.scratchOut, -5...320)).isChange)
    for call in field.calls {
      if case .offset(let place, _) = call { #expect(31...269 ~= place.x && place.y == 15) }
    }
    // Less than 60 % of the last word is left of the button.
    #expect(field.text == "abcd ")
  }

  /// Each deletes only what is under it, whatever is on the left.
  @Test(arguments: 0..<30) func belowAButtonLettersAreCounted(at start: Int) {
    let field = FakeField("abcdefghijklmno", .gtk4)
    field.clickOrigin = 9
    let from = Double(start)
    #expect(field.perform(gesture(.scratchOut, from...84)).isChange)
    let kept = max(0, Int(((from - 9) / 10).rounded()))
    #expect(abs(field.text.count - 7 - kept) <= 1, "\(field.text) at \(start)")
    #expect(field.text.hasSuffix("ijklmno"))
  }

  @Test func aLineOfATextIsClickedWhereItIs() {
    let page = FakeField("one two", .gtk4)
    page.isMultiline = true
    _ = page.perform(gesture(.line, 42...68))
    _ = page.perform(
      .perform(TextGesture(.scratchOut, over: Rect(x: 3, y: 40, width: 300, height: 60))))
    let places = page.calls.compactMap { call -> Point? in
      if case .offset(let place, _) = call { place } else { nil }
    }
    #expect(
      places == [
        Point(x: 42, y: 5), Point(x: 68, y: 5), Point(x: 3, y: 50), Point(x: 303, y: 90),
      ])
  }

  /// GTK 4.18 tells of letters in a text view, and answers errors for an entry's.
  @Test func ofGtk4TextsOfSeveralLinesHaveLettersFrom4_16OnAndEntriesHaveNone() {
    let page = FakeField("the quick fox", .gtk416)
    page.isMultiline = true
    #expect(page.perform(gesture(.scratchOut, 42...88)).isChange)
    #expect(page.text == "the fox")
    _ = page.perform(.insert("ink", .ink(Point(x: 33, y: 12))))
    #expect(page.text == "the ink fox")
    #expect(page.perform(gesture(.scratchOut, 200...260)) == .meaningless)

    let entry = FakeField("the quick fox", .gtk416, caret: 9)
    entry.glyphWidth = nil
    #expect(entry.perform(gesture(.scratchOut, 42...88)).isChange)
    #expect(entry.text == "the fox")
    entry.caret = 7
    _ = entry.perform(.insert("ink", .ink(Point(x: 3, y: 12))))
    #expect(entry.text == "the fox ink", "at the caret, wherever it was written")
    #expect(entry.perform(gesture(.circle, 81...112)).isSelection)
  }

  @Test func whichGtkItIsIsKnownByItsVersion() {
    for (version, toolkit) in [
      ("3.24.38", Toolkit.gtk3), ("4.8.3", .gtk4), ("4.15.9", .gtk4), ("4.16.0", .gtk416),
      ("4.18.6", .gtk416), ("5.0", .gtk416), ("4", .gtk4), ("4.x", .gtk4), ("", .gtk3),
      ("..", .gtk3),
    ] { #expect(Toolkit(name: "GTK", version: version) == toolkit, "\(version)") }
  }

  @Test func inkGoesBetweenTheWordsWhereItBegan() {
    let place = { (x: Double) in InsertionPlace.ink(Point(x: x, y: 12)) }
    for (x, text) in [
      (-3.0, "ink one two"), (33, "one ink two"), (15, "one ink two"), (12, "ink one two"),
      (200, "one two ink"),
    ] {
      let field = FakeField("one two")
      _ = field.perform(.insert("ink", place(x)))
      #expect(field.text == text, "at \(x)")
    }
  }

  @Test func linesAreToldByTheirHeight() {
    let text = FieldText("ab\ncd", .codePoint)
    let areas: [Rect?] = [
      Rect(x: 0, y: 0, width: 10, height: 20), Rect(x: 10, y: 0, width: 10, height: 20),
      Rect(x: 20, y: 0, width: 0, height: 20), Rect(x: 0, y: 20, width: 10, height: 20),
      Rect(x: 10, y: 20, width: 10, height: 20),
    ]
    let glyphs = GlyphBoxes(text, areas: areas)
    #expect(glyphs.insertionOffset(of: Point(x: 100, y: 10)) == 2)
    #expect(glyphs.insertionOffset(of: Point(x: -5, y: 30)) == 3)
    #expect(glyphs.insertionOffset(of: Point(x: 100, y: 30)) == 5)
    #expect(glyphs.insertionOffset(of: Point(x: 0, y: 300)) == 5)
  }
}
