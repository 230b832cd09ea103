import InkEditing
import InkGeometry
import InkScreens
import StylusClient
import StylusModel
import StylusProtocol
import Testing

@testable import InkOverlay
@testable import OverlayConfiguration

/// What is done with a pen, and how long its strokes wait for a daemon that is not heard.
@Suite struct PenModeTests {
  private let now = Timestamp(microseconds: 9_000_000)

  @Test func whatIsChosenWhileItIsHiddenCountsAfterwards() {
    var mode = PenMode(OverlaySettings())
    _ = mode.select(.draw)
    #expect(mode.mode == .draw)
    mode.hide(true)
    #expect(mode.isHidden && mode.mode == .off && mode.chosen == .draw)
    let chosen = mode.select(.ephemeral)
    #expect(chosen == .ephemeral && mode.mode == .off)
    mode.hide(false)
    #expect(mode.mode == .ephemeral && mode.chosen == .ephemeral)
  }

  @Test func everythingIsHiddenAndShownAgainAsItWas() {
    var mode = PenMode(OverlaySettings())
    let picker = OverlayPicker(PickerMemory(state: nil, home: nil), at: now)
    _ = mode.select(.draw)
    picker.setVisibility(.on, at: now)
    mode.hideEverything(.toggle, with: picker, at: now)
    #expect(mode.mode == .off && !picker.isWanted && !mode.isHidden)
    mode.hideEverything(.on, with: picker, at: now)
    mode.hideEverything(.toggle, with: picker, at: now)
    #expect(mode.mode == .draw && picker.isWanted)
    // Back to what was before drawing, and not to nothing.
    #expect(mode.select(.toggle) == .ephemeral)
    picker.setVisibility(.off, at: now)
    mode.hideEverything(.on, with: picker, at: now)
    mode.hideEverything(.off, with: picker, at: now)
    #expect(mode.mode == .ephemeral && !picker.isWanted)
  }

  @Test func whoeverChoosesAModeOrThePickerHidesNothingAnyMore() {
    var mode = PenMode(OverlaySettings())
    let picker = OverlayPicker(PickerMemory(state: nil, home: nil), at: now)
    mode.hideEverything(.on, with: picker, at: now)
    _ = mode.select(.draw)
    mode.hideEverything(.off, with: picker, at: now)
    #expect(mode.mode == .draw)
    mode.hideEverything(.toggle, with: picker, at: now)
    picker.setVisibility(.on, at: now)
    mode.hideEverything(.toggle, with: picker, at: now)
    #expect(mode.mode == .off && !picker.isWanted)
    mode.hideEverything(.toggle, with: picker, at: now)
    #expect(mode.mode == .off && picker.isWanted)
  }

  @Test func inkThatFadesIsAnotherProgramsInItsAreasUntilItsLeaseIsOver() {
    var mode = PenMode(OverlaySettings())
    _ = mode.select(.ephemeral)
    let place = Point(x: 50, y: 60)
    #expect(!mode.isForeign(place, at: now))
    let area = LayoutArea(left: 40, top: 50, width: 20, height: 20)
    mode.leaveOut(OverlayAreas(areas: [area]), at: now)
    #expect(mode.isForeign(place, at: now) && !mode.isForeign(Point(x: 61, y: 60), at: now))
    let over = now + Microseconds(OverlayAreas.lease)
    #expect(mode.isForeign(place, at: over + .milliseconds(-1)) && !mode.isForeign(place, at: over))
    _ = mode.select(.draw)
    #expect(!mode.isForeign(place, at: now))
  }

  @Test func aPadIsAnotherProgramsInEveryModeUntilItsLeaseIsOver() {
    var mode = PenMode(OverlaySettings())
    _ = mode.select(.draw)
    let pad = LayoutArea(left: 40, top: 500, width: 900, height: 200)
    mode.leaveOut(OverlayAreas(areas: [], pad: pad), at: now)
    let over = now + Microseconds(OverlayAreas.lease)
    #expect(mode.isForeign(Point(x: 50, y: 600), at: now))
    #expect(!mode.isForeign(Point(x: 50, y: 400), at: now))
    #expect(mode.pad(at: now) == Rect(x: 40, y: 500, width: 900, height: 200))
    #expect(mode.leavePadFree(on: Screens(), at: now) == over && mode.pad(at: over) == nil)
    #expect(!mode.isForeign(Point(x: 50, y: 600), at: over))
    mode.leaveOut(OverlayAreas(areas: []), at: now)
    #expect(mode.pad(at: now) == nil)
  }

  @Test func openStrokesWaitForTheDaemonFromWhenItWasLostAndEndOnce() {
    var silence = DaemonSilence()
    silence.daemonLost(because: .disconnected("It is gone."), at: now)
    // Another try that fails gives them no more time.
    silence.daemonLost(because: .disconnected("It is gone."), at: now + .milliseconds(1_500))
    #expect(silence.reason != nil)
    let due = silence.reportRecovery(at: now)
    #expect(due == now + .milliseconds(2_000))
    let ends = [1_999, 2_000, 2_001].map { silence.endsStrokes(at: now + .milliseconds($0)) }
    #expect(ends == [false, true, false])
  }

  @Test func aDaemonThatIsHeardInTimeGoesOnWithItsStrokes() {
    var silence = DaemonSilence()
    silence.daemonLost(because: .disconnected("It is gone."), at: now)
    silence.daemonFound(at: now + .milliseconds(1_000))
    let ends = silence.endsStrokes(at: now + .milliseconds(9_000))
    #expect(silence.reason == nil && !ends)
  }
}
