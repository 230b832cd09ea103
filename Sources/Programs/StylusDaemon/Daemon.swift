import Glibc
import LinuxIO
import Settings
import StrokeJournal
import StylusDevices
import StylusModel
import StylusProtocol

/// The daemon: puts its parts together, serves, and takes them apart again.
package struct Daemon {
  /// The daemon's version.
  package static let version = Release.version

  private let loop: MainLoop
  private let source: RunningSource

  /// Starts everything; from now on clients can connect.
  ///
  /// - Parameter source: what SIGHUP reads again; complaints about what it says are logged, and the
  ///   rest counts.
  /// - Throws: why it could not start; nothing is left half-started.
  package init(_ source: ConfigurationSource, origin: Origin) throws(DaemonStartError) {
    SignalSource.ignoreBrokenPipes()
    SignalSource.ignoreFileLimits()
    let configuration = try Self.configuration(source)
    let book = TabletPreferenceStore(configuration)
    let preparation = try Preparation(origin, book)
    // Before any thread, as they inherit the blocked signals, and before there is anything to tidy
    // up.
    let signals = try Self.signals()
    let owners = try Self.owners(configuration, preparation)
    let listener = try SocketPlace.openListener(
      configuration.socket, isOpenToAll: configuration.access == .seat)
    let place = listener.place
    if preparation.status == .live { SeatNames.complain(of: configuration.seat) }
    let running = try preparation.start(configuration)
    let late = LateClients(to: running.late) { tablet in
      preparation.status == .live
        && configuration.preferences(vendor: tablet.vendor, product: tablet.product).hasLateValues
    }
    do throws(SystemError) {
      let connected = ClientList(
        listener: listener, token: MainLoop.DaemonSource.listener.rawValue,
        limits: configuration.clients,
        firstNumber: MainLoop.firstSession, owners: owners)
      let journal = try Self.journal(configuration)
      let hands = try Self.hands(preparation)
      var ink = InkState(
        limits: configuration.limits, owner: owners.owner, describe: preparation.describe)
      preparation.assignEpoch(&ink, goingOn: journal != nil)
      // Behind all that only a start does, and before memory is locked.
      ResidentMemory.giveBack()
      let privileges = Self.privileges(configuration, preparation, running)
      let answers = CallAnswers(source: preparation.status, running, privileges, journal: journal)
      loop = try MainLoop(
        signals: signals, source: running, connected: connected, late: late,
        publisher: try Publisher(
          running, to: connected, owners: owners, journal, hands: hands,
          learning: Self.learning(configuration, hands), answers: answers),
        answers: answers, keeper: ConfigurationKeeper(source, running: configuration, book: book),
        ink: ink)
      self.source = running
    } catch {
      throw .system(error)
    }
    Log.write(.notice, "listening at \(place)")
    Systemd.notify("READY=1")
  }

  /// A recording gets none: at full speed it would keep a processor for itself.
  private static func privileges(
    _ configuration: Configuration, _ preparation: Preparation, _ running: RunningSource
  ) -> Privileges {
    guard preparation.status == .live else { return Privileges() }
    return Privileges.claim(configuration, for: running.threadNumbers)
  }

  private static func configuration(
    _ source: ConfigurationSource
  ) throws(DaemonStartError) -> Configuration {
    do throws(SystemError) {
      let reading = try source.readAll()
      for complaint in reading.complaints { Log.write(.warning, complaint) }
      return reading.settings
    } catch {
      throw .configuration(error)
    }
  }

  /// Opens the journal, if one is configured; a fault of its file is logged, and opening is
  /// retried.
  private static func journal(_ configuration: Configuration) throws(SystemError) -> DurableStrokes?
  {
    guard configuration.journal.isOn else { return nil }
    guard let folder = Environment.stateFolder else {
      Log.write(
        .error,
        "there is no folder for the journal. Fix: set XDG_STATE_HOME, HOME or STATE_DIRECTORY")
      return nil
    }
    return try DurableStrokes(
      JournalPlace(path: folder + "/journal.sqlite3"), configuration.journal.retention)
  }

  /// Where what is learned of hands is kept; nil for recordings, and where there is no place.
  private static func hands(_ preparation: Preparation) throws(SystemError) -> HandStore? {
    guard preparation.status == .live, let folder = Environment.stateFolder else { return nil }
    return try HandStore(folder: folder + "/hands")
  }

  private static func learning(
    _ configuration: Configuration, _ hands: HandStore?
  ) -> TailPublisher.Learning {
    guard configuration.learns else { return .off }
    return hands == nil ? .inMemory : .kept
  }

  private static func owners(
    _ configuration: Configuration, _ preparation: Preparation
  ) throws(DaemonStartError) -> OwnerWatch {
    guard configuration.access == .seat else { return OwnerWatch(.user(Environment.user)) }
    let rule = Access.AccessRule.seat(
      inkGroup: group(configuration.inkGroup, "ink-group"),
      lateGroup: group(configuration.lateGroup, "late-group"))
    do throws(SystemError) {
      return OwnerWatch(
        rule, try LoginMonitor(seat: configuration.seat),
        preparation.status == .live ? .live : .recorded)
    } catch {
      throw .system(error)
    }
  }

  /// The number of a group; one that does not exist has no members.
  private static func group(_ name: String?, _ key: String) -> UInt32? {
    guard let name else { return nil }
    let group = Environment.group(name)
    if group == nil {
      Log.write(
        .warning, "\(key): there is no group \"\(name)\"; create it (groupadd) and restart stylusd")
    }
    return group
  }

  private static func signals() throws(DaemonStartError) -> SignalSource {
    do throws(SystemError) { return try SignalSource([SIGTERM, SIGINT, SIGHUP]) } catch {
      throw .system(error)
    }
  }

  /// Serves until a signal comes; false if it could not continue, and the log says why.
  package func runUntilSignal() throws(DaemonStartError) -> Bool {
    do throws(SystemError) {
      let isClean = try loop.runLoop()
      if isClean { try source.join() }
      return isClean
    } catch {
      throw .system(error)
    }
  }
}

extension Preparation {
  /// Names the numbering and the run.
  ///
  /// - Parameter goingOn: whether there is a journal: with it even a recording's strokes are
  ///   numbered on.
  fileprivate func assignEpoch(_ ink: inout InkState, goingOn: Bool) {
    ink.epoch = epoch
    ink.run = goingOn ? UInt64.random(in: 1..<1 << 53) : epoch
  }
}
