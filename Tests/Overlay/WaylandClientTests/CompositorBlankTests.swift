import CompositorKit
import LinuxIO
import Testing
import Units

@testable import WaylandClient

/// sway with the vertical blanks of a screen.
@Suite(.enabled(if: VerticalBlank.isThere, VerticalBlank.mend)) struct CompositorBlankTests {
  @Test(arguments: [60_000, 120_000])
  func whatIsShownIsShownAtAVerticalBlank(millihertz: Int) throws {
    let sway = try Sway(blanks: millihertz)
    let session = try CompositorSession(display: sway.socket)
    let overlay = try session.overlay()
    let period = 1e9 / Double(millihertz)
    for _ in 0..<10 {
      let before = MonotonicClock.nanoseconds / 1_000
      let commit = try session.show(overlay) { _, _ in 0x8000_0000 }
      let shown = try session.presentation(of: overlay, commit)
      #expect(shown.time.microseconds >= before)
      #expect(shown.flags == [.retrace, .hardwareClock, .hardwareCompletion])
      #expect(abs(Double(shown.refresh) - period * 1e3) <= 1)
      // Blanks are counted from the beginning of the clock.
      let blank = (Double(shown.time.microseconds) / period).rounded()
      #expect(abs(Double(shown.time.microseconds) - blank * period) <= 2)
      #expect(
        UInt32(truncatingIfNeeded: Int64(blank)) == UInt32(truncatingIfNeeded: shown.sequence))
    }
  }
}
