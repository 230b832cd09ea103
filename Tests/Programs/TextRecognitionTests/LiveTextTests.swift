import InkDrawing
import InkRecognition
import StylusClient
import StylusModel
import StylusProtocol
import StylusTestKit
import Testing

@testable import TextRecognition

/// What is told of text that grows: `stylusctl watch --text`.
@Suite struct LiveTextTests {
  private func line(_ text: String, of strokes: [InkID]) -> LiveText.Line {
    LiveText.Line(strokes: strokes, text: text)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func aLineIsToldWhenWritingGoesOnInAnother() {
    var page = TextPage(.lines)
    let (first, second, third) = (InkID(), InkID(), InkID())
    #expect(page.changedText(for: [line("on", of: [first])], newest: first).isEmpty)
    #expect(page.changedText(for: [line("one", of: [first, second])], newest: second).isEmpty)
    let two = [line("one", of: [first, second]), line("t", of: [third])]
    #expect(text(page.changedText(for: two, newest: third)) == "one\n")
    #expect(page.changedText(for: two, newest: third).isEmpty)
    #expect(text(page.endPage()) == "t\n")
    #expect(page.endPage().isEmpty)
  }

  @Test func aLineThatChangesLaterIsToldAgain() {
    var page = TextPage(.lines)
    let (first, second) = (InkID(), InkID())
    _ = page.changedText(for: [line("a", of: [first]), line("b", of: [second])], newest: second)
    let told = page.changedText(
      for: [line("ax", of: [first]), line("b", of: [second])], newest: second)
    #expect(text(told) == "ax\n")
  }

  @Test func aTerminalsLinesAreWrittenOver() {
    var page = TextPage(.block)
    page.size = (10, 3)
    let ids = (0..<4).map { _ in InkID() }
    #expect(
      text(page.changedText(for: [line("one", of: [ids[0]])], newest: nil)) == "\r\u{1B}[Jone")
    #expect(page.changedText(for: [line("one", of: [ids[0]])], newest: nil).isEmpty)
    let two = [line("one", of: [ids[0]]), line("a longer line", of: [ids[1]])]
    #expect(text(page.changedText(for: two, newest: nil)) == "\r\u{1B}[Jone\na longer…")
    let three = two + [line("\u{9B}2J", of: [ids[2]])]
    #expect(
      text(page.changedText(for: three, newest: nil)) == "\r\u{1B}[1A\u{1B}[Ja longer…\n\\u{9b}2J")
    #expect(text(page.endPage()) == "\n")
  }

  @Test func eachChangeIsAnObject() {
    var page = TextPage(.objects)
    let first = InkID()
    let told = page.changedText(for: [line("on", of: [first])], newest: nil)
    #expect(text(told) == "{\"line\":1,\"text\":\"on\",\"words\":[]}\n")
    #expect(page.changedText(for: [line("on", of: [first])], newest: nil).isEmpty)
    #expect(!page.changedText(for: [line("one", of: [first])], newest: nil).isEmpty)
  }

  @Test func openStrokesAreReadAsFarAsTheyGo() throws {
    var live = LiveText(.english())
    let nothing = live.recognizeLines()
    #expect(nothing == nil)
    let places = (0..<40).map { (x: Float(20), y: Float(10) + Float($0) / 8) }
    let updates = strokeUpdates(through: places)
    for (number, update) in updates.dropLast(2).enumerated() {
      live.handleNews(.message(LiveMessage(sequence: UInt64(number), content: .update(update))))
    }
    let read = live.recognizeLines()
    let again = live.recognizeLines()
    let open = try #require(read)
    #expect(again == nil)
    for update in updates.suffix(2) {
      live.handleNews(.message(LiveMessage(sequence: 99, content: .update(update))))
    }
    let done = live.recognizeLines()
    #expect(done?.map(\.id) == open.map(\.id))
  }

  @Test func strokesWithNumbersThatCannotBeAreNoText() {
    var live = LiveText(.english())
    for update in strokeUpdates(through: [(.nan, 1), (.infinity, -3), (1e30, 0)]) {
      live.handleNews(.message(LiveMessage(sequence: 1, content: .update(update))))
    }
    let read = live.recognizeLines()
    #expect(read?.allSatisfy { $0.text.isEmpty } ?? true)
  }
}
