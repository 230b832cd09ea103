import StylusClient
import Testing

/// The text of an element, as a program keeps it.
@Suite struct ElementTextTests {
  @Test func aPartBecomesAnotherTextAndTheCaretIsBehindIt() {
    var text = ElementText("wéll 🙂 done")
    #expect(text.caret == 11)
    let isReplaced = text.change(5..<6, to: "ink")
    #expect(isReplaced && text.text == "wéll ink done" && text.caret == 8)
    let isGone = text.change(0..<5, to: "")
    #expect(isGone && text.text == "ink done" && text.caret == 0)
  }

  @Test func aPartThatIsNotThereChangesNothing() {
    var text = ElementText("ink")
    for range in [0..<4, 4..<4, -1..<2] {
      let isChanged = text.change(range, to: "x")
      #expect(!isChanged)
    }
    #expect(text == ElementText("ink"))
  }

  @Test func offsetsCountCodePointsEvenWithinACharacter() {
    var text = ElementText("e\u{301}")
    let isChanged = text.change(1..<2, to: "")
    #expect(isChanged && text.text == "e" && text.caret == 1)
  }
}
