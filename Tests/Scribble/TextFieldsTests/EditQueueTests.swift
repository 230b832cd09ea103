import Testing
import TextFields

/// The turns of edits that wait for programs.
@Suite struct EditQueueTests {
  private var queue = EditQueue<String>()
  private let edit = FieldEdit(.insert("word", .caret), in: FakeField("").field)

  @Test mutating func editsOfAProgramTakeTurnsAndProgramsDoNotWaitForEachOther() {
    #expect(queue.add(edit, of: "editor") { _ in } == true)
    #expect(queue.add(edit, of: "editor") { _ in } == false)
    #expect(queue.add(edit, of: "browser") { _ in } == true)
    #expect(queue.removeFirst(of: "editor")?.isAnotherWaiting == true)
    #expect(queue.removeFirst(of: "editor")?.isAnotherWaiting == false)
    #expect(queue["editor"] == nil && queue["browser"] != nil)
    #expect(queue.removeFirst(of: "editor") == nil)
  }

  @Test mutating func aProgramThatHangsFillsItsOwnQueueOnly() {
    for number in 0..<EditQueue<String>.limit {
      #expect(queue.add(edit, of: "editor") { _ in } == (number == 0))
    }
    #expect(queue.add(edit, of: "editor") { _ in } == nil)
    #expect(queue.add(edit, of: "browser") { _ in } == true)
  }

  @Test mutating func whatWaitsIsAnsweredWhenAllIsAbandoned() {
    final class Count { var number = 0 }
    let answered = Count()
    for program in ["editor", "editor", "browser"] {
      _ = queue.add(edit, of: program) { _ in answered.number += 1 }
    }
    for then in queue.removeAll() { then(.unreachable) }
    #expect(answered.number == 3 && queue["editor"] == nil && queue["browser"] == nil)
  }

  @Test mutating func onlyAnEditThatIsThereIsChanged() {
    #expect(queue.update("editor") { $0.start() } == nil)
    _ = queue.add(edit, of: "editor") { _ in }
    #expect(queue.update("editor") { $0.start() } != nil)
  }
}
