import Foundation
import ProgramKit
import StylusModel
import StylusProtocol
import Testing

/// Signals, the service manager, and the end of a recording.
@Suite struct LifecycleTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  /// A recording that is soon in the middle of a stroke and stays there for minutes.
  private func longInk(_ samples: Int = 10) throws -> String {
    var script = InkScript()
    script.approach()
    script.stroke(5)
    script.touch()
    script.move(samples)
    script.pause(milliseconds: 600_000)
    script.move(1)
    return try script.write(to: programs.path("long"))
  }

  private func status(_ client: RawClient) throws -> [String: Any] {
    try #require(object(client.reply(to: Call.status))["parameters"] as? [String: Any])
  }

  // MARK: Ending

  @Test(arguments: [SIGTERM, SIGINT])
  func aSignalEndsTheDaemonSoonWhateverItsClientsDo(signal: Int32) throws {
    let daemon = try programs.daemon(["--replay", try longInk(5_000)], socket: socket)
    let deaf = try (0..<3).map { _ in try RawClient(socket) }
    for client in deaf { client.call(Call.replies) }
    let idle = try RawClient(socket)
    let half = try RawClient(socket)
    half.send(Array("{\"meth".utf8))
    #expect(try eventually { try status(idle)["strokes"] as? Int == 1 })
    daemon.signal(signal)
    daemon.signal(signal)
    #expect(daemon.awaitEnd() == 0)
    #expect(daemon.log.contains("stopping"))
    #expect(!FileManager.default.fileExists(atPath: socket))
    #expect(try idle.reply() == nil)
  }

  @Test func aReplayAtFullSpeedIsStoppedToo() throws {
    let daemon = try programs.daemon(
      ["--replay", try longInk(20_000), "--speed", "max"], socket: socket)
    let deaf = try RawClient(socket)
    deaf.call(Call.frames)
    #expect(daemon.stop() == 0)
  }

  @Test func aDaemonThatIsStoppingRefusesNewCalls() throws {
    let daemon = try programs.daemon(["--replay", try longInk(5_000)], socket: socket)
    let deaf = try RawClient(socket)
    #expect(try deaf.reply(to: Call.replies)?.contains("hello") == true)
    let asking = try RawClient(socket)
    #expect(try eventually { try status(asking)["strokes"] as? Int == 1 })
    daemon.signal(SIGTERM)
    #expect(daemon.awaitLog("stopping"))
    // It may be gone by now; if it is not, it says so.
    let answer = try asking.reply(to: Call.status)
    #expect(answer == nil || answer?.contains("org.stylusd.Stopping") == true)
    #expect(daemon.awaitEnd() == 0)
  }

  @Test func afterTheEndOfARecordingItsStrokesAreStillServed() throws {
    _ = try programs.daemon(
      ["--replay", try programs.shortInk(5), "--speed", "max"], socket: socket)
    #expect(try RawClient(socket).wholeStream().last?.content == .endOfStream(.replayEnded))
    let asking = try RawClient(socket)
    asking.call(Call.strokes(since: 2))
    let page = try #require(object(asking.reply())["parameters"] as? [String: Any])
    #expect((page["strokes"] as? [[String: Any]])?.map { $0["sequence"] as? Int } == [3, 4, 5])
    #expect(page["newest"] as? Int == 5 && page["oldest"] as? Int == 1)
  }

  @Test func whoSubscribesAfterTheEndIsToldSoAtOnce() throws {
    _ = try programs.daemon(
      ["--replay", try programs.shortInk(), "--speed", "max"], socket: socket)
    _ = try RawClient(socket).wholeStream()
    let late = try RawClient(socket).wholeStream()
    #expect(late.count == 3)
    #expect(late.last?.content == .endOfStream(.replayEnded))
  }

  @Test func aRecordingThatIsOpenAtItsEndIsFinishedAsStopped() throws {
    var script = InkScript()
    script.approach()
    script.touch()
    script.move(50)
    let file = try script.write(to: programs.path("open"))
    _ = try programs.daemon(["--replay", file, "--speed", "max"], socket: socket)
    let messages = try RawClient(socket).wholeStream()
    #expect(messages.compactMap { $0.content.kept?.flags } == [.stopped])
  }

  // MARK: Reloading

  @Test func onHangUpTheLimitsAreReadAgainAndTheStrokesKept() throws {
    let config = try programs.configure("keep-strokes = 100")
    let daemon = try programs.daemon(
      ["--replay", try programs.shortInk(6), "--speed", "max", "--config", config], socket: socket)
    _ = try RawClient(socket).wholeStream()
    let asking = try RawClient(socket)
    #expect(try status(asking)["strokes"] as? Int == 6)

    try programs.configure("max-clients = 1")
    daemon.signal(SIGHUP)
    #expect(daemon.awaitLog("reloaded \(config)"))
    #expect(try status(asking)["strokes"] as? Int == 6)
    #expect(try RawClient(socket).reply(to: Call.status)?.contains("\"limit\":1") == true)

    try programs.configure("max-clients = 9\nkeep-strokes = few")
    daemon.signal(SIGHUP)
    #expect(daemon.awaitLog("stays as it was"))
    #expect(daemon.log.contains("\(config):3: keep-strokes must be a number"))
    #expect(try RawClient(socket).reply(to: Call.status)?.contains("\"limit\":1") == true)

    try FileManager.default.removeItem(atPath: config)
    daemon.signal(SIGHUP)
    #expect(daemon.awaitLog("cannot open \(config)"))
    #expect(try status(asking)["strokes"] as? Int == 6)
  }

  // MARK: The service manager

  @Test func theServiceManagerIsToldOfStartLifeAndEnd() throws {
    let manager = try NotifySocket(programs.path("notify"))
    let daemon = try programs.daemon(
      ["--replay", try longInk()], socket: socket,
      environment: ["NOTIFY_SOCKET": programs.path("notify"), "WATCHDOG_USEC": "100000"])
    #expect(try manager.next() == "READY=1")
    // Half of the watchdog's time is 50 ms; without it one sign of life comes each second.
    for _ in 0..<20 { #expect(try manager.next() == "WATCHDOG=1") }
    daemon.signal(SIGTERM)
    var word = try manager.next()
    while word == "WATCHDOG=1" { word = try manager.next() }
    #expect(word == "STOPPING=1")
    #expect(daemon.awaitEnd() == 0)
  }

  @Test(.enabled(if: python != nil, "needs python3"))
  func aSocketThatTheServiceManagerOpenedIsServed() throws {
    let daemon = try activated(sockets: 1, of: "SOCK_STREAM")
    // The connection waits in the queue of the socket from before the daemon was there.
    #expect(try RawClient(socket).wholeStream().last?.content == .endOfStream(.replayEnded))
    #expect(daemon.stop() == 0)
    // It is the service manager's, which goes on listening.
    #expect(FileManager.default.fileExists(atPath: socket))
  }

  @Test(.enabled(if: python != nil, "needs python3"))
  func descriptorsThatAreNoListeningSocketAreRefused() throws {
    for (count, kind) in [(1, "SOCK_DGRAM"), (2, "SOCK_STREAM")] {
      let daemon = try activated(sockets: count, of: kind)
      #expect(daemon.awaitEnd() == 1)
      #expect(daemon.log.contains("passed \(count) descriptors"))
      #expect(daemon.log.contains("ListenStream="))
      try FileManager.default.removeItem(atPath: socket)
    }
  }

  /// Starts a daemon as systemd would, with sockets from descriptor 3 on.
  private func activated(sockets: Int, of kind: String) throws -> RunningProgram {
    let script = """
      import os, socket, sys
      path, kind, count = sys.argv[1], getattr(socket, sys.argv[2]), int(sys.argv[3])
      for number in range(count):
          opened = socket.socket(socket.AF_UNIX, kind)
          opened.bind(f"{path}.{number}")
          if kind == socket.SOCK_STREAM:
              opened.listen()
          if number == 0:  # whoever finds it can connect
              os.rename(f"{path}.{number}", path)
          keep = os.dup(opened.detach())
          os.dup2(keep, 3 + number)
          os.set_inheritable(3 + number, True)
      os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS=sys.argv[3])
      os.execv(sys.argv[4], sys.argv[4:])
      """
    let daemon = try programs.start(
      try #require(python),
      [
        "-c", script, socket, kind, "\(sockets)", Programs.program("stylusd").path,
        "--replay", try programs.shortInk(), "--speed", "max",
      ])
    #expect(eventually { FileManager.default.fileExists(atPath: socket) })
    return daemon
  }

  @Test func aDaemonWithoutStandardStreamsWritesItsLogNowhere() throws {
    let line = "exec \"$0\" --socket \"$1\" --replay \"$2\" <&- >&- 2>&-"
    let daemon = try programs.start(
      "/bin/sh",
      ["-c", line, Programs.program("stylusd").path, socket, try programs.shortInk()])
    let listens = eventually { (try? RawClient(socket))?.isAnswered() == true }
    #expect(listens)
    for number in 0...2 {
      let target = try FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(daemon.process.processIdentifier)/fd/\(number)")
      #expect(target == "/dev/null")
    }
    #expect(daemon.stop() == 0)
  }
}
