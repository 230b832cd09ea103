import Accessibility
import BusKit
import Foundation
import InkGeometry
import InkRecognition
import LinuxIO
import ProgramKit
import Testing
import TextFields
import Units

/// Fields of applications on a real bus: found, changed, and left alone where they do not answer.
@Suite(.enabled(if: FakeBus.isThere, FakeBus.mend)) final class AccessibilityTests {
  private let server: FakeBus
  private let poller: Poller

  init() throws {
    server = try FakeBus()
    poller = try Poller()
  }

  /// A window with an entry, a field for a password, a text in a box, and one that cannot be
  /// edited.
  private var objects: [String: FakeApplication.Object] {
    var root = FakeApplication.Object()
    root.children = ["/frame"]
    var frame = FakeApplication.Object(role: 23, name: "window", states: 1 << 1)
    frame.area = Rect(x: 0, y: 0, width: 400, height: 300)
    frame.children = ["/entry", "/password", "/box", "/label"]
    var entry = FakeApplication.Object(role: 79)
    (entry.area, entry.text) = (Rect(x: 10, y: 20, width: 300, height: 30), "the fox")
    entry.caret = 3
    var password = FakeApplication.Object(role: 40)
    (password.area, password.text) = (Rect(x: 10, y: 60, width: 300, height: 30), "secret")
    var box = FakeApplication.Object()
    box.children = ["/box/text"]
    var inner = FakeApplication.Object(role: 61, states: 1 << 7 | 1 << 8 | 1 << 17)
    (inner.area, inner.text) = (Rect(x: 10, y: 100, width: 300, height: 100), "")
    var label = FakeApplication.Object(role: 61, states: 1 << 8)
    label.text = "read me"
    return [
      FakeApplication.root: root, "/frame": frame, "/entry": entry, "/password": password,
      "/box": box, "/box/text": inner, "/label": label,
    ]
  }

  private func window(_ title: String = "window") -> DesktopWindow {
    DesktopWindow(
      id: WindowID(rawValue: 5), process: getpid(), title: title,
      area: Rect(x: 100, y: 50, width: 400, height: 300), isFocused: true)
  }

  private func connected() throws -> AccessibilityBus {
    let bus = try AccessibilityBus(session: 1, bus: 2, on: poller, address: server.address)
    try wait(bus) { bus.isReady }
    return bus
  }

  /// Serves the bus until something is so.
  private func wait(_ bus: AccessibilityBus, until isSo: () -> Bool) throws {
    var ready: [Poller.Ready] = []
    let isHere = try eventually(every: 0) {
      if isSo() { return true }
      bus.process(on: poller)
      try poller.wait(atMost: .milliseconds(5), into: &ready)
      return false
    }
    try #require(isHere, "\(String(describing: bus.accessibilityError))")
  }

  private func find(_ bus: AccessibilityBus, in window: DesktopWindow) throws -> WindowFields? {
    let finder = FieldFinder(bus)
    var found: WindowFields??
    finder.find(in: window) { found = .some($0) }
    try wait(bus) { found != nil }
    return found ?? nil
  }

  private func fields(_ bus: AccessibilityBus, in window: DesktopWindow) throws -> [TextField]? {
    try find(bus, in: window)?.fields
  }

  private func perform(
    _ wish: FieldEdit.EditRequest, in field: TextField, _ bus: AccessibilityBus
  ) throws -> FieldEdit.Outcome {
    let editor = FieldEditor(bus)
    var outcome: FieldEdit.Outcome?
    editor.performEdit(FieldEdit(wish, in: field)) { outcome = $0 }
    try wait(bus) { outcome != nil }
    return try #require(outcome)
  }

  @Test func theFieldsOfAWindowAreFoundAndNoOther() throws {
    let application = try FakeApplication(on: server.address, objects)
    defer { application.stop() }
    let bus = try connected()
    let all = try #require(try find(bus, in: window()))
    let found = all.fields
    #expect(found.map(\.reference.path).sorted() == ["/box/text", "/entry"])
    let entry = try #require(found.first { $0.reference.path == "/entry" })
    #expect(entry.area == Rect(x: 10, y: 20, width: 300, height: 30))
    #expect(entry.toolkit == .gtk3 && !entry.isMultiline)
    #expect(found.contains { $0.isMultiline })
    // Nothing in the field for a password was asked for, but where it lies.
    #expect(all.closed == [Rect(x: 10, y: 60, width: 300, height: 30)])
    let asked = application.state.withLock { $0.calls.filter { $0.hasPrefix("/password") } }
    #expect(asked == ["/password GetRole", "/password GetExtents"])
  }

  @Test func aWordIsPutInAndReadBackAndDeleted() throws {
    let application = try FakeApplication(on: server.address, objects)
    defer { application.stop() }
    let bus = try connected()
    let entry = try #require(
      try fields(bus, in: window())?.first { $0.reference.path == "/entry" })
    let written = WrittenText(text: "quick", range: 4..<9)
    #expect(
      try perform(.insert("quick", .caret), in: entry, bus)
        == .written(written, TextChange(3..<3, to: " quick", .codePoint)))
    #expect(application.text(of: "/entry") == "the quick fox")
    // Letters are 10 wide, from the field's corner on.
    let scratch = TextGesture(.scratchOut, over: Rect(x: 52, y: 22, width: 46, height: 14))
    #expect(
      try perform(.perform(scratch), in: entry, bus)
        == .changed(TextChange(3..<9, to: "", .codePoint)))
    #expect(application.text(of: "/entry") == "the fox")
  }

  @Test func whatStandsBeforeTheCaretIsToldByTheFieldWithTheKeyboardAlone() throws {
    let application = try FakeApplication(on: server.address, objects)
    defer { application.stop() }
    let bus = try connected()
    let finder = FieldFinder(bus)
    let known = try #require(try fields(bus, in: window()))
    func before(_ change: (inout [String: FakeApplication.Object]) -> Void) throws -> String? {
      application.state.withLock { change(&$0.objects) }
      var found: String??
      finder.findTextBeforeCaret(among: known) { found = .some($0) }
      try wait(bus) { found != nil }
      return found ?? nil
    }
    let focused: UInt32 = 1 << 12
    #expect(try before { _ in } == nil)
    #expect(try before { $0["/entry"]?.states |= focused } == "e")
    #expect(try before { $0["/entry"]?.caret = 0 } == "")
    #expect(try before { $0["/entry"]?.caret = 99 } == nil)
    #expect(try before { $0["/entry"]?.role = 40 } == nil)
    #expect(!application.state.withLock { $0.calls.contains { $0 == "/password GetText" } })
    // One that does not answer is waited for no longer than its time.
    #expect(try before { $0["/entry"]?.mute = ["GetState"] } == nil)
  }

  @Test func allThatWasWrittenIntoAFieldIsAskedForByOneQuestion() throws {
    let application = try FakeApplication(on: server.address, objects)
    defer { application.stop() }
    let bus = try connected()
    let entry = try #require(
      try fields(bus, in: window())?.first { $0.reference.path == "/entry" })
    let texts = [("fox", 4), ("the", 0), ("hat", 0)].map {
      WrittenText(text: $0, range: $1..<$1 + 3)
    }
    guard case .located(let letters, let found) = try perform(.locate(texts), in: entry, bus) else {
      Issue.record("nothing was found")
      return
    }
    #expect(letters.map(\.range) == [0..<3, 4..<7] && found == [texts[0], texts[1], nil])
    let calls = application.state.withLock { $0.calls.filter { $0.hasPrefix("/entry ") } }
    #expect(calls.count { $0.hasSuffix("GetCharacterExtents") } == 7)
    #expect(calls.count { $0.hasSuffix("GetText") } == 1)
    #expect(application.text(of: "/entry") == "the fox")
  }

  @Test func aFieldThatBecameOneForPasswordsIsNotWrittenInto() throws {
    let application = try FakeApplication(on: server.address, objects)
    defer { application.stop() }
    let bus = try connected()
    let entry = try #require(
      try fields(bus, in: window())?.first { $0.reference.path == "/entry" })
    application.state.withLock { $0.objects["/entry"]?.role = 40 }
    for _ in 0..<10 { #expect(try perform(.insert("quick", .caret), in: entry, bus) == .secret) }
    #expect(application.text(of: "/entry") == "the fox")
    #expect(!application.state.withLock { $0.calls.contains("/entry InsertText") })
  }

  @Test func ofTwoFramesThatAreAlikeNoneIsTakenUnlessOneHasTheKeyboard() throws {
    var twins = objects
    twins["/twin"] = twins["/frame"]
    twins["/twin"]?.states = 0
    twins[FakeApplication.root]?.children.append("/twin")
    let application = try FakeApplication(on: server.address, twins)
    defer { application.stop() }
    let bus = try connected()
    #expect(try fields(bus, in: window())?.count == 2)
    var behind = window()
    behind.isFocused = false
    #expect(try fields(bus, in: behind) == nil)
    application.state.withLock { $0.objects["/frame"]?.states = 0 }
    #expect(try fields(bus, in: window()) == nil)
  }

  @Test func whereNothingCanBeWrittenNothingIsWalked() throws {
    let application = try FakeApplication(
      on: server.address, objects, toolkit: "something", version: "1")
    defer { application.stop() }
    let bus = try connected()
    #expect(try fields(bus, in: window()) == [])
    #expect(!application.state.withLock { $0.calls.contains("/frame GetChildren") })
  }

  @Test(arguments: ["GetRole", "GetText", "InsertText"])
  func whoDoesNotAnswerIsLeftAloneForAWhile(member: String) throws {
    var deaf = objects
    deaf["/entry"]?.mute = [member]
    let application = try FakeApplication(on: server.address, deaf)
    defer { application.stop() }
    let bus = try connected()
    let entry = TextField(
      FieldReference(name: "org.a11y.atspi.Registry", path: "/entry"),
      of: WindowID(rawValue: 5), .gtk3, isMultiline: false,
      area: Rect(x: 10, y: 20, width: 300, height: 30))
    let outcome = try perform(.insert("quick", .caret), in: entry, bus)
    #expect([.unreachable, .uncertain].contains(outcome))
    #expect(application.text(of: "/entry") == "the fox")
    #expect(bus.rests(entry.reference.name))
    let asked = application.state.withLock { $0.calls.count }
    #expect(try perform(.insert("quick", .caret), in: entry, bus) == .unreachable)
    #expect(application.state.withLock { $0.calls.count } == asked)
  }

  @Test func aBusThatGoesIsSaidAndWaitedFor() throws {
    let application = try FakeApplication(on: server.address, objects)
    defer { application.stop() }
    let bus = try connected()
    server.kill()
    try wait(bus) { bus.accessibilityError != nil }
    #expect(!bus.isReady)
  }

  @Test func withoutAnAccessibilityBusItSaysSo() throws {
    let plain = try FakeBus(activates: false)
    let bus = try AccessibilityBus(session: 1, bus: 2, on: poller, address: plain.address)
    try wait(bus) { bus.accessibilityError != nil }
    let line = "\(bus.accessibilityError ?? .lost)"
    #expect(
      bus.accessibilityError == .noBus && line.contains("writing pad")
        && line.contains("at-spi2-core"))
  }

  /// GTK draws a shadow around its windows on GNOME, and Qt borders and a title: 3 pixels and 30.
  @Test(arguments: [
    (
      Rect(x: 86, y: 40, width: 428, height: 330), Rect(x: 0, y: 0, width: 428, height: 330), -14.0,
      -10.0
    ),
    (
      Rect(x: 100, y: 50, width: 400, height: 300), Rect(x: 0, y: 0, width: 394, height: 267), 3.0,
      30.0
    ),
    (
      Rect(x: 86, y: 40, width: 428, height: 330), Rect(x: 0, y: 0, width: 400, height: 300), 0.0,
      0.0
    ),
  ])
  func whatAProgramDrawsAroundItsWindowIsReckonedWith(
    outer: Rect, frame: Rect, x: Double, y: Double
  ) throws {
    var objects = objects
    objects["/frame"]?.area = frame
    let application = try FakeApplication(on: server.address, objects)
    defer { application.stop() }
    let bus = try connected()
    var window = window()
    window.outer = outer
    let entry = try #require(try fields(bus, in: window)?.first { $0.reference.path == "/entry" })
    #expect(entry.area == Rect(x: 10 + x, y: 20 + y, width: 300, height: 30))
  }
}
