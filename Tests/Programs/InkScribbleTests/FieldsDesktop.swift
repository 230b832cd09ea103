import Foundation
import ProgramKit
import Testing

/// A desktop without a screen with windows of several toolkits, in each the same fields; ended with
/// the value, and with the test, however that ends. scripts/run.d/fields-desktop makes it.
final class FieldsDesktop {
  /// What a program that runs there has in its environment.
  let environment: [String: String]
  private let process = Process()
  /// As long as it is open the desktop lives: scripts/run.d/guard reads it.
  private let life = Pipe()
  private let folder: URL

  /// What shows its windows.
  enum Kind: String {
    /// With a tablet of its own.
    case sway = "--pen"
    case kwin = "--kwin"
    case gnome = "--gnome"

    /// Whether it is installed.
    var isThere: Bool {
      let programs = [Kind.sway: "sway", .kwin: "kwin_wayland", .gnome: "gnome-shell"]
      return FieldsDesktop.isThere
        && FileManager.default.isExecutableFile(atPath: "/usr/bin/" + (programs[self] ?? ""))
    }
  }

  /// Whether it can be: the tests of real windows take long, and are run with `scripts/test
  /// --scribble`.
  static let isThere =
    ProcessInfo.processInfo.environment["STYLUSD_SCRIBBLE_TESTS"] != nil
    && ["sway", "grim", "dbus-daemon", "python3", "cc"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
    }
  /// What presses keys as a keyboard does, for tests that need one.
  static let typist = "/usr/bin/wtype"
  static let canType = isThere && FileManager.default.isExecutableFile(atPath: typist)
  /// Whether there are programs for X11, and what shows their windows on KWin and GNOME.
  static let hasX11 = ["Xwayland", "xterm"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
  }
  static let mend: Comment =
    "nothing was written into windows. Fix: scripts/setup desktops, and STYLUSD_SCRIBBLE_TESTS=1"

  /// How long anything may take, in seconds.
  static let patience = 30.0

  /// - Parameters:
  ///   - toolkits: the windows, from left to right.
  ///   - layout: the keyboard's, by xkb's name, on KWin and GNOME; nil: that of the USA.
  ///   - consent: what GNOME's user answered when the extension asked: allow, refuse or ask,
  ///     nothing yet.
  init(
    _ toolkits: [String], on kind: Kind = .sway, layout: String? = nil, consent: String = "allow"
  ) throws {
    folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("fields-\(UUID().uuidString.prefix(8))")
    let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../scripts/run.d").standardized.path
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
    // KWin starts its input method itself.
    let option =
      kind == .kwin ? "\(kind.rawValue)=\(Programs.program("inkscribe").path)" : kind.rawValue
    process.arguments =
      ["--wait", scripts + "/guard", "--mark", folder.path]
      + [scripts + "/fields-desktop", option, folder.path] + toolkits
    process.standardInput = life
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "FIELDS_LAYOUT": layout ?? "", "FIELDS_CONSENT": consent,
        "FIELDS_INKSCRIBE": Programs.program("inkscribe").path,
        "FIELDS_INKOVERLAY": Programs.program("inkoverlay").path,
      ]
    ) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let file = folder.appendingPathComponent("env").path
    let limit = Date(timeIntervalSinceNow: Self.patience * 4)
    while !FileManager.default.fileExists(atPath: file) {
      try #require(process.isRunning && limit.timeIntervalSinceNow > 0, "there is no desktop")
      usleep(50_000)
    }
    var found: [String: String] = [:]
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      found[parts[0]] = parts[1]
    }
    // A loop has a folder of the session's there.
    if kind != .sway { found["XDG_RUNTIME_DIR"] = folder.path }
    environment = found
  }

  deinit {
    try? life.fileHandleForWriting.close()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The processes below one, deepest first.
  private static func sessionMembers(of parent: Int32) throws -> [Int32] {
    var children: [Int32: [Int32]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
      guard let number = Int32(name),
        let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else { continue }
      let words = text[end...].split(separator: " ")
      guard words.count > 2, let above = Int32(words[2]) else { continue }
      children[above, default: []].append(number)
    }
    func below(_ number: Int32) -> [Int32] {
      (children[number] ?? []).flatMap { below($0) + [$0] }
    }
    return below(parent)
  }

  /// Starts a program of ours, as the desktop's user.
  func start(
    _ name: String, _ arguments: [String], by programs: Programs
  ) throws -> RunningProgram {
    var program = Programs.program(name).path
    // A program that is only for tests is not among the installed ones, but beside the tests.
    if !FileManager.default.isExecutableFile(atPath: program) {
      program =
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent(name).path
    }
    let other = ["--reuid", "65534", "--regid", "65534", "--clear-groups", "--inh-caps=-all"]
    let isRoot = geteuid() == 0
    return try programs.start(
      isRoot ? "/usr/bin/setpriv" : program, isRoot ? other + [program] + arguments : arguments,
      environment: environment.merging(["XDG_CONFIG_HOME": programs.path("config")]) { $1 })
  }

  /// What stands in a window's fields, as the window sees it.
  struct Fields: Decodable, Equatable {
    var name: String
    var line: String
    var secret: String
    var page: String
    /// What is selected in the line; nil where its window does not say.
    var selected: String?
    var focus: String?
    var clicks: Int
    /// How often a mouse or a pen was pressed in the window.
    var presses: Int
    /// The fields that were chosen, one after the other.
    var history: [String]
  }

  /// What the pen of its compositor does is written here.
  var pen: String { folder.appendingPathComponent("pen").path }

  /// The processes that show the window of a toolkit.
  func processes(of toolkit: String) throws -> [Int32] {
    try Self.sessionMembers(of: process.processIdentifier).filter { number in
      let line = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(number)/cmdline"))) ?? Data()
      return String(decoding: line, as: UTF8.self).contains("fields.py\0\(toolkit)\0")
    }
  }

  /// The names of what lies in its folder.
  var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  /// What a program of the desktop said.
  func log(of program: String) -> String {
    let file = folder.appendingPathComponent("\(program).log").path
    return (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  }

  func fields(of toolkit: String) throws -> Fields {
    let file = folder.appendingPathComponent("\(toolkit).json")
    return try JSONDecoder().decode(Fields.self, from: Data(contentsOf: file))
  }

  /// What an example of ours says it holds.
  func state<State: Decodable>(of example: String, _ type: State.Type) throws -> State {
    let file = URL(fileURLWithPath: path("\(example).json"))
    return try JSONDecoder().decode(type, from: Data(contentsOf: file))
  }

  /// A file in the folder of the desktop's user.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Which engine IBus has, on GNOME; empty for none.
  func engine() throws -> String {
    try say("/usr/bin/ibus", "engine")?.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// Which windows GNOME shows and in which of mutter's layers, the lowest first: `gtk4 2,
  /// inkoverlay 4`.
  func stacking() throws -> String {
    try ask(
      "global.get_window_actors().map(a => a.meta_window).map(w => `${w.get_title()} ${w.get_layer()}`).join(', ')"
    )
  }

  /// What GNOME's shell answers to a script, a text.
  func ask(_ script: String) throws -> String {
    let told = try say(
      "/usr/bin/gdbus", "call", "--session", "--dest", "org.gnome.Shell", "--object-path",
      "/org/gnome/Shell", "--method", "org.gnome.Shell.Eval", script)
    // It comes as (true, '"..."').
    return told?.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
  }

  /// What any program of the user gets from GNOME's extension; nil for an error.
  func callExtension(_ method: String, _ arguments: String...) throws -> String? {
    try say(
      ["/usr/bin/gdbus", "call", "--session", "--dest", "org.gnome.Shell", "--object-path"]
        + ["/org/stylusd/ScribbleWindows", "--method", "org.stylusd.ScribbleWindows.\(method)"]
        + arguments)
  }

  /// What would be pasted, also into a window without the keyboard.
  func clipboard(of kind: Kind) throws -> String {
    guard kind == .gnome else { return try say("/usr/bin/wl-paste", "--no-newline") ?? "" }
    // The answer to the first comes when it is over.
    _ = try ask(
      "const { St } = imports.gi; St.Clipboard.get_default().get_text(St.ClipboardType.CLIPBOARD, (_, text) => { globalThis.pasted = text }); ''"
    )
    return try ask("globalThis.pasted ?? ''")
  }

  /// What a tool of the desktop's user says; nil where it fails, or waits for what never comes.
  /// IBus lets in nobody else.
  private func say(_ tool: String, _ arguments: String...) throws -> String? {
    try say([tool] + arguments)
  }

  private func say(_ line: [String]) throws -> String? {
    let (tool, arguments) = (line[0], Array(line.dropFirst()))
    let (process, pipe) = (Process(), Pipe())
    let other = ["--reuid", "65534", "--regid", "65534", "--clear-groups", tool]
    process.executableURL = URL(fileURLWithPath: geteuid() == 0 ? "/usr/bin/setpriv" : tool)
    process.arguments = (geteuid() == 0 ? other : []) + arguments
    process.environment = environment.merging(["HOME": folder.path]) { $1 }
    (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
    try process.run()
    let number = process.processIdentifier
    let end = DispatchWorkItem { kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: end)
    defer { end.cancel() }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : nil
  }

  /// Has sway do something.
  func sway(_ command: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/swaymsg")
    process.arguments = command
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  /// Writes what is seen to a file, a PNG, if STYLUSD_PICTURES names a folder.
  func keepPicture(_ name: String) throws {
    guard let place = ProcessInfo.processInfo.environment["STYLUSD_PICTURES"] else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/grim")
    process.arguments = ["\(place)/\(name).png"]
    process.environment = environment.merging(["XDG_RUNTIME_DIR": folder.path]) { $1 }
    try process.run()
    process.waitUntilExit()
  }
}
