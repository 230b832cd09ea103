import CommandSupport
import LinuxIO
import ProgramOptions
import StylusProtocol

/// `stylusctl overlay shortcuts`: prints the overlay's keys for a desktop, or sets them there.
struct ShortcutsCommand {
  private let invocation: Invocation
  private let session = DesktopEnvironment(
    variable: Environment.variable, isThere: FileBytes.isThere)

  static let desktop = Positional.optional(
    ValueKind<ShortcutDesktop>.choice("DESKTOP"), "the desktop; by default, that of this session")
  static let write = Option.flag("write", "add the keys to the desktop's configuration")
  static let remove = Option.flag(
    "remove", "remove the keys from the desktop's configuration")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func setOrPrint() throws(StylusctlError) {
    guard !invocation[Self.write] || !invocation[Self.remove] else {
      throw StylusctlError("--write and --remove exclude each other")
    }
    let desktop = try chosenDesktop()
    if !invocation[Self.remove], !isInPath {
      explain("The keys run stylusctl, which is not in PATH: install it before you use them.")
    }
    switch desktop {
    case .gnome: try runGnome()
    case .kde: try runKDE()
    case .sway, .hyprland, .niri, .labwc: try runCompositor(desktop)
    }
  }

  /// The desktop that was named, or the one of this session, which is reported.
  private func chosenDesktop() throws(StylusctlError) -> ShortcutDesktop {
    if let desktop = invocation[Self.desktop] { return desktop }
    guard let found = ShortcutDesktop.detect(session.variable) else {
      let known = ShortcutDesktop.allCases.map(\.rawValue).joined(separator: ", ")
      throw StylusctlError(
        "this session is none of the known desktops. Fix: name one of \(known); on another desktop, "
          + "bind keys to commands such as 'stylusctl overlay toggle' in its settings")
    }
    StandardStream.error(
      "This session is \(found.desktop.title), according to \(found.sign).\n")
    return found.desktop
  }

  private var isInPath: Bool {
    let folders = (session.variable("PATH") ?? "").split(separator: ":")
    return folders.contains { session.isThere("\($0)/stylusctl") }
  }

  private var isPrinting: Bool { !invocation[Self.write] && !invocation[Self.remove] }

  /// Lines for a person on standard error, so that standard output has only what belongs into a
  /// file.
  private func explain(_ text: String) { StandardStream.error("\(ShownText(lines: text))\n") }

  private func printLines(_ lines: [String]) {
    StandardStream.output(ShownText(lines: lines.map { "\($0)\n" }.joined()))
  }

  /// The names of keys: `Super+F9 and Super+F10`.
  static func names(of shortcuts: [OverlayShortcut]) -> String {
    let names = shortcuts.map { "Super+\($0.key)" }
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and \(last)"
  }
}

// A compositor with a file of its own.
extension ShortcutsCommand {
  private func runCompositor(_ desktop: ShortcutDesktop) throws(StylusctlError) {
    guard !isPrinting else { return printKeys(for: desktop) }
    let found: ShortcutPlace?
    do throws(MissingShortcutFileError) {
      found = try ShortcutPlace.locate(for: desktop, in: session)
    } catch {
      throw StylusctlError(error)
    }
    guard let place = found else { preconditionFailure("\(desktop) has no file") }
    let old = try contents(of: place)
    let parts: ShortcutText
    let new: String
    var keys = OverlayShortcut.all
    do throws(ShortcutTextError) {
      parts = try ShortcutText(old, in: place.syntax)
      keys.removeAll { parts.lineNumber(binding: $0) != nil }
      let adds = invocation[Self.write] && !keys.isEmpty
      new = try adds ? parts.withKeys(keys) : parts.withoutKeys
    } catch {
      throw StylusctlError("\(place.path): \(error)")
    }
    if invocation[Self.write] { reportUsed(in: parts, of: place) }
    guard new != old else { return reportUnchanged(place, keys) }
    try calling { () throws(SystemError) in
      try FileBytes.makeFolders(containing: place.path, mode: 0o755)
      try FileBytes.write(Array(new.utf8), to: place.path, mode: 0o644)
    }
    announce(keys, in: place.path, loadedBy: desktop.loading)
  }

  private func printKeys(for desktop: ShortcutDesktop) {
    guard let syntax = ShortcutPlace.syntax(of: desktop, in: session) else { return }
    var isNew = false
    do throws(MissingShortcutFileError) {
      if let place = try ShortcutPlace.locate(for: desktop, in: session) {
        explain("Add these lines to \(place.path). \(desktop.loading)")
        isNew = place.newText != nil
      }
    } catch {
      explain("\(error)")
    }
    explain("To have them added: stylusctl overlay shortcuts \(desktop.rawValue) --write")
    printLines(syntax.section(of: OverlayShortcut.all, withDefaults: isNew))
  }

  private func contents(of place: ShortcutPlace) throws(StylusctlError) -> String {
    if let newText = place.newText { return newText }
    let bytes = try calling { () throws(SystemError) in
      try FileBytes.readOrdinary(path: place.path, limit: 1 << 24)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StylusctlError(
        "\(place.path) is not UTF-8 text. Fix: add the keys yourself, as printed without --write")
    }
    return text
  }

  private func reportUsed(in text: ShortcutText, of place: ShortcutPlace) {
    for shortcut in OverlayShortcut.all {
      guard let line = text.lineNumber(binding: shortcut) else { continue }
      explain("Super+\(shortcut.key) is left out, because line \(line) of \(place.path) binds it.")
    }
  }

  private func reportUnchanged(_ place: ShortcutPlace, _ keys: [OverlayShortcut]) {
    let state =
      invocation[Self.write] && !keys.isEmpty
      ? "already has \(Self.names(of: keys))" : "has no keys of the overlay"
    StandardStream.output("\(place.path) \(state). Nothing was changed.\n")
  }

  /// What was done, where, and how it takes effect.
  private func announce(_ keys: [OverlayShortcut], in place: String, loadedBy loading: String) {
    let change =
      invocation[Self.write] && !keys.isEmpty
      ? "\(Self.names(of: keys)) now control the overlay" : "the keys of the overlay were removed"
    StandardStream.output("\(place): \(change). \(loading)\n")
  }
}

// KDE Plasma and GNOME.
extension ShortcutsCommand {
  private func runKDE() throws(StylusctlError) {
    guard let folder = session.folder("XDG_DATA_HOME", inHome: ".local/share") else {
      throw StylusctlError("HOME is not set. Fix: set it to your folder")
    }
    let kde = KDEShortcuts(inData: folder)
    let text = KDEShortcuts.entry(of: OverlayShortcut.all)
    if isPrinting {
      explain(
        "Put this into \(kde.path), then log out and in.\n"
          + "To have it put there: stylusctl overlay shortcuts kde --write")
      StandardStream.output(ShownText(lines: text))
      return
    }
    if invocation[Self.remove] {
      guard FileBytes.isThere(kde.path) else {
        StandardStream.output("There is no \(kde.path). Nothing was changed.\n")
        return
      }
      try calling { () throws(SystemError) in try FileBytes.remove(kde.path) }
      let lines = KDEShortcuts.unloading(OverlayShortcut.all)
      return announce([], in: kde.path, loadedBy: try tryCommands(lines, orElse: Self.nextLogin))
    }
    try calling { () throws(SystemError) in
      try FileBytes.makeFolders(containing: kde.path, mode: 0o755)
      try FileBytes.write(Array(text.utf8), to: kde.path, mode: 0o644)
    }
    let loaded = try tryCommands([KDEShortcuts.loading], orElse: Self.nextLogin)
    announce(OverlayShortcut.all, in: kde.path, loadedBy: loaded)
  }

  private static let nextLogin = "This takes effect at the next login."

  /// Runs commands that may fail; returns how the change takes effect.
  private func tryCommands(
    _ lines: [String], orElse later: String
  ) throws(StylusctlError) -> String {
    for line in lines {
      let code = try calling { () throws(SystemError) in
        try ShellCommand.runLine("\(line) 2>/dev/null").status
      }
      if code != 0 { return later }
    }
    return "This takes effect at once."
  }

  private func runGnome() throws(StylusctlError) {
    let gnome = GnomeShortcuts { (line) throws(GnomeShortcutsError) in try Self.output(of: line) }
    do throws(GnomeShortcutsError) {
      if invocation[Self.remove] {
        guard try gnome.areSet() else {
          StandardStream.output("GNOME has no keys of the overlay. Nothing was changed.\n")
          return
        }
        for line in try gnome.removingLines() { _ = try Self.output(of: line) }
        return announce([], in: "GNOME", loadedBy: "This takes effect at once.")
      }
      let keys = try gnome.free(of: OverlayShortcut.all)
      for used in OverlayShortcut.all where !keys.contains(used) {
        explain("Super+\(used.key) is left out, because another custom shortcut uses it.")
      }
      let lines = try gnome.addingLines(keys)
      if isPrinting {
        explain(
          "Run these commands in a shell. Your other custom shortcuts stay.\n"
            + "To have them run: stylusctl overlay shortcuts gnome --write")
        return printLines(lines)
      }
      for line in lines { _ = try Self.output(of: line) }
      announce(keys, in: "GNOME", loadedBy: "This takes effect at once.")
    } catch {
      throw StylusctlError(error)
    }
  }

  private static func output(of line: String) throws(GnomeShortcutsError) -> String {
    let answer: (status: Int32, output: String)
    do throws(SystemError) { answer = try ShellCommand.runLine(line) } catch {
      throw GnomeShortcutsError("\(error)")
    }
    guard answer.status == 0 else {
      throw GnomeShortcutsError(
        "'\(line)' failed. Fix: run this in a session of GNOME, with gsettings installed")
    }
    return answer.output
  }
}
