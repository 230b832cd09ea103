import InkGeometry
import Testing
import TextFields

/// Which ink fades while a phrase goes on.
@Suite struct FadingInkTests {
  private static let scale = 25.4 / 96

  /// Words of 32 logical pixels, 8 apart.
  private func words(_ texts: [String]) -> [PhraseWord] {
    texts.enumerated().map { index, text in
      PhraseWord(
        [text],
        at: Rect(
          x: (13 + 40 * Double(index)) * Self.scale, y: 0, width: 32 * Self.scale,
          height: 30 * Self.scale))
    }
  }

  /// Writes another word: a stroke in the middle of it.
  private func write(_ texts: [String], _ desk: WritingBench) {
    desk.words = words(texts)
    let x = 20 + 40 * Double(texts.count - 1)
    desk.draw([(x, 8), (x + 3, 22), (x + 8, 8), (x + 12, 22), (x + 18, 10)])
  }

  @Test func theInkOfEarlierWordsFadesWithTheNextOne() {
    let desk = WritingBench("")
    write(["red"], desk)
    #expect(desk.faded.isEmpty && desk.text == "red")
    write(["red", "pen"], desk)
    #expect(desk.faded == [[1]] && desk.text == "red pen")
    write(["red", "pen", "ink"], desk)
    #expect(desk.faded == [[1], [2]])
    desk.wait(600)
    #expect(desk.faded == [[1], [2], [3]] && desk.text == "red pen ink")
  }

  @Test func beforeItsTextIsThereNoInkFades() {
    let desk = WritingBench("")
    desk.isSlow = true
    for texts in [["red"], ["red", "pen"]] { write(texts, desk) }
    #expect(desk.faded.isEmpty)
    // The first word alone, which is not the text any more.
    desk.answer()
    #expect(desk.faded.isEmpty && desk.text == "red")
    desk.answer()
    #expect(desk.faded == [[1]] && desk.text == "red pen")
  }

  @Test func whereTextComesAfterThePauseAllInkFadesThen() {
    var rules = WritingRules()
    rules.isLive = false
    let desk = WritingBench("", rules: rules)
    for texts in [["red"], ["red", "pen"]] { write(texts, desk) }
    #expect(desk.faded.isEmpty)
    desk.wait(600)
    #expect(desk.faded.flatMap(\.self).sorted() == [1, 2] && desk.text == "red pen")
  }
}
