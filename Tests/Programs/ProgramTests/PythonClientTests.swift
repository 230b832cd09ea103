import Foundation
import ProgramKit
import StylusTestKit
import Testing

/// The client in clients/python, which was written from docs/develop/protocol.md alone: it must see what
/// our own programs see. What it does when connections break is in its own tests.
@Suite(.enabled(if: python != nil, "needs python3; scripts/setup test installs it"))
struct PythonClientTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  /// What the client prints, line by line.
  private func client(_ wish: [String]) throws -> [[String: Any]] {
    let outcome = try run(wish)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return try outcome.lines.map { try object($0) }
  }

  private func run(_ wish: [String]) throws -> Programs.Outcome {
    let folder = packageRoot.appendingPathComponent("clients/python").path
    let line = ["PYTHONPATH=\(folder)", try #require(python), "-B", "-m", "stylusd", "-s", socket]
    return try programs.run("/usr/bin/env", line + wish)
  }

  /// The finished strokes that `stylusctl replay demo` tells.
  private func replayed() throws -> [PythonStroke] {
    let outcome = try programs.run("stylusctl", ["replay", "demo", "--json"])
    var samples: [Int: [PythonSample]] = [:]
    var strokes: [PythonStroke] = []
    for line in outcome.lines {
      let event = try object(line)
      guard let stroke = event["stroke"] as? Int else { continue }
      if let sample = event["sample"] as? [String: Any], let place = event["position"] as? Int {
        samples[stroke]?[place] = try PythonSample(sample)
      } else if let sample = event["sample"] as? [String: Any] {
        samples[stroke, default: []].append(try PythonSample(sample))
      } else if event["event"] as? String == "finished" {
        strokes.append(
          PythonStroke(
            number: stroke, sequence: event["stored"] as? Int,
            flags: event["flags"] as? [String] ?? [], samples: samples[stroke, default: []]))
      }
    }
    return strokes
  }

  @Test func aStreamReadByTheDocumentIsWhatAReplayTells() throws {
    let expected = try replayed()
    #expect(expected.count == 33)
    var live: [PythonStroke] = []
    // The daemon waits five seconds for its first subscriber, which a busy machine may not start so
    // soon.
    for _ in 0..<4 where live.count < expected.count {
      let daemon = try programs.daemon(["--replay", "demo", "--speed", "max"], socket: socket)
      live = try client(["watch", "--json"]).map(PythonStroke.init)
      let kept = try client(["strokes"]).map(PythonStroke.init)
      #expect(kept == expected)
      #expect(daemon.stop() == 0)
    }
    #expect(live.count == expected.count)
    for (own, told) in zip(live, expected) { #expect(own == told) }
  }

  @Test func tailsReadByTheDocumentLieAheadOfTheTipAndGoWithTheirStroke() throws {
    var script = InkScript()
    script.pace = 20
    script.approach()
    script.stroke(300, every: 4_999)
    script.pause(milliseconds: 500)
    script.leave()
    let file = try script.write(to: programs.path("ink"))
    var tails: [[String: Any]] = []
    // The daemon sends no tails to a client that reads slowly, as on a busy machine.
    for _ in 0..<20 where tails.count <= 10 {
      let daemon = try programs.daemon(["--replay", file, "--speed", "1"], socket: socket)
      tails = try client(["ahead"])
      #expect(daemon.stop() == 0)
    }
    #expect(tails.count > 10)
    for tail in tails.compactMap({ $0["tail"] as? [[String: Any]] }) {
      let samples = tail.compactMap { $0["sample"] as? [String: Any] }
      let times = samples.compactMap { $0["time"] as? Int }
      #expect(
        times.count == tail.count && zip(times, times.dropFirst()).allSatisfy { $1 - $0 == 5_000 })
      #expect(tail.allSatisfy { ($0["uncertainty"] as? Double ?? 0) > 0 })
      let known = samples.compactMap { ($0["provenance"] as? [String: String])?["position"] }
      #expect(known == tail.map { _ in "predicted" })
    }
    #expect(tails.last?["stroke"] as? Int == 1)
    #expect((tails.last?["tail"] as? [Any])?.isEmpty == true)
  }

  @Test func theServiceIntroducesItself() throws {
    _ = try programs.daemon(["--replay", try programs.shortInk()], socket: socket)
    let service = try #require(try client(["info"]).first)
    #expect(service["interfaces"] as? [String] == ["org.varlink.service", "org.stylusd"])
    #expect(service["product"] as? String == "stylusd")
  }

  @Test func aDaemonThatIsNotThereIsAnErrorAndNoSilence() throws {
    let outcome = try run(["strokes"])
    #expect(outcome.status != 0 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("no daemon to talk to"))
  }
}

/// A stroke as somebody told it.
private struct PythonStroke: Equatable {
  var number: Int
  var sequence: Int?
  var flags: [String]
  var samples: [PythonSample]

  init(number: Int, sequence: Int?, flags: [String], samples: [PythonSample]) {
    self.number = number
    self.sequence = sequence
    self.flags = flags.sorted()
    self.samples = samples
  }

  /// Reads a stroke of GetStrokes.
  init(_ stroke: [String: Any]) throws {
    let samples = try #require(stroke["samples"] as? [[String: Any]])
    self.init(
      number: try #require(stroke["stroke"] as? Int), sequence: stroke["sequence"] as? Int,
      flags: try #require(stroke["flags"] as? [String]), samples: try samples.map(PythonSample.init)
    )
  }
}

/// A sample as somebody told it, with the values that may be left out.
private struct PythonSample: Equatable {
  var times: [Int?]
  var axes: [Float]
  var buttons: [String]
  var provenance: [String: String]

  init(_ sample: [String: Any]) throws {
    let resting: [String: Double] = ["altitude": .pi / 2]
    times = [sample["time"] as? Int, sample["kernel_delay"] as? Int ?? 0]
    axes = [
      "x", "y", "pressure", "altitude", "azimuth", "roll", "slider", "distance",
    ].map { Float(sample[$0] as? Double ?? resting[$0, default: 0]) }
    buttons = (sample["buttons"] as? [String] ?? []).sorted()
    provenance = try #require(sample["provenance"] as? [String: String])
  }
}
