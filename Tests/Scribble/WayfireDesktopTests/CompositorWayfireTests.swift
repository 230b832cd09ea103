import CompositorKit
import Desktops
import LinuxIO
import ProgramKit
import Testing
import Units
import WayfireDesktop

/// What a Wayfire offers.
@Suite(.enabled(if: Wayfire.isThere, Wayfire.mend)) struct CompositorWayfireTests {
  @Test func itOffersWindowsTextsKeysAndAClipboard() throws {
    let wayfire = try Wayfire()
    let session = try #require(WayfireSession { ["WAYFIRE_SOCKET": wayfire.control][$0] })
    let windows = try session.openWindows(at: .now)
    #expect(
      try eventually(every: 1_000) {
        _ = try windows.refreshWindows(at: .now)
        return windows.windows == []
      })
    let link = try CompositorSession(display: wayfire.socket)
    let services = session.openServices(
      of: link.compositor, waitingOn: try InputWatch(), at: .now)
    #expect(services.texts != nil && services.keys?.typesTexts == true)
    #expect(services.clipboard?.isReachable == true && services.lack == nil)
  }
}
