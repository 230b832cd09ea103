import Desktops
import GnomeDesktop
import InputMethods
import KWinDesktop
import LinuxIO
import SwayDesktop
import Testing
import Units
import WayfireDesktop

@testable import InkScribble

/// Which desktop a session is one of, by its environment.
@Suite struct KnownDesktopsTests {
  private func session(_ environment: [String: String]) -> any DesktopSession {
    KnownDesktops.session { environment[$0] }
  }

  @Test func theSessionSaysWhichDesktopItIs() {
    #expect(session(["SWAYSOCK": "/s", "XDG_CURRENT_DESKTOP": "KDE"]) is SwaySession)
    #expect(session(["XDG_CURRENT_DESKTOP": "KDE"]) is KWinSession)
    #expect(session(["SWAYSOCK": "", "XDG_CURRENT_DESKTOP": "ubuntu:GNOME"]) is GnomeSession)
    #expect(session(["XDG_CURRENT_DESKTOP": "XFCE"]) is OtherSession)
    #expect(session([:]) is OtherSession)
    #expect(session(["WAYFIRE_SOCKET": "/s", "XDG_CURRENT_DESKTOP": "wlroots"]) is WayfireSession)
    #expect(session(["XDG_CURRENT_DESKTOP": "Wayfire:wlroots"]) is WayfireSession)
  }

  @Test func whoTellsNoWindowsSaysWhichDesktopsDo() throws {
    let error = try #require(throws: WindowSourceError.self) {
      try session([:]).openWindows(at: .now)
    }
    for name in ["sway (SWAYSOCK)", "KWin", "GNOME"] { #expect("\(error)".contains(name)) }
    #expect(!"\(error)".contains("\n") && "\(error)".contains("Fix: "))
  }
}
