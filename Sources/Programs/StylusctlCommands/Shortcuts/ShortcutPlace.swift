import LinuxIO

/// The file in which a compositor reads key bindings.
struct ShortcutPlace: Hashable {
  let path: String
  let syntax: ShortcutSyntax
  /// The text that the file begins with if it does not exist; nil if it must exist.
  let newText: String?

  private init(_ path: String, _ syntax: ShortcutSyntax, newText: String? = nil) {
    (self.path, self.syntax, self.newText) = (path, syntax, newText)
  }

  /// Finds the file of a compositor.
  ///
  /// - Returns: nil for a desktop that has no such file.
  /// - Throws: why there is none yet, and how to make one.
  static func locate(
    for desktop: ShortcutDesktop, in session: DesktopEnvironment
  ) throws(MissingShortcutFileError) -> ShortcutPlace? {
    guard let folder = session.folder("XDG_CONFIG_HOME", inHome: ".config") else {
      throw MissingShortcutFileError("HOME is not set. Fix: set it to your folder")
    }
    switch desktop {
    case .sway: return try sway(folder, session)
    case .hyprland:
      let files: [(String, ShortcutSyntax)] = [
        ("\(folder)/hypr/hyprland.lua", .hyprlandLua), ("\(folder)/hypr/hyprland.conf", .hyprlang),
      ]
      for (path, syntax) in files where session.isThere(path) {
        return ShortcutPlace(path, syntax)
      }
      throw MissingShortcutFileError(
        "Hyprland has no configuration in \(folder)/hypr. Fix: start Hyprland once, which makes one"
      )
    case .niri:
      let path = session.variable("NIRI_CONFIG") ?? "\(folder)/niri/config.kdl"
      if session.isThere(path) { return ShortcutPlace(path, .niri) }
      throw Self.missing(path, of: desktop, copiedFrom: "/etc/niri/config.kdl", session)
    case .labwc:
      let path = "\(folder)/labwc/rc.xml"
      if session.isThere(path) { return ShortcutPlace(path, .labwc) }
      let shared = "/etc/xdg/labwc/rc.xml"
      if session.isThere(shared) {
        throw Self.missing(path, of: desktop, copiedFrom: shared, session)
      }
      return ShortcutPlace(
        path, .labwc,
        newText: "<?xml version=\"1.0\"?>\n<labwc_config>\n</labwc_config>\n")
    case .gnome, .kde: return nil
    }
  }

  /// The syntax of a desktop's file; nil if it has none. Hyprland's is the newer one if nothing
  /// shows which one it is.
  static func syntax(of desktop: ShortcutDesktop, in session: DesktopEnvironment) -> ShortcutSyntax?
  {
    if let place = try? locate(for: desktop, in: session) { return place.syntax }
    switch desktop {
    case .sway: return .sway
    case .hyprland: return .hyprlandLua
    case .niri: return .niri
    case .labwc: return .labwc
    case .gnome, .kde: return nil
    }
  }

  /// The files that sway(1) lists, in its order.
  private static func sway(
    _ folder: String, _ session: DesktopEnvironment
  ) throws(MissingShortcutFileError) -> ShortcutPlace {
    let home = session.variable("HOME") ?? ""
    let files = [
      "\(home)/.sway/config", "\(folder)/sway/config", "\(home)/.i3/config", "\(folder)/i3/config",
    ]
    if let path = files.first(where: session.isThere) { return ShortcutPlace(path, .sway) }
    throw missing(files[1], of: .sway, copiedFrom: "/etc/sway/config", session)
  }

  private static func missing(
    _ path: String, of desktop: ShortcutDesktop, copiedFrom shared: String,
    _ session: DesktopEnvironment
  ) -> MissingShortcutFileError {
    let folder = path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    let fix =
      session.isThere(shared)
      ? "mkdir -p \(folder) && cp \(shared) \(path), then run this again"
      : "start \(desktop.title) once, or make that file"
    return MissingShortcutFileError("\(desktop.title) has no configuration \(path). Fix: \(fix)")
  }
}

/// There is no file to put keys into.
struct MissingShortcutFileError: Error, Hashable, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// The environment and the files of a session.
struct DesktopEnvironment {
  /// A variable; nil if it is unset or empty.
  let variable: (String) -> String?
  /// Whether a file exists.
  let isThere: (String) -> Bool

  /// The folder of a user's configuration or data; nil if its path is unknown.
  func folder(_ name: String, inHome path: String) -> String? {
    Environment.userFolder(variable(name), home: variable("HOME"), path)
  }
}
