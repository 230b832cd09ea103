import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

private let isOfThreadSanitizer = SanitizerReport.ours == "thread"

/// Finished strokes on the disk, through whole programs.
@Suite struct JournalTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
    try programs.configure("journal = yes\nkeep-strokes = 3")
  }

  private func start(_ file: String) throws -> RunningProgram {
    try programs.journalDaemon(file, socket: socket)
  }

  /// The strokes that a stream tells as kept, with their samples.
  private func told(_ messages: [LiveMessage]) -> [UInt64: [Sample]] {
    var samples: [StrokeID: [Sample]] = [:]
    var told: [UInt64: [Sample]] = [:]
    for message in messages {
      switch message.content {
      case .update(.began(let beginning)): samples[beginning.stroke] = []
      case .update(.sample(let stroke, let sample)): samples[stroke]?.append(sample)
      case .update(.corrected(let better)):
        samples[better.stroke]?[Int(better.position)] = better.sample
      case .update(.finished(let summary)):
        if let stored = summary.stored { told[stored] = samples[summary.stroke] }
      default: break
      }
    }
    return told
  }

  @Test func aJournalThatMayOnlyBeReadIsReadAndChangingItNamesTheFix() throws {
    guard geteuid() == 0 else { return }
    let daemon = try start(try programs.shortInk(2))
    _ = try RawClient(socket).wholeStream()
    #expect(daemon.stop() == 0)
    let journal = programs.state + "/journal.sqlite3"
    try programs.permit(0o755, programs.folder.path)
    try programs.permit(0o400, journal)
    #expect(try programs.run("/bin/chown", ["-R", "65534", programs.state]).status == 0)
    func ask(_ words: String...) throws -> Programs.Outcome {
      let user = ["--reuid=65534", "--regid=65534", "--clear-groups"]
      return try programs.run(
        "/usr/bin/setpriv",
        user + [Programs.program("stylusctl").path, "journal"] + words + ["--file", journal])
    }
    let info = try ask("info")
    #expect(info.status == 0 && info.lines.contains { $0.contains("2 strokes") }, "\(info.errors)")
    let wipe = try ask("wipe", "--yes")
    #expect(wipe.status == 1 && wipe.errors.contains("Fix: chmod u+w \(journal)"), "\(wipe.errors)")
  }

  @Test func strokesAreNumberedOnAndReadBackAfterARestart() throws {
    let file = try programs.shortInk(5)
    let first = try start(file)
    let before = told(try RawClient(socket).wholeStream())
    #expect(before.keys.sorted() == [1, 2, 3, 4, 5])
    let epoch = try InkConnection(path: socket).epochOfStrokes()
    #expect(first.stop() == 0)

    let second = try start(file)
    let after = told(try RawClient(socket).wholeStream())
    #expect(after.keys.sorted() == [6, 7, 8, 9, 10])
    var asking = try InkConnection(path: socket)
    // Memory keeps three; the others are read from the journal.
    let page = try asking.strokes(StrokeQuery(since: 0))
    #expect(page.missed == 0 && page.epoch == epoch && page.earlier == 5 && page.oldest == 1)
    let all = try asking.strokes(since: 0)
    #expect(all.map(\.sequence) == Array(1...10))
    let both = before.merging(after) { $1 }
    for stroke in all { #expect(both[stroke.sequence] == stroke.samples) }
    #expect(second.stop() == 0)
  }

  @Test func killedAtAnyMomentNothingIsLostThatWasToldAsFinished() throws {
    var promised: [UInt64: [Sample]] = [:]
    let file = try programs.shortInk(60)
    for round in 0..<12 {
      let daemon = try start(file)
      var asking = try InkConnection(path: socket)
      let kept = try asking.strokes(since: 0)
      #expect(kept.map(\.sequence) == (0..<kept.count).map { UInt64($0) + 1 })
      let samples = Dictionary(uniqueKeysWithValues: kept.map { ($0.sequence, $0.samples) })
      for (sequence, drawn) in promised { #expect(samples[sequence] == drawn) }
      var live = try InkConnection(path: socket).live(Subscription())
      var messages: [LiveMessage] = []
      var finished = 0
      while let message = try? live.awaitMessage() {
        messages.append(message)
        if message.content.kept != nil { finished += 1 }
        if finished == 1 + 7 * round % 50 { break }
      }
      _ = daemon.stop(SIGKILL)
      while let message = try? live.awaitMessage() { messages.append(message) }
      promised.merge(told(messages)) { $1 }
    }
    #expect(promised.count > 100)
  }

  /// A daemon that may write files of so many blocks of 512 bytes, and everything it tells.
  private func limited(
    to blocks: Int, _ file: String
  ) throws -> (daemon: RunningProgram, messages: [LiveMessage]) {
    let daemon = try programs.start(
      "/bin/sh",
      [
        "-c", "ulimit -f \(blocks); exec \"$0\" \"$@\"", Programs.program("stylusd").path,
        "--socket", socket, "--config", programs.configuration, "--replay", file, "--speed", "max",
      ], environment: ["STATE_DIRECTORY": programs.state])
    #expect(eventually { (try? InkConnection(path: socket)) != nil })
    return (daemon, try RawClient(socket).wholeStream())
  }

  private func countFinished(_ messages: [LiveMessage]) -> Int {
    messages.count { if case .update(.finished) = $0.content { true } else { false } }
  }

  @Test(.disabled(if: isOfThreadSanitizer, "it keeps a file of its own, which must grow"))
  func aFileThatMayNotGrowIsToldAndInkGoesOnWithNothingPromisedThatIsLost() throws {
    // 160 kB. The 256 strokes that a slow disk may find in its first write take 125 kB, all of them
    // at least 240 kB.
    let (daemon, messages) = try limited(to: 320, try programs.shortInk(600))
    let promised = told(messages)
    #expect(countFinished(messages) == 600)
    #expect(!promised.isEmpty && promised.count < 600)
    #expect(daemon.log.contains("a write to \(programs.state)/journal.sqlite3 was refused. Fix:"))
    #expect(!InkScript.isTold(in: daemon.log, of: programs))
    _ = daemon.stop(SIGKILL)

    let healthy = try start(try programs.shortInk(1))
    var asking = try InkConnection(path: socket)
    let kept = Dictionary(
      uniqueKeysWithValues: try asking.strokes(since: 0).map { ($0.sequence, $0.samples) })
    for (sequence, samples) in promised { #expect(kept[sequence] == samples) }
    #expect(healthy.stop() == 0)
  }

  @Test(.disabled(if: isOfThreadSanitizer, "it keeps a file of its own, which must grow"))
  func aJournalThatCannotBeMadeIsToldOnceAndStrokesAreServedFromMemory() throws {
    let (daemon, messages) = try limited(to: 4, try programs.shortInk(6))
    #expect(told(messages).keys.sorted() == [1, 2, 3, 4, 5, 6])
    var asking = try InkConnection(path: socket)
    let status = try asking.status()
    #expect(status.journal == .failing && status.journalFault?.contains("Fix:") == true)
    #expect(try asking.strokes(since: 0).map(\.sequence) == [4, 5, 6])
    sleep(2)
    #expect(daemon.log.components(separatedBy: "the journal cannot be written").count == 2)
    let listed = try programs.run("stylusctl", ["--socket", socket, "journal", "list"])
    #expect(listed.status == 1 && listed.errors.contains("no journal that it can use"))
    _ = daemon.stop(SIGKILL)
  }

  @Test func theToolListsExportsAndWipes() throws {
    let daemon = try start(try programs.shortInk(5))
    _ = try RawClient(socket).wholeStream()
    func ask(_ arguments: [String]) throws -> Programs.Outcome {
      try programs.run("stylusctl", ["--socket", socket, "journal"] + arguments)
    }
    #expect(try ask(["list"]).lines.count == 5)
    let exported = try ask(["export", "--since", "2", "--before", "5"])
    #expect(exported.lines.count == 2 && exported.lines[0].contains("\"samples\":["))
    #expect(try ask(["wipe"]).status == 1)
    #expect(try ask(["list"]).lines.count == 5)
    #expect(try ask(["wipe", "--before", "4", "--yes"]).lines == ["3 strokes removed"])
    #expect(try ask(["list", "--json"]).lines.count == 2)
    var asking = try InkConnection(path: socket)
    #expect(try asking.strokes(since: 0).map(\.sequence) == [4, 5])
    #expect(daemon.stop() == 0)
    let file = programs.state + "/journal.sqlite3"
    let left = try programs.run("stylusctl", ["journal", "export", "--file", file])
    #expect(left.lines.count == 2)
  }
}

extension InkConnection {
  /// The numbering of finished strokes.
  fileprivate consuming func epochOfStrokes() throws -> UInt64 {
    try strokes(StrokeQuery(since: 0)).epoch
  }
}
