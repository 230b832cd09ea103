import Foundation
import ProgramKit
import Testing

/// `stylusctl overlay shortcuts` with real configuration files and, if they are installed, the real
/// programs that read them.
@Suite struct ShortcutsTests {
  private let programs: Programs

  init() throws { programs = try Programs() }

  private func shortcuts(_ words: String...) throws -> RunningProgram {
    let program = try programs.start(
      "stylusctl", ["overlay", "shortcuts"] + words,
      environment: [
        "HOME": programs.folder.path, "XDG_CONFIG_HOME": programs.path("config"),
        "XDG_DATA_HOME": programs.path("data"), "GSETTINGS_BACKEND": "keyfile",
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(programs.path("no-bus"))",
        "XDG_CURRENT_DESKTOP": "XFCE", "SWAYSOCK": "", "LABWC_PID": "", "NIRI_SOCKET": "",
        "HYPRLAND_INSTANCE_SIGNATURE": "", "PATH": "/usr/bin:/bin",
      ])
    program.process.waitUntilExit()
    return program
  }

  private func write(_ text: String, to name: String) throws -> String {
    let path = programs.path(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func keysAreWrittenOnceBehindALinkAndRemovedAgain() throws {
    let mine = "# mine\nbindsym Mod4+F12 exec foot\n"
    let real = try write(mine, to: "dotfiles/sway")
    let link = try write("", to: "config/sway/config")
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
    let first = try shortcuts("sway", "--write")
    #expect(first.process.terminationStatus == 0, "\(first.log)")
    #expect(first.log.contains("Super+F12 is left out, because line 2 of"))
    #expect(first.lines.first?.hasSuffix("To load it: swaymsg reload") == true)
    let written = try text(real)
    #expect(written.hasPrefix(mine) && written.contains("Mod4+F9 exec stylusctl overlay hide"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == real)
    let second = try shortcuts("sway", "--write")
    #expect(
      second.process.terminationStatus == 0
        && second.lines.first?.hasSuffix("Nothing was changed.") == true)
    #expect(try text(real) == written)
    if FileManager.default.isExecutableFile(atPath: "/usr/bin/sway") { try validate(real) }
    #expect(try shortcuts("sway", "--remove").process.terminationStatus == 0)
    #expect(try text(real) == mine)
  }

  /// sway accepts the file. It refuses root, and makes its socket even if it only validates.
  private func validate(_ path: String) throws {
    let isRoot = getuid() == 0
    if isRoot {
      try FileManager.default.setAttributes(
        [.ownerAccountID: 65_534], ofItemAtPath: programs.folder.path)
    }
    let user = ["--reuid=65534", "--regid=65534", "--clear-groups", "--inh-caps=-all"]
    let command = (isRoot ? ["/usr/bin/setpriv"] + user : []) + ["/usr/bin/sway", "-C", "-c", path]
    let sway = try programs.start(
      command[0], Array(command.dropFirst()),
      environment: [
        "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
        "XDG_RUNTIME_DIR": programs.folder.path,
      ])
    sway.process.waitUntilExit()
    #expect(sway.process.terminationStatus == 0, "\(sway.log)")
  }

  @Test func aMissingFileIsNotMade() throws {
    let outcome = try shortcuts("niri", "--write")
    #expect(
      outcome.process.terminationStatus == 1 && outcome.log.contains("niri has no configuration "))
    #expect(!FileManager.default.fileExists(atPath: programs.path("config/niri")))
  }

  @Test func labwcGetsAFileThatIsXML() throws {
    guard !FileManager.default.fileExists(atPath: "/etc/xdg/labwc/rc.xml") else { return }
    let outcome = try shortcuts("labwc", "--write")
    #expect(outcome.process.terminationStatus == 0, "\(outcome.log)")
    let path = programs.path("config/labwc/rc.xml")
    #expect(try text(path).contains("W-F9"))
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint") else { return }
    let lint = try programs.run("/usr/bin/xmllint", ["--noout", path])
    #expect(lint.status == 0, "\(lint.errors)")
  }

  @Test func whatIsPrintedIsOnlyWhatBelongsIntoTheFile() throws {
    let outcome = try shortcuts("hyprland")
    #expect(outcome.process.terminationStatus == 0)
    #expect(outcome.lines.count == 4 && outcome.lines.allSatisfy { $0.hasPrefix("hl.bind(") })
    #expect(outcome.log.contains("stylusctl overlay shortcuts hyprland --write"))
  }

  @Test func anUnknownDesktopIsToldWhichOnesThereAre() throws {
    let outcome = try shortcuts()
    #expect(
      outcome.process.terminationStatus == 1
        && outcome.log.contains("sway, hyprland, niri, labwc, gnome, kde"))
    #expect(try shortcuts("sway", "--write", "--remove").process.terminationStatus == 1)
  }

  @Test func plasmaGetsADesktopEntry() throws {
    let path = programs.path("data/kglobalaccel/inkoverlay-keys.desktop")
    #expect(try shortcuts("kde", "--write").process.terminationStatus == 0)
    let entry = try text(path)
    #expect(entry.contains("[Desktop Action hide]") && entry.contains("X-KDE-Shortcuts=Meta+F9"))
    #expect(try shortcuts("kde", "--remove").process.terminationStatus == 0)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  private static let hasGnome =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/gsettings")
    && FileManager.default.fileExists(
      atPath: "/usr/share/glib-2.0/schemas/"
        + "org.gnome.settings-daemon.plugins.media-keys.gschema.xml")

  @Test(.enabled(if: hasGnome)) func gnomeKeepsTheOtherShortcuts() throws {
    let folder = "/org/gnome/settings-daemon/plugins/media-keys"
    let file = try write(
      """
      [\(folder.dropFirst())]
      custom-keybindings=['\(folder)/custom-keybindings/custom0/']

      [\(folder.dropFirst())/custom-keybindings/custom0]
      binding='<Super>F11'

      """, to: "config/glib-2.0/settings/keyfile")
    let first = try shortcuts("gnome", "--write")
    #expect(first.process.terminationStatus == 0, "\(first.log)")
    #expect(first.log.contains("Super+F11 is left out"))
    let written = try text(file)
    #expect(written.contains("/custom0/', '\(folder)/custom-keybindings/inkoverlay-hide/'"))
    #expect(written.contains("command='stylusctl overlay hide toggle'"))
    #expect(written.contains("binding='<Super>F9'") && written.contains("binding='<Super>F11'"))
    #expect(try shortcuts("gnome", "--write").process.terminationStatus == 0)
    #expect(try text(file) == written)
    #expect(try shortcuts("gnome", "--remove").process.terminationStatus == 0)
    let rest = try text(file)
    #expect(rest.contains("custom0") && !rest.contains("command="))
    #expect(rest.contains("custom-keybindings=['\(folder)/custom-keybindings/custom0/']"))
  }
}
