import InkGeometry
import Testing
import TextFields

/// Changes of a field's text: done, proved, or taken back.
@Suite struct FieldEditTests {
  @Test(arguments: [Toolkit.gtk3, .gtk4, .qt])
  func aWordIsPutInAtTheCaretWithTheSpacesItNeeds(toolkit: Toolkit) {
    let field = FakeField("the fox", toolkit, caret: 3)
    let outcome = field.perform(.insert("quick", .caret))
    #expect(field.text == "the quick fox")
    #expect(outcome.text == WrittenText(text: "quick", range: 4..<9))
    #expect(field.caret == 9)
  }

  @Test(arguments: [Toolkit.gtk3, .gtk4, .qt])
  func lettersOfSeveralBytesAndUnitsAreCountedAsTheToolkitDoes(toolkit: Toolkit) {
    let field = FakeField("naïve 🙂 é", toolkit)
    let outcome = field.perform(.insert("😀ß", .caret))
    #expect(field.text == "naïve 🙂 é 😀ß")
    let start = FieldText("naïve 🙂 é ", toolkit.unit).count
    let length = toolkit == .qt ? 3 : 2
    #expect(outcome.text == WrittenText(text: "😀ß", range: start..<start + length))
  }

  @Test func theLengthOfAnInsertionIsThatOfTheToolkit() {
    #expect(Toolkit.gtk3.insertedLength(of: "é€😀") == 9)
    #expect(Toolkit.qt.insertedLength(of: "é€😀") == 4)
  }

  @Test func aPasswordFieldIsNeverWrittenInto() {
    for _ in 0..<50 {
      let field = FakeField("secret")
      field.role = FieldRole.password.rawValue
      #expect(field.perform(.insert("word", .caret)) == .secret)
      #expect(field.calls == [.role])
      #expect(field.text == "secret")
    }
  }

  @Test func whereNothingWouldArriveNothingIsAsked() {
    let field = FakeField("", .other)
    #expect(field.perform(.insert("word", .caret)) == .refused)
    #expect(field.calls == [])
  }

  @Test func aBetterReadingTouchesOnlyWhatDiffers() {
    let field = FakeField("a hello b")
    let former = WrittenText(text: "hello", range: 2..<7)
    let outcome = field.perform(.replace(former, with: "help"))
    #expect(field.text == "a help b")
    #expect(outcome.text == WrittenText(text: "help", range: 2..<6))
    #expect(field.calls.contains(.delete(5..<7)))
  }

  @Test func whoIsElsewhereInTheTextStaysThere() {
    for (caret, then) in [(0, 0), (1, 1), (2, 6), (7, 6), (9, 8)] {
      let field = FakeField("a hello b", caret: caret)
      _ = field.perform(.replace(WrittenText(text: "hello", range: 2..<7), with: "help"))
      #expect(field.text == "a help b" && field.caret == then)
    }
  }

  @Test func whatSomebodyElseChangedIsNotReplaced() {
    let field = FakeField("a jelly b")
    #expect(
      field.perform(.replace(WrittenText(text: "hello", range: 2..<7), with: "help")) == .overtaken)
    #expect(field.text == "a jelly b")
  }

  @Test func textThatIsReadTooEarlyIsReadAgain() {
    let field = FakeField("one")
    field.quirk = .stale
    #expect(
      field.perform(.insert("two", .caret)).text == WrittenText(text: "two", range: 4..<7))
    #expect(field.text == "one two")
  }

  @Test func requestsThatAreDoneAndNeverAnsweredAreSeenByTheText() {
    let field = FakeField("one", .gtk4)
    field.quirk = .mute
    #expect(
      field.perform(.insert("two", .caret)).text == WrittenText(text: "two", range: 4..<7))
  }

  @Test func whatCameInOtherwiseIsTakenBack() {
    let field = FakeField("one")
    field.quirk = .cut(3)
    #expect(field.perform(.insert("two", .caret)) == .undone)
    #expect(field.text == "one")
    let shouting = FakeField("one three")
    shouting.caret = 3
    shouting.quirk = .shouting
    #expect(shouting.perform(.insert("two", .caret)) == .undone)
    #expect(shouting.text == "one three")
  }

  @Test func whoSaysThatAllWentWellAndDoesNothingIsNotBelieved() {
    let field = FakeField("one")
    field.quirk = .idle
    #expect(field.perform(.insert("two", .caret)) == .undone)
    #expect(field.text == "one")
  }

  @Test func whatCannotBeTakenBackIsSaid() {
    let field = FakeField("one")
    field.quirk = .stubborn
    #expect(field.perform(.insert("two", .caret)) == .uncertain)
  }

  @Test(arguments: 0..<14)
  func whoStopsAnsweringAnywhereCostsNothingButThisChange(after: Int) {
    let field = FakeField("one two")
    field.quirk = .silent(after: after)
    let outcome = field.perform(.insert("ink", .caret))
    #expect(
      [.unreachable, .uncertain].contains(outcome)
        || outcome.text == WrittenText(text: "ink", range: 8..<11))
    if case .unreachable = outcome { #expect(field.text == "one two") }
  }

  @Test func longTextsAreReadAroundTheCaretOnly() {
    let long = String(repeating: "word ", count: 10_000)
    let field = FakeField(long, .gtk3, caret: 25_000)
    guard case .written(let text, _) = field.perform(.insert("ink", .caret)) else {
      Issue.record("not written")
      return
    }
    #expect(text.range == 25_000..<25_003)
    let most = field.calls.compactMap { if case .text(let range) = $0 { range.count } else { nil } }
    #expect(most.max() ?? 0 <= FieldEdit.mostRead + 8)
    #expect(FieldText(field.text, .codePoint)[25_000..<25_004] == "ink ")
  }

  @Test func aChangeTheSameAsItsOppositeLeavesTheTextAsItWas() {
    var dice = SplitMix(seed: 7)
    let words = ["ink", "é", "🙂", "a", "two words", "end."]
    for _ in 0..<300 {
      let toolkit = [Toolkit.gtk3, .gtk4, .qt][Int(dice.next() % 3)]
      let text = (0..<Int(dice.next() % 6)).map { _ in words[Int(dice.next() % 6)] }
        .joined(separator: " ")
      let field = FakeField(text, toolkit)
      field.caret = Int(dice.next() % UInt64(FieldText(text, toolkit.unit).count + 1))
      // Never inside a character of several units.
      let whole = FieldText(text, toolkit.unit)
      guard FieldText(whole[0..<field.caret], toolkit.unit).count == field.caret else { continue }
      let word = words[Int(dice.next() % 6)]
      guard case .written(let written, _) = field.perform(.insert(word, .caret)) else {
        Issue.record("'\(word)' was not put into '\(text)' at \(field.caret)")
        continue
      }
      #expect(FieldText(field.text, toolkit.unit)[written.range] == word)
      let emptied = field.perform(.replace(written, with: ""))
      #expect(
        emptied.text
          == WrittenText(text: "", range: written.range.lowerBound..<written.range.lowerBound))
      #expect(
        field.text.filter { $0 != " " } == text.filter { $0 != " " }, "'\(word)' into '\(text)'")
    }
  }
}

/// Numbers by chance, the same each time.
struct SplitMix {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
