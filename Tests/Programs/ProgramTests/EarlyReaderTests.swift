import Foundation
import ProgramKit
import Testing

/// Readers that have seen enough before everything is said, such as `head -1`.
@Suite struct EarlyReaderTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  /// Reads one line of what `stylusctl` prints, and then no more: it must end without a word.
  private func expectQuietEnd(
    _ arguments: [String], first: String, status: Int32 = 0,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let pipe = OutputPipe()
    let tool = try programs.start("stylusctl", arguments, output: pipe.writing)
    try pipe.giveAway()
    #expect(pipe.line()?.contains(first) == true, sourceLocation: location)
    pipe.stopReading()
    #expect(tool.awaitEnd() == status, sourceLocation: location)
    #expect(tool.process.terminationReason == .exit, sourceLocation: location)
    #expect(tool.log.isEmpty, "\(tool.log)", sourceLocation: location)
  }

  /// A daemon that has played the demonstration.
  private func daemonWithStrokes() throws -> RunningProgram {
    let daemon = try programs.daemon(["--replay", "demo", "--speed", "max"], socket: socket)
    _ = try RawClient(socket).wholeStream()
    return daemon
  }

  @Test func aReplayEndsQuietlyWhenNobodyReadsAnyMore() throws {
    try expectQuietEnd(["replay", "demo", "--json"], first: "device_added")
    try expectQuietEnd(["replay", "demo", "--speed", "20"], first: "stroke")
  }

  @Test func strokesEndQuietlyWhenNobodyReadsAnyMore() throws {
    _ = try daemonWithStrokes()
    try expectQuietEnd(["--socket", socket, "strokes", "--json"], first: "\"sequence\":1,")
    try expectQuietEnd(["--socket", socket, "strokes"], first: "1  ")
  }

  @Test func aWatchEndsQuietlyThoughNothingMoreIsToBeSaid() throws {
    // A daemon for each: it begins with its first watcher, and the stroke is over in a tenth of a
    // second.
    for (name, options, first) in [
      ("json", ["--json"], "\"event\":\"hello\""), ("lines", [], "stroke"),
    ] {
      let socket = programs.path(name)
      _ = try programs.daemon(
        ["--replay", try programs.restingInk(), "--speed", "1"], socket: socket)
      try expectQuietEnd(["--socket", socket, "watch"] + options, first: first)
    }
  }

  /// Half of a recording is none: that is a failure, but no news to whoever read no further.
  @Test func aGeneratedRecordingEndsQuietlyToo() throws {
    try expectQuietEnd(["generate"], first: "# EVEMU", status: 1)
  }

  @Test func aPictureIsLeftThoughNobodyReadsTheLines() throws {
    _ = try daemonWithStrokes()
    for (name, arguments) in [
      ("a.svg", ["replay", "demo", "--json"]),
      ("b.svg", ["--socket", socket, "strokes", "--json"]),
    ] {
      let picture = programs.path(name)
      try expectQuietEnd(arguments + ["--svg", picture], first: "{")
      #expect(try String(contentsOfFile: picture, encoding: .utf8).hasSuffix("</svg>\n"))
    }
    // The strokes that are kept do not end with the page in which reading did.
    #expect(try paths(in: "b.svg") == 33)
  }

  private func paths(in picture: String) throws -> Int {
    let text = try String(contentsOfFile: programs.path(picture), encoding: .utf8)
    return text.components(separatedBy: "<path").count - 1
  }
}
