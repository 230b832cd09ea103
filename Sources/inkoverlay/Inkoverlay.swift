import Glibc
import InkOverlay
import LinuxIO
import ProgramOptions

@main
enum Inkoverlay {
  static func main() {
    ResidentMemory.keepSteady()
    do throws(UsageError) {
      switch try OverlayOptions.program.parse(Array(CommandLine.arguments.dropFirst())) {
      case .show(let text): StandardStream.output(text)
      case .run(let invocation): exit(run(invocation).rawValue)
      }
    } catch {
      StandardStream.error("\(error)\n")
      exit(ExitCode.usage.rawValue)
    }
  }

  private static func run(_ invocation: Invocation) -> ExitCode {
    do throws(LoopFailure) {
      try OverlayLoop(OverlayOptions(invocation).wishes).run()
      return .success
    } catch {
      StandardStream.error("inkoverlay: \(error)\n")
      return .failure
    }
  }
}
