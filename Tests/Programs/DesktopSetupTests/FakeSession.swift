import Foundation
import LinuxIO
import SetupPlan
import StylusProtocol
import Testing

@testable import DesktopSetup

/// A user account with real files, whose programs of the desktop are played.
final class FakeSession: SetupSystem {
  /// Its folder, which contains the home folder and the data of all users.
  let folder: URL
  private var variables: [String: String] = [:]
  private let files = MachineSetup()

  /// The values of gsettings that the user has chosen, by schema and key.
  var chosen: [String: String] = [:]
  /// Whether inkscribe runs as a service.
  var isActive = false
  /// Whether systemd's target of the graphical session is reached.
  var hasSessionTarget = true
  /// Whether the service manager, gsettings and the shell answer.
  var hasManager = true
  var hasSettings = true
  var loadedExtensions: [String]?
  var loadState = "loaded"
  /// What was said to KWin.
  private(set) var signals: [[String]] = []
  /// The number of changes until a power cut; nil for none. After it nothing changes any more.
  var changesLeft: Int?

  static let defaults = [
    "org.gnome.desktop.interface toolkit-accessibility": "false",
    "org.gnome.shell enabled-extensions": "['dock@ubuntu.com']",
    "org.gnome.shell disabled-extensions": "@as []",
    "org.gnome.shell disable-user-extensions": "false",
  ]

  init(_ desktop: SetupDesktop) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("setup-\(UUID().uuidString.prefix(8))")
    let home = folder.appendingPathComponent("home").path
    try FileManager.default.createDirectory(
      atPath: home + "/.local/state", withIntermediateDirectories: true)
    variables = [
      "HOME": home, "XDG_DATA_DIRS": folder.path + "/share", "WAYLAND_DISPLAY": "wayland-1",
    ]
    switch desktop {
    case .sway: (variables["SWAYSOCK"], hasSessionTarget) = ("/sway.sock", false)
    case .kwin: variables["XDG_CURRENT_DESKTOP"] = "KDE"
    case .gnome: variables["XDG_CURRENT_DESKTOP"] = "GNOME"
    case .wayfire: variables["WAYFIRE_SOCKET"] = "/wayfire.sock"
    case .other: break
    }
    for name in [
      "applications/inkscribe-input-method.desktop",
      "gnome-shell/extensions/scribble@stylusd.org/metadata.json",
    ] { try put("", at: "share/" + name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file of the user, or of all users.
  func put(_ text: String, at path: String) throws {
    try files.writeFile(text, to: "\(folder.path)/\(path)", mode: 0o644)
  }

  func content(_ path: String) throws -> String? {
    try files.fileText(of: "\(folder.path)/home/\(path)")
  }

  func set(_ name: String, _ value: String?) { variables[name] = value }

  /// All files and folders of the account with their contents, and everything else that a setup can
  /// change.
  func snapshot() throws -> [String: String] {
    var found = chosen
    found["active"] = "\(isActive)"
    let home = folder.appendingPathComponent("home")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: home.path)
    for path in paths {
      found[path] = (try? content(path)) ?? "a folder"
    }
    return found
  }

  // MARK: SetupSystem

  func variable(_ name: String) -> String? { variables[name] }
  func fileText(of path: String) throws(SetupError) -> String? { try files.fileText(of: path) }
  func isThere(_ path: String) -> Bool { files.isThere(path) }

  private func spendChange() throws(SetupError) {
    guard let left = changesLeft else { return }
    guard left > 0 else { throw SetupError("the power is out") }
    changesLeft = left - 1
  }

  func writeFile(_ text: String, to path: String, mode: UInt32) throws(SetupError) {
    try spendChange()
    try files.writeFile(text, to: path, mode: mode)
  }

  func removeFile(_ path: String) throws(SetupError) {
    try spendChange()
    try files.removeFile(path)
  }

  func removeEmptyFolder(_ path: String) -> Bool {
    changesLeft != 0 && files.removeEmptyFolder(path)
  }

  private var memory: String { "\(folder.path)/home/.local/state/inkscribe/on" }

  func runningMode() -> ScribbleMode? {
    isActive ? (files.isThere(memory) ? .on : .off) : nil
  }

  func setRunningMode(_ mode: ScribbleModeChange) throws(SetupError) {
    if mode == .on { try writeFile("", to: memory, mode: 0o600) }
    if mode == .off, files.isThere(memory) { try removeFile(memory) }
  }

  // MARK: Programs

  func commandOutput(of command: [String]) -> String? {
    switch command.first {
    case "gsettings": settingsOutput(command, chosen)
    case "env" where command[1].hasPrefix("GSETTINGS"):
      settingsOutput(Array(command.dropFirst(2)), [:])
    case "systemctl": unitOutput(command)
    case "busctl":
      loadedExtensions.map { list in
        command.last.map(list.contains) == true ? "a{sv} 2 \"state\" d 1 \"type\" d 2" : "a{sv} 0"
      }
    default: nil
    }
  }

  private func settingsOutput(_ command: [String], _ chosen: [String: String]) -> String? {
    let name = command[2...3].joined(separator: " ")
    guard hasSettings, let usual = Self.defaults[name] else { return nil }
    return (command[1] == "writable" ? "true" : chosen[name] ?? usual) + "\n"
  }

  private var link: String {
    ".config/systemd/user/graphical-session.target.wants/inkscribe.service"
  }

  private func unitOutput(_ command: [String]) -> String? {
    guard hasManager else { return nil }
    if command[2] == "is-active" { return hasSessionTarget ? "active\n" : nil }
    let isEnabled = files.isThere("\(folder.path)/home/\(link)")
    return "LoadState=\(loadState)\nActiveState=\(isActive ? "active" : "inactive")\n"
      + "UnitFileState=\(isEnabled ? "enabled" : "disabled")\n"
  }

  func runCommand(_ command: [String]) throws(SetupError) {
    try spendChange()
    switch command.first {
    case "gsettings":
      guard hasSettings else { throw SetupError("no gsettings") }
      chosen[command[2...3].joined(separator: " ")] = command[1] == "set" ? command[4] : nil
    case "systemctl":
      guard hasManager else { throw SetupError("no manager") }
      try performUnit(command[2])
    case "busctl": signals.append(command)
    default: throw SetupError("no such program: \(command)")
    }
  }

  private func performUnit(_ verb: String) throws(SetupError) {
    let path = "\(folder.path)/home/\(link)"
    switch verb {
    case "enable": try files.writeFile("unit", to: path, mode: 0o644)
    case "disable":
      try files.removeFile(path)
      // As systemd does.
      _ = files.removeEmptyFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    case "start": isActive = true
    case "stop": isActive = false
    default: break
    }
  }
}
