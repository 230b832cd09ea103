import LinuxIO
import SetupPlan
import StylusProtocol

/// The overlay's keys in the custom shortcuts of GNOME, which are settings of gsettings(1).
///
///     let gnome = GnomeShortcuts(runLine: ...)
///     try gnome.addingLines(OverlayShortcut.all)   // commands that add them to the user's own
struct GnomeShortcuts {
  /// Runs a command of gsettings and returns what it printed.
  let runLine: (String) throws(GnomeShortcutsError) -> String

  private static let schema = "org.gnome.settings-daemon.plugins.media-keys"
  private static let folder = "/org/gnome/settings-daemon/plugins/media-keys/custom-keybindings"

  private static func path(of shortcut: OverlayShortcut) -> String {
    "\(folder)/inkoverlay-\(shortcut.name)/"
  }

  private static func isOurs(_ path: String) -> Bool { path.hasPrefix("\(folder)/inkoverlay-") }

  private static func trigger(of shortcut: OverlayShortcut) -> String { "<Super>\(shortcut.key)" }

  /// Whether keys of ours are among the shortcuts.
  func areSet() throws(GnomeShortcutsError) -> Bool { try paths().contains(where: Self.isOurs) }

  /// The keys that no other custom shortcut uses.
  func free(of shortcuts: [OverlayShortcut]) throws(GnomeShortcutsError) -> [OverlayShortcut] {
    var used: Set<String> = []
    for path in try paths() where !Self.isOurs(path) {
      let text = try runLine("gsettings get \(ShellCommand.quoted(Self.place(path))) binding")
      used.formUnion((SettingsList.texts(in: text) ?? []).map { $0.lowercased() })
    }
    return shortcuts.filter { !used.contains(Self.trigger(of: $0).lowercased()) }
  }

  /// The commands that add keys to the custom shortcuts, which all stay.
  func addingLines(_ shortcuts: [OverlayShortcut]) throws(GnomeShortcutsError) -> [String] {
    let others = try paths().filter { !Self.isOurs($0) }
    let lines = shortcuts.flatMap { shortcut in
      let place = Self.place(Self.path(of: shortcut))
      return [
        Self.assignment(place, "name", shortcut.summary),
        Self.assignment(place, "command", "stylusctl overlay \(shortcut.command)"),
        Self.assignment(place, "binding", Self.trigger(of: shortcut)),
      ]
    }
    return lines + [Self.pathsAssignment(others + shortcuts.map { Self.path(of: $0) })]
  }

  /// The commands that remove our keys, and only these.
  func removingLines() throws(GnomeShortcutsError) -> [String] {
    let paths = try paths()
    return [Self.pathsAssignment(paths.filter { !Self.isOurs($0) })]
      + paths.filter { Self.isOurs($0) }.map {
        "gsettings reset-recursively \(ShellCommand.quoted(Self.place($0)))"
      }
  }

  /// The custom shortcuts of the user.
  private func paths() throws(GnomeShortcutsError) -> [String] {
    let text = try runLine("gsettings get \(Self.schema) custom-keybindings")
    guard let paths = SettingsList.texts(in: text) else {
      throw GnomeShortcutsError("the custom shortcuts of GNOME cannot be read: \(text)")
    }
    return paths
  }

  private static func place(_ path: String) -> String { "\(schema).custom-keybinding:\(path)" }

  private static func assignment(_ place: String, _ key: String, _ value: String) -> String {
    "gsettings set \(ShellCommand.quoted(place)) \(key) \(ShellCommand.quoted(value))"
  }

  private static func pathsAssignment(_ paths: [String]) -> String {
    "gsettings set \(schema) custom-keybindings "
      + ShellCommand.quoted(SettingsList.listText(of: paths))
  }
}

/// Why the shortcuts of GNOME cannot be read or changed.
struct GnomeShortcutsError: Error, Hashable, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
