/// A desktop, by what writing into text fields needs there.
package enum SetupDesktop: String, CaseIterable, Sendable {
  case sway, kwin, gnome, wayfire, other

  /// The desktop of a session. `inkscribe` looks at the same variables in the same order.
  ///
  /// - Parameter variable: the session's environment; nil for a variable that is not set.
  package static func detect(_ variable: (String) -> String?) -> Self {
    if variable("SWAYSOCK") != nil { return .sway }
    let names = (variable("XDG_CURRENT_DESKTOP") ?? "").split(separator: ":")
    if names.contains("KDE") { return .kwin }
    if names.contains("GNOME") { return .gnome }
    return variable("WAYFIRE_SOCKET") != nil ? .wayfire : .other
  }

  /// Its name for people.
  package var title: String {
    switch self {
    case .sway: "sway"
    case .kwin: "KDE Plasma"
    case .gnome: "GNOME"
    case .wayfire: "Wayfire"
    case .other: "an unknown desktop"
    }
  }

  /// What is needed there, in the order in which it is done. The program starts last, so that it
  /// finds everything else in place.
  package var steps: [SetupStep] {
    let own: [SetupStep] =
      switch self {
      case .sway: [.autostart]
      case .kwin: [.virtualKeyboard]
      case .gnome: [.shellExtension]
      case .wayfire, .other: []
      }
    return [.writing, .environment, .accessibility] + own + [.service]
  }
}
