import Foundation
import ProgramKit
import StylusTestKit
import Testing

/// `stylusctl watch` on a terminal: it draws, and leaves the terminal as it was, whatever ends it.
@Suite struct TerminalWatchTests {
  let programs: Programs
  let socket: String
  let terminal: PseudoTerminal
  let before: [UInt8]

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
    terminal = try PseudoTerminal()
    before = terminal.settings
  }

  /// Starts a daemon whose ink goes on for minutes.
  private func restingDaemon() throws -> RunningProgram {
    try programs.daemon(["--replay", try programs.restingInk(), "--speed", "1"], socket: socket)
  }

  /// Starts a watch on the terminal, as its controlling one, so that its keys send signals.
  private func watch(_ options: [String] = []) throws -> RunningProgram {
    let line = [Programs.program("stylusctl").path, "--socket", socket, "watch"] + options
    let tool = try programs.start(
      "/usr/bin/setsid", ["--ctty", "--wait"] + line, environment: PseudoTerminal.environment,
      input: terminal.programEnd, output: terminal.programEnd)
    try terminal.giveAway()
    return tool
  }

  /// Waits until the terminal is taken over and a stroke told.
  private func awaitDrawing() {
    #expect(eventually { terminal.screen.lines.contains { $0.hasPrefix("stroke   1") } })
    #expect(terminal.screen.cursorIsHidden)
  }

  /// Checks that the picture is still there and the terminal serves the next program.
  private func expectRestored(at location: SourceLocation = #_sourceLocation) {
    #expect(eventually { terminal.isQuiet() }, sourceLocation: location)
    let screen = terminal.screen
    #expect(!screen.cursorIsHidden && screen.wraps, sourceLocation: location)
    #expect(screen.color == nil && screen.region == 0...29, sourceLocation: location)
    #expect(screen.unknown.isEmpty, "\(screen.unknown)", sourceLocation: location)
    #expect(screen.column == 0, sourceLocation: location)
    #expect(screen.lines[screen.row].isEmpty, sourceLocation: location)
    let drawn = screen.cells.joined().count { ("\u{2801}"..."\u{28ff}").contains($0) }
    #expect(drawn > 0, sourceLocation: location)
    #expect(terminal.settings == before, sourceLocation: location)
  }

  @Test func theEndOfARecordingLeavesThePictureAndTheTerminal() throws {
    _ = try programs.daemon(["--replay", "demo", "--speed", "max"], socket: socket)
    let tool = try watch(["--until-end"])
    #expect(tool.awaitEnd() == 0, "\(tool.log)")
    #expect(tool.log.isEmpty)
    expectRestored()
  }

  @Test func controlCEndsAWatchInGoodOrder() throws {
    _ = try restingDaemon()
    let tool = try watch()
    awaitDrawing()
    terminal.type(3)
    #expect(tool.awaitEnd() == 0, "\(tool.log)")
    expectRestored()
    #expect(try RawClient(socket).isAnswered())
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func aSignalEndsAWatchInGoodOrder(signal: Int32) throws {
    _ = try restingDaemon()
    let tool = try programs.start(
      "stylusctl", ["--socket", socket, "watch"], environment: PseudoTerminal.environment,
      input: terminal.programEnd, output: terminal.programEnd)
    try terminal.giveAway()
    awaitDrawing()
    tool.signal(signal)
    #expect(tool.awaitEnd() == 0, "\(tool.log)")
    #expect(tool.process.terminationReason == .exit)
    expectRestored()
  }

  @Test(arguments: [SIGTERM, SIGKILL])
  func theEndOfTheDaemonIsAFailureWithItsReason(signal: Int32) throws {
    let daemon = try restingDaemon()
    let tool = try watch()
    awaitDrawing()
    daemon.signal(signal)
    #expect(tool.awaitEnd() == 1)
    #expect(
      tool.log
        == "stylusctl watch: the daemon is gone. Fix: start stylusd, and run `stylusctl watch` again\n"
    )
    expectRestored()
  }

  @Test func theEndOfARecordingIsAFailureUnlessItIsMeant() throws {
    _ = try programs.daemon(["--replay", "demo", "--speed", "max"], socket: socket)
    let outcome = try programs.run("stylusctl", ["--socket", socket, "watch"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("recording has ended; with --until-end this is not a failure"))
    #expect(!outcome.output.isEmpty)
  }

  @Test func aTerminalThatIsClosedEndsAWatch() throws {
    _ = try restingDaemon()
    let tool = try watch()
    awaitDrawing()
    terminal.turnOff()
    #expect(tool.awaitEnd() != nil)
    #expect(eventually { (try? clients()) == 1 })
  }

  private func clients() throws -> Int? {
    let reply = try object(RawClient(socket).reply(to: Call.status))
    return (reply["parameters"] as? [String: Any])?["clients"] as? Int
  }
}
