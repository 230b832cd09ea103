import Foundation
import ProgramKit
import Testing

/// Readers that hold a pipe open and do not read, such as a pager that waits for its user.
@Suite struct BlockedWriterTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  /// Has `stylusctl` write until its pipe is full, and ends it by a signal; gives what it wrote.
  private func endWhenBlocked(
    _ arguments: [String], by signal: Int32, at location: SourceLocation = #_sourceLocation
  ) throws -> [UInt8] {
    let pipe = OutputPipe()
    let tool = try programs.start("stylusctl", arguments, output: pipe.writing)
    let isBlocked = eventually { pipe.isFull }
    #expect(isBlocked, "\(tool.log)", sourceLocation: location)
    let sent = Date()
    tool.signal(signal)
    #expect(tool.awaitEnd() == 0, sourceLocation: location)
    print("ended \(Int(-sent.timeIntervalSinceNow * 1000)) ms after the signal")
    #expect(tool.process.terminationReason == .exit, sourceLocation: location)
    #expect(tool.log.isEmpty, "\(tool.log)", sourceLocation: location)
    try pipe.giveAway()
    return pipe.rest()
  }

  /// Lines that are whole, as far as they fit into one piece of the pipe.
  private func expectWholeLines(
    _ bytes: [UInt8], at location: SourceLocation = #_sourceLocation
  ) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count > 10, sourceLocation: location)
    let broken = lines.filter { (try? JSONSerialization.jsonObject(with: Data($0))) == nil }
    #expect(broken.isEmpty, "\(broken.count) of \(lines.count)", sourceLocation: location)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsAReplayWhoseReaderDoesNotRead(signal: Int32) throws {
    for speed in ["max", "1000"] {
      let arguments = ["replay", "demo", "--json", "--speed", speed]
      expectWholeLines(try endWhenBlocked(arguments, by: signal))
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsAWatchWhoseReaderDoesNotRead(signal: Int32) throws {
    _ = try programs.daemon(["--replay", "demo", "--speed", "50"], socket: socket)
    let arguments = ["--socket", socket, "watch", "--json", "--hover"]
    expectWholeLines(try endWhenBlocked(arguments, by: signal))
  }

  @Test func aPictureIsLeftThoughTheLinesWereNotRead() throws {
    let picture = programs.path("x.svg")
    _ = try endWhenBlocked(["replay", "demo", "--json", "--svg", picture], by: SIGINT)
    #expect(try String(contentsOfFile: picture, encoding: .utf8).hasSuffix("</svg>\n"))
  }
}
