import BusKit
import Desktops
import Foundation
import LinuxIO
import ProgramKit
import Testing
import Units
import WaylandClient

@testable import InputMethods

/// Our engine on an IBus that is played on a bus of our own.
@Suite(.enabled(if: FakeBus.isThere, FakeBus.mend)) final class IBusTextsTests {
  private let bus: FakeBus
  private let ibus: FakeIBus
  private let watch: InputWatch
  private var input: IBusTexts?

  init() throws {
    bus = try FakeBus()
    ibus = try FakeIBus(on: bus.address)
    watch = try InputWatch()
    let address = bus.address
    input = IBusTexts(watch: watch) { address }
  }

  /// Both talk until it is so; `time` passes for the engine.
  private func talk(later time: Microseconds = Microseconds(0), until isSo: () -> Bool) -> Bool {
    eventually(every: 500) {
      if isSo() { return true }
      ibus.process()
      _ = input?.processEvents(at: .now + time)
      return false
    }
  }

  /// Our engine is the session's, and a field has the keyboard.
  private func takeOver() throws -> IBusTexts {
    let input = try #require(input)
    #expect(talk { ibus.calls.contains("RegisterComponent") })
    input.prepare(at: .now)
    #expect(talk { ibus.engine == IBusWords.ours && ibus.object != nil })
    ibus.call("FocusIn")
    ibus.describe(purpose: 0, hints: 0)
    #expect(talk { input.field != nil })
    return input
  }

  @Test func textGoesInByOurEngineAndTheUsersIsBackAfterwards() throws {
    let input = try takeOver()
    #expect(input.commit("ink é") && input.press(.enter, times: 1) && input.fault == nil)
    #expect(talk { ibus.told.contains { $0.hasSuffix("up") } })
    let down = 0xFF0D
    #expect(
      ibus.told.filter { $0 != "RequireSurroundingText" } == [
        "CommitText ink é", "ForwardKeyEvent \(down) down", "ForwardKeyEvent \(down) up",
      ])
    #expect(ibus.engine == IBusWords.ours)
    #expect(talk(later: .milliseconds(6_000)) { ibus.engine == "pinyin" })
    #expect(input.field == nil && !input.commit("late"))
    #expect(
      ibus.calls.filter { $0.hasPrefix("Set") } == [
        "SetGlobalEngine stylusd-scribble", "SetGlobalEngine pinyin",
      ])
  }

  @Test func aTextDoesNotPassTheKeysBeforeIt() throws {
    let input = try takeOver()
    let start = Timestamp.now
    #expect(input.press(.backspace, times: 2) && input.commit("c"))
    #expect(talk { ibus.told.contains("CommitText c") })
    #expect(ibus.told.last == "CommitText c" && .now - start >= .milliseconds(40))
    #expect(ibus.told.filter { $0.hasSuffix("down") }.count == 2)
  }

  @Test func withOurEndTheUsersEngineIsBackAtOnce() throws {
    _ = try takeOver()
    input = nil
    #expect(talk { ibus.engine == "pinyin" })
  }

  @Test func whatItsUserChoosesMeanwhileIsNotTakenBack() throws {
    let input = try takeOver()
    ibus.change(to: "anthy")
    #expect(talk { input.field == nil } && !input.commit("lost"))
    #expect(talk(later: .milliseconds(6_000)) { true })
    #expect(ibus.engine == "anthy")
    input.prepare(at: .now)
    #expect(talk { ibus.engine == IBusWords.ours })
    #expect(talk(later: .milliseconds(6_000)) { ibus.engine == "anthy" })
  }

  @Test func secretsAndSurroundingsAreWhatIBusLastSaid() throws {
    let input = try takeOver()
    ibus.surround("é ink", cursor: 2, anchor: 2)
    #expect(talk { input.field?.surrounding?.before == "é " })
    // Places outside, another thing than a text: what was told before goes, or stays.
    ibus.surround("short", cursor: 2, anchor: 99)
    ibus.surround("none", cursor: 0, anchor: 0, kind: "IBusProperty")
    ibus.describe(purpose: 8, hints: 0)
    #expect(talk { input.field?.isSecret == true })
    ibus.describe(purpose: 0, hints: 0)
    #expect(talk { input.field?.isSecret == false })
    ibus.describe(purpose: 0, hints: 1 << 11)
    #expect(talk { input.field?.isSecret == true })
    ibus.describe(purpose: 10, hints: 0)
    #expect(talk { input.field?.isTerminal == true })
    // The next field has nothing of it but what it is for, which is told only when it is another.
    ibus.call("FocusOut")
    #expect(talk { input.field == nil })
    ibus.call("FocusIn")
    #expect(talk { input.field?.isTerminal == true })
    #expect(input.field?.surrounding == nil)
  }

  @Test func callsOfOthersAreNotBelieved() throws {
    let input = try takeOver()
    // Another program of the session, which calls what IBus would.
    let other = try BusConnection(address: bus.address)
    let path = try #require(ibus.object)
    let name = try #require(ibus.client)
    #expect(other.call(BusCall(name, path, "org.freedesktop.IBus.Engine", "FocusOut")) { _ in })
    for _ in 0..<20 { try other.process() }
    ibus.describe(purpose: 10, hints: 0)
    #expect(talk { input.field?.isTerminal == true })
  }

  @Test(arguments: ["Get", "SetGlobalEngine"]) func anIBusThatDoesNotAnswerCostsTheTextAlone(
    member: String
  ) throws {
    let input = try #require(input)
    #expect(talk { ibus.calls.contains("RegisterComponent") })
    ibus.mute = [member]
    input.prepare(at: .now)
    #expect(talk { ibus.calls.contains { $0.hasPrefix(member) } })
    #expect(input.field == nil && !input.commit("lost") && ibus.engine == "pinyin")
    // It is asked again when that had its time.
    ibus.mute = []
    #expect(
      talk {
        input.prepare(at: .now)
        return ibus.engine == IBusWords.ours
      })
  }

  @Test func anIBusThatRefusesOrIsGoneIsSaidInOneLine() throws {
    let input = try #require(input)
    ibus.refused = ["RegisterComponent"]
    #expect(talk { input.fault?.contains("does not accept") == true })
    let away = IBusTexts(watch: watch) { nil }
    _ = away.processEvents(at: .now)
    #expect(away.fault?.contains("IBus does not run") == true)
    ibus.refused = []
    #expect(talk(later: .milliseconds(3_000)) { input.fault == nil })
    bus.kill()
    #expect(talk { input.fault?.contains("gone") == true })
    #expect(input.field == nil && !input.commit("lost"))
  }

  @Test func whereNoEngineIsKnownNoneIsSet() throws {
    ibus.engine = nil
    _ = try takeOver()
    #expect(talk(later: .milliseconds(6_000)) { input?.field == nil })
    #expect(ibus.calls.filter { $0.hasPrefix("SetGlobal") }.count == 1)
  }

  // MARK: Without a bus

  @Test func objectsAreBoundedAndStrangersChangeNothing() {
    var engine = IBusEngine()
    let paths = (0..<100).compactMap { _ in engine.make() }
    #expect(paths.count == IBusEngine.mostObjects)
    engine.applyNews(.focusIn, of: "/elsewhere")
    #expect(engine.focus.field == nil)
    engine.applyNews(.focusIn, of: paths[0])
    engine.applyNews(.describe(purpose: 99, hints: 0), of: paths[0])
    #expect(engine.focus.field?.isSecret == true)
    engine.applyNews(.destroy, of: paths[0])
    #expect(engine.focus.field == nil && engine.make() != nil)
  }

  @Test func whereIBusIsStandsInItsFile() {
    let file = "# words\nIBUS_ADDRESS=unix:path=/a,guid=b\nIBUS_DAEMON_PID=7\n"
    #expect(IBusAddress.parseAddress(file)?.address == "unix:path=/a,guid=b")
    #expect(IBusAddress.parseAddress(file)?.process == 7)
    #expect(IBusAddress.parseAddress("IBUS_ADDRESS=tcp:host=evil\n") == nil)
    #expect(
      IBusAddress.parseAddress("") == nil && IBusAddress.parseAddress("IBUS_DAEMON_PID=7") == nil)
    #expect(IBusAddress.find { $0 == "IBUS_ADDRESS" ? "unix:x" : nil } == "unix:x")
    #expect(IBusAddress.find { _ in nil } == nil)
  }

  /// IBus has a field of its own where no program has one; what is put into it is lost.
  @Test func withItsFirstObjectIBusIsAskedAnewWhoseFieldItIs() throws {
    let input = try #require(input)
    #expect(talk { ibus.calls.contains("RegisterComponent") })
    input.prepare(at: .now)
    #expect(talk { ibus.engine == IBusWords.ours && ibus.object != nil })
    let first = ibus.object
    ibus.ask("FocusId")
    ibus.call("FocusIn")
    #expect(talk { ibus.object != first && ibus.engine == IBusWords.ours })
    #expect(
      ibus.calls.filter { $0.hasPrefix("Set") } == [
        "SetGlobalEngine stylusd-scribble", "SetGlobalEngine pinyin",
        "SetGlobalEngine stylusd-scribble",
      ])
    ibus.focus("fake")
    let end = Timestamp.now + .milliseconds(100)
    #expect(talk { .now > end } && input.field == nil && !input.commit("lost"))
    ibus.focus("gtk3-im:gedit")
    #expect(talk { input.field != nil })
    // Once is enough.
    ibus.call("FocusIn")
    #expect(talk { .now > end + .milliseconds(100) })
    #expect(ibus.calls.filter { $0.hasPrefix("Set") }.count == 3 && input.field != nil)
  }

  @Test func ibusOwnFieldIsNone() throws {
    let input = try takeOver()
    ibus.focus("fake")
    #expect(talk { input.field == nil } && !input.commit("lost"))
    ibus.focus("gnome-shell")
    #expect(talk { input.field != nil } && input.commit("ink"))
    ibus.call("FocusOutId")
    #expect(talk { input.field == nil })
    #expect(talk { ibus.told.contains("CommitText ink") } && !ibus.told.contains("CommitText lost"))
  }

  // MARK: Keys

  private final class Keyboard: UserKeyboard {
    var state: KeyboardState? = KeyboardState(group: 0, isCapsLocked: false)
    var pressed: [UInt32] = []
    var refusal: (() -> Void)?
    func sendKeys(
      _ moves: [KeyMove], in state: KeyboardState, refused: @escaping () -> Void
    ) -> Bool {
      pressed += moves.filter(\.isDown).map(\.key)
      refusal = refused
      return true
    }
  }

  /// An IBus of whose fields none has the keyboard, and what presses keys.
  private func typist() throws -> (IBusTexts, IBusKeys, Keyboard) {
    let keyboard = Keyboard()
    let layout = try #require(TypedKeyboard("us"))
    let writer = KeyWriter(keyboard) { SeatKeymap(number: 1, text: layout.keymap) }
    let address = bus.address
    let made = IBusTexts(watch: watch) { address }
    input = made
    #expect(talk { ibus.calls.contains("RegisterComponent") })
    return (made, IBusKeys(beside: made, writer), keyboard)
  }

  @Test func keysArePressedWhereNoFieldIsToldThoughOursHasBeenTheEngineForAWhile() throws {
    let (input, keys, keyboard) = try typist()
    #expect(!keys.typesTexts && !keys.type("x", over: "") && keyboard.pressed == [])
    // These two mean the same everywhere.
    #expect(keys.press(.enter, times: 1) && keyboard.pressed == [28])
    keyboard.pressed = []
    // The engine starts to count a moment later.
    let start = Timestamp.now
    input.prepare(at: .now)
    #expect(talk { ibus.engine == IBusWords.ours })
    #expect(talk { keys.typesTexts })
    // Until then a program may still tell of its field.
    #expect(.now - start >= .milliseconds(200))
    #expect(keys.type("hi", over: "x") && keys.press(.enter, times: 1))
    #expect(keyboard.pressed == [14, 35, 23, 28] && keys.fault == nil)
    #expect(!keys.type("é", over: "hi") && keys.fault?.contains("no key") == true)
    #expect(keyboard.pressed == [14, 35, 23, 28] && ibus.told.allSatisfy { !$0.contains("Key") })
    // The user's engine is back: who has a field is not known any more.
    #expect(talk(later: .milliseconds(6_000)) { ibus.engine == "pinyin" })
    #expect(!keys.typesTexts && !keys.type("x", over: ""))
  }

  @Test func whereAFieldIsToldNoKeysArePressed() throws {
    let (input, keys, keyboard) = try typist()
    input.prepare(at: .now)
    #expect(talk { ibus.engine == IBusWords.ours && ibus.object != nil })
    ibus.call("FocusIn")
    ibus.describe(purpose: 8, hints: 0)
    #expect(talk { input.field?.isSecret == true })
    let end = Timestamp.now + .milliseconds(400)
    #expect(talk { .now > end })
    #expect(!keys.typesTexts && !keys.type("secret", over: "") && keyboard.pressed == [])
  }

  @Test func aTextThatTheShellRefusesIsGivenBackOnce() throws {
    let (input, keys, keyboard) = try typist()
    input.prepare(at: .now)
    #expect(talk { keys.typesTexts })
    #expect(keys.type("lost", over: "") && keys.takeRefused() == [])
    keyboard.refusal?()
    #expect(keys.takeRefused() == ["lost"] && keys.takeRefused() == [] && keys.fault != nil)
  }
}
