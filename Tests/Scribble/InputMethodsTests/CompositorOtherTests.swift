import CompositorKit
import Desktops
import InputMethods
import LinuxIO
import Testing
import Units

/// What a desktop offers that nobody knows: what its compositor has of the usual protocols.
@Suite struct CompositorOtherTests {
  private func services(of display: String) throws -> DesktopServices {
    let link = try CompositorSession(display: display)
    return OtherSession(known: "sway").openServices(
      of: link.compositor, waitingOn: try InputWatch(), at: .now)
  }

  @Test(.enabled(if: Sway.isThere, Sway.mend)) func whatIsThereIsOfferedUnknownOrNot() throws {
    let sway = try Sway()
    let services = try services(of: sway.socket)
    #expect(services.texts != nil && services.keys?.typesTexts == true && services.lack == nil)
    #expect(services.clipboard?.isReachable == true)
  }

  @Test(.enabled(if: Weston.isThere, Weston.mend)) func whatLacksIsSaidInOneLine() throws {
    let weston = try Weston()
    let services = try services(of: weston.socket)
    #expect(services.texts == nil && services.keys == nil && services.clipboard == nil)
    let lack = try #require(services.lack)
    #expect(lack.contains("neither input methods nor virtual keyboards") && !lack.contains("\n"))
  }
}
