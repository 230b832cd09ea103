import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

/// What the machine under the daemon can do to it, beside what has a suite of its own:
/// docs/develop/faults.md.
@Suite(.serialized, .timeLimit(.minutes(60))) struct FaultTests {
  /// How often a daemon is killed; STYLUSD_KILLS says otherwise. A sanitizer makes each start a
  /// long one.
  private static let kills =
    ProcessInfo.processInfo.environment["STYLUSD_KILLS"].flatMap { Int($0) }
    ?? (SanitizerReport.ours == nil ? 200 : 40)

  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
    try programs.configure("journal = yes")
  }

  // MARK: kill -9

  @Test func aClientHasExactlyWhatTheDaemonHasHoweverOftenThatIsKilled() async throws {
    let ink = try programs.shortInk(40)
    var place: InkPlace?
    var known: [UInt64: CapturedStroke] = [:]
    for _ in 0..<Self.kills {
      let daemon = try programs.journalDaemon(ink, socket: socket)
      let last = try place ?? InkPlace(epoch: epoch(), sequence: 0)
      place = last
      var rest = Int.random(in: 1...30)
      for try await event in InkStream(path: socket, since: last) {
        if case .missed(let missed) = event { Issue.record("missed: \(missed)") }
        if case .finished(let stroke) = event {
          #expect(known.updateValue(stroke, forKey: stroke.sequence) == nil)
          place?.sequence = stroke.sequence
          rest -= 1
        }
        if rest == 0 { break }
      }
      _ = daemon.stop(SIGKILL)
    }
    let daemon = try programs.journalDaemon(ink, speed: "1", socket: socket)
    var asking = try InkConnection(path: socket)
    let kept = try asking.strokes(since: 0)
    #expect(known.keys.sorted() == (0..<known.count).map { UInt64($0) + 1 })
    #expect(known.count >= Self.kills && known.count <= kept.count)
    for stroke in kept where stroke.sequence <= UInt64(known.count) {
      #expect(known[stroke.sequence] == stroke)
    }
    #expect(daemon.stop() == 0)
  }

  @Test func aStreamThatLivesOnTellsEachStrokeOnceWhileDaemonsWithAJournalAreKilled() async throws {
    // A stroke each quarter of a second: each daemon is killed while one is drawn.
    let ink = try programs.shortInk(60)
    func start() throws -> RunningProgram {
      try programs.journalDaemon(ink, speed: "0.5", socket: socket)
    }
    var daemon = try start()
    let beginning = InkPlace(epoch: try epoch(), sequence: 0)
    var told: [CapturedStroke] = []
    var open: Set<StrokeID> = []
    var generation = 0
    for try await event in InkStream(path: socket, since: beginning) {
      switch event {
      case .missed(let missed): Issue.record("missed: \(missed)")
      case .began(let stroke): #expect(open.insert(stroke.stroke).inserted)
      case .restored(let stroke): open.insert(stroke.id)
      case .lost(let stroke), .cancelled(let stroke): #expect(open.remove(stroke) != nil)
      case .finished(let stroke):
        open.remove(stroke.id)
        told.append(stroke)
      default: break
      }
      guard told.count >= 3 * (generation + 1), !open.isEmpty else { continue }
      generation += 1
      guard generation < 5 else { break }
      _ = daemon.stop(SIGKILL)
      daemon = try start()
    }
    var asking = try InkConnection(path: socket)
    let kept = try asking.strokes(since: 0)
    #expect(told.map(\.sequence) == (0..<told.count).map { UInt64($0) + 1 })
    #expect(told == Array(kept.prefix(told.count)) && told.count >= 15)
    #expect(daemon.stop() == 0)
  }

  private func epoch() throws -> UInt64 {
    var connection = try InkConnection(path: socket)
    return try connection.strokes(StrokeQuery(since: 0)).epoch
  }

  // MARK: Disks

  /// Whether this machine lets us have a file system of our own.
  static let hasMounts: Bool = {
    guard let programs = try? Programs() else { return false }
    let arguments = ["-rm", "/bin/sh", "-c", "mount -t tmpfs tmpfs /mnt && umount /mnt"]
    return (try? programs.run("/usr/bin/unshare", arguments).status) == 0
  }()

  /// A daemon whose state lies on a file system of its own, which nobody else sees.
  ///
  /// - Parameters:
  ///   - options: of the tmpfs.
  ///   - relief: what is done to it as soon as there is a file `relief`.
  private func daemon(on options: String, _ ink: String, relief: String) throws -> RunningProgram {
    try FileManager.default.createDirectory(
      atPath: programs.state, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let script = """
      mount -t tmpfs -o mode=0700,\(options) tmpfs "$STATE_DIRECTORY" || exit 9
      (while [ ! -e '\(programs.path("relief"))' ]; do sleep 0.05; done; \(relief)) &
      exec "$0" "$@"
      """
    return try programs.daemon(
      by: [
        "/usr/bin/env", "STATE_DIRECTORY=\(programs.state)", "/usr/bin/unshare", "-rm", "/bin/sh",
        "-c",
        script,
      ], ["--config", programs.configuration, "--replay", ink, "--speed", "max"], socket: socket)
  }

  /// All strokes come live, whatever the disk does; the numbers under which some were told as kept.
  private func hearEverything(_ strokes: Int) throws -> [UInt64] {
    let messages = try RawClient(socket).wholeStream()
    let stored = messages.compactMap { message -> UInt64? in
      guard case .update(.finished(let summary)) = message.content else { return nil }
      return summary.stored ?? 0
    }
    #expect(stored.count == strokes && messages.untold == 0)
    return stored.filter { $0 > 0 }
  }

  /// The daemon says in one line what is wrong with the disk, and in its state that strokes are not
  /// on it.
  private func expectFailing(_ daemon: RunningProgram, _ fault: String) throws {
    #expect(daemon.awaitLog(fault))
    #expect(daemon.logLines(with: "the journal cannot be written").count == 1)
    var asking = try InkConnection(path: socket)
    let status = try asking.status()
    #expect(status.journal == .failing)
    #expect(status.journalFault?.contains(fault) == true)
    #expect(status.journalFault?.contains("Fix:") == true)
  }

  /// Once the disk is well again, the journal is written by itself, with what memory holds.
  private func expectRelief(_ daemon: RunningProgram, _ strokes: Int) throws {
    #expect(FileManager.default.createFile(atPath: programs.path("relief"), contents: nil))
    let isOn = try eventually {
      var asking = try InkConnection(path: socket)
      return try asking.status().journal == .on
    }
    #expect(isOn)
    var asking = try InkConnection(path: socket)
    #expect(try asking.strokes(since: 0).map(\.sequence) == (1...strokes).map { UInt64($0) })
    #expect(try asking.journal(JournalInquiry(owner: nil)).strokes == strokes)
    #expect(!InkScript.isTold(in: daemon.log, of: programs))
    #expect(daemon.stop() == 0)
  }

  @Test(.enabled(if: hasMounts, "needs a mount namespace of its own"))
  func aDiskThatFillsUpIsToldOnceInkGoesOnAndTheJournalComesBack() throws {
    let daemon = try daemon(
      on: "size=160k", try programs.shortInk(400),
      relief: #"mount -o remount,size=64M "$STATE_DIRECTORY""#)
    let stored = try hearEverything(400)
    try expectFailing(daemon, "there is no room for \(programs.state)/journal.sqlite3")
    // Those that were promised before are the first, without a hole.
    #expect(stored == (0..<stored.count).map { UInt64($0) + 1 } && !stored.isEmpty)
    try expectRelief(daemon, 400)
  }

  @Test(.enabled(if: hasMounts, "needs a mount namespace of its own"))
  func aDiskThatMayOnlyBeReadIsToldOnceAndTheJournalComesWhenItMayBeWritten() throws {
    let daemon = try daemon(
      on: "ro", try programs.shortInk(6),
      relief: #"mount -o remount,rw "$STATE_DIRECTORY""#)
    _ = try hearEverything(6)
    try expectFailing(daemon, "Fix:")
    try expectRelief(daemon, 6)
  }
}
