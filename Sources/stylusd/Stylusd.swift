import Glibc
import LinuxIO
import ProgramOptions
import StylusDaemon

@main
enum Stylusd {
  static func main() {
    takeStandardStreams()
    do throws(UsageError) {
      switch try DaemonOptions.program.parse(Array(CommandLine.arguments.dropFirst())) {
      case .show(let text): StandardStream.output(text)
      case .run(let invocation): exit(run(invocation).rawValue)
      }
    } catch {
      StandardStream.error("\(error)\n")
      exit(ExitCode.usage.rawValue)
    }
  }

  /// Opens /dev/null for standard streams that were closed: else the log would be written into the
  /// socket of a client that happens to get their number.
  private static func takeStandardStreams() {
    do throws(SystemError) {
      while try FileDescriptor.open("/dev/null", O_RDWR).release() <= STDERR_FILENO {}
    } catch {
      exit(ExitCode.failure.rawValue)
    }
  }

  private static func run(_ invocation: Invocation) -> ExitCode {
    do throws(StartFailure) {
      let daemon = try DaemonOptions(invocation).start()
      return try daemon.run() ? .success : .failure
    } catch {
      Log.write(.error, "\(error)")
      return .failure
    }
  }
}
