import CommandSupport
import InkDrawing
import LinuxIO
import ProgramOptions
import StylusClient
import StylusProtocol

/// `stylusctl overlay`: tells the overlay what to do.
struct OverlayCommand: Command {
  private let invocation: Invocation

  private static let ink = Positional.list(
    .inkOrColor("INK"), "the ink to draw with, its color, or both; by default, unchanged")
  private static let color = Option.optional(
    "color", .inkColor("COLOR"), "its color: a name, #rrggbb or #rrggbbaa; by default, unchanged")
  private static let width = Option.optional(
    "width", .positiveDecimal("MM", upTo: 60),
    "its width for an average hand, in millimeters; by default, that of the ink"
  )
  private static let words = Positional.list(
    .text("WORD"), atLeast: 1, "a command, such as: tool marker")
  private static let shown = Option.optional(
    "output", .text("NAME"), "the output; by default, the one with the pen or the picker")
  private static let hiding = Positional.optional(
    .word("CHANGE", of: ["toggle"]), "toggle also shows again what was hidden")
  private static let cleared = Option.optional(
    "output", .text("NAME"), "the output; by default, all")
  private static let everything = Positional.optional(
    .word("all", of: ["all"]), "the same as without it")
  private static let steps = Positional.optional(
    .integer("STEPS", 1...100), "how many steps; by default, one")
  private static let saved = Option.optional(
    "output", .text("NAME"), "the output; by default, the only one with ink")
  private static let opened = Option.optional(
    "output", .text("NAME"), "the output; by default, all, as written by 'inkoverlay --save'")
  private static let drawing = Positional.required(
    .path("FILE"), "a drawing: .inkd, .xopp, .inkml or .uim")
  private static let file = Positional.optional(
    .path("FILE"),
    "the file to write: .inkd, .svg, .png or another format of 'export'; by default, a new PDF in "
      + "your folder of documents")

  static let description = ProgramDescription(
    "overlay", "control the overlay, and show its state",
    commands: [
      ProgramDescription("draw", "draw: ink stays, and the pen does not reach programs")
        .alsoCalled("on"),
      ProgramDescription("ephemeral", "let ink fade; programs receive the pen")
        .alsoCalled("pass-through", "passthrough"),
      ProgramDescription("off", "draw nothing"),
      ProgramDescription("toggle", "switch between drawing and the previous mode"),
      ProgramDescription(
        "hide", "hide ink and picker, and let clicks through", positionals: [hiding.description]),
      ProgramDescription("show", "show what 'hide' has hidden"),
      ProgramDescription(
        "ink", "choose the ink", options: [color.description, width.description],
        positionals: [ink.description]),
      ProgramDescription(
        "do", "run a command of the canvas",
        options: [shown.description], positionals: [words.description]
      )
      .unlisted(),
    ] + OverlayVerb.all.map { $0.description(with: shown.description) }
      + OverlayVerb.tools(with: shown.description) + [
        ProgramDescription("undo", "undo the last step", positionals: [steps.description]),
        ProgramDescription(
          "redo", "redo the last step that was undone", positionals: [steps.description]),
        ProgramDescription(
          "clear", "remove the ink; undo restores it", options: [cleared.description],
          positionals: [everything.description]),
        ProgramDescription(
          "open", "replace the ink with the drawing of a file; undo restores it",
          options: [opened.description], positionals: [drawing.description]),
        ProgramDescription(
          "save", "write the ink of an output to a file",
          options: [saved.description, WrittenFile.force.description],
          positionals: [file.description]),
        ProgramDescription("settings", "open the settings in your editor")
          .alsoCalled("preferences", "config", "configure"),
        ProgramDescription("quit", "end the overlay; ink that stays is kept for the next start")
          .alsoCalled("stop", "exit", "close"),
        ProgramDescription(
          "status", "show mode, ink, outputs and tablets", options: [SharedOption.json.description]),
        ProgramDescription(
          "stats", "show how long ink takes to reach the screen",
          options: [SharedOption.json.description]),
        ProgramDescription(
          "shortcuts", "print keys for the overlay, or set them in the desktop",
          options: [ShortcutsCommand.write.description, ShortcutsCommand.remove.description],
          positionals: [ShortcutsCommand.desktop.description]
        )
        .explained(
          """
          Super+F9 hides everything and shows it again, Super+F10 starts and stops drawing, \
          Super+F11 shows and hides the picker, and Super+F12 clears the ink. --write leaves out \
          keys that the configuration binds already, and keeps all other lines.
          """
        )
        .example(
          "stylusctl overlay shortcuts", "print what to add to the configuration of this desktop"
        )
        .example("stylusctl overlay shortcuts --write", "add it"),
      ]
  )
  .explained(
    """
    The overlay (inkoverlay) draws live ink above everything on a Wayland desktop. To bind keys to \
    these commands, run 'stylusctl overlay shortcuts'.
    """
  )
  .hinting("to start it: inkoverlay, or systemctl --user start inkoverlay", for: "start", "run")
  .hinting(
    "to write the ink to a file: stylusctl overlay save", for: "export", "screenshot", "print"
  )
  .hinting("it needs a file: stylusctl overlay open FILE", for: "load", "import")
  .example("stylusctl overlay toggle", "for a key: start or stop drawing on the screen")
  .example("stylusctl overlay ink marker --color '#ffd80080'", "highlight in yellow")
  .example("stylusctl overlay picker toggle", "for a key: show or hide the tools")
  .example(
    "stylusctl overlay background toggle", "for a key: switch between windows and a board"
  )
  .example("stylusctl overlay save screen.svg", "save the ink on the screen")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    if invocation.command[1] == "shortcuts" {
      try ShortcutsCommand(invocation).setOrPrint()
      return .success
    }
    if invocation.command[1] == "settings" { try checkDesktop() }
    if invocation.command[1] == "clear", invocation[Self.everything] != nil,
      let output = invocation[Self.cleared]
    {
      throw StylusctlError(
        "'all' and --output \(output) contradict each other. Fix: leave out one of them")
    }
    if invocation.command[1] == "save", let file = invocation[Self.file] {
      try WrittenFile.checkFree(file, invocation)
    }
    let path = invocation[Connecting.socket]
    var overlay = try commanding { () throws(OverlayCallError) in try OverlayConnection(path: path)
    }
    do throws(OverlayCallError) { try callOverlay(&overlay) } catch { throw StylusctlError(error) }
    return .success
  }

  private func callOverlay(_ overlay: inout OverlayConnection) throws(OverlayCallError) {
    let word = invocation.command[1]
    if let mode = OverlayModeChange(rawValue: word) { return printMode(try overlay.setMode(mode)) }
    switch word {
    case "ink": printInk(try overlay.setInk(inkChange))
    case "hide":
      let change = invocation[Self.hiding].map { " \($0)" } ?? ""
      try overlay.performLine(OverlayCommandLine(command: "hide\(change)"))
    case "show": try overlay.performLine(OverlayCommandLine(command: "show"))
    case "do": try overlay.performLine(commandLine(of: invocation[Self.words]))
    case _ where OverlayVerb.isVerb(word):
      try overlay.performLine(commandLine(of: [word] + invocation[OverlayVerb.arguments]))
    case "undo": try takeSteps { () throws(OverlayCallError) in try overlay.undo() }
    case "redo": try takeSteps { () throws(OverlayCallError) in try overlay.redo() }
    case "clear": try overlay.clearInk(OverlayClearing(output: invocation[Self.cleared]))
    case "open": try openDrawing(&overlay)
    case "save": try save(&overlay)
    case "settings":
      try overlay.performLine(OverlayCommandLine(command: word))
      StandardStream.output("the overlay opens its settings in your editor\n")
    case "quit": try overlay.performLine(OverlayCommandLine(command: word))
    case "status": printReport(try overlay.status(), OverlayReport.statusText(of:))
    case "stats": printReport(try overlay.statistics(), OverlayReport.statisticsText(of:))
    default: preconditionFailure("the parser let an unknown command pass: \(word)")
    }
  }

  /// The editor opens on the desktop of the overlay, which somebody on a text console or at another
  /// computer does not see.
  private func checkDesktop() throws(StylusctlError) {
    let displays = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap(Environment.variable)
    guard displays.isEmpty, Terminal.isThere else { return }
    let folder = Environment.userFolder(
      Environment.variable("XDG_CONFIG_HOME"), home: Environment.variable("HOME"), ".config")
    let file = (folder ?? "~/.config") + "/stylusd/inkoverlay.conf"
    throw StylusctlError(
      "the settings open in an editor of the desktop, and this terminal is on none. Fix: edit "
        + "\(file) here; inkoverlay.conf(5) explains each line")
  }

  private func commandLine(of words: [String]) -> OverlayCommandLine {
    OverlayCommandLine(command: words.joined(separator: " "), output: invocation[Self.shown])
  }

  private var inkChange: OverlayInkChange {
    let words = invocation[Self.ink]
    let color = words.lazy.filter { OverlayVerb.ink($0) == nil }.compactMap { InkColor($0) }.last
    return OverlayInkChange(
      ink: words.compactMap(OverlayVerb.ink).last, color: invocation[Self.color] ?? color,
      width: invocation[Self.width])
  }

  /// Goes as many steps as requested, or as many as there are.
  private func takeSteps(_ step: () throws(OverlayCallError) -> Void) throws(OverlayCallError) {
    let count = invocation[Self.steps] ?? 1
    for number in 0..<count {
      do throws(OverlayCallError) { try step() } catch {
        guard number > 0, error.isEnd else { throw error }
        let steps = number == 1 ? "1 step" : "\(number) steps"
        StandardStream.output("there were only \(steps)\n")
        return
      }
    }
  }

  private func printMode(_ mode: OverlayMode) { StandardStream.output("\(mode.rawValue)\n") }

  private func printInk(_ ink: OverlayInk) {
    StandardStream.output("\(OverlayReport.inkText(of: ink))\n")
  }

  private func save(_ overlay: inout OverlayConnection) throws(OverlayCallError) {
    guard let file = invocation[Self.file] else {
      try overlay.performLine(OverlayCommandLine(command: "save", output: invocation[Self.saved]))
      StandardStream.output("the overlay shows on the screen where it is saved\n")
      return
    }
    guard let path = Self.whole(file) else {
      throw .refused(.cannotSave(path: file, reason: Self.lost))
    }
    let saved = try overlay.save(OverlayInkFile(path: path, output: invocation[Self.saved]))
    StandardStream.output("\(file): \(Self.strokeCountText(saved.strokes)) of \(saved.output)\n")
  }

  private func openDrawing(_ overlay: inout OverlayConnection) throws(OverlayCallError) {
    let file = invocation[Self.drawing]
    guard let path = Self.whole(file) else {
      throw .refused(.cannotOpen(path: file, reason: Self.lost))
    }
    let opened = try overlay.openFile(OverlayInkFile(path: path, output: invocation[Self.opened]))
    StandardStream.output("\(file): \(Self.strokeCountText(opened.strokes))\n")
  }

  /// The path from the root on, for the overlay has its own folder; nil if nobody knows it.
  private static func whole(_ file: String) -> String? {
    file.hasPrefix("/") ? file : Environment.folder.map { "\($0)/\(file)" }
  }

  private static let lost = "the current folder no longer exists. Fix: give the absolute path"

  private static func strokeCountText(_ count: Int) -> String {
    count == 1 ? "1 stroke" : "\(count) strokes"
  }

  private func printReport<Report: JSONWritable>(_ report: Report, _ text: (Report) -> String) {
    if invocation[SharedOption.json] {
      _ = JSONLines.printLine(report)
    } else {
      StandardStream.output(ShownText(lines: text(report)))
    }
  }
}

extension OverlayCallError {
  /// Whether there are no more steps.
  fileprivate var isEnd: Bool {
    [.refused(.nothingToUndo), .refused(.nothingToRedo)].contains(self)
  }
}

extension ValueKind<String> {
  /// An ink's name, or a color.
  fileprivate static func inkOrColor(_ name: String) -> Self {
    let inks = InkType.drawingNames
    return Self(name, "an ink (\(inks.joined(separator: ", "))) or a color", words: inks) {
      OverlayVerb.ink($0) != nil || InkColor($0) != nil ? $0 : nil
    }
  }
}
