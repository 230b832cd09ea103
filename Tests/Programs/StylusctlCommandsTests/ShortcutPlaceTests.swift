import StylusProtocol
import Testing

@testable import StylusctlCommands

/// Which desktop's keys are meant, and where they are.
@Suite struct ShortcutPlaceTests {
  private func session(
    _ variables: [String: String] = [:], files: Set<String> = []
  ) -> DesktopEnvironment {
    let variables = ["HOME": "/home/u"].merging(variables) { $1 }
    return DesktopEnvironment(
      variable: { variables[$0] }, isThere: { files.contains($0) })
  }

  @Test(arguments: [
    (["SWAYSOCK": "/s", "XDG_CURRENT_DESKTOP": "GNOME"], ShortcutDesktop.sway, "SWAYSOCK"),
    (["HYPRLAND_INSTANCE_SIGNATURE": "x"], .hyprland, "HYPRLAND_INSTANCE_SIGNATURE"),
    (["NIRI_SOCKET": "/n"], .niri, "NIRI_SOCKET"), (["LABWC_PID": "7"], .labwc, "LABWC_PID"),
    (["XDG_CURRENT_DESKTOP": "ubuntu:GNOME"], .gnome, "XDG_CURRENT_DESKTOP"),
    (["SWAYSOCK": "", "XDG_CURRENT_DESKTOP": "KDE"], .kde, "XDG_CURRENT_DESKTOP"),
    (["XDG_CURRENT_DESKTOP": "labwc:wlroots"], .labwc, "XDG_CURRENT_DESKTOP"),
  ])
  func theDesktopIsFoundByItsVariables(
    _ variables: [String: String], _ desktop: ShortcutDesktop, _ sign: String
  ) {
    let found = ShortcutDesktop.detect { variables[$0] }
    #expect(found?.desktop == desktop && found?.sign == sign)
  }

  @Test func anUnknownDesktopIsNotGuessed() {
    #expect(ShortcutDesktop.detect { ["XDG_CURRENT_DESKTOP": "XFCE"][$0] } == nil)
    #expect(ShortcutDesktop.detect { _ in nil } == nil)
  }

  @Test(arguments: [
    (ShortcutDesktop.sway, "/home/u/.config/sway/config", ShortcutSyntax.sway),
    (.sway, "/home/u/.sway/config", .sway), (.sway, "/home/u/.i3/config", .sway),
    (.hyprland, "/home/u/.config/hypr/hyprland.conf", .hyprlang),
    (.hyprland, "/home/u/.config/hypr/hyprland.lua", .hyprlandLua),
    (.niri, "/home/u/.config/niri/config.kdl", .niri),
    (.labwc, "/home/u/.config/labwc/rc.xml", .labwc),
  ])
  func theFileOfTheUserIsTaken(
    _ desktop: ShortcutDesktop, _ path: String, _ syntax: ShortcutSyntax
  ) throws {
    let place = try ShortcutPlace.locate(for: desktop, in: session(files: [path]))
    #expect(place?.path == path && place?.syntax == syntax && place?.newText == nil)
  }

  @Test func theFolderOfTheConfigurationIsFollowed() throws {
    let path = "/c/sway/config"
    let place = try ShortcutPlace.locate(
      for: .sway, in: session(["XDG_CONFIG_HOME": "/c"], files: [path]))
    #expect(place?.path == path)
    let niri = session(["NIRI_CONFIG": "/n.kdl"], files: ["/n.kdl"])
    #expect(try ShortcutPlace.locate(for: .niri, in: niri)?.path == "/n.kdl")
  }

  @Test func aMissingFileIsNotMadeUnlessTheCompositorNeedsNone() throws {
    for desktop in [ShortcutDesktop.sway, .hyprland, .niri] {
      #expect(throws: MissingShortcutFileError.self) {
        try ShortcutPlace.locate(for: desktop, in: session())
      }
    }
    #expect(
      throws: MissingShortcutFileError(
        "sway has no configuration /home/u/.config/sway/config. Fix: mkdir -p "
          + "/home/u/.config/sway && cp /etc/sway/config /home/u/.config/sway/config, then run "
          + "this again")
    ) { try ShortcutPlace.locate(for: .sway, in: session(files: ["/etc/sway/config"])) }
    #expect(throws: MissingShortcutFileError.self) {
      try ShortcutPlace.locate(for: .labwc, in: session(files: ["/etc/xdg/labwc/rc.xml"]))
    }
    let made = try #require(try ShortcutPlace.locate(for: .labwc, in: session()))
    let text = try ShortcutText(#require(made.newText), in: .labwc).withKeys(OverlayShortcut.all)
    #expect(text.contains("<default />") && text.hasSuffix("</labwc_config>\n"))
  }

  @Test func eachSyntaxOfADesktopIsKnownWithoutItsFile() {
    let known = ShortcutDesktop.allCases.map { ShortcutPlace.syntax(of: $0, in: session()) }
    #expect(known == [.sway, .hyprlandLua, .niri, .labwc, nil, nil])
  }
}
