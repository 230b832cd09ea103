import InkGeometry
import InkRecognition
import ProgramElements
import StylusProtocol
import Testing
import TextFields
import Units

/// Changes of the text of elements, by a program that does what it is told, or not.
@Suite struct ElementEditorTests {
  private let window = desktopWindow()
  private let program: FakeProgram
  private let editor: ElementEditor
  private let field: TextField

  init() throws {
    program = try FakeProgram()
    try program.set([.plate()])
    editor = ElementEditor(program.programs)
    field = try #require(program.programs.elements(in: [window])[window.id]?.fields.first)
  }

  /// Makes a change to its end; nil: it has none.
  private func perform(_ wish: FieldEdit.EditRequest, in other: TextField? = nil) -> FieldEdit
    .Outcome?
  {
    var outcome: FieldEdit.Outcome?
    var edit = FieldEdit(wish, in: other ?? field)
    edit.place = Point(x: 50, y: 30)
    editor.performEdit(edit) { outcome = $0 }
    program.serve()
    return outcome
  }

  private func changes() -> [String] {
    program.heard.compactMap { event in
      if case .change(_, _, let range, let text) = event { "\(range) \(text)" } else { nil }
    }
  }

  @Test func wordsGoInAndAreReplacedWhileOneWrites() throws {
    let outcome = perform(.insert("hel", .ink(.zero)))
    guard case .written(let written, _)? = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(program.text == "hel" && written.range == 0..<3)
    let next = perform(.replace(written, with: "hello"))
    #expect(
      program.text == "hello"
        && next
          == .written(
            WrittenText(text: "hello", range: 0..<5), TextChange(3..<3, to: "lo", .codePoint))
    )
    #expect(changes() == ["0..<0 hel", "3..<3 lo"])
    #expect(program.heard.count { $0.name == .focus } == 1)
    guard case .focus(_, "plate", let place)? = program.heard.first(where: { $0.name == .focus })
    else { return }
    #expect(place == ScribblePlace(x: 50, y: 30))
  }

  @Test func anEditThatACompletionAsksForIsPerformedOnce() {
    var outcomes = 0
    editor.performEdit(FieldEdit(.insert("one", .caret), in: field)) { [editor, field] _ in
      outcomes += 1
      editor.performEdit(FieldEdit(.insert("two", .caret), in: field)) { _ in outcomes += 1 }
    }
    program.serve()
    #expect(outcomes == 2)
    #expect(changes().count == 2, "\(changes())")
  }

  @Test func roomOpensBetweenGlyphsAndIsWrittenOver() {
    program.text = "one two"
    program.glyphWidth = 10
    guard case .written(let room, _)? = perform(.perform(TextGesture(pressAt: Point(x: 31, y: 40))))
    else {
      Issue.record("there is no room")
      return
    }
    #expect(program.text == "one" + room.text + " two" && room.text.count == 15)
    _ = perform(.insert("and", .over(room, .zero)))
    #expect(program.text == "one and two")
  }

  @Test func aProgramWithoutGlyphsIsToldOfAHeldPenAndOfACaret() {
    for (gesture, word) in [
      (TextGesture(pressAt: Point(x: 31, y: 40)), ScribbleEvent.Gesture.longPress),
      (TextGesture(caretOver: Rect(x: 0, y: 0, width: 9, height: 9), tip: .zero), .caret),
    ] {
      #expect(perform(.perform(gesture)) == .changed(nil))
      guard case .gesture(_, "plate", let told, _)? = program.heard.last else {
        Issue.record("no gesture was told")
        return
      }
      #expect(told == word)
    }
  }

  @Test func aWordGoesToTheCaretWithASpace() {
    program.text = "héllo🙂 end"
    program.caret = 6
    _ = perform(.insert("word", .caret))
    #expect(program.text == "héllo🙂 word end")
  }

  @Test func byGlyphsItGoesWhereItWasWritten() {
    program.text = "one two three"
    program.glyphWidth = 10
    _ = perform(.insert("more", .ink(Point(x: 75, y: 10))))
    #expect(program.text == "one two more three")
  }

  @Test func whatIsScratchedOutGoesByItsGlyphs() {
    program.text = "one two three"
    program.glyphWidth = 10
    let gesture = TextGesture(.scratchOut, over: Rect(x: 38, y: 35, width: 34, height: 10))
    #expect(perform(.perform(gesture)) == .changed(TextChange(3..<7, to: "", .codePoint)))
    #expect(program.text == "one three")
    let line = TextGesture(.line, over: Rect(x: 0, y: 42, width: 28, height: 2))
    #expect(perform(.perform(line)) == .selected(WrittenText(text: "one", range: 0..<3)))
    guard case .select(_, "plate", let range)? = program.heard.last else {
      Issue.record("nothing was selected")
      return
    }
    #expect(range == 0..<3)
  }

  @Test func withoutGlyphsAGestureIsTold() {
    program.text = "one two three"
    let area = Rect(x: 38, y: 5, width: 34, height: 10)
    #expect(perform(.perform(TextGesture(.scratchOut, over: area))) == .changed(nil))
    guard case .gesture(_, "plate", .scratchOut, let told)? = program.heard.last else {
      Issue.record("no gesture was told")
      return
    }
    #expect(told == ScribbleArea(left: 38, top: 5, width: 34, height: 10))
    #expect(program.text == "one two three" && changes().isEmpty)
    program.quirk = .unwilling
    #expect(perform(.perform(TextGesture(.circle, over: area))) == .meaningless)
  }

  @Test func aProgramThatTellsNoTextIsToldWordsFromWhereTheyBegin() {
    program.quirk = .textless
    guard case .written(let first, _)? = perform(.insert("hel", .ink(.zero))) else {
      Issue.record("nothing was written")
      return
    }
    guard case .written(let better, _)? = perform(.replace(first, with: "help")) else {
      Issue.record("nothing was replaced")
      return
    }
    #expect(perform(.replace(better, with: "")) != nil)
    guard case .written? = perform(.insert("other", .after(better))) else {
      Issue.record("the next was not written")
      return
    }
    #expect(changes() == ["0..<0 hel", "3..<3 p", "0..<4 ", "0..<0 other"])
  }

  @Test(arguments: [
    (FakeProgram.Quirk.silent, FieldEdit.Outcome.unreachable), (.idle, .undone),
    (.unwilling, .unreachable), (.dying, .uncertain), (.confused, .unreachable),
    (.shouting, .undone),
  ])
  func whatDoesNotComeInIsSaid(quirk: FakeProgram.Quirk, meant: FieldEdit.Outcome) throws {
    program.text = "was there"
    program.quirk = quirk
    var outcome = perform(.insert("word", .caret))
    if outcome == nil {
      _ = program.programs.performDueWork(at: time(500), windows: [window], isPenNear: true)
      program.serve(at: time(500))
      _ = program.programs.performDueWork(at: time(1_000), windows: [window], isPenNear: true)
      outcome = perform(.insert("word", .caret))
    }
    #expect(outcome == meant)
    #expect(program.text == (quirk == .shouting ? program.text : "was there"))
  }

  @Test func changesWaitForEachOtherAndAreNotLostWithTheirProgram() {
    var outcomes: [FieldEdit.Outcome] = []
    for _ in 0..<70 {
      editor.performEdit(FieldEdit(.insert("a", .caret), in: field)) { outcomes.append($0) }
    }
    // More than are kept.
    #expect(outcomes.count == 6 && outcomes.allSatisfy { $0 == .unreachable })
    program.programs.removeProgram(1, at: time(1))
    #expect(outcomes.count == 70 && outcomes.allSatisfy { $0 == .unreachable })
  }

  @Test func anAnswerThatComesAfterTheEditorIsGoneChangesNothing() {
    var brief: ElementEditor? = ElementEditor(program.programs)
    weak let gone = brief
    var outcome: FieldEdit.Outcome?
    brief?.performEdit(FieldEdit(.insert("word", .caret), in: field)) { outcome = $0 }
    brief = nil
    #expect(gone == nil && program.programs.deadline != nil)
    program.serve()
    #expect(program.heard.last?.name == .focus && changes().isEmpty)
    #expect(outcome == nil && program.programs.deadline == nil)
  }

  @Test func anElementThatIsGoneIsNotWrittenInto() throws {
    try program.set([])
    #expect(perform(.insert("a", .caret)) == .unreachable)
    #expect(program.heard.allSatisfy { $0.name == .expected })
  }

  @Test func anElementMayGiveTheKeyboardToAFieldOfItsToolkit() throws {
    try program.set([.plate(.field)])
    let toolkit = FakeToolkit(in: window)
    editor.fields = toolkit
    guard case .written(let first, _)? = perform(.insert("milk", .ink(Point(x: 50, y: 30)))) else {
      Issue.record("nothing was written")
      return
    }
    #expect(toolkit.place == Point(x: 50.5, y: 40) && toolkit.edits == [.insert("milk", .caret)])
    _ = perform(.replace(first, with: "silk"))
    #expect(toolkit.edits.last == .replace(first, with: "silk"))
    // The same field once more: behind what is there; another: at its caret.
    let bread = WrittenText(text: "bread", range: 0..<5)
    #expect(
      perform(.insert("bread", .after(first)))
        == .written(bread, TextChange(0..<0, to: "bread", .codePoint)))
    #expect(toolkit.edits.last == .insert("bread", .after(first)))
    toolkit.path = "/other"
    // Where the bread is then nobody knows.
    let eggs = WrittenText(text: "eggs", range: 0..<4)
    #expect(perform(.insert("eggs", .after(first))) == .written(eggs, nil))
    #expect(toolkit.edits.last == .insert("eggs", .caret))
    toolkit.isThere = false
    #expect(perform(.insert("salt", .caret)) == .unreachable)
    // A movement over it is its own.
    let gesture = TextGesture(.scratchOut, over: Rect(x: 0, y: 0, width: 9, height: 9))
    #expect(perform(.perform(gesture)) == .changed(nil))
    #expect(program.heard.last?.name == .gesture)
  }
}

/// Fields of a toolkit that do all that is wanted.
private final class FakeToolkit: ToolkitFields {
  let window: DesktopWindow
  var path = "/entry"
  var isThere = true
  var place: Point?
  var edits: [FieldEdit.EditRequest] = []

  init(in window: DesktopWindow) { self.window = window }

  func find(in window: WindowID, at place: Point, then: @escaping (TextField?) -> Void) {
    self.place = place
    let field = TextField(
      FieldReference(name: ":1.1", path: path), of: window, .gtk4, isMultiline: false,
      area: Rect(x: 0, y: 0, width: 99, height: 99))
    then(isThere ? field : nil)
  }

  func performEdit(_ edit: FieldEdit, then: @escaping (FieldEdit.Outcome) -> Void) {
    edits.append(edit.request)
    switch edit.request {
    case .insert(let text, _), .replace(_, let text):
      let change = TextChange(0..<0, to: text, .codePoint)
      then(.written(WrittenText(text: text, range: 0..<text.count), change))
    case .perform, .remove: then(.changed(nil))
    case .locate: then(.located([], []))
    }
  }
}
