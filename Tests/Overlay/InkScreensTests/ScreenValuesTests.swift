import FramePacing
import InkCanvas
import InkDrawing
import InkEditing
import StylusModel
import Testing

@testable import InkScreens
@testable import WaylandClient

/// The values that a screen consists of, without a compositor.
@Suite struct ScreenValuesTests {
  private func at(_ seconds: Int64) -> Timestamp { Timestamp(microseconds: seconds * 1_000_000) }

  @Test func aSurfaceRestsForAWhileBeforeItIsLetGo() {
    var surface = ScreenSurface()
    let due = [surface.doze(at: at(5), isOff: false), surface.doze(at: at(7), isOff: false)]
    #expect(due == [at(15), at(15)])
    let pause = surface.wake(at: at(8))
    let later = surface.doze(at: at(9), isOff: false)
    let off = surface.doze(at: at(9), isOff: true)
    #expect(pause == nil && later == at(19) && off == at(9))
  }

  @Test func aClosedSurfaceIsNotMadeAgainAtOnce() {
    var surface = ScreenSurface()
    surface.close(at: at(5))
    // There is none that has a size, or that could be let go of.
    surface.noteSize()
    let isGone = surface.letGo()
    let pauses = [surface.wake(at: at(5)), surface.wake(at: at(6))]
    #expect(pauses == [at(6), nil] && !isGone && surface.overlay == nil)
    let resized = surface.takeResized()
    #expect(resized == nil && surface.byteCount == 0)
  }

  @Test func commitsOfASurfaceThatIsGoneAreNotAskedAbout() {
    let pacing = ScreenPacing(period: 16_666_667, hasFeedback: true)
    let frame = pacing.pictureCommitted(7, at: at(1), drawnIn: .milliseconds(1))
    let shown = ShownCommit(commit: 7, time: at(1), refresh: 16_666_667, sequence: 0, flags: [])
    let known = pacing.commitPresented(shown, at: at(1))
    #expect(known == frame)
    pacing.surfaceLost()
    let lost = pacing.commitPresented(shown, at: at(1))
    #expect(lost == nil)
  }

  @Test func aCommandThatWaitsIsTriedAfterThoseBeforeIt() throws {
    var turns = PageTurns()
    let notebook = Notebook([NotebookPage(background: .clear)])
    #expect(throws: EditError.self) { try turns.tryOut(.undo, on: notebook) }
    turns.enqueue(.page(.add))
    try turns.tryOut(.undo, on: notebook)
    let commands = turns.dequeueAll()
    #expect(commands == [.page(.add)] && turns.isEmpty)
    #expect(throws: EditError.self) { try turns.tryOut(.undo, on: notebook) }
  }
}
