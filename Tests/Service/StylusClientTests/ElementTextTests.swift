import StylusClient
import Testing

/// The text of an element, as a program keeps it.
@Suite struct ElementTextTests {
  @Test func aPartBecomesAnotherTextAndTheCaretIsBehindIt() {
    var text = ElementText("wéll 🙂 done")
    #expect(text.caret == 11)
    #expect(text.change(5..<6, to: "ink"))
    #expect(text.text == "wéll ink done" && text.caret == 8)
    #expect(text.change(0..<5, to: ""))
    #expect(text.text == "ink done" && text.caret == 0)
  }

  @Test func aPartThatIsNotThereChangesNothing() {
    var text = ElementText("ink")
    for range in [0..<4, 4..<4, -1..<2] { #expect(!text.change(range, to: "x")) }
    #expect(text == ElementText("ink"))
  }

  @Test func offsetsCountCodePointsEvenWithinACharacter() {
    var text = ElementText("e\u{301}")
    #expect(text.change(1..<2, to: ""))
    #expect(text.text == "e" && text.caret == 1)
  }
}
