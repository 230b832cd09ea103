import Foundation
import ProgramKit
import StylusProtocol
import Testing

/// What the daemon measures of itself, and `stylusctl stats`.
@Suite struct StatisticsTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  /// A daemon that has played a recording of ten strokes to its end, twice.
  private func played(speed: String) throws -> RunningProgram {
    var script = InkScript()
    script.approach()
    for _ in 0..<10 { script.stroke(20) }
    let recording = try script.write(to: programs.path("ink"))
    let daemon = try programs.daemon(
      ["--replay", recording, "--speed", speed, "--repeat", "2"], socket: socket)
    let stream = try RawClient(socket).wholeStream()
    #expect(stream.last?.content == .endOfStream(.replayEnded) && stream.untold == 0)
    return daemon
  }

  private func statistics() throws -> DaemonStatistics {
    let outcome = try programs.run("stylusctl", ["-s", socket, "stats", "--json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    guard case .object(let object) = try JSONValue(parsing: Array(outcome.output)) else {
      throw Programs.ProgramRunError(description: "no object: \(outcome.lines)")
    }
    return try DaemonStatistics(object)
  }

  @Test func everyHopOfARecordingIsMeasured() throws {
    let daemon = try played(speed: "20")
    let statistics = try statistics()
    #expect(statistics.hops.map(\.hop) == HopStatistics.Hop.allCases)
    for hop in statistics.hops {
      #expect(hop.count > 0, "\(hop.hop)")
      #expect(hop.p50 <= hop.p99 && hop.p99 <= hop.p999 && hop.p999 <= hop.max, "\(hop.hop)")
    }
    // 20 strokes of 20 samples, with what is around them.
    #expect(statistics.hops[0].count >= 400 && statistics.hops[2].count >= 440)
    #expect(statistics.gaps == 0 && statistics.leftOut == 0 && statistics.dropped == 0)
    #expect(statistics.queues.map(\.queue) == QueueStatistics.Queue.allCases)
    #expect(statistics.queues[0].most > 0 && statistics.queues[2].most > 0)
    #expect(statistics.queues.allSatisfy { $0.most <= $0.capacity && $0.waiting == 0 })
    // A recording never asks for more than others have.
    #expect(statistics.priority == .ordinary && statistics.locked == .nothing)
    #expect(daemon.stop() == 0)
  }

  @Test func atFullSpeedNothingIsDueSoNothingIsDrainedLate() throws {
    let daemon = try played(speed: "max")
    #expect(try statistics().hops[0].count == 0)
    #expect(daemon.stop() == 0)
  }

  @Test func aClientThatDoesNotReadIsShownWithItsBytes() throws {
    let recording = programs.path("long")
    var script = InkScript()
    script.approach()
    script.stroke(20_000)
    script.pause(milliseconds: 600_000)
    script.stroke(1)
    let daemon = try programs.daemon(
      ["--replay", try script.write(to: recording), "--speed", "max"], socket: socket)
    let deaf = try RawClient(socket)
    deaf.call(Call.frames)
    let asking = try RawClient(socket)
    #expect(
      try eventually {
        let reply = try object(asking.reply(to: Call.statistics))["parameters"] as? [String: Any]
        let clients = reply?["clients"] as? [[String: Any]] ?? []
        return clients.count == 2 && (clients[0]["most"] as? Int ?? 0) > 0
          && clients[0]["process"] as? Int == Int(getpid())
      })
    #expect(daemon.stop() == 0)
  }

  @Test func thePageHasALineForEachHopQueueAndClient() throws {
    let daemon = try played(speed: "20")
    let outcome = try programs.run("stylusctl", ["-s", socket, "stats"])
    #expect(outcome.status == 0)
    for start in [
      "hop ", "drain ", "reconcile ", "publish ", "send ", "whole ", "queue ", "events ", "late ",
      "updates ", "client ", "process ", "gaps 0, events left out 0, updates dropped 0",
      "ordinary priority, memory not locked",
    ] {
      #expect(outcome.lines.contains { $0.hasPrefix(start) }, "\(start)")
    }
    #expect(outcome.lines.allSatisfy { $0.count <= 80 })
    #expect(daemon.stop() == 0)
  }

  @Test func handsAreShownAndForgottenThoughThereAreNone() throws {
    let daemon = try played(speed: "max")
    let shown = try programs.run("stylusctl", ["-s", socket, "hand", "show"])
    #expect(shown.status == 0 && shown.lines.first?.hasPrefix("nothing was learned yet. ") == true)
    let forgotten = try programs.run("stylusctl", ["-s", socket, "hand", "forget"])
    #expect(forgotten.status == 0 && forgotten.lines == ["0 hands forgotten"])
    let told = try programs.run("stylusctl", ["-s", socket, "hand", "forget", "--json"])
    #expect(told.lines == ["{\"hands\":0}"])
    #expect(try programs.run("stylusctl", ["-s", socket, "hand", "lose"]).status == 2)
    #expect(daemon.stop() == 0)
  }

  @Test func watchingEndsWithTheDaemon() throws {
    let daemon = try played(speed: "max")
    let lines = programs.path("lines")
    try Data().write(to: URL(fileURLWithPath: lines))
    let watching = try programs.start(
      "stylusctl", ["-s", socket, "stats", "--json", "--watch", "0.1"],
      output: FileHandle(forWritingAtPath: lines))
    #expect(
      try eventually {
        try String(contentsOfFile: lines, encoding: .utf8).count { $0 == "\n" } >= 3
      })
    #expect(daemon.stop() == 0)
    #expect(watching.awaitEnd() == 1)
    #expect(watching.log.hasPrefix("stylusctl stats: "))
  }

  @Test func theStartOfARecordingIsTold() throws {
    var script = InkScript()
    script.approach()
    script.stroke(5)
    let daemon = try programs.daemon(
      ["--replay", try script.write(to: programs.path("ink"))], socket: socket)
    let asking = try RawClient(socket)
    func began() throws -> Int? {
      let reply = try object(asking.reply(to: Call.status))["parameters"] as? [String: Any]
      return reply?["began"] as? Int
    }
    // It waits for its first listener.
    #expect(try began() == nil)
    let stream = try RawClient(socket)
    stream.call(Call.frames)
    #expect(try eventually { try began() != nil })
    #expect(daemon.stop() == 0)
  }
}
