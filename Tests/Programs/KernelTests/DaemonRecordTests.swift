import Evdev
import Foundation
import ProgramKit
import StylusModel
import StylusProtocol
import Testing
import VirtualTablets

extension KernelDaemonTests {
  @Suite struct Recorded {
    @Test func aRecordingReplaysToTheStrokesThatTheDaemonSaw() throws {
      let tablet = try UinputTablet(
        sharpDescription("wacom-intuos-pro-2-m", named: "Daemon Tape"))
      let programs = try Programs()
      let bench = try DaemonBench(programs)
      let device = try bench.device(named: "Daemon Tape")
      let tape = programs.path("tape.evemu")
      let recorder = try programs.start("stylusctl", ["record", "-o", tape, try tablet.node])
      try #require(hasBegun(recorder, tape), "\(recorder.log)")
      var pen = DrawingPen()
      var beat = Beat(rate: 200, heardBy: bench.subscriber)
      for _ in 0..<600 {
        try tablet.send(pen.next().span)
        beat.wait()
      }
      try tablet.send(pen.away().span)
      _ = bench.subscriber.wait { bench.subscriber.flags(of: device.id).count == 3 }
      let drawn = try bench.strokes(of: device)
      #expect(drawn.map(\.samples.count) == [180, 180, 180])
      // Whoever heard the daemon say it was behind the recorder; a signal ends it in good order.
      #expect(recorder.stop(SIGINT) == 0, "\(recorder.log)")
      try bench.stop()
      #expect(recorder.log.contains("601 frames of 1 devices"), "\(recorder.log)")
      expect(try replayed(tape, programs), areLike: drawn)
    }

    @Test func aRecordingThatFillsTheDiskSaysSoAndWhatItHasIsWhole() throws {
      let tablet = try UinputTablet(
        sharpDescription("wacom-intuos-pro-2-m", named: "Full Tape"))
      let programs = try Programs()
      let full = programs.path("full")
      try FileManager.default.createDirectory(atPath: full, withIntermediateDirectories: true)
      try #require(
        try programs.run("/bin/mount", ["-t", "tmpfs", "-o", "size=64k", "none", full]).status == 0)
      defer { _ = try? programs.run("/bin/umount", [full]) }
      let tape = full + "/tape.evemu"
      let recorder = try programs.start("stylusctl", ["record", "-o", tape, try tablet.node])
      try #require(hasBegun(recorder, tape), "\(recorder.log)")
      var pen = DrawingPen()
      for _ in 0..<3_000 where recorder.process.isRunning {
        try tablet.send(pen.next().span)
        usleep(2_000)
      }
      let limit = Date(timeIntervalSinceNow: Programs.patience)
      while recorder.process.isRunning, limit.timeIntervalSinceNow > 0 { usleep(20_000) }
      try #require(!recorder.process.isRunning)
      #expect(recorder.process.terminationStatus == 1)
      for words in [
        "cannot continue writing the recording to \(tape)", "No space left", "Fix: make room",
      ] {
        #expect(recorder.log.contains(words), "\(recorder.log)")
      }
      #expect(try !replayed(tape, programs).isEmpty)
    }

    /// The strokes that a daemon finds in a recording.
    private func replayed(_ tape: String, _ programs: Programs) throws -> [CapturedStroke] {
      let socket = programs.path("replay")
      let daemon = try programs.daemon(["--replay", tape, "--speed", "max"], socket: socket)
      let client = Subscriber(of: socket)
      #expect(client.first { $0 == .endOfStream(.replayEnded) } != nil)
      let strokes = try DaemonBench.strokes(at: socket)
      #expect(daemon.stop() == 0)
      return strokes
    }

    /// The same but for names, and for the recording's clock, which begins with its first event.
    private func expect(_ replayed: [CapturedStroke], areLike drawn: [CapturedStroke]) {
      guard let first = drawn.first, let again = replayed.first else {
        Issue.record("no strokes")
        return
      }
      let shift = first.began - again.began
      #expect(replayed.count == drawn.count)
      for (one, other) in zip(replayed, drawn) {
        #expect(one.tool == other.tool && one.flags == other.flags)
        let moved = one.samples.map { sample in
          var moved = sample
          moved.time = sample.time + shift
          return moved
        }
        #expect(moved == other.samples)
      }
    }

    /// Waits until a recorder has begun its file: it has opened its nodes then, and whatever comes
    /// from now on is recorded. A node that is merely open may still have its clock to be set, at
    /// which the kernel drops what waits.
    private func hasBegun(_ recorder: RunningProgram, _ tape: String) -> Bool {
      let limit = Date(timeIntervalSinceNow: Programs.patience)
      while limit.timeIntervalSinceNow > 0, recorder.process.isRunning {
        let text = (try? String(contentsOfFile: tape, encoding: .utf8)) ?? ""
        if !text.isEmpty { return true }
        Thread.sleep(forTimeInterval: 0.02)
      }
      return false
    }
  }
}
