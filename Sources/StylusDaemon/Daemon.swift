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
  /// - Parameter source: what SIGHUP reads again; complaints about what it says are logged, and the rest counts.
  /// - Throws: why it could not start; nothing is left half-started.
  package init(_ source: ConfigurationSource, origin: Origin) throws(StartFailure) {
    SignalSource.ignoreBrokenPipes()
    let configuration = try Self.configuration(source)
    let book = WishBook(configuration)
    let preparation = try Preparation(origin, book)
    // Before any thread, as they inherit the blocked signals, and before there is anything to tidy up.
    let signals = try Self.signals()
    let listener = try SocketPlace.open(configuration.socket)
    let running = try preparation.start(configuration)
    let late = LateDesk(to: running.late) { tablet in
      preparation.status == .live
        && configuration.wishes(vendor: tablet.vendor, product: tablet.product).hasLateValues
    }
    do throws(SystemError) {
      let reception = Reception(
        listener: listener, mostSessions: configuration.maximumClients,
        firstNumber: MainLoop.firstSession)
      let ledger = Ledger(limits: configuration.limits, describe: preparation.describe)
      loop = try MainLoop(
        signals: signals, source: running, reception: reception, late: late, ledger: ledger,
        desk: ControlDesk(epoch: preparation.epoch, source: preparation.status),
        keeper: ConfigurationKeeper(source, running: configuration, book: book))
      self.source = running
    } catch {
      throw .system(error)
    }
    ServiceManager.notify("READY=1")
  }

  private static func configuration(
    _ source: ConfigurationSource
  ) throws(StartFailure) -> Configuration {
    do throws(SystemError) {
      let reading = try source.read()
      for complaint in reading.complaints { Log.write(.warning, complaint) }
      return reading.configuration
    } catch {
      throw .configuration(error)
    }
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
