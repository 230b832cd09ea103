import CompositorKit
import LinuxIO
import Testing
import Units

@testable import WaylandClient

/// A compositor without layers that tells what was shown, by a clock that is not ours.
@Suite(.enabled(if: Weston.isThere, Weston.mend)) struct CompositorWestonTests {
  private let weston: Weston
  private let session: CompositorSession

  init() throws {
    weston = try Weston()
    session = try CompositorSession(display: weston.socket)
  }

  @Test func withoutLayersThereIsAWindow() throws {
    #expect(session.compositor.missing.contains(.layerShell))
    let overlay = try session.overlay()
    #expect(overlay.form == .window)
    let output = try #require(session.compositor.outputs.first)
    #expect(overlay.geometry?.pixels.width == output.pixels.width)
    #expect(throws: WaylandError.lacking(.layerShell)) {
      try session.compositor.makeOverlay(on: nil, form: .layer)
    }
  }

  @Test func whatWasShownIsToldOnOurClock() throws {
    #expect(session.compositor.feedback == .given)
    #expect(session.compositor.bound.clock?.number == 4)
    let overlay = try session.overlay()
    for _ in 0..<5 {
      let before = MonotonicClock.nanoseconds / 1_000
      let commit = try session.show(overlay) { _, _ in 0x8000_0000 }
      let shown = try session.presentation(of: overlay, commit)
      let after = MonotonicClock.nanoseconds / 1_000
      // Not before it was committed, and no later than a picture after we heard of it.
      #expect(shown.time.microseconds >= before && shown.time.microseconds <= after + 20_000)
      #expect(shown.output == session.compositor.outputs.first?.id)
    }
  }
}
