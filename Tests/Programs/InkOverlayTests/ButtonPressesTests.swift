import InkEditing
import Settings
import StylusModel
import StylusProtocol
import Testing

@testable import InkOverlay
@testable import OverlayConfiguration

/// Presses of buttons, and what becomes of them.
@Suite struct ButtonDeskTests {
  private var presses = ButtonPresses()
  private let tablet = Tablet(id: DeviceID(rawValue: 1), name: "Wacom Intuos S Pen", role: .pen)
  private let start = Timestamp(microseconds: 1_000_000)

  private func settings(_ lines: String) -> OverlaySettings {
    var reading = OverlaySettingsReading()
    reading.parseFile(Array("[tablet]\n\(lines)\n".utf8), path: "test.conf")
    #expect(reading.complaints.isEmpty)
    return reading.settings
  }

  @Test mutating func aButtonDoesWhatTheUserChoseAndNothingElse() {
    let settings = settings("pen-button-2 = toggle")
    #expect(presses.hold(.stylus, on: tablet, settings, in: .ephemeral, at: start).isEmpty)
    #expect(
      presses.hold([.stylus, .stylus2], on: tablet, settings, in: .ephemeral, at: start) == [
        .toggle
      ])
    // Held it does nothing more; let go and pressed again it does.
    #expect(
      presses.hold([.stylus, .stylus2], on: tablet, settings, in: .ephemeral, at: start).isEmpty)
    #expect(presses.hold([], on: tablet, settings, in: .ephemeral, at: start).isEmpty)
    #expect(presses.hold(.stylus2, on: tablet, settings, in: .ephemeral, at: start) == [.toggle])
    #expect(presses.deadline == nil)
  }

  @Test mutating func twoPressesAreDoubleAndTheFirstDoesNothingOfItsOwn() {
    let settings = settings("pad-button-0 = undo\npad-button-0-double = clear")
    #expect(presses.pressButton(.pad(0), on: tablet, settings, in: .ephemeral, at: start) == nil)
    let second = start + .milliseconds(250)
    #expect(presses.due(at: second).isEmpty)
    #expect(
      presses.pressButton(.pad(0), on: tablet, settings, in: .ephemeral, at: second)
        == .command(.clear))
    #expect(presses.deadline == nil)
  }

  @Test mutating func aPressThatIsNotFollowedByAnotherDoesWhatOneDoes() {
    let settings = settings("pad-button-0 = undo\npad-button-0-double = clear")
    #expect(presses.pressButton(.pad(0), on: tablet, settings, in: .ephemeral, at: start) == nil)
    #expect(presses.deadline == start + ButtonPresses.patience)
    #expect(presses.due(at: start + ButtonPresses.patience) == [.command(.undo)])
    #expect(
      presses.pressButton(
        .pad(0), on: tablet, settings, in: .ephemeral, at: start + .milliseconds(500)) == nil)
  }

  @Test mutating func pressesOfTwoButtonsAreNotOneDouble() {
    let settings = settings("pad-button-0-double = clear\npad-button-1-double = clear")
    #expect(presses.pressButton(.pad(0), on: tablet, settings, in: .ephemeral, at: start) == nil)
    #expect(presses.pressButton(.pad(1), on: tablet, settings, in: .ephemeral, at: start) == nil)
    // Alone neither means anything.
    #expect(presses.due(at: start + .milliseconds(1_000)).isEmpty)
  }

  @Test mutating func aPenThatLeftHoldsNothing() {
    let settings = settings("pen-button-1 = undo")
    #expect(
      presses.hold(.stylus, on: tablet, settings, in: .ephemeral, at: start) == [.command(.undo)])
    presses.letGo(of: tablet.id)
    #expect(
      presses.hold(.stylus, on: tablet, settings, in: .ephemeral, at: start) == [.command(.undo)])
  }
}
