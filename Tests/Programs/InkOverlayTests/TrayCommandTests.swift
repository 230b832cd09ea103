import InkScreens
import OverlayConfiguration
import StylusModel
import StylusProtocol
import Testing
import TrayItem

@testable import InkOverlay
@testable import WaylandClient

/// What the entries of the menu in the tray show and do.
@Suite struct TrayCommandTests {
  private let state: OverlayState
  private let now = Timestamp(microseconds: 9_000_000)

  init() throws {
    state = try OverlayState(OverlaySettings(), remembering: PickerMemory(state: nil, home: nil))
    var output = OutputDescription(id: OutputID(rawValue: 1))
    output.name = "OUT-1"
    output.mode = OutputSize(width: 640, height: 400)
    output.logical = output.mode
    state.screens.plugIn(output, mode: .ephemeral, hasFeedback: false)
  }

  private func press(_ command: TrayCommand) { command.perform(on: state, at: now) }

  private func kind(_ command: TrayCommand) -> TrayEntry.EntryKind? {
    TrayStatus(state).contents.menu.first { $0.id == command.rawValue }?.kind
  }

  @Test func theMenuHasEachCommandOnceAndLinesBetweenGroups() {
    let menu = TrayStatus(state).contents.menu
    #expect(Set(menu.map(\.id)).count == menu.count)
    #expect(menu.filter { $0.kind != .separator }.map(\.id) == TrayCommand.allCases.map(\.rawValue))
    #expect(menu.indices.filter { menu[$0].kind == .separator } == [2, 5, 9])
    #expect(menu.first { $0.id == TrayCommand.undo.rawValue }?.isEnabled == false)
  }

  @Test func thePairShowsTheModeAndSetsIt() {
    #expect(kind(.draw) == .radio(isChosen: false))
    #expect(kind(.letClicksThrough) == .radio(isChosen: true))
    press(.draw)
    press(.draw)
    #expect(state.mode == .draw && kind(.draw) == .radio(isChosen: true))
    #expect(kind(.letClicksThrough) == .radio(isChosen: false))
    press(.letClicksThrough)
    press(.letClicksThrough)
    #expect(state.mode == .ephemeral)
  }

  @Test func hiddenInkIsShownAgainByTheSameEntry() {
    press(.hide)
    #expect(state.mode == .off && kind(.hide) == .check(isOn: true))
    #expect(kind(.letClicksThrough) == .radio(isChosen: true))
    press(.hide)
    #expect(state.mode == .ephemeral && kind(.hide) == .check(isOn: false))
  }

  @Test func aBoardIsOnWhileItCanBeSeen() {
    #expect(kind(.board) == .check(isOn: false))
    press(.board)
    #expect(state.mode == .draw && state.screens.hasPaper)
    #expect(kind(.board) == .check(isOn: true))
    press(.letClicksThrough)
    #expect(state.screens.hasPaper && kind(.board) == .check(isOn: false))
    // It is still there.
    press(.board)
    #expect(state.mode == .draw && state.screens.hasPaper)
    press(.board)
    #expect(state.mode == .draw && !state.screens.hasPaper)
    press(.undo)
    #expect(state.screens.hasPaper)
  }

  @Test func theOthersAreRequestsOfTheLoopAndOfThePicker() {
    press(.picker)
    #expect(state.picker.isWanted && kind(.picker) == .check(isOn: true))
    press(.picker)
    #expect(!state.picker.isWanted)
    press(.clear)
    press(.save)
    #expect(state.requests.takeSaves().count == 1 && !state.requests.isQuit)
    let isEarly = state.requests.takeSettings()
    press(.settings)
    let (isAsked, isTwice) = (state.requests.takeSettings(), state.requests.takeSettings())
    #expect(!isEarly && isAsked && !isTwice)
    press(.quit)
    #expect(state.requests.isQuit)
  }

  @Test func thePickerIsTheWayBackForAMouseThatCannotReachTheTray() {
    // Without a tablet the mouse draws.
    TrayEvent.activated.perform(on: state, at: now)
    #expect(state.mode == .draw && state.picker.isWanted)
    TrayEvent.secondaryActivated.perform(on: state, at: now)
    #expect(state.mode == .draw && !state.picker.isWanted)
    TrayEvent.activated.perform(on: state, at: now)
    #expect(state.mode == .ephemeral && !state.picker.isWanted)
    TrayEvent.chosen(TrayCommand.board.rawValue).perform(on: state, at: now)
    #expect(state.mode == .draw && state.picker.isWanted)
    TrayEvent.chosen(77).perform(on: state, at: now)
  }

  @Test func nothingIsDoneWhileAnotherProgramNeedsTheScreen() {
    state.changeMode(at: now) { $0.hide(true) }
    for command in TrayCommand.allCases { press(command) }
    #expect(!state.requests.isQuit && state.requests.takeSaves().isEmpty)
    let isAsked = state.requests.takeSettings()
    #expect(!isAsked)
    #expect(!state.picker.isWanted)
    state.changeMode(at: now) { $0.hide(false) }
    #expect(state.mode == .ephemeral)
  }

  @Test func theIconAndTheTextTellTheMode() {
    var seen: [TrayContents] = []
    for mode in [OverlayModeChange.ephemeral, .draw, .off] {
      _ = state.setMode(mode, at: now)
      seen.append(TrayStatus(state).contents)
    }
    #expect(Set(seen.map(\.tooltip)).count == 3)
    #expect(seen[0].icons == seen[2].icons && seen[0].icons != seen[1].icons)
    #expect(seen[0].icons.map(\.side) == [22, 24, 32, 48])
  }
}
