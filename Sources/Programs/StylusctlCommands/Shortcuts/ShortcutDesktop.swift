/// A desktop whose keys `stylusctl overlay shortcuts` can bind.
enum ShortcutDesktop: String, CaseIterable, Sendable {
  case sway, hyprland, niri, labwc, gnome, kde

  /// Its name, for people.
  var title: String {
    switch self {
    case .sway, .niri, .labwc: rawValue
    case .hyprland: "Hyprland"
    case .gnome: "GNOME"
    case .kde: "KDE Plasma"
    }
  }

  /// The desktop of a session, and the variable that shows it; nil for an unknown one.
  ///
  /// The variables of the compositors come first: a compositor in a window of another desktop
  /// inherits XDG_CURRENT_DESKTOP, but sets its own variable for its programs.
  static func detect(_ variable: (String) -> String?) -> (desktop: ShortcutDesktop, sign: String)? {
    let signs: [(String, ShortcutDesktop)] = [
      ("SWAYSOCK", .sway), ("HYPRLAND_INSTANCE_SIGNATURE", .hyprland), ("NIRI_SOCKET", .niri),
      ("LABWC_PID", .labwc),
    ]
    for (name, desktop) in signs where variable(name)?.isEmpty == false { return (desktop, name) }
    let names = (variable("XDG_CURRENT_DESKTOP") ?? "").lowercased().split(separator: ":")
    for name in names.map(String.init) {
      guard let desktop = ShortcutDesktop(rawValue: name) else { continue }
      return (desktop, "XDG_CURRENT_DESKTOP")
    }
    return nil
  }

  /// How a changed configuration takes effect.
  var loading: String {
    let commands: [Self: String] = [.sway: "swaymsg reload", .labwc: "labwc --reconfigure"]
    return commands[self].map { "To load it: \($0)" } ?? "\(title) loads it by itself."
  }
}
