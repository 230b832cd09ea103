import Testing

@testable import WaylandClient

@Suite struct ConnectionTests {
  @Test func whereThereIsNoCompositorTheSocketAndTheFixAreNamed() throws {
    let path = "/nonexistent/wayland-7"
    let fault = #expect(throws: WaylandError.self) { try Compositor(display: path) }
    guard case .absent(path, _) = fault else { throw UnexpectedConnectionError(fault: fault) }
    #expect(fault?.canHeal == true)
    #expect(fault?.description.contains("\(path): No such file") == true)
    #expect(fault?.description.contains("set WAYLAND_DISPLAY") == true)
  }

  private struct UnexpectedConnectionError: Error { var fault: WaylandError? }

  @Test func theSocketIsFoundAsTheSessionSays() throws {
    #expect(try Display.path(of: "wayland-3", in: "/run/user/5") == "/run/user/5/wayland-3")
    #expect(try Display.path(of: nil, in: "/run/user/5") == "/run/user/5/wayland-0")
    #expect(try Display.path(of: "/tmp/socket", in: nil) == "/tmp/socket")
    #expect(throws: WaylandError.homeless) { try Display.path(of: "wayland-3", in: nil) }
  }

  @Test func theCompositorsWordsAreTakenOutOfWhatTheLibrarySays() {
    #expect(Display.errorText(of: "wl_surface@3: error 1: no such: scale\n") == "no such: scale")
    #expect(Display.errorText(of: "error in client communication (pid 7)\n") == "")
    #expect(Display.errorText(of: "") == "")
  }
}
