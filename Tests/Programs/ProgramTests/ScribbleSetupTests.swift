import Foundation
import ProgramKit
import Testing

/// `stylusctl scribble setup` and `remove` with the real gsettings; systemd and KWin are played by
/// programs that write down how they were called.
@Suite struct ScribbleSetupTests {
  private let programs: Programs

  init() throws {
    programs = try Programs()
    try write(
      """
      #!/bin/sh
      folder=\(programs.path("unit"))
      case "$*" in
      *" show "*)
        printf 'LoadState=loaded\\nActiveState=%s\\nUnitFileState=%s\\n' \\
          "$(cat "$folder/active" 2>/dev/null || echo inactive)" \\
          "$(cat "$folder/enabled" 2>/dev/null || echo disabled)" ;;
      *" is-active "*) exit 3 ;;
      *" enable "*) mkdir -p "$folder"; echo enabled >"$folder/enabled" ;;
      *" disable "*) rm "$folder/enabled" ;;
      *" start "*) echo active >"$folder/active" ;;
      *" stop "*) rm "$folder/active" ;;
      esac
      """, to: "bin/systemctl", mode: 0o755)
    try write(
      "#!/bin/sh\necho \"$*\" >>\(programs.path("signals"))\n", to: "bin/busctl", mode: 0o755)
    try write("", to: "share/applications/inkscribe-input-method.desktop")
    try write("", to: "share/gnome-shell/extensions/scribble@stylusd.org/metadata.json")
  }

  private func write(_ text: String, to name: String, mode: Int = 0o644) throws {
    let path = programs.path(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  private func environment(_ variables: [String: String]) -> [String: String] {
    [
      "HOME": programs.path("home"), "XDG_CONFIG_HOME": programs.path("home/.config"),
      "XDG_STATE_HOME": programs.path("home/.local/state"),
      "XDG_DATA_HOME": programs.path("home/.local/share"),
      "XDG_DATA_DIRS": "\(programs.path("share")):/usr/share",
      "XDG_RUNTIME_DIR": programs.path("run"), "WAYLAND_DISPLAY": "wayland-9",
      "GSETTINGS_BACKEND": "keyfile", "PATH": "\(programs.path("bin")):/usr/bin:/bin",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(programs.path("no-bus"))",
      "XDG_CURRENT_DESKTOP": "", "SWAYSOCK": "", "WAYFIRE_SOCKET": "",
      "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "",
    ].merging(variables) { $1 }
  }

  private func scribble(
    _ words: String..., on variables: [String: String]
  ) throws -> (status: Int32, lines: [String], log: String) {
    let program = try programs.start(
      "stylusctl", ["scribble"] + words, environment: environment(variables))
    program.process.waitUntilExit()
    return (program.process.terminationStatus, program.lines, program.log)
  }

  /// All files in the home folder, without what gsettings makes for itself.
  private func home() throws -> [String: String] {
    let root = programs.path("home")
    var found: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root)
    where !path.hasPrefix(".config/glib-2.0") && !path.hasPrefix(".cache") {
      found[path] = (try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)) ?? "a folder"
    }
    return found
  }

  private var settings: String {
    let path = programs.path("home/.config/glib-2.0/settings/keyfile")
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  private static let hasSettings: Bool = {
    let schema = "/usr/share/glib-2.0/schemas/org.gnome.shell.gschema.xml"
    return ["/usr/bin/gsettings", schema].allSatisfy(FileManager.default.fileExists(atPath:))
  }()

  @Test(.enabled(if: Self.hasSettings), arguments: ["KDE", "GNOME"])
  func aDesktopIsSetUpAndRestored(_ desktop: String) throws {
    let session = ["XDG_CURRENT_DESKTOP": desktop]
    try write("[Wayland]\nInputMethod[$e]=/usr/share/other.desktop\n", to: "home/.config/kwinrc")
    try write(
      "[org/gnome/shell]\nenabled-extensions=['a@b']\n",
      to: "home/.config/glib-2.0/settings/keyfile")
    let before = try home()

    let plan = try scribble("setup", "--dry-run", on: session)
    #expect(plan.status == 0 && plan.lines.contains { $0.hasPrefix("  to do") }, "\(plan.log)")
    let refused = try scribble("setup", on: session)
    #expect(refused.status == 1 && refused.log.contains("Fix: answer y, or add --yes"))
    #expect(try home() == before)

    let done = try scribble("setup", "--yes", on: session)
    #expect(done.status == 0, "\(done.lines) \(done.log)")
    #expect(done.lines.last == "Done, except for what waits for your next login.")
    #expect(settings.contains("toolkit-accessibility=true"))
    #expect(settings.contains("'a@b', 'scribble@stylusd.org'") == (desktop == "GNOME"))
    let kwinrc = try home()[".config/kwinrc"]
    #expect(kwinrc?.contains("inkscribe-input-method.desktop") == (desktop == "KDE"))
    let signals = try String(contentsOfFile: programs.path("signals"), encoding: .utf8)
    #expect(signals.contains("/kwinrc org.kde.kconfig.notify") == (desktop == "KDE"))
    #expect(signals.contains("EnableExtension s scribble@stylusd.org") == (desktop == "GNOME"))
    #expect(FileManager.default.fileExists(atPath: programs.path("unit/active")))

    let status = try scribble("status", on: session)
    #expect(status.status == 1 && status.lines.contains { $0.hasPrefix("environment (") })
    let json = try scribble("setup", "--dry-run", "--json", on: session)
    #expect(json.lines.count == 5 && json.lines.allSatisfy { $0.hasPrefix("{\"step\":") })

    let back = try scribble("remove", "--yes", on: session)
    #expect(back.status == 0 && back.lines.contains("  environment: as before the setup"))
    #expect(try home() == before)
    #expect(!settings.contains("scribble@stylusd.org") && !settings.contains("true"))
    #expect(settings.contains("enabled-extensions=['a@b']"))
    let again = try scribble("remove", "--yes", on: session)
    #expect(again.lines == ["No setup was done here, so nothing was changed."])
  }

  @Test func withoutAnyDesktopTheCausesAndFixesAreNamed() throws {
    let result = try scribble(
      "setup", "--yes", on: ["PATH": "/nonexistent", "WAYLAND_DISPLAY": ""])
    #expect(result.status == 1)
    #expect(
      result.lines.contains { $0.contains("The service manager of the user does not answer") })
    #expect(result.lines.contains { $0.contains("install libglib2.0-bin") })
    #expect(result.lines.last?.contains("2 of 4 steps are not done") == true, "\(result.lines)")
    #expect(try scribble("remove", "--yes", on: [:]).status == 0)
    let nowhere = try scribble("setup", "--yes", on: ["HOME": "", "XDG_STATE_HOME": ""])
    #expect(nowhere.status == 1 && nowhere.log.contains("Fix: set it to your folder"))
  }
}
