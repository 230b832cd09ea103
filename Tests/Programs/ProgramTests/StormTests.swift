import Foundation
import ProgramKit
import Testing

/// Thousands of hostile connections while somebody draws.
///
/// Short in an ordinary run; STYLUSD_LOAD_SECONDS makes it longer.
@Suite(.serialized) struct StormTests {
  private static let seconds =
    ProcessInfo.processInfo.environment["STYLUSD_LOAD_SECONDS"].flatMap { Int($0) } ?? 4
  private static let quiet =
    #"{"method":"org.stylusd.Subscribe","parameters":{"hover":true,"predicted_ms":0},"more":true}"#

  private let programs: Programs
  private let recording: String

  init() throws {
    programs = try Programs()
    // 200 frames in a second, as a pen sends them.
    var script = InkScript()
    script.approach()
    for _ in 0..<Self.seconds {
      script.stroke(150, every: 5_000)
      script.move(50, every: 5_000)
    }
    script.leave()
    recording = try script.write(to: programs.path("ink"))
  }

  /// A daemon that plays the ink as it was drawn, and its only subscriber, which reads from now on.
  private func play(_ name: String) throws -> (daemon: RunningProgram, listener: Listener) {
    let socket = programs.path(name)
    let daemon = try programs.daemon(["--replay", recording, "--speed", "1"], socket: socket)
    let client = try RawClient(socket)
    client.call(Self.quiet)
    return (daemon, Listener(client))
  }

  @Test func whatAHealthyClientIsToldIsTheSameByteForByteInAStorm() throws {
    let calm = try play("calm").listener.bytes()
    #expect(String(decoding: calm, as: UTF8.self).contains("replay_ended"))
    let (daemon, listener) = try play("storm")
    let asking = try RawClient(programs.path("storm"))
    #expect(asking.isAnswered())
    let before = daemon.memory
    let storm = Storm(at: programs.path("storm"))
    let start = ContinuousClock.now
    let stormy = try listener.bytes()
    let isSame = stormy == calm
    #expect(isSame, "\(firstDifference(stormy, calm))")
    let answered = (0..<20).count { _ in asking.isAnswered() }
    #expect(answered == 20)
    let growth = daemon.memory - before
    let visits = storm.end(after: 5_000)
    #expect(visits >= 5_000)
    print(
      "storm: \(visits) connections in \(ContinuousClock.now - start), "
        + "\(growth / 1_000) kB more memory")
    #expect(try RawClient(programs.path("storm")).isAnswered())
    // How many of the storm are there at once depends on who gets the processor; these stay until
    // the log tells of them.
    let crowd = (0..<60).compactMap { _ in try? RawClient(programs.path("storm")) }
    #expect(daemon.awaitLog("refused process \(getpid()) of user \(geteuid())"))
    withExtendedLifetime(crowd) {}
    // Ten lines a minute, a line for each minute, and what happens once.
    let minutes = startedMinutes(since: start)
    #expect(daemon.log.split(separator: "\n").count < 28 + 12 * minutes)
    #expect(daemon.logLines(with: "refused process").count <= minutes)
    #expect(!InkScript.isTold(in: daemon.log, of: programs))
    #expect(daemon.stop() == 0)
  }

  @Test func lateSourcesThatMeanHarmMoveNoSample() throws {
    let calm = places(in: try play("calm").listener.bytes())
    #expect(calm.count > Self.seconds * 190)
    let (daemon, listener) = try play("storm")
    let storm = Storm(at: programs.path("storm"), of: Storm.lateSources)
    let stormy = places(in: try listener.bytes())
    #expect(storm.end(after: 500) >= 500)
    #expect(stormy == calm, "\(zip(stormy, calm).first { $0 != $1 } ?? ("", ""))")
    #expect(daemon.stop() == 0)
  }

  /// What each sample and each hover says of time and position, in their order.
  private func places(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).compactMap { message in
      let text = String(decoding: message, as: UTF8.self)
      let place = text.firstMatch(
        of: /"event":"(sample|hover)".*"sample":(\{"time":.*?),"pressure"/)
      return place.map { "\($0.1) \($0.2)" }
    }
  }

  /// Where two streams part, and what is there in both.
  private func firstDifference(_ one: [UInt8], _ other: [UInt8]) -> String {
    let place = zip(one, other).prefix { $0 == $1 }.count
    func words(_ bytes: [UInt8]) -> String {
      "\(bytes.count) bytes, at \(place): \(bytes.dropFirst(max(place - 40, 0)).prefix(120))"
    }
    return "\(words(one)); \(words(other))"
  }
}
