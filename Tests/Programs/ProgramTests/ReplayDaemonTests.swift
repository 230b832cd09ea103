import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import StylusTestKit
import Testing

/// Everything a stream says until it ends.
private func wholeStream(_ connection: consuming InkConnection, hover: Bool = false) throws
  -> [LiveMessage]
{
  var wishes = Subscription()
  wishes.hover = hover
  var live = try connection.live(wishes)
  var messages: [LiveMessage] = []
  while let message = try live.awaitMessage() { messages.append(message) }
  return messages
}

@Suite struct ReplayDaemonTests {
  @Test func aClientGetsEveryStrokeOfARecordingAndItsEnd() throws {
    let programs = try Programs()
    let socket = programs.path("s")
    let daemon = try programs.daemon(["--replay", "demo", "--speed", "max"], socket: socket)
    let messages = try wholeStream(try InkConnection(path: socket))
    let finished = messages.filter { $0.content.kept != nil }
    #expect(finished.count > 20)
    #expect(messages.last?.content == .endOfStream(.replayEnded))
    var asking = try InkConnection(path: socket)
    let strokes = try asking.strokes(since: 0)
    #expect(strokes.map(\.sequence) == Array(1...UInt64(finished.count)))
    let status = try asking.status()
    #expect(status.strokes == finished.count)
    #expect(status.source == .replay(name: "demo", speed: nil))
    _ = consume asking
    #expect(daemon.stop() == 0)
    #expect(!FileManager.default.fileExists(atPath: socket))
    #expect(daemon.log.contains("stopping"))
  }

  @Test func samplesNumberUpWithoutAHole() throws {
    let programs = try Programs()
    let socket = programs.path("s")
    _ = try programs.daemon(["--replay", "demo", "--speed", "max"], socket: socket)
    let messages = try wholeStream(try InkConnection(path: socket), hover: true)
    let updates = messages.filter { message in
      switch message.content {
      case .hello, .ping, .endOfStream, .lost, .snapshot, .predicted: false
      default: true
      }
    }
    #expect(!updates.isEmpty)
    #expect(updates.map(\.sequence) == Array(1...UInt64(updates.count)))
  }

  @Test func theSocketSaysWhatTheReplayInProcessSays() throws {
    let programs = try Programs()
    let socket = programs.path("s")
    _ = try programs.daemon(["--replay", "demo", "--speed", "max"], socket: socket)
    let watched = try programs.run(
      "stylusctl", ["--socket", socket, "watch", "--json", "--hover", "--until-end"])
    let replayed = try programs.run("stylusctl", ["replay", "demo", "--json"])
    #expect(watched.status == 0 && replayed.status == 0)
    #expect(watched.lines.first?.contains("\"event\":\"hello\"") == true)
    #expect(watched.lines.last?.contains("\"reason\":\"replay_ended\"") == true)
    #expect(watched.lines.dropFirst().dropLast() == replayed.lines[...])
  }

  @Test func aDaemonThatIsStoppedFinishesTheStrokesThatAreOpen() throws {
    let programs = try Programs()
    let socket = programs.path("s")
    let daemon = try programs.daemon(["--replay", "demo", "--speed", "1"], socket: socket)
    var live = try InkConnection(path: socket).live(Subscription())
    var messages: [LiveMessage] = []
    var isTold = false
    while let message = try live.awaitMessage() {
      messages.append(message)
      // In the middle of the first stroke.
      if case .update(.sample) = message.content, messages.count >= 12, !isTold {
        daemon.signal(SIGTERM)
        isTold = true
      }
    }
    try #require(isTold)
    let flags = messages.compactMap { message in
      message.content.kept?.flags
    }
    #expect(flags.last == .stopped)
    #expect(messages.last?.content == .endOfStream(.stopping))
    daemon.process.waitUntilExit()
    #expect(daemon.process.terminationStatus == 0)
  }

  @Test func everySharedRecordingGivesTheSameBytesTwice() throws {
    guard let folder = SharedRecordings.folder else { return }
    let programs = try Programs()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    // Two recordings of pads neither describe their tablet nor have a description beside them.
    let tablets = [
      "Wacom Bamboo 16FG 4x5 Pad.events": ["--tablet", "wacom-bamboo-16fg-4x5"],
      "Wacom Intuos5 touch M Pad.events": ["--tablet", "wacom-intuos5-touch-m"],
    ]
    for name in names.filter({ $0.hasSuffix(".events") }).sorted() {
      let file = folder.appendingPathComponent(name).path
      let arguments = ["replay", file, "--json"] + tablets[name, default: []]
      let first = try programs.run("stylusctl", arguments)
      let second = try programs.run("stylusctl", arguments)
      #expect(first.status == 0, "\(name): \(first.errors)")
      #expect(first.output == second.output, "\(name)")
    }
  }
}
