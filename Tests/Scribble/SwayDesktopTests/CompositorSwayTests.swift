import CompositorKit
import Desktops
import LinuxIO
import ProgramKit
import SwayDesktop
import Testing
import Units

/// What a sway offers.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorSwayTests {
  @Test func itOffersWindowsTextsKeysAndAClipboard() throws {
    let sway = try Sway()
    let session = try #require(SwaySession { ["SWAYSOCK": sway.controlSocket][$0] })
    let windows = try session.openWindows(at: .now)
    #expect(
      try eventually(every: 1_000) {
        _ = try windows.refreshWindows(at: .now)
        return windows.windows == []
      })
    let link = try CompositorSession(display: sway.socket)
    let services = session.openServices(
      of: link.compositor, waitingOn: try InputWatch(), at: .now)
    #expect(services.texts != nil && services.keys?.typesTexts == true)
    #expect(services.clipboard?.isReachable == true && services.lack == nil)
  }
}
