import Foundation
import ProgramKit
import StylusClient
import StylusProtocol
import Testing

/// `stylusctl` and the example of the library, which go on when the daemon is gone.
@Suite(.timeLimit(.minutes(60))) struct WatchReconnectTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  private func start(_ line: [String]) throws -> (RunningProgram, OutputPipe) {
    let pipe = OutputPipe()
    let tool = try programs.start("stylusctl", ["--socket", socket] + line, output: pipe.writing)
    try pipe.giveAway()
    return (tool, pipe)
  }

  /// Reads on until a line holds a text; all that was read.
  private func lines(of pipe: OutputPipe, until text: String) -> [String] {
    var lines: [String] = []
    while let line = pipe.line() {
      lines.append(line)
      if line.contains(text) { break }
    }
    return lines
  }

  @Test func aWatchWaitsForTheDaemonAndGoesOnAfterItWasKilled() throws {
    let (tool, pipe) = try start(["watch", "--reconnect", "--json", "--until-end"])
    #expect(tool.awaitLog("no daemon to talk to"))
    let first = try programs.daemon(
      ["--replay", try programs.restingInk(), "--speed", "1"], socket: socket)
    let before = lines(of: pipe, until: "\"event\":\"finished\"")
    #expect(before.first?.contains("\"event\":\"hello\"") == true)
    _ = first.stop(SIGKILL)
    #expect(tool.awaitLog("broke"))
    let ink = try programs.shortInk()
    _ = try programs.daemon(["--replay", ink, "--speed", "max"], socket: socket)
    let after = lines(of: pipe, until: "\"reason\":\"replay_ended\"")
    #expect(tool.awaitEnd() == 0, "\(tool.log)")
    // What the new daemon finished comes live or as objects of the store, each once.
    let numbers = try after.compactMap { line -> Int? in
      let told = try object(line)
      if told["event"] as? String == "finished" { return told["stored"] as? Int }
      return told["event"] == nil ? told["sequence"] as? Int : nil
    }
    #expect(numbers == [1, 2, 3])
    #expect(tool.log.contains("was restarted"))
  }

  @Test func aWatchThatWaitsEndsWithASignal() throws {
    let (tool, pipe) = try start(["watch", "--reconnect"])
    #expect(tool.awaitLog("no daemon to talk to"))
    tool.signal(SIGTERM)
    #expect(tool.awaitEnd() == 0, "\(tool.log)")
    #expect(pipe.line() == nil)
  }

  @Test(arguments: [["watch", "--reconnect"], ["watch", "--reconnect", "--json"]])
  func aWatchSaysOnceThatItWaitsAndOnceThatTheDaemonIsThere(line: [String]) throws {
    let (tool, pipe) = try start(line + ["--until-end"])
    #expect(tool.awaitLog("Waiting for the daemon"))
    // So long that it has tried several times.
    Thread.sleep(forTimeInterval: 2)
    _ = try programs.daemon(
      ["--replay", try programs.shortInk(), "--speed", "max"], socket: socket)
    let told = lines(of: pipe, until: "nothing holds this text")
    #expect(tool.awaitEnd() == 0, "\(tool.log)")
    #expect(!told.isEmpty && !told.contains { $0.contains("daemon") })
    let said = tool.log.split(separator: "\n")
    #expect(said.count == 2, "\(tool.log)")
    #expect(said.first?.contains(socket) == true)
    #expect(said.last == "stylusctl watch: the daemon is running")
  }

  @Test func strokesThatAreFollowedComeOnceWhetherKeptOrLive() throws {
    let daemon = try programs.daemon(["--replay", "demo", "--speed", "8"], socket: socket)
    // The recording begins with its first listener; some strokes are there before the next one
    // asks.
    let early = try RawClient(socket)
    early.call(Call.frames)
    let some = try eventually {
      var connection = try InkConnection(path: socket)
      return try connection.status().strokes > 2
    }
    #expect(some)
    let followed = try programs.run("stylusctl", ["--socket", socket, "strokes", "--follow"])
    #expect(followed.status == 0, "\(followed.errors)")
    let kept = try programs.run("stylusctl", ["--socket", socket, "strokes"])
    #expect(kept.lines.count == 33 && followed.lines == kept.lines)
    #expect(daemon.stop() == 0)
  }

  @Test func theExampleForNotesHasEveryStrokeOnItsPage() throws {
    _ = try programs.daemon(["--replay", "demo", "--speed", "20"], socket: socket)
    let outcome = try programs.run("notes-example", [socket])
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.lines.count == 33)
    #expect(outcome.lines.last?.hasPrefix("33 on the page") == true)
  }
}
