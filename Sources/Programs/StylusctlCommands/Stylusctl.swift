import CommandSupport
import Glibc
import LinuxIO
package import ProgramOptions
import StylusProtocol

/// `stylusctl`: finds the command and runs it.
package enum Stylusctl {
  private static let commands: [any Command.Type] = [
    StatusCommand.self, DevicesCommand.self, WatchCommand.self, StrokesCommand.self,
    JournalCommand.self,
    RecordCommand.self, ReplayCommand.self, PredictCommand.self, GenerateCommand.self,
    VirtualCommand.self, ExportCommand.self, ImportCommand.self, RecoverCommand.self,
    ThumbnailCommand.self, RecognizeCommand.self, FindCommand.self, WordsCommand.self,
    TemplatesCommand.self, StatsCommand.self, HandCommand.self, OverlayCommand.self,
    ScribbleCommand.self, DoctorCommand.self,
  ]

  /// Parsing and help.
  package static let program = ProgramDescription(
    "stylusctl", "watch, convert, read and control ink",
    options: [Connecting.socket.description], commands: commands.map { $0.description }
  )
  .example("stylusctl watch", "draw strokes in the terminal as they grow")
  .example("stylusctl strokes --json", "print the finished strokes, one per line")
  .hinting("tablets: stylusctl devices; finished strokes: stylusctl strokes", for: "list")
  .hinting(
    "the overlay's commands: stylusctl overlay --help", for: "draw", "toggle", "clear", "undo",
    "tool", "color", "picker", "save"
  )
  .versioned(Release.version)

  /// Runs the process's own command line and ends the process.
  package static func runAndExit() -> Never {
    exit(run(Environment.arguments(for: "stylusctl")).rawValue)
  }

  /// Runs a command line without the program's name.
  package static func run(_ arguments: [String]) -> ExitCode {
    SignalSource.ignoreBrokenPipes()
    SignalSource.ignoreFileLimits()
    do throws(UsageError) {
      switch try program.parse(arguments) {
      case .show(let text):
        StandardStream.output(ShownText(lines: text))
        return StandardStream.outputArrived(from: "stylusctl") ? .success : .failure
      case .explain(let text):
        StandardStream.error("\(ShownText(lines: text))")
        return .usage
      case .run(let invocation): return runCommand(invocation)
      }
    } catch {
      StandardStream.error("\(ShownText(lines: "\(error)"))\n")
      return .usage
    }
  }

  private static func runCommand(_ invocation: Invocation) -> ExitCode {
    let name = invocation.command.first ?? ""
    guard let command = commands.first(where: { $0.description.name == name }) else {
      preconditionFailure("the parser let an unknown command pass: \(name)")
    }
    let typed = "stylusctl \(invocation.typed.first ?? name)"
    do throws(StylusctlError) {
      let code = try command.init(invocation).run()
      return StandardStream.outputArrived(from: typed) ? code : .failure
    } catch {
      error.printMessage(of: typed)
      _ = StandardStream.outputArrived(from: typed)
      return .failure
    }
  }
}
