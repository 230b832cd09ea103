import Evdev
import Foundation
import ProgramKit
import StylusModel
import StylusProtocol
import Testing
import VirtualTablets

extension KernelDaemonTests {
  @Suite struct Overload {
    @Test func whatTheKernelDropsIsAGapBetweenTwoStrokesAndNeverAnInvention() throws {
      var tablet = try WitnessedTablet("wacom-intuos-pro-2-m", named: "Daemon Burst")
      let programs = try Programs()
      let bench = try DaemonBench(programs)
      let device = try bench.device(named: "Daemon Burst")
      try tablet.draw(1)
      #expect(bench.subscriber.first { $0.isSample } != nil)
      // Nobody reads meanwhile.
      try bench.daemon.halt()
      try tablet.draw(500)
      bench.daemon.signal(SIGCONT)
      #expect(bench.subscriber.first { $0.isGap } != nil)
      try tablet.draw(10)
      try tablet.takePenAway()
      _ = bench.subscriber.wait { bench.subscriber.flags(of: device.id).count == 2 }
      #expect(bench.subscriber.flags(of: device.id) == [.gap, .resumed])
      #expect(try bench.strokes(of: device).map(\.flags) == [.gap, .resumed])
      #expect(try bench.status().gaps == 1)
      let received = bench.subscriber.samples(of: device.id)
      try expectNoInvention(received, tablet.witness, tablet.told)
      // Those that came after the loss are all there.
      #expect(
        received.suffix(10).map(\.sample.time) == tablet.witness.frames.suffix(10).map(\.time))
      try bench.stop()
    }

    /// A second of them, which an emulated machine needs a minute for; STYLUSD_LOAD_SECONDS makes
    /// it longer.
    @Test func eightThousandFramesASecondLoseNothingInSilence() throws {
      var tablet = try WitnessedTablet("wacom-intuos-pro-2-m", named: "Daemon Flood")
      let programs = try Programs()
      let bench = try DaemonBench(programs)
      let device = try bench.device(named: "Daemon Flood").id
      let asked = ProcessInfo.processInfo.environment["STYLUSD_LOAD_SECONDS"].flatMap { Int($0) }
      let frames = 8_000 * max(1, asked ?? 1)
      let start = Date()
      // Sixteen at a time: no sleep is as short as the eighth of a millisecond.
      for begun in stride(from: 0, to: frames, by: 16) {
        let due = start.addingTimeInterval(Double(begun) / 8_000)
        if due.timeIntervalSinceNow > 0 { Thread.sleep(until: due) }
        try tablet.draw(16)
      }
      let seconds = -start.timeIntervalSinceNow
      try tablet.takePenAway()
      // On a machine that has no time for the client the daemon tells it what it lost instead.
      let isOver = bench.subscriber.wait {
        bench.subscriber.hasLeft(device) || bench.subscriber.lostSome
      }
      #expect(isOver, "\(bench.subscriber.updates(of: device).suffix(3))")
      let received = bench.subscriber.samples(of: device)
      try expectNoInvention(received, tablet.witness, tablet.told)
      let gaps = try bench.status().gaps
      guard !bench.subscriber.lostSome else {
        print("8 kHz: the client was too slow and was told so; \(gaps) gaps")
        // A daemon that stops waits half a second for its clients, which is less than this one is
        // behind.
        _ = bench.subscriber.wait {
          bench.subscriber.hasLeft(device) || bench.subscriber.wasGivenUp
        }
        return try bench.stop(streamEnds: bench.subscriber.wasGivenUp ? .tooSlow : .stopping)
      }
      #expect(received.count == frames || gaps > 0)
      expectMarked(bench.subscriber.flags(of: device), gaps)
      print(
        "8 kHz asked, \(Int(Double(frames) / seconds)) Hz reached:",
        "\(received.count) of \(frames) frames, \(gaps) gaps")
      try bench.stop()
    }

    /// Each loss cuts a stroke; two with nothing between them cut one.
    private func expectMarked(_ flags: [StrokeFlags], _ gaps: UInt64) {
      #expect((1...Int(gaps) + 1).contains(flags.count))
      #expect(flags.dropLast().allSatisfy { $0.contains(.gap) })
      #expect(flags.dropFirst().allSatisfy { $0.contains(.resumed) })
    }

    /// Each sample is a frame that was sent, told once, in order.
    private func expectNoInvention(
      _ received: [ReceivedSample], _ witness: Witness, _ told: DeviceDescription
    ) throws {
      try #require(!witness.isDeaf)
      var frames = witness.frames[...]
      var invented = 0
      for sample in received {
        let rest = frames.drop { $0.time < sample.sample.time }
        if let frame = rest.first, frame.isTold(by: sample, told.axes) {
          frames = rest.dropFirst()
        } else {
          invented += 1
        }
      }
      #expect(invented == 0)
    }
  }
}

extension LiveMessage.LiveContent {
  fileprivate var isSample: Bool { if case .update(.sample) = self { true } else { false } }
  fileprivate var isGap: Bool { if case .update(.gap) = self { true } else { false } }
}
