import Glibc
import InkModel
import LinuxIO
import StylusDevices
import StylusProtocol

/// The daemon: puts its parts together, serves, and takes them apart again.
package struct Daemon {
  /// The daemon's version.
  package static let version = Release.version

  private let loop: MainLoop
  private let source: RunningSource

  /// Starts everything; from now on clients can connect.
  ///
  /// - Parameter configurationPath: the file that SIGHUP reads again.
  /// - Throws: why it could not start; nothing is left half-started.
  package init(_ configuration: Configuration, origin: Origin, configurationPath: String)
    throws(StartFailure)
  {
    SignalSource.ignoreBrokenPipes()
    let preparation = try Preparation(origin, configuration)
    // Before any thread, as they inherit the blocked signals, and before there is anything to tidy up.
    let signals = try Self.signals()
    let listener = try SocketPlace.open(configuration.socket)
    source = try preparation.start(configuration)
    let late = LateDesk(to: source.late) { tablet in
      preparation.status == .live
        && configuration.wishes(vendor: tablet.vendor, product: tablet.product).hasLateValues
    }
    let privileges =
      preparation.status == .live
      ? Privileges.claim(configuration, for: source.threadNumbers) : Privileges()
    do throws(SystemError) {
      let reception = Reception(
        listener: listener, mostSessions: configuration.maximumClients,
        firstNumber: MainLoop.firstSession, source.gauges)
      let ledger = Ledger(limits: configuration.limits, describe: preparation.describe)
      loop = try MainLoop(
        signals: signals, source: source, reception: reception, late: late, ledger: ledger,
        desk: ControlDesk(
          epoch: preparation.epoch, source: preparation.status, source, privileges),
        configurationPath: configurationPath)
    } catch {
      throw .system(error)
    }
    ServiceManager.notify("READY=1")
  }

  private static func signals() throws(StartFailure) -> SignalSource {
    do throws(SystemError) { return try SignalSource([SIGTERM, SIGINT, SIGHUP]) } catch {
      throw .system(error)
    }
  }

  /// Serves until a signal comes; false if it could not go on, and the log says why.
  package func run() throws(StartFailure) -> Bool {
    do throws(SystemError) {
      let isClean = try loop.run()
      if isClean { try source.join() }
      return isClean
    } catch {
      throw .system(error)
    }
  }
}
