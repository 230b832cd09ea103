import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import ProgramKit
import Settings
import StylusClient
import StylusModel
import StylusProtocol
import Testing

@testable import InkOverlay
@testable import InkScreens
@testable import OverlayConfiguration
@testable import WaylandClient

/// What the daemon tells, and what the overlay does with it.
@Suite struct OverlayStateTests {
  private let state: OverlayState
  private let pen = DeviceID(rawValue: 1)
  private let pad = DeviceID(rawValue: 2)
  private var tablet: Tablet
  private let now = Timestamp(microseconds: 9_000_000)

  init() throws {
    var reading = OverlaySettingsReading()
    reading.parseFile(
      Array(
        """
        [inkoverlay]
        mode = ephemeral
        eraser = object
        [tablet Wacom]
        pad-button-3 = toggle
        pen-button-2-double = toggle
        pen-button-1 = undo
        """.utf8), path: "test.conf")
    #expect(reading.complaints.isEmpty)
    #expect(reading.settings.usesPenButtons)
    state = try OverlayState(
      reading.settings, remembering: PickerMemory(state: nil, home: nil))
    var output = OutputDescription(id: OutputID(rawValue: 1))
    output.name = "OUT-1"
    output.mode = OutputSize(width: 640, height: 400)
    output.logical = output.mode
    state.screens.plugIn(output, mode: .ephemeral, hasFeedback: false)
    tablet = Tablet(id: pen, name: "Wacom", role: .pen)
    tablet.area = Tablet.Area(
      left: Millimeters(0), top: Millimeters(0), width: Millimeters(64), height: Millimeters(40))
    hear(.added(tablet.id, tablet, now))
    hear(.added(pad, Tablet(id: pad, name: "Wacom", role: .pad), now))
  }

  private func hear(_ content: LiveMessage.LiveContent, after milliseconds: Int64 = 0) {
    state.handleNews(
      .message(LiveMessage(sequence: 1, content: content)), at: now + .milliseconds(milliseconds))
  }

  private func press(pad index: UInt8, value: Float = 1) {
    hear(
      .update(
        .pad(
          PadAction(
            device: pad, time: now, control: .button, index: index, mode: 0, value: value))))
  }

  private func sample(_ x: Float, _ buttons: ToolButtons = []) -> Sample {
    var sample = Sample(time: now, x: Millimeters(x), y: Millimeters(20))
    sample.provenance[.position] = .measured
    sample.buttons = buttons
    return sample
  }

  private func draw(_ number: UInt64, with kind: ToolKind = .pen) {
    begin(number, with: kind)
    state.daemonInk.settleStrokes(at: now)
  }

  private func begin(_ number: UInt64, with kind: ToolKind = .pen, samples: Int = 30) {
    hear(.update(.began(beginning(number, kind))))
    for step in 0..<samples {
      hear(.update(.sample(StrokeID(rawValue: number), sample(Float(step) + 5))))
    }
  }

  private func beginning(_ number: UInt64, _ kind: ToolKind = .pen) -> StrokeBeginning {
    StrokeBeginning(
      stroke: StrokeID(rawValue: number), device: pen, tool: Tool(kind: kind), time: now)
  }

  private func finish(_ number: UInt64) {
    let summary = StrokeSummary(
      stroke: StrokeID(rawValue: number), time: now, flags: [], samples: 5, stored: number)
    hear(.update(.finished(summary)))
  }

  /// The daemon's store has a stroke of 30 samples.
  private func fetch(_ number: UInt64) {
    var stroke = CapturedStroke(beginning: beginning(number))
    stroke.samples = (0..<30).map { sample(Float($0) + 5) }
    state.handleNews(.fetched(stroke), at: now)
  }

  /// The daemon is not heard for so long that open strokes end.
  private func missDaemon() throws {
    state.missDaemon(because: .disconnected("It is gone."), at: now)
    _ = try state.performDueWork(at: now + .milliseconds(2_100), on: nil)
    state.daemonInk.settleStrokes(at: now)
  }

  private var ink: Drawing { state.screens.layout.document.joined }

  private var count: Int { state.screens.all.first?.page.ink.count ?? 0 }

  @Test func strokesThatAreSettledAreHeldNoLongerThoughNothingIsKept() throws {
    _ = state.setMode(.draw, at: now)
    for number: UInt64 in 1...3 {
      begin(number)
      finish(number)
    }
    state.daemonInk.settleStrokes(at: now)
    #expect(count == 3 && state.daemonInk.finished.settled == SettledStrokes(through: 0))
    _ = try state.performDueWork(at: now, on: nil)
    #expect(state.daemonInk.finished.settled == SettledStrokes(through: 3))
  }

  @Test func strokesThatAreNotReadyInTimeAreNamed() {
    for (isKept, fix) in [(true, "start inkoverlay again"), (false, "stylusctl export -")] {
      let words = "\(OverlayLoopError.unfinished("notes.inkd", isKept: isKept))"
      #expect(words.hasPrefix("notes.inkd lacks the last strokes") && words.contains(fix))
    }
  }

  @Test func whileItIsHiddenNothingIsDrawnAndButtonsDoNothingAndThenAllIsAsItWas() {
    _ = state.setMode(.draw, at: now)
    draw(1)
    #expect(count == 1)
    state.changeMode(at: now) { $0.hide(true) }
    press(pad: 3)
    draw(2)
    #expect(count == 1 && state.screens.all.allSatisfy { $0.page.mode == .off })
    // Of an output that comes meanwhile, too.
    var output = OutputDescription(id: OutputID(rawValue: 2))
    output.name = "OUT-2"
    state.screens.plugIn(output, mode: state.mode, hasFeedback: false)
    #expect(state.setMode(.ephemeral, at: now) == .ephemeral)
    #expect(state.setMode(.draw, at: now) == .draw)
    #expect(state.screens.all.allSatisfy { $0.page.mode == .off })
    // What a calibration's pen did while the daemon was away is no ink either.
    fetch(9)
    state.daemonInk.settleStrokes(at: now)
    state.changeMode(at: now) { $0.hide(false) }
    #expect(count == 1)
    #expect(state.screens.all.allSatisfy { $0.page.mode == .draw })
    draw(3)
    #expect(count == 2)
  }

  @Test func aLineHidesEverythingAndShowsItAgain() throws {
    _ = state.setMode(.draw, at: now)
    state.picker.setVisibility(.on, at: now)
    try state.performLine(OverlayCommandLine(command: "hide toggle"), at: now)
    #expect(state.mode == .off && !state.picker.isWanted)
    try state.performLine(OverlayCommandLine(command: "hide toggle"), at: now)
    #expect(state.mode == .draw && state.picker.isWanted)
    try state.performLine(OverlayCommandLine(command: "hide"), at: now)
    try state.performLine(OverlayCommandLine(command: "show"), at: now)
    #expect(state.mode == .draw && state.picker.isWanted)
  }

  @Test func inkThatFadesIsNotDrawnWhereAnotherProgramTakesIt() {
    let field = LayoutArea(left: 40, top: 180, width: 30, height: 40)
    state.leaveOut(OverlayAreas(areas: [field]), at: now)
    begin(1)
    #expect(!state.daemonInk.draws(StrokeID(rawValue: 1)))
    // What begins elsewhere is drawn, wherever it goes.
    state.leaveOut(
      OverlayAreas(areas: [LayoutArea(left: 100, top: 180, width: 30, height: 40)]), at: now)
    begin(2)
    #expect(state.daemonInk.draws(StrokeID(rawValue: 2)))
    // Ink that stays is the user's wish.
    state.leaveOut(OverlayAreas(areas: [field]), at: now)
    _ = state.setMode(.draw, at: now)
    begin(3)
    #expect(state.daemonInk.draws(StrokeID(rawValue: 3)))
    // Who told it may be gone.
    _ = state.setMode(.ephemeral, at: now)
    #expect(state.modes.isForeign(Point(x: 50, y: 200), at: now + .milliseconds(4_900)))
    #expect(!state.modes.isForeign(Point(x: 50, y: 200), at: now + .milliseconds(5_100)))
    // An open stroke and its screen hold each other.
    state.daemonInk.settleStrokes(at: now)
  }

  @Test func aPadsButtonTogglesWhenItGoesDownAndOnlyTheOneThatWasChosen() {
    press(pad: 3)
    #expect(state.modes.mode == .draw)
    press(pad: 3, value: 0)
    press(pad: 4)
    #expect(state.modes.mode == .draw)
    press(pad: 3)
    #expect(state.modes.mode == .ephemeral)
  }

  @Test func twoPressesOfAPensButtonToggleWhetherItHoversOrDraws() throws {
    let tool = Tool(kind: .pen)
    for (step, buttons) in [ToolButtons.stylus2, [], .stylus2, []].enumerated() {
      hear(.update(.hover(pen, tool, sample(9, buttons))), after: Int64(step) * 80)
    }
    #expect(state.modes.mode == .draw)
    hear(.update(.hover(pen, tool, sample(9, .stylus2))), after: 1_000)
    _ = try state.performDueWork(at: now + .milliseconds(2_000), on: nil)
    #expect(state.modes.mode == .draw)
  }

  @Test func undoByAButtonTakesTheLastStrokeAndOnlyThat() {
    #expect(state.setMode(.draw, at: now) == .draw)
    draw(1)
    draw(2)
    #expect(count == 2)
    hear(.update(.hover(pen, Tool(kind: .pen), sample(9, .stylus))))
    #expect(count == 1)
  }

  @Test func aStrokeThatANewDaemonFinishedBeforeItNamedItsTabletIsDrawn() throws {
    #expect(state.setMode(.draw, at: now) == .draw)
    hear(.update(.deviceRemoved(pen, now)))
    fetch(1)
    #expect(count == 0)
    hear(.added(tablet.id, tablet, now))
    state.daemonInk.settleStrokes(at: now)
    #expect(count == 1)
    hear(.added(tablet.id, tablet, now))
    state.daemonInk.settleStrokes(at: now)
    #expect(count == 1)
  }

  @Test func aStrokeThatEndedAsItWasBecomesTheOneThatTheDaemonHadFinished() throws {
    #expect(state.setMode(.draw, at: now) == .draw)
    draw(1)
    begin(2, samples: 10)
    try missDaemon()
    #expect(count == 2)
    let cut = try #require(ink.strokes.last)
    fetch(2)
    state.daemonInk.settleStrokes(at: now)
    #expect(count == 2)
    let whole = try #require(ink.strokes.last)
    #expect(whole.id == cut.id)
    #expect(whole.path.bounds.width > 2 * cut.path.bounds.width)
    // One stroke, one step.
    #expect(state.screens.undo(at: now) && count == 1)
    #expect(state.screens.redo(at: now) && count == 2)
    #expect(ink.strokes.last == whole)
  }

  @Test func aStrokeThatEndedAsItWasGoesOnWhereTheDaemonGoesOn() throws {
    #expect(state.setMode(.draw, at: now) == .draw)
    begin(1, samples: 10)
    try missDaemon()
    let samples = (0..<20).map { sample(Float($0) + 5) }
    for part in StrokeSnapshot.parts(of: beginning(1), samples: samples) { hear(.snapshot(part)) }
    hear(.update(.ended(StrokeEnding(stroke: StrokeID(rawValue: 1), time: now, flags: []))))
    state.daemonInk.settleStrokes(at: now)
    #expect(count == 1)
    #expect(ink.bounds.width > 15)
  }

  @Test func whatWasUndoneMeanwhileStaysUndoneAndComesBackWhole() throws {
    #expect(state.setMode(.draw, at: now) == .draw)
    begin(1, samples: 10)
    try missDaemon()
    let width = ink.bounds.width
    #expect(state.screens.undo(at: now))
    fetch(1)
    state.daemonInk.settleStrokes(at: now)
    #expect(count == 0)
    #expect(state.screens.redo(at: now) && count == 1)
    #expect(ink.bounds.width > 2 * width)
  }

  @Test func aStrokeThatEndedAsItWasStaysIfNobodyKnowsMoreAndItsNumberIsFree() throws {
    #expect(state.setMode(.draw, at: now) == .draw)
    begin(1, samples: 10)
    try missDaemon()
    state.handleNews(.lost(StrokeID(rawValue: 1)), at: now)
    // A recording that is begun anew has the same numbers and times.
    begin(1)
    state.daemonInk.settleStrokes(at: now)
    #expect(count == 2)
  }

  @Test func aFileNeedsTheStrokesThatWereFinishedWhenItWasAskedForAndNoneThatComeLater() throws {
    #expect(state.setMode(.draw, at: now) == .draw)
    let screen = try #require(state.screens.all.first)
    begin(1, samples: 5)
    finish(1)
    let wanted = state.daemonInk.pendingStrokes(on: screen)
    #expect(wanted.count == 1 && wanted[0].settled.isEmpty)
    #expect(
      eventually {
        state.daemonInk.takeFits(at: now)
        return wanted[0].settled == [screen.id]
      })
    begin(2, samples: 5)
    finish(2)
    #expect(state.daemonInk.pendingStrokes(on: screen).count == 1)
    state.daemonInk.settleStrokes(at: now)
    #expect(count == 2)
  }

  @Test func anEraserErasesOnlyWhereInkStays() {
    _ = state.setMode(.draw, at: now)
    draw(1)
    _ = state.setMode(.ephemeral, at: now)
    draw(2, with: .eraser)
    #expect(count == 1)
    _ = state.setMode(.draw, at: now)
    draw(3, with: .eraser)
    #expect(count == 0)
    #expect(state.screens.undo(at: now) && count == 1)
  }

  @Test func clearingAnOutputThatIsNotThereNamesThoseThatAre() {
    #expect(throws: OverlayError.noSuchOutput("DP-9", known: ["OUT-1"])) {
      try state.screens.removeInk(of: "DP-9", at: now)
    }
  }
}
