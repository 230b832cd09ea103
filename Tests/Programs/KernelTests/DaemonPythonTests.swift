import Foundation
import ProgramKit
import StylusModel
import StylusProtocol
import StylusTestKit
import Testing

extension KernelDaemonTests {
  /// The Python client beside the daemon, watching a tablet of the kernel.
  @Suite struct PythonClient {
    private static let strokes = 3

    @Test func thePythonClientDrawsWhatIsWrittenOnATablet() throws {
      var tablet = try WitnessedTablet("wacom-intuos-pro-2-m", named: "Daemon Python")
      let programs = try Programs()
      let bench = try DaemonBench(programs)
      let device = try bench.device(named: "Daemon Python")
      let picture = programs.path("ink.svg")
      let client = try watch(programs, picture)
      // The bench's subscriber, who asks, and the Python client.
      for _ in 0..<1_200 where try bench.status().clients < 3 { usleep(50_000) }

      var beat = Beat(rate: 200, heardBy: bench.subscriber)
      for _ in 0..<Self.strokes * 200 {
        try tablet.drawNext()
        beat.wait()
      }
      try tablet.takePenAway()
      client.process.waitUntilExit()
      #expect(client.process.terminationStatus == 0 && client.log.isEmpty, "\(client.log)")

      let kept = try bench.strokes(of: device)
      #expect(kept.map(\.samples.count) == Array(repeating: 180, count: Self.strokes))
      let told = try client.lines.map { line in
        let stroke = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return (stroke?["samples"] as? [[String: Any]] ?? []).map { $0["time"] as? Int64 }
      }
      #expect(told == kept.map { $0.samples.map(\.time.microseconds) })
      let drawing = try String(contentsOfFile: picture, encoding: .utf8)
      #expect(drawing.components(separatedBy: "<g id=").count - 1 == Self.strokes)
      #expect(drawing.components(separatedBy: "<line ").count - 1 == Self.strokes * 179)
      print("the Python client drew \(told.joined().count) samples of \(told.count) strokes")
      try bench.stop()
    }

    /// Starts the client; it ends after the strokes.
    private func watch(_ programs: Programs, _ picture: String) throws -> RunningProgram {
      let folder = packageRoot.appendingPathComponent("clients/python").path
      return try programs.start(
        "/usr/bin/env",
        [
          "PYTHONPATH=\(folder)", "python3", "-B", "-m", "stylusd", "-s", programs.path("socket"),
          "watch", "--json", "--svg", picture, "--strokes", "\(Self.strokes)",
        ])
    }
  }
}
