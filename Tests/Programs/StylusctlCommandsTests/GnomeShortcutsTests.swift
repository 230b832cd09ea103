import StylusProtocol
import Testing

@testable import StylusctlCommands

/// The commands of gsettings that set the overlay's keys.
@Suite struct GnomeShortcutsTests {
  private let folder = "/org/gnome/settings-daemon/plugins/media-keys/custom-keybindings"

  /// GNOME with these custom shortcuts: the key of each.
  private func gnome(_ list: String, _ keys: [String: String] = [:]) -> GnomeShortcuts {
    GnomeShortcuts { line in
      guard !line.hasSuffix(" custom-keybindings") else { return list + "\n" }
      return "'\(keys.first { line.contains($0.key) }?.value ?? "")'\n"
    }
  }

  @Test func theShortcutsOfTheUserStay() throws {
    let gnome = self.gnome("['\(folder)/custom0/', '\(folder)/inkoverlay-old/']")
    let lines = try gnome.addingLines([OverlayShortcut.all[0]])
    #expect(lines.count == 4)
    #expect(lines[2].hasSuffix("/inkoverlay-hide/ binding '<Super>F9'"))
    let list = "'['\\''\(folder)/custom0/'\\'', '\\''\(folder)/inkoverlay-hide/'\\'']'"
    #expect(lines[3].hasSuffix(" custom-keybindings \(list)"))
    let removing = try gnome.removingLines()
    #expect(removing[0].hasSuffix(" custom-keybindings '['\\''\(folder)/custom0/'\\'']'"))
    #expect(removing.count == 2 && removing[1].hasSuffix("\(folder)/inkoverlay-old/"))
    #expect(try gnome.areSet() && !self.gnome("@as []").areSet())
  }

  @Test func aKeyThatIsInUseIsLeftOut() throws {
    let gnome = self.gnome("[\"\(folder)/custom0/\"]", ["custom0": "<super>f10"])
    #expect(try gnome.free(of: OverlayShortcut.all).map(\.name) == ["hide", "picker", "clear"])
  }

  @Test func aListThatCannotBeReadIsNotReplaced() {
    #expect(throws: GnomeShortcutsError.self) { try gnome("No such key").addingLines([]) }
    #expect(throws: GnomeShortcutsError.self) { try gnome("").removingLines() }
  }
}
