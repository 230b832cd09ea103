import StylusProtocol

/// How a configuration file binds keys.
enum ShortcutSyntax: Sendable {
  case sway, niri, labwc
  /// Hyprland up to 0.54, and from 0.55 on.
  case hyprlang, hyprlandLua

  /// What begins a comment line.
  var commentStart: String {
    let other: [Self: String] = [.niri: "//", .hyprlandLua: "--", .labwc: "<!--"]
    return other[self] ?? "#"
  }

  /// A line that is a comment. Text in XML must not contain two hyphens in a row.
  func comment(_ text: String) -> String {
    "\(commentStart) \(text)" + (self == .labwc ? " -->" : "")
  }

  /// The line that binds a key.
  func binding(_ shortcut: OverlayShortcut) -> String {
    let (key, command) = (shortcut.key, "stylusctl overlay \(shortcut.command)")
    switch self {
    case .sway: return "bindsym --no-repeat Mod4+\(key) exec \(command)"
    case .hyprlang: return "bind = SUPER, \(key), exec, \(command)"
    case .hyprlandLua: return "hl.bind(\"SUPER + \(key)\", hl.dsp.exec_cmd(\"\(command)\"))"
    case .niri:
      let words = command.split(separator: " ").map { "\"\($0)\"" }.joined(separator: " ")
      return "Super+\(key) repeat=false { spawn \(words); }"
    case .labwc:
      return "<keybind key=\"W-\(key)\">"
        + "<action name=\"Execute\" command=\"\(command)\" /></keybind>"
    }
  }

  /// The lines that bind keys, as they stand in a file.
  ///
  /// - Parameters:
  ///   - isInside: niri: whether they stand inside the file's section of key bindings.
  ///   - withDefaults: labwc: whether they are the only key bindings of the file. labwc then has
  ///     none but these, unless the file asks for the default ones.
  func section(
    of shortcuts: [OverlayShortcut], isInside: Bool = false, withDefaults: Bool = false
  ) -> [String] {
    let lines = shortcuts.map { binding($0) }
    switch self {
    case .sway, .hyprlang, .hyprlandLua: return lines
    case .niri where isInside: return lines.map { "    " + $0 }
    case .niri: return ["binds {"] + lines.map { "    " + $0 } + ["}"]
    case .labwc:
      let all = (withDefaults ? ["<default />"] : []) + lines
      return ["  <keyboard>"] + all.map { "    " + $0 } + ["  </keyboard>"]
    }
  }
}
