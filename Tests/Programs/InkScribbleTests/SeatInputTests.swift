import Accessibility
import Desktops
import Glibc
import InkGeometry
import LinuxIO
import ProgramKit
import Testing
import TextFields
import Units

@testable import InkScribble
@testable import WaylandClient

/// Text for the field with the keyboard, where what is told of that field comes late, wrong, or not
/// at all.
@Suite struct SeatInputTests {
  /// An input method and keys of which a test tells what they know.
  private final class Input: DesktopTexts, DesktopKeys {
    var focus = InputFocus()
    var field: FocusedField? { focus.field }
    var fault: String?
    var typed: [String] = []
    var typesTexts = false
    /// Whether there is a key for all of a text.
    var hasKeys = true
    var keyed: [String] = []

    func enter(purpose: UInt32 = 0) {
      focus.activate()
      focus.describe(hint: 0, purpose: purpose)
      focus.applyState()
    }
    func leave() {
      focus.deactivate()
      focus.applyState()
    }
    func processEvents(at now: Timestamp) -> Timestamp? { nil }
    func commit(_ text: String) -> Bool {
      typed.append(text)
      return true
    }
    let erasesText = true
    func eraseSelection() -> Bool { true }
    func erase(before text: String) -> Bool { true }
    func press(_ key: EditingKey, times: Int) -> Bool {
      keyed.append("\(key) \(times)")
      return true
    }
    func type(_ text: String) -> Bool { false }
    func tap(at place: Point, in layout: Rect, lettingThrough: TapPassage) -> Bool { false }
    func type(_ text: String, over former: String) -> Bool {
      guard hasKeys else { return false }
      keyed.append("\(former)>\(text)")
      return true
    }
  }

  private let input = Input()
  private let seat: SeatInput
  private let window = WindowID(rawValue: 7)
  /// The windows that were to get the keyboard, and those that were to get it anew.
  private final class Asked: WindowFocus {
    var (focus, refocus): ([WindowID], [WindowID]) = ([], [])
    var isFocused = true
    func hasKeyboard(_ window: WindowID) -> Bool { isFocused }
    func focus(_ window: WindowID) { focus.append(window) }
    func refocus(_ window: WindowID) { refocus.append(window) }
  }
  private let asked = Asked()

  init() {
    var services = DesktopServices()
    (services.texts, services.keys) = (input, input)
    seat = SeatInput(services, for: asked)
  }

  private var readiness: FocusReadiness {
    _ = seat.updateFocus(at: .now)
    return seat.readiness(for: .inputMethod)
  }

  @Test func aFieldIsReadyWhenItWasTheSameForAMoment() {
    input.enter()
    seat.focus(window)
    #expect(seat.readiness(for: .inputMethod) == .waiting)
    #expect(eventually { readiness == .ready })
    #expect(asked.focus == [window] && asked.refocus == [])
  }

  /// KWin 5.27 tells of no field any more where the program that had the keyboard before says too
  /// late that it has none.
  @Test func aWindowThatLosesItsFieldGetsTheKeyboardAnewOnce() {
    input.enter()
    seat.focus(window)
    #expect(eventually { readiness == .ready })
    input.leave()
    #expect(eventually { readiness == .waiting && asked.refocus == [window] })
    look(for: .milliseconds(300))
    #expect(asked.refocus == [window])
    input.enter()
    #expect(eventually { readiness == .ready })
    // It told of a field again: what is lost now is sought once more.
    input.leave()
    #expect(eventually { readiness == .waiting && asked.refocus == [window, window] })
  }

  private func look(for time: Microseconds) {
    let end = Timestamp.now + time
    while .now < end {
      _ = readiness
      usleep(2_000)
    }
  }

  @Test func nothingIsSoughtWhileTheWindowIsNotTheOneWithTheKeyboardNorInASecret() {
    asked.isFocused = false
    seat.focus(window)
    look(for: .milliseconds(300))
    #expect(readiness == .waiting && asked.refocus == [])
    asked.isFocused = true
    input.enter(purpose: 8)
    #expect(eventually { readiness == .secret } && asked.refocus == [])
  }

  @Test func thePadSeeksTheFieldOfAProgramThatHadOneBefore() {
    func note(for time: Microseconds, of process: Int32, isWanted: Bool) {
      let end = Timestamp.now + time
      repeat {
        usleep(2_000)
        _ = seat.updateFocus(at: .now)
        seat.recordKeyboardFocus(window, of: process, isWanted: isWanted, at: .now)
      } while .now < end
    }
    input.enter()
    note(for: .milliseconds(30), of: 41, isWanted: true)
    input.leave()
    note(for: .milliseconds(300), of: 41, isWanted: false)
    note(for: .milliseconds(300), of: 42, isWanted: true)
    #expect(asked.refocus == [])
    #expect(
      eventually {
        seat.recordKeyboardFocus(window, of: 41, isWanted: true, at: .now)
        return asked.refocus == [window]
      })
    // Until then it takes no text: keys would be commands there.
    #expect(!seat.insertText("ink", over: "", into: 41) && input.typed == [])
  }

  // MARK: Keys

  @Test func keysAreForProgramsThatTellOfNoFieldAndForNoOthers() {
    #expect(!seat.insertText("x", over: "", into: 41) && input.keyed == [])
    input.typesTexts = true
    #expect(
      seat.insertText("one", over: "", into: 41) && seat.insertText("two", over: "one", into: 41))
    #expect(input.keyed == [">one", "one>two"] && input.typed == [])
    input.enter()
    #expect(eventually { readiness == .ready })
    #expect(seat.insertText("three", over: "", into: 41) && input.typed == ["three"])
    seat.recordKeyboardFocus(window, of: 41, isWanted: false, at: .now)
    input.leave()
    _ = seat.updateFocus(at: .now)
    // It told of one before: keys would be commands there.
    #expect(!seat.insertText("four", over: "", into: 41))
    #expect(seat.insertText("five", over: "", into: 42))
    #expect(input.keyed == [">one", "one>two", ">five"])
  }

  @Test func noKeysGoIntoASecret() {
    input.typesTexts = true
    input.enter(purpose: 8)
    #expect(eventually { readiness == .secret })
    #expect(!seat.insertText("x", over: "y", into: 41) && !seat.press(.backspace))
    #expect(input.keyed == [] && input.typed == [])
  }

  @Test func whatStandsThereIsNotDeletedWhereTheNextCannotBeTyped() {
    input.typesTexts = true
    input.hasKeys = false
    #expect(!seat.insertText("naïve", over: "nave", into: 41) && input.keyed == [])
  }
}
