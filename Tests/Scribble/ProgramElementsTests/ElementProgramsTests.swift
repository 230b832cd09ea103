import InkGeometry
import ProgramElements
import StylusProtocol
import Testing
import TextFields
import Units

/// What programs say of their windows, and what counts of it; times in milliseconds.
@Suite struct ElementProgramsTests {
  private let window = desktopWindow()

  private func map(_ programs: ElementPrograms, _ windows: [DesktopWindow]) -> FieldMap {
    var map = FieldMap()
    _ = map.setWindows(windows)
    map.setOwnElements(programs.elements(in: windows))
    return map
  }

  @Test func anElementIsAFieldWhereItsWindowIsSeen() throws {
    let program = try FakeProgram()
    try program.set([.plate()])
    let map = map(program.programs, [window])
    let field = try #require(map.field(at: Point(x: 150, y: 40)))
    #expect(field.toolkit == .element && field.reference.path == "plate")
    #expect(map.field(at: Point(x: 150, y: 70)) == nil)
    #expect(map.field(at: Point(x: 50, y: 40)) == nil)
    let areas = map.seenAreas(within: Rect(x: 0, y: 0, width: 1_000, height: 1_000))
    #expect(areas == [Rect(x: 110, y: 20, width: 300, height: 40)])
    #expect(program.programs.counts.map(\.elements) == [1])
  }

  @Test func onlyTheUppermostWindowsElementsCount() throws {
    let programs = ElementPrograms()
    let lower = try FakeProgram(1, process: 7, of: programs)
    let upper = try FakeProgram(2, process: 8, of: programs)
    try lower.set([.plate(.text, "lower")])
    try upper.set([.plate(.text, "upper")])
    let windows = [desktopWindow(1, process: 7), desktopWindow(2, process: 8, at: 200)]
    let both = map(programs, windows)
    #expect(both.field(at: Point(x: 150, y: 40))?.reference.path == "lower")
    #expect(both.field(at: Point(x: 260, y: 40))?.reference.path == "upper")
    // A window without elements hides those below.
    let covered = map(programs, windows + [desktopWindow(3, process: 9, at: 100)])
    #expect(covered.field(at: Point(x: 260, y: 40)) == nil)
    let seen = covered.seenAreas(within: Rect(x: 0, y: 0, width: 2_000, height: 900))
    #expect(seen.allSatisfy { $0.min.x >= 500 })
  }

  @Test func nobodySpeaksOfTheWindowsOfOthers() throws {
    let program = try FakeProgram(1, process: 9)
    try program.set([.plate()], of: ScribbleWindow(title: "w", application: "app"))
    #expect(map(program.programs, [window]).field(at: Point(x: 150, y: 40)) == nil)
  }

  @Test func ofTwoWindowsThatAreAlikeTheOneWithTheKeyboardIsMeant() throws {
    let program = try FakeProgram()
    try program.set([.plate()], of: ScribbleWindow(title: "w"))
    let place = Point(x: 950, y: 40)
    let alike = [desktopWindow(1), desktopWindow(2, at: 900)]
    #expect(map(program.programs, alike).field(at: place) == nil)
    let focused = [desktopWindow(1), desktopWindow(2, at: 900, isFocused: true)]
    #expect(map(program.programs, focused).field(at: place) != nil)
    let named = [desktopWindow(1), desktopWindow(2, title: "other", at: 900)]
    #expect(map(program.programs, named).field(at: place) == nil)
    #expect(map(program.programs, named).field(at: Point(x: 150, y: 40)) != nil)
  }

  @Test func onACanvasThePenIsThePrograms() throws {
    let program = try FakeProgram()
    var canvas = ScribbleElement.plate(.canvas, "canvas")
    canvas.area = ScribbleArea(left: 0, top: 0, width: 350, height: 200)
    var small = ScribbleElement.plate(.text, "label")
    small.area = ScribbleArea(left: 20, top: 100, width: 50, height: 20)
    try program.set([canvas, small])
    var map = map(program.programs, [window])
    // A field of the toolkit's below it, larger than it.
    map.setFields(
      [
        TextField(
          FieldReference(name: ":1.1", path: "/page"), of: window.id, .gtk4, isMultiline: true,
          area: Rect(x: 0, y: 0, width: 400, height: 300))
      ], in: window.id)
    #expect(map.field(at: Point(x: 150, y: 40)) == nil)
    #expect(map.field(at: Point(x: 130, y: 110))?.reference.path == "label")
    #expect(map.field(at: Point(x: 480, y: 40))?.reference.path == "/page")
    let seen = map.seenAreas(within: Rect(x: 0, y: 0, width: 1_000, height: 1_000))
    #expect(seen.allSatisfy { !$0.contains(Point(x: 150, y: 40)) })
    #expect(seen.contains { $0.contains(Point(x: 480, y: 40)) })
  }

  @Test func whatOverlapsIsTheSmallerOnes() throws {
    let programs = ElementPrograms()
    let one = try FakeProgram(1, of: programs)
    let other = try FakeProgram(2, of: programs)
    try one.set([.plate(.text, "large")])
    var small = ScribbleElement.plate(.text, "small")
    small.area.width = 100
    try other.set([small])
    let map = map(programs, [window])
    #expect(map.field(at: Point(x: 150, y: 40))?.reference.path == "small")
    #expect(map.field(at: Point(x: 350, y: 40))?.reference.path == "large")
  }

  @Test func elementsGoWithTheirConnection() throws {
    let program = try FakeProgram()
    try program.set([.plate()])
    program.programs.removeProgram(1, at: time(5))
    #expect(program.programs.isStale && program.programs.counts.isEmpty)
    #expect(map(program.programs, [window]).field(at: Point(x: 150, y: 40)) == nil)
    #expect(throws: ScribbleError.notServing) { try program.set([.plate()]) }
  }

  @Test func programsAndTheirWindowsAreBounded() throws {
    let programs = ElementPrograms()
    for number in 0..<UInt64(ElementPrograms.mostPrograms) {
      _ = try FakeProgram(number, of: programs)
    }
    #expect(throws: ScribbleError.tooManyPrograms(limit: 16)) {
      try FakeProgram(99, of: programs)
    }
    for number in 0..<16 {
      try programs.setElements(
        ScribbleElements([.plate()], of: ScribbleWindow(title: "\(number)")), of: 3, at: time(0))
    }
    #expect(throws: ScribbleError.tooManyWindows(limit: 16)) {
      try programs.setElements(
        ScribbleElements([.plate()], of: ScribbleWindow(title: "one more")), of: 3, at: time(0))
    }
    // One that has no elements any more makes room.
    try programs.setElements(
      ScribbleElements([], of: ScribbleWindow(title: "3")), of: 3, at: time(0))
    try programs.setElements(
      ScribbleElements([.plate()], of: ScribbleWindow(title: "one more")), of: 3, at: time(0))
    #expect(programs.counts.map(\.elements).reduce(0, +) == 16)
  }

  @Test func whileAPenIsNearElementsAreAskedForOnceASecond() throws {
    let program = try FakeProgram()
    try program.set([.plate()])
    #expect(
      program.programs.performDueWork(at: time(0), windows: [window], isPenNear: false) == nil)
    for step in 0..<30 {
      _ = program.programs.performDueWork(
        at: time(Int64(step) * 100), windows: [window], isPenNear: true)
      program.serve(at: time(Int64(step) * 100))
    }
    let asked = program.heard.filter { $0.name == .elements }
    #expect(asked.count == 3)
    guard case .elements(_, let area, let name)? = asked.first else { return }
    #expect(area == ScribbleArea(left: 0, top: 0, width: 400, height: 300))
    #expect(name == ScribbleWindow(title: "w", application: "app"))
  }

  @Test func whoDoesNotAnswerIsLeftAloneAndComesBackByAnswering() throws {
    let programs = ElementPrograms()
    let program = try FakeProgram(1, process: 7, of: programs)
    let other = try FakeProgram(2, process: 8, of: programs)
    try program.set([.plate()])
    try other.set([.plate()])
    let windows = [window, desktopWindow(2, process: 8, at: 600)]
    program.quirk = .silent
    func turn(_ now: Int64) {
      _ = programs.performDueWork(at: time(now), windows: windows, isPenNear: true)
      for (number, event) in programs.takeEvents() {
        guard case .elements(let request, _, _) = event,
          number == 2 || program.quirk == .none
        else { continue }
        programs.acceptAnswer(ScribbleAnswer(request, done: true), of: number, at: time(now))
      }
    }
    func isOffered() -> (Bool, Bool) {
      let map = map(programs, windows)
      return (
        map.field(at: Point(x: 150, y: 40)) != nil, map.field(at: Point(x: 650, y: 40)) != nil
      )
    }
    turn(0)
    #expect(isOffered() == (true, true))
    turn(401)
    #expect(isOffered() == (false, true))
    // What it says meanwhile changes nothing; nor does it when it is asked again in vain.
    try program.set([.plate(.text, "late")], at: time(500))
    #expect(isOffered() == (false, true))
    turn(5_500)
    #expect(isOffered() == (false, true))
    turn(6_000)
    program.quirk = .none
    for step in 0..<8 { turn(6_000 + Int64(step) * 1_000) }
    #expect(isOffered() == (true, true))
  }

  @Test func anAnswerThatIsLateIsNone() throws {
    let program = try FakeProgram()
    var element = ScribbleElement.plate()
    element.asks = true
    try program.set([element])
    let field = try #require(map(program.programs, [window]).field(at: Point(x: 150, y: 40)))
    var isInk: Bool?
    program.programs.askIfInk(at: .zero, on: field, at: time(0)) { isInk = $0 }
    guard case .shouldBegin(let request, "plate", _)? = program.programs.takeEvents().last?.event
    else {
      Issue.record("nothing was asked")
      return
    }
    program.programs.acceptAnswer(ScribbleAnswer(request, done: true), of: 1, at: time(900))
    #expect(isInk == false)
  }

  /// Whoever asks does not always tell the time; a question asked after a long quiet has its whole
  /// time all the same.
  @Test func aQuestionHasItsTimeFromWhenItIsAsked() throws {
    let programs = ElementPrograms { time(10_000) }
    let program = try FakeProgram(of: programs)
    try program.set([.plate()])
    let field = try #require(map(programs, [window]).field(at: Point(x: 150, y: 40)))
    var outcome: FieldEdit.Outcome?
    let editor = ElementEditor(programs)
    editor.performEdit(FieldEdit(.insert("ink", .caret), in: field)) { outcome = $0 }
    #expect(programs.deadline == time(10_400))
    _ = programs.performDueWork(at: time(10_399), windows: [window], isPenNear: false)
    #expect(outcome == nil)
    _ = programs.performDueWork(at: time(10_400), windows: [window], isPenNear: false)
    #expect(outcome == .unreachable && programs.deadline == nil)
  }

  @Test func aRefusedElementIsTheProgramsUntilItSaysOtherwise() throws {
    let program = try FakeProgram()
    var element = ScribbleElement.plate()
    element.asks = true
    try program.set([element])
    let place = Point(x: 150, y: 40)
    let field = try #require(map(program.programs, [window]).field(at: place))
    program.quirk = .unwilling
    var answers: [Bool] = []
    program.programs.askIfInk(at: place, on: field, at: time(0)) { answers.append($0) }
    program.serve()
    #expect(answers == [false])
    #expect(map(program.programs, [window]).field(at: place) == nil)
    // That it has the element, as it is asked each second, is no other answer.
    try program.programs.setElements(ScribbleElements([element], answering: 9), of: 1, at: time(5))
    #expect(map(program.programs, [window]).field(at: place) == nil)
    // The pen goes, and comes again.
    _ = program.programs.performDueWork(at: time(10), windows: [window], isPenNear: false)
    #expect(map(program.programs, [window]).field(at: place) != nil)
    program.programs.askIfInk(at: place, on: field, at: time(20)) { answers.append($0) }
    program.serve()
    try program.set([element])
    #expect(map(program.programs, [window]).field(at: place) != nil)
    program.quirk = .none
    program.programs.askIfInk(at: place, on: field, at: time(30)) { answers.append($0) }
    program.serve()
    #expect(answers == [false, false, true])
  }

  @Test func programsAreToldOfWritingOverTheirOwnFieldsAndNoOthers() throws {
    let programs = ElementPrograms()
    let one = try FakeProgram(1, process: 7, of: programs)
    let other = try FakeProgram(2, process: 8, of: programs)
    try one.set([.plate()])
    let own = try #require(map(programs, [window]).field(at: Point(x: 150, y: 40)))
    let plain = TextField(
      FieldReference(name: ":1.1", path: "/a"), of: window.id, .gtk4, isMultiline: false,
      area: Rect(x: 0, y: 0, width: 9, height: 9))
    programs.announceWriting(own, of: 7, beginsAt: Point(x: 50, y: 30))
    programs.announceWriting(own, of: 7, beginsAt: nil)
    programs.announceWriting(plain, of: 7, beginsAt: Point(x: 5, y: 3))
    programs.announceWriting(plain, of: 8, beginsAt: nil)
    let events = programs.takeEvents()
    #expect(
      events.filter { $0.program == one.number }.map(\.event) == [
        .expected(false), .willBegin(element: "plate", ScribblePlace(x: 50, y: 30)),
        .didFinish(element: "plate"), .willBegin(element: nil, ScribblePlace(x: 5, y: 3)),
      ])
    #expect(
      events.filter { $0.program == other.number }.map(\.event) == [
        .expected(false), .didFinish(element: nil),
      ])
  }

  @Test func whetherAPenIsExpectedIsToldOnce() throws {
    let program = try FakeProgram()
    program.programs.expect(true)
    program.programs.expect(true)
    program.serve()
    #expect(program.heard == [.expected(false), .expected(true)])
  }

  @Test func whatIsRefusedIsTold() throws {
    let program = try FakeProgram()
    program.programs.refuse(1, error: "org.varlink.service.InvalidParameter", parameter: "area")
    program.serve()
    #expect(
      program.heard.last
        == .refused(error: "org.varlink.service.InvalidParameter", parameter: "area"))
  }
}
