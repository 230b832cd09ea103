import Glibc
import InkModel
import LinuxIO
import StrokeJournal
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
    SignalSource.ignoreFileLimits()
    let preparation = try Preparation(origin, configuration)
    // Before any thread, as they inherit the blocked signals, and before there is anything to tidy up.
    let signals = try Self.signals()
    let listener = try SocketPlace.open(configuration.socket)
    source = try preparation.start(configuration)
    let late = LateDesk(to: source.late) { tablet in
      preparation.status == .live
        && configuration.wishes(vendor: tablet.vendor, product: tablet.product).hasLateValues
    }
    do throws(SystemError) {
      let reception = Reception(
        listener: listener, mostSessions: configuration.maximumClients,
        firstNumber: MainLoop.firstSession)
      let journal = try Self.journal(configuration)
      var ledger = Ledger(limits: configuration.limits, describe: preparation.describe)
      ledger.epoch = preparation.epoch
      // With a journal even a recording's strokes are numbered on.
      ledger.run = journal == nil ? preparation.epoch : UInt64.random(in: 1..<1 << 53)
      loop = try MainLoop(
        signals: signals, source: source, reception: reception, late: late, ledger: ledger,
        journal: journal, desk: ControlDesk(source: preparation.status, journal: journal),
        configurationPath: configurationPath)
    } catch {
      throw .system(error)
    }
    ServiceManager.notify("READY=1")
  }

  /// Opens the journal, if one is wanted; what is wrong with its file is logged, and tried again.
  private static func journal(_ configuration: Configuration) throws(SystemError) -> JournalDesk? {
    guard configuration.journal.isOn else { return nil }
    guard let folder = Environment.stateFolder else {
      Log.write(
        .error,
        "there is no place for the journal. Mend: set XDG_STATE_HOME, HOME or STATE_DIRECTORY")
      return nil
    }
    return try JournalDesk(
      JournalPlace(path: folder + "/journal.sqlite3"), configuration.journal.retention,
      owner: Environment.user)
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
