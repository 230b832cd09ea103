import Testing
import TextFields
import WaylandClient

@testable import InkScribble

/// What the pad's texts need before them where they go.
@Suite struct PadTypingTests {
  private let window = WindowID(rawValue: 3)
  private let other = WindowID(rawValue: 4)

  private func typed(
    _ typing: inout PadTyping, _ text: String, over former: String = "", in window: WindowID?,
    behind before: String? = nil, goesOn: Bool = false
  ) -> [String] {
    let made = typing.compose(text, over: former, in: window, behind: before, goesOn: goesOn)
    return [made.text, made.word, made.former]
  }

  @Test func aSpaceComesBeforeATextBehindAWord() {
    var typing = PadTyping()
    #expect(typed(&typing, "ink", in: window, behind: "pen") == [" ink", "ink", ""])
    #expect(typed(&typing, "ink", in: window, behind: "pen ") == ["ink", "ink", ""])
    #expect(typed(&typing, ".", in: window, behind: "pen") == [".", ".", ""])
    #expect(typed(&typing, "ink", in: window) == ["ink", "ink", ""])
  }

  @Test func whatGoesOnHasItsSpaceAlready() {
    var typing = PadTyping()
    _ = typed(&typing, "pen", in: window)
    #expect(typed(&typing, "cil", in: window, behind: "pen", goesOn: true) == ["cil", "cil", ""])
    #expect(typed(&typing, " ink", in: window, goesOn: true) == [" ink", " ink", ""])
  }

  @Test func inAnotherWindowNothingOfTheFormerStands() {
    var typing = PadTyping()
    _ = typed(&typing, "pen", in: window)
    #expect(typed(&typing, "pan", over: "pen", in: window) == ["pan", "pan", "pen"])
    #expect(typed(&typing, " pun", over: "pan", in: other) == ["pun", "pun", ""])
    // It is that window's text from then on.
    #expect(typed(&typing, "pin", over: "pun", in: other) == ["pin", "pin", "pun"])
  }

  @Test func whatTheProgramTellsBehindANewLineMayBeLate() {
    var typing = PadTyping()
    _ = typed(&typing, "pen", in: window)
    typing.pressed(.enter)
    #expect(typed(&typing, "ink", in: window, behind: "pen") == ["ink", "ink", ""])
    #expect(typed(&typing, "ink", in: window, behind: "ink") == [" ink", "ink", ""])
  }

  @Test func anAnswerAboutTheCaretCountsUntilSomethingIsPutIn() {
    let caret = PadCaret()
    let late = caret.ask(in: window)
    let answer = caret.ask(in: window)
    late("a")
    #expect(caret.text(in: window) == nil)
    answer("b")
    #expect(caret.text(in: window) == "b" && caret.text(in: other) == nil)
    caret.forget()
    answer("c")
    #expect(caret.text(in: window) == nil)
  }
}
