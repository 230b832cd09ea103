import CommandSupport
import LinuxIO
import ProgramOptions
import StylusClient
import StylusModel
import StylusProtocol

/// `stylusctl scribble`: turns writing into text fields on and off.
struct ScribbleCommand: Command {
  private let invocation: Invocation

  private static let padChange = Positional.optional(
    ValueKind<ScribblePadChange>.choice("CHANGE"), "by default, toggle")

  static let description = ProgramDescription(
    "scribble", "control writing into text fields",
    commands: [
      ProgramDescription(
        "setup", "set up this desktop once, after you agreed; repeat it after an upgrade",
        options: [
          ScribbleSetup.yes.description, ScribbleSetup.dryRun.description,
          SharedOption.json.description,
        ]
      )
      .explained(
        """
        It enables and starts inkscribe, turns writing on, and changes the settings by which the \
        programs of this desktop report their text fields. The earlier settings are recorded first, \
        for 'stylusctl scribble remove'. It says what takes effect at your next login.
        """
      )
      .example("stylusctl scribble setup --dry-run", "see what is set up, and what is missing"),
      ProgramDescription(
        "remove", "take the setup back, and restore what was there before",
        options: [ScribbleSetup.yes.description, ScribbleSetup.dryRun.description]
      )
      .explained(
        """
        Settings that you have changed yourself since the setup stay as they are. Programs that \
        run keep their variables until you log in again.
        """
      ),
      ProgramDescription("on", "turn ink over text fields into text, now and in later sessions"),
      ProgramDescription("off", "stop reading, showing and asking anything"),
      ProgramDescription("toggle", "switch between on and off"),
      ProgramDescription(
        "pad",
        "show or hide the writing pad at the lower edge of the screen, for programs without fields "
          + "to write over",
        positionals: [padChange.description]),
      ProgramDescription(
        "status", "show counts, and what is missing",
        options: [SharedOption.json.description]),
      ProgramDescription(
        "take", "print the texts that could not be inserted, one per line, and forget them"),
      ProgramDescription("reload", "read the configuration again"),
    ]
  )
  .explained(
    """
    inkscribe inserts what the pen writes over a text field into that field. It runs as a service \
    of the user, and does nothing until you turn it on. 'stylusctl scribble setup' starts it, turns \
    it on, and sets up your desktop.
    """
  )
  .example("stylusctl scribble setup", "start writing into text fields")
  .example("stylusctl scribble off", "pause it, in later sessions too")
  .example("stylusctl scribble take | wl-copy", "copy text whose window was closed")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    switch invocation.command[1] {
    case "setup": return try ScribbleSetup(invocation).setUp()
    case "remove": return try ScribbleSetup(invocation).takeBack()
    case "status":
      defer { printMissingSteps() }
      return try control()
    default: return try control()
    }
  }

  /// The steps of the setup that are missing, even if inkscribe does not run.
  private func printMissingSteps() {
    guard !invocation[SharedOption.json], let setup = try? ScribbleSetup(invocation) else { return }
    StandardStream.output(ShownText(lines: setup.statusText()))
  }

  private func control() throws(StylusctlError) -> ExitCode {
    do throws(ScribbleCallError) {
      var scribble = try ScribbleConnection(path: invocation[Connecting.socket])
      try callScribble(&scribble)
    } catch {
      throw StylusctlError("\(error)")
    }
    return .success
  }

  private func callScribble(_ scribble: inout ScribbleConnection) throws(ScribbleCallError) {
    let word = invocation.command[1]
    if let mode = ScribbleModeChange(rawValue: word) {
      StandardStream.output("\(try scribble.setMode(mode).rawValue)\n")
      return
    }
    switch word {
    case "pad":
      let change = invocation[Self.padChange] ?? .toggle
      StandardStream.output("\(try scribble.setPad(change).rawValue)\n")
    case "status": printStatus(try scribble.status())
    case "take":
      for text in try scribble.takeTexts().texts { StandardStream.output("\(text)\n") }
    case "reload": try scribble.reload()
    default: preconditionFailure("the parser let an unknown command pass: \(word)")
    }
  }

  private func printStatus(_ status: ScribbleStatus) {
    if invocation[SharedOption.json] {
      _ = JSONLines.printLine(status)
    } else {
      StandardStream.output(ShownText(lines: Self.statusText(of: status)))
    }
  }

  /// The status for people.
  static func statusText(of status: ScribbleStatus) -> String {
    var lines = [
      "inkscribe \(status.version): \(status.mode.rawValue), \(status.fields) fields in \(status.windows) windows",
      "written \(status.written), not inserted \(status.failed), not text \(status.unread), "
        + "gestures \(status.gestures), corrected \(status.corrected), taps \(status.taps)",
    ]
    lines += status.programs.map { "elements of \($0.name): \($0.elements)" }
    if let waits = status.waits {
      lines.append(
        "pen up to text: p50 \(millisecondsText(waits.p50)), p99 \(millisecondsText(waits.p99)) ms")
    }
    if let readings = status.readings {
      lines.append(
        "of which reading: p50 \(millisecondsText(readings.p50)), p99 "
          + "\(millisecondsText(readings.p99)) ms"
      )
    }
    if status.unwritten > 0 {
      lines.append(
        "\(status.unwritten) texts could not be inserted. To print them: stylusctl scribble take")
    }
    let faults = [
      status.desktopFault, status.accessibilityFault, status.inputFault, status.daemonFault,
    ]
    lines += faults.compactMap { $0 }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func millisecondsText(_ time: Microseconds) -> String {
    ((time.value + 50) / 100).decimals(1)
  }
}
