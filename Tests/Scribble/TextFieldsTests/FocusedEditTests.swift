import InkGeometry
import InkRecognition
import Testing
import TextFields

/// Changes of a field that must have the keyboard: done by an input method or by keys, and proved
/// like all others.
@Suite struct FocusedEditTests {
  @Test(arguments: [Toolkit.gecko, .chromium], [TextRoute.inputMethod, .keyboard])
  func aWordIsPutInWhereItBelongsAndReadBack(toolkit: Toolkit, route: TextRoute) {
    let field = FakeField("the fox", toolkit, caret: 3)
    let outcome = field.perform(.insert("quick", .caret), by: route)
    #expect(field.text == "the quick fox")
    #expect(outcome.text == WrittenText(text: "quick", range: 4..<9))
    #expect(field.calls.first == .role && field.calls.contains(.focus))
    // The keyboard is asked for once all else is decided.
    #expect(field.calls.firstIndex(of: .focus)! > field.calls.firstIndex(of: .text(0..<7))!)
  }

  @Test func anotherReadingTakesThePlaceOfTheFormer() {
    let field = FakeField("a hello b", .chromium)
    let former = WrittenText(text: "hello", range: 2..<7)
    #expect(
      field.perform(.replace(former, with: "jello")).text
        == WrittenText(text: "jello", range: 2..<7))
    #expect(field.text == "a jello b")
    #expect(field.calls.contains(.put("j", over: 2..<3, former: "h")))
  }

  @Test func withoutACaretAndWithoutLettersItGoesToTheEnd() {
    let field = FakeField("the fox", .gecko, caret: -1)
    field.glyphWidth = nil
    #expect(
      field.perform(.insert("runs", .ink(Point(x: 5, y: 15)))).text
        == WrittenText(text: "runs", range: 8..<12))
    #expect(field.text == "the fox runs")
  }

  @Test func aScratchedWordGoes() {
    let field = FakeField("the quick fox", .gecko)
    let scratch = TextGesture(.scratchOut, over: Rect(x: 42, y: 6, width: 46, height: 14))
    #expect(field.perform(.perform(scratch)).isChange)
    #expect(field.text == "the fox")
  }

  @Test func aTextThatIsNotToldAtFirstIsAskedForAgain() {
    let field = FakeField("the quick fox", .gecko)
    field.quirk = .shy(2)
    let scratch = TextGesture(.scratchOut, over: Rect(x: 42, y: 6, width: 46, height: 14))
    #expect(field.perform(.perform(scratch)).isChange)
    #expect(field.text == "the fox")
    // Where there is none it is asked for a bounded number of times.
    let empty = FakeField("", .gecko)
    #expect(empty.perform(.perform(scratch)) == .meaningless)
    #expect(empty.calls.count(where: { $0 == .characterCount }) == 13)
  }

  @Test func aLineEndThatIsNotThereIsNotCounted() {
    let field = FakeField("one\ntwo\n", .chromium)
    field.isMultiline = true
    field.glyphWidth = nil
    #expect(
      field.perform(.insert("three", .caret)).text
        == WrittenText(text: "three", range: 8..<13))
    #expect(field.text == "one\ntwo\nthree")
    let other = FakeField("one\ntwo\n", .chromium, caret: 3)
    other.isMultiline = true
    #expect(
      other.perform(.insert("more", .caret)).text == WrittenText(text: "more", range: 4..<8))
    #expect(other.text == "one more\ntwo\n")
  }

  @Test func whatComesLateIsWaitedFor() {
    let field = FakeField("the fox", .chromium)
    field.quirk = .slow(9)
    #expect(
      field.perform(.insert("runs", .caret)).text
        == WrittenText(text: "runs", range: 8..<12))
    #expect(field.calls.filter { $0 == .rest }.count > 5)
  }

  @Test func whatIsPutInAndIsNotThereIsToldAndNotTriedTwice() {
    let field = FakeField("the fox", .gecko)
    field.quirk = .idle
    #expect(field.perform(.insert("runs", .caret)) == .undone)
    #expect(field.text == "the fox")
    var memory = RouteMemory()
    #expect(memory.route(into: field.field) == .inputMethod)
    memory.recordRoute(.inputMethod, failedIn: field.field)
    #expect(memory.route(into: field.field) == .keyboard)
    memory.recordRoute(.keyboard, failedIn: field.field)
    #expect(memory.route(into: field.field) == nil)
  }

  @Test func whatCameInOtherwiseIsTakenBack() {
    let field = FakeField("the fox", .chromium)
    field.quirk = .stubborn
    // It makes capitals of what comes in, and takes deletions back.
    #expect(field.perform(.insert("runs", .caret)) == .uncertain)
    let other = FakeField("the fox", .chromium)
    other.quirk = .unfocused
    #expect(other.perform(.insert("runs", .caret)) == .unreachable)
    #expect(other.text == "the fox")
  }

  @Test(arguments: [TextRoute.accessibility, .inputMethod, .keyboard])
  func aFieldForSecretsIsNeverWrittenInto(route: TextRoute) {
    for number in 0..<50 {
      let field = FakeField("secret", number % 2 == 0 ? .gecko : .chromium)
      if route == .accessibility {
        field.role = FieldRole.password.rawValue
      } else {
        field.quirk = .secret
      }
      let outcome = field.perform(.insert("word", .caret), by: route)
      #expect(outcome == (route == .accessibility ? .secret : .refused))
      #expect(field.text == "secret")
    }
  }
}
