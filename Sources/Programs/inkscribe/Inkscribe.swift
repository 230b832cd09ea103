import Glibc
import InkScribble
import KWinDesktop
import LinuxIO
import ProgramOptions

@main
enum Inkscribe {
  static func main() {
    ResidentMemory.keepSteady()
    SignalSource.ignoreFileLimits()
    do throws(UsageError) {
      switch try ScribbleOptions.program.parse(Environment.arguments(for: "inkscribe")) {
      case .show(let text), .explain(let text):
        StandardStream.output(ShownText(lines: text))
        exit(ending(.success).rawValue)
      case .run(let invocation): exit(ending(runTask(ScribbleOptions(invocation))).rawValue)
      }
    } catch {
      StandardStream.error("\(ShownText(lines: "\(error)"))\n")
      exit(ExitCode.usage.rawValue)
    }
  }

  /// A failure if something did not arrive at standard output, which is told then.
  private static func ending(_ code: ExitCode) -> ExitCode {
    StandardStream.outputArrived(from: "inkscribe") ? code : .failure
  }

  private static func runTask(_ options: ScribbleOptions) -> ExitCode {
    if options.isCheck { return options.printSettings() ? .success : .failure }
    if options.isInputMethod { return handOn() }
    do throws(ScribbleLoopError) {
      try ScribbleLoop(options.order).runLoop()
      return .success
    } catch {
      StandardStream.error("inkscribe: \(error)\n")
      return .failure
    }
  }

  /// Passes on the connection that KWin started it with.
  private static func handOn() -> ExitCode {
    do throws(KWinDoorError) {
      try KWinDoor.handOverSocket()
      return .success
    } catch {
      StandardStream.error("inkscribe: \(error)\n")
      return .usage
    }
  }
}
