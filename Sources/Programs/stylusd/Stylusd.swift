import Glibc
import LinuxIO
import ProgramOptions
import Settings
import StylusDaemon

@main
enum Stylusd {
  static func main() {
    ResidentMemory.keepSteady()
    takeStandardStreams()
    SignalSource.ignoreFileLimits()
    do throws(UsageError) {
      switch try DaemonOptions.program.parse(Environment.arguments(for: "stylusd")) {
      case .show(let text), .explain(let text):
        StandardStream.output(ShownText(lines: text))
        guard StandardStream.outputArrived(from: "stylusd") else {
          exit(ExitCode.failure.rawValue)
        }
      case .run(let invocation): exit(runDaemon(invocation).rawValue)
      }
    } catch {
      StandardStream.error("\(ShownText(lines: "\(error)"))\n")
      exit(ExitCode.usage.rawValue)
    }
  }

  /// Opens /dev/null for standard streams that were closed: otherwise the log would be written into
  /// the socket of a client that happens to get their number.
  private static func takeStandardStreams() {
    do throws(SystemError) {
      while try FileDescriptor.open("/dev/null", O_RDWR).release() <= STDERR_FILENO {}
    } catch {
      exit(ExitCode.failure.rawValue)
    }
  }

  private static func printConfiguration(_ source: ConfigurationSource) -> ExitCode {
    do throws(SystemError) {
      let reading = try source.readAll()
      for line in reading.whatCounts.split(separator: "\n") {
        StandardStream.output("\(line)\n")
      }
      for complaint in reading.complaints { Log.write(.warning, complaint) }
      let isTold = StandardStream.outputArrived(from: "stylusd")
      return reading.complaints.isEmpty && isTold ? .success : .failure
    } catch {
      Log.write(.error, "\(DaemonStartError.configuration(error))")
      return .failure
    }
  }

  private static func runDaemon(_ invocation: Invocation) -> ExitCode {
    let options = DaemonOptions(invocation)
    if options.isCheck { return printConfiguration(options.configuration) }
    do throws(DaemonStartError) {
      let daemon = try options.start()
      return try daemon.runUntilSignal() ? .success : .failure
    } catch {
      Log.write(.error, "\(error)")
      return .failure
    }
  }
}
