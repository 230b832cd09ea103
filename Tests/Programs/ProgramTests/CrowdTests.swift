import Foundation
import ProgramKit
import StylusProtocol
import Testing

/// Many clients at once, strangers, and a daemon that runs out of descriptors.
@Suite struct CrowdTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  private func daemon() throws -> RunningProgram {
    try programs.daemon(["--replay", try programs.shortInk(), "--speed", "max"], socket: socket)
  }

  /// How many clients the daemon says it has, the one that asks included.
  private func clients(_ asking: RawClient) throws -> Int {
    asking.call(Call.status)
    let status = try #require(object(asking.reply())["parameters"] as? [String: Any])
    return try #require(status["clients"] as? Int)
  }

  @Test func whoseUserHasAllItsPlacesIsToldSoAndTheLogNamesItOnce() throws {
    let daemon = try daemon()
    let crowd = try (0..<200).map { _ in try RawClient(socket) }
    var served = 0
    var refused = 0
    for client in crowd {
      client.call(Call.status)
      // Whoever is refused may find the connection closed before it could say a word.
      guard let reply = try client.reply() else {
        Issue.record("a client got no answer")
        continue
      }
      if reply.contains("\"protocol\":1") {
        served += 1
      } else if reply.contains("TooManyClients"),
        reply.contains("\"limit\":48,\"user\":\(geteuid())")
      {
        refused += 1
        #expect(try client.reply() == nil)
      }
    }
    #expect(served == 48 && refused == 152)
    let lines = daemon.logLines(with: "refused process")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("refused process \(getpid()) of user \(geteuid())") == true)
    #expect(lines.first?.contains("Fix:") == true)
  }

  @Test func whoComesWhenAllPlacesAreTakenIsToldSo() throws {
    let config = try programs.configure("max-clients = 3\nmax-clients-per-user = 9")
    let ink = try programs.shortInk()
    let daemon = try programs.daemon(
      ["--config", config, "--replay", ink, "--speed", "max"], socket: socket)
    let asking = try RawClient(socket)
    #expect(try eventually { try clients(asking) == 1 })
    let crowd = try (0..<2).map { _ in try RawClient(socket) }
    #expect(crowd.allSatisfy { $0.isAnswered() })
    let refusal = try RawClient(socket).reply()
    #expect(refusal?.contains(#"TooManyClients","parameters":{"limit":3}"#) == true)
    // Read again: the bound of a user counts with the next connection.
    try programs.configure("max-clients-per-user = 2")
    daemon.signal(SIGHUP)
    #expect(daemon.awaitLog("reloaded"))
    let own = try RawClient(socket).reply()
    #expect(own?.contains(#"{"limit":2,"user":\#(geteuid())}"#) == true)
    #expect(asking.isAnswered())
    #expect(daemon.awaitLog("there are, 3 of them for user \(geteuid()), 3 connections"))
    withExtendedLifetime(crowd) {}  // Optimized, they would have gone after their last use.
  }

  @Test func whoGoesMakesRoomForOthers() throws {
    _ = try daemon()
    let asking = try RawClient(socket)
    for _ in 0..<5 {
      let crowd = try (0..<40).map { _ in try RawClient(socket) }
      #expect(crowd.allSatisfy { $0.isAnswered() })
      #expect(try clients(asking) == 41)
      for client in crowd { client.close() }
      #expect(try eventually { try clients(asking) == 1 })
    }
  }

  @Test func comingAndGoingInAnyStateLeavesNothingBehind() throws {
    let daemon = try daemon()
    let asking = try RawClient(socket)
    #expect(asking.isAnswered())
    let before = daemon.descriptors
    for turn in 0..<500 {
      let client = try RawClient(socket)
      switch turn % 6 {
      case 0: break
      case 1: client.send(Array(Call.status.utf8.prefix(turn % 30)))
      case 2: client.call(Call.strokes(since: 0))
      case 3: client.call(Call.frames)
      case 4: client.call(Call.replies)
      default:
        client.call(Call.status)
        client.endSending()
      }
    }
    // Some may not have been let in yet when the daemon first says that nobody else is there.
    #expect(try eventually { try clients(asking) == 1 && daemon.descriptors <= before })
    #expect(daemon.stop() == 0)
  }

  @Test func aClientThatIsKilledWhileItReadsHarmsNobody() throws {
    var script = InkScript()
    script.approach()
    for _ in 0..<8 { script.stroke(500) }
    let file = try script.write(to: programs.path("ink"))
    _ = try programs.daemon(["--replay", file, "--speed", "max"], socket: socket)
    let watch = try programs.start("stylusctl", ["--socket", socket, "watch", "--json", "--hover"])
    let other = try RawClient(socket)
    #expect(try other.reply(to: Call.replies)?.contains("hello") == true)
    watch.signal(SIGKILL)
    let rest = String(decoding: try other.rest(), as: UTF8.self)
    #expect(rest.contains("replay_ended"))
    let asking = try RawClient(socket)
    #expect(try eventually { try clients(asking) == 1 })
  }

  // The address sanitizer keeps what is freed, so as to catch whoever uses it.
  @Test(.enabled(if: SanitizerReport.ours != "address", "measures memory"))
  func memoryStaysBoundedHoweverManyDoNotRead() throws {
    var script = InkScript()
    script.approach()
    script.pause(milliseconds: 500)
    for _ in 0..<12 { script.stroke(800) }
    let file = try script.write(to: programs.path("ink"))
    let daemon = try programs.daemon(["--replay", file, "--speed", "1"], socket: socket)
    let before = daemon.memory
    // Kept whole, what these 40 are sent would take more than 120 MB.
    let crowd = try (0..<40).map { _ in try RawClient(socket) }
    for client in crowd { client.call(Call.replies) }
    #expect(try RawClient(socket).awaitStrokes(12))
    #expect(daemon.memory - before < 80_000_000)
    #expect(crowd.count == 40)
  }

  @Test(.enabled(if: geteuid() == 0, "needs root to become another user"))
  func aStrangerIsRefusedAndNamed() throws {
    let daemon = try daemon()
    try programs.permit(0o666, socket)
    let stranger = try programs.run(
      "/usr/bin/setpriv",
      [
        "--reuid=65534", "--regid=65534", "--clear-groups", Programs.program("stylusctl").path,
        "--socket", socket, "strokes",
      ])
    #expect(stranger.status == 1)
    #expect(stranger.output.isEmpty)
    let lines = daemon.logLines(with: "refused")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("of user 65534: strokes are for user 0 only") == true)
    #expect(lines.first?.contains(programs.folder.path) == false)
    #expect(try RawClient(socket).isAnswered())
  }

  @Test(.enabled(if: geteuid() == 0, "needs root to become another user"))
  func aCrowdOfStrangersDoesNotFillTheLog() throws {
    let daemon = try daemon()
    try programs.permit(0o666, socket)
    let script =
      "for i in $(seq 40); do \(Programs.program("stylusctl").path) "
      + "--socket \(socket) devices; done"
    _ = try programs.run(
      "/usr/bin/setpriv",
      ["--reuid=65534", "--regid=65534", "--clear-groups", "/bin/sh", "-c", script])
    #expect((10...20).contains(daemon.logLines(with: "refused").count))
  }

  @Test func rootServesRootAndAUserServesRootToo() throws {
    guard geteuid() == 0 else { return }
    try programs.permit(0o777, programs.folder.path)
    _ = try programs.daemon(
      by: ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"],
      ["--replay", try programs.shortInk(), "--speed", "max"], socket: socket)
    #expect(try RawClient(socket).isAnswered())
  }

  @Test func aDaemonWithoutDescriptorsServesThoseItHas() throws {
    let daemon = try programs.daemon(
      by: ["/usr/bin/prlimit", "--nofile=32:32"],
      ["--replay", try programs.shortInk(), "--speed", "max"], socket: socket)
    var crowd = try (0..<40).map { _ in try RawClient(socket) }
    #expect(daemon.awaitLog("Too many open files"))
    #expect(crowd[0].isAnswered())
    #expect(try crowd[1].wholeStream().last?.content == .endOfStream(.replayEnded))
    #expect(crowd[0].isAnswered())
    // Those who waited are let in as soon as there is room.
    let last = crowd.removeLast()
    last.call(Call.status)
    crowd.removeAll()
    #expect(try last.reply()?.contains("\"protocol\":1") == true)
    #expect(daemon.logLines(with: "Too many open files").count == 1)
    #expect(daemon.log.contains("LimitNOFILE"))
    #expect(daemon.stop() == 0)
  }
}
