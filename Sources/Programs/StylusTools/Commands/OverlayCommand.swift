import InkDrawing
import LinuxIO
import ProgramOptions
import StylusClient
import StylusProtocol

/// `stylusctl overlay`: tells the overlay what to do.
struct OverlayCommand: Command {
  private let invocation: Invocation

  private static let ink = Positional.required(
    .word("INK", of: InkType.drawingNames), "what to draw with")
  private static let color = Option.optional(
    "color", .inkColor("COLOR"), "its colour: a name, #rrggbb or #rrggbbaa; else it stays")
  private static let width = Option.optional(
    "width", .positiveDecimal("MM", upTo: 60),
    "its width for an average hand, in millimeters; else it stays, and another ink has its usual one"
  )
  private static let words = Positional.list(
    .text("WORD"), atLeast: 1, "a command, such as: tool marker")
  private static let shown = Option.optional(
    "output", .text("NAME"), "on this output; else where the pen is, or the picker")
  private static let arguments = Positional.list(
    .text("WORD"), atLeast: 1, "as in canvas.md, Commands")
  private static let numbers = Positional.list(
    .text("NUMBER"), atLeast: 1, "millimeters, or degrees")
  /// Commands of canvas.md that have a word of their own here.
  private static let ownCommands = ["page", "zoom", "pan", "turn", "background"]
  private static let cleared = Option.optional(
    "output", .text("NAME"), "only on this output; else on all")
  private static let saved = Option.optional(
    "output", .text("NAME"), "the ink of this output; else of the only one that has any")
  private static let opened = Option.optional(
    "output", .text("NAME"), "on this output; else on all, as 'inkoverlay --save' wrote it")
  private static let drawing = Positional.required(
    .path("FILE"), "a drawing: .inkd, .xopp, .inkml or .uim")
  private static let file = Positional.required(
    .path("FILE"), "where to; .inkd, .svg, .png and whatever 'export' knows")

  static let description = ProgramDescription(
    "overlay", "tells the overlay what to do, and asks how it is",
    commands: [
      ProgramDescription("draw", "draws: ink stays, and programs beneath get no pen"),
      ProgramDescription("ephemeral", "gives programs the pen; ink fades"),
      ProgramDescription("off", "draws nothing"),
      ProgramDescription("toggle", "begins to draw, or goes back to what was before"),
      ProgramDescription(
        "ink", "changes what is drawn with", options: [color.description, width.description],
        positionals: [ink.description]),
      ProgramDescription(
        "do", "does what a command of canvas.md says: tool eraser, color red, picker toggle, ...",
        options: [shown.description], positionals: [words.description]),
      ProgramDescription(
        "page", "turns pages: next, previous, a number, add or remove",
        options: [shown.description], positionals: [arguments.description]),
      ProgramDescription(
        "zoom",
        "shows the page larger or smaller: a factor, fit (all ink), or reset (100 %, upright)",
        options: [shown.description], positionals: [arguments.description]),
      ProgramDescription(
        "pan", "moves what is shown, by two lengths in millimeters: to the right, and down",
        options: [shown.description], positionals: [numbers.description]),
      ProgramDescription(
        "turn", "turns what is shown, by degrees, clockwise",
        options: [shown.description], positionals: [numbers.description]),
      ProgramDescription(
        "background",
        "shows windows behind the ink (none), or a board: paper, ruled, grid, dots, toggle, next, color COLOR, spacing MM",
        options: [shown.description], positionals: [arguments.description]),
      ProgramDescription("undo", "takes back the last step"),
      ProgramDescription("redo", "does again what was taken back last"),
      ProgramDescription(
        "clear", "removes the ink; undo brings it back", options: [cleared.description]),
      ProgramDescription(
        "open", "shows the drawing of a file instead; undo brings back what was there",
        options: [opened.description], positionals: [drawing.description]),
      ProgramDescription(
        "save", "writes what is on an output to a file", options: [saved.description],
        positionals: [file.description]),
      ProgramDescription(
        "status", "shows mode, ink, outputs and tablets", options: [SharedOption.json.description]),
      ProgramDescription(
        "stats", "shows how long ink takes to the screen",
        options: [SharedOption.json.description]),
    ]
  )
  .explained(
    """
    The overlay (inkoverlay) draws live ink above everything on a Wayland desktop. Bind these commands to \
    keys of the compositor, above all toggle.
    """
  )
  .example("stylusctl overlay toggle", "for a key: begin or end drawing on the screen")
  .example("stylusctl overlay ink marker --color '#ffd80080'", "highlight in yellow")
  .example("stylusctl overlay do picker toggle", "for a key: show or hide the tools")
  .example(
    "stylusctl overlay background toggle", "for a key: a board instead of the windows, and back"
  )
  .example("stylusctl overlay save screen.svg", "keep what is on the screen")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
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
    case "do": try overlay.performLine(commandLine(of: invocation[Self.words]))
    case "pan", "turn": try overlay.performLine(commandLine(of: [word] + invocation[Self.numbers]))
    case _ where Self.ownCommands.contains(word):
      try overlay.performLine(commandLine(of: [word] + invocation[Self.arguments]))
    case "undo": try overlay.undo()
    case "redo": try overlay.redo()
    case "clear": try overlay.clearInk(OverlayClearing(output: invocation[Self.cleared]))
    case "open": try openDrawing(&overlay)
    case "save": try save(&overlay)
    case "status": printReport(try overlay.status(), OverlayReport.statusText(of:))
    case "stats": printReport(try overlay.statistics(), OverlayReport.statisticsText(of:))
    default: preconditionFailure("the parser let an unknown command pass: \(word)")
    }
  }

  private func commandLine(of words: [String]) -> OverlayCommandLine {
    OverlayCommandLine(command: words.joined(separator: " "), output: invocation[Self.shown])
  }

  private var inkChange: OverlayInkChange {
    var wish = OverlayInkChange()
    wish.ink = invocation[Self.ink]
    wish.color = invocation[Self.color]
    wish.width = invocation[Self.width].map { Float($0) }
    return wish
  }

  private func printMode(_ mode: OverlayMode) { StandardStream.output("\(mode.rawValue)\n") }

  private func printInk(_ ink: OverlayInk) {
    StandardStream.output("\(OverlayReport.inkText(of: ink))\n")
  }

  private func save(_ overlay: inout OverlayConnection) throws(OverlayCallError) {
    let file = invocation[Self.file]
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

  /// The path from the root on, for the overlay has a folder of its own; nil if nobody knows it.
  private static func whole(_ file: String) -> String? {
    file.hasPrefix("/") ? file : Environment.folder.map { "\($0)/\(file)" }
  }

  private static let lost = "the folder that this runs in is gone; name it from / on"

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

extension ValueKind<InkColor> {
  /// A name, `#rgb`, `#rrggbb` or `#rrggbbaa`.
  static func inkColor(_ name: String) -> Self {
    Self(name, "a colour: a name such as red, #f00, #1a2b3c, or #1a2b3c80 with its alpha") {
      InkColor($0)
    }
  }
}
