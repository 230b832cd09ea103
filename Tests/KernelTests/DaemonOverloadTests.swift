import Evdev
import Foundation
import InkModel
import StylusProtocol
import StylusTestKit
import Testing
import VirtualTablets

extension KernelDaemonTests {
  @Suite struct Overload {
    @Test func whatTheKernelDropsIsAGapBetweenTwoStrokesAndNeverAnInvention() throws {
      let told = try sharpDescription("wacom-intuos-pro-2-m", named: "Daemon Burst")
      let tablet = try UinputTablet(told)
      let witness = try Witness(tablet.node)
      let programs = try Programs()
      let bench = try DaemonBench(programs)
      let device = try bench.device(named: "Daemon Burst")
      var pen = DrawingPen()
      try tablet.send(pen.nextDown().span)
      try witness.read()
      #expect(bench.subscriber.first { $0.isSample } != nil)
      // Nobody reads meanwhile.
      try bench.daemon.halt()
      for _ in 0..<500 {
        try tablet.send(pen.nextDown().span)
        try witness.read()
      }
      bench.daemon.signal(SIGCONT)
      #expect(bench.subscriber.first { $0.isGap } != nil)
      for _ in 0..<10 {
        try tablet.send(pen.nextDown().span)
        try witness.read()
      }
      try tablet.send(pen.away().span)
      _ = bench.subscriber.wait { bench.subscriber.flags(of: device.id).count == 2 }
      #expect(bench.subscriber.flags(of: device.id) == [.gap, .resumed])
      #expect(try bench.strokes(of: device).map(\.flags) == [.gap, .resumed])
      #expect(try bench.status().gaps == 1)
      let received = bench.subscriber.samples(of: device.id)
      try expectNoInvention(received, witness, told)
      // Those that came after the loss are all there.
      #expect(received.suffix(10).map(\.sample.time) == witness.frames.suffix(10).map(\.time))
      try bench.stop()
    }

    @Test func eightThousandFramesASecondLoseNothingInSilence() throws {
      let told = try sharpDescription("wacom-intuos-pro-2-m", named: "Daemon Flood")
      let tablet = try UinputTablet(told)
      let witness = try Witness(tablet.node)
      let programs = try Programs()
      let bench = try DaemonBench(programs)
      let device = try bench.device(named: "Daemon Flood")
      var pen = DrawingPen()
      let frames = (0..<16_000).map { _ in pen.nextDown() }
      let start = Date()
      for (index, frame) in frames.enumerated() {
        // Sixteen at a time: no sleep is as short as the eighth of a millisecond.
        if index % 16 == 0 {
          let due = start.addingTimeInterval(Double(index) / 8_000)
          if due.timeIntervalSinceNow > 0 { Thread.sleep(until: due) }
        }
        try tablet.send(frame.span)
        if index % 8 == 7 { try witness.read() }
      }
      let seconds = -start.timeIntervalSinceNow
      try tablet.send(pen.away().span)
      let isOver = bench.subscriber.wait { bench.subscriber.hasLeft(device.id) }
      #expect(isOver, "\(bench.subscriber.updates(of: device.id).suffix(3))")
      let received = bench.subscriber.samples(of: device.id)
      try expectNoInvention(received, witness, told)
      let gaps = try bench.status().gaps
      let flags = bench.subscriber.flags(of: device.id)
      #expect(received.count == frames.count || gaps > 0)
      // Two losses with nothing between them cut one stroke.
      #expect((1...Int(gaps) + 1).contains(flags.count))
      #expect(flags.dropLast().allSatisfy { $0.contains(.gap) })
      #expect(flags.dropFirst().allSatisfy { $0.contains(.resumed) })
      print(
        "8 kHz asked, \(Int(Double(frames.count) / seconds)) Hz reached:",
        "\(received.count) of \(frames.count) frames, \(gaps) gaps")
      try bench.stop()
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

extension LiveMessage.Content {
  fileprivate var isSample: Bool { if case .update(.sample) = self { true } else { false } }
  fileprivate var isGap: Bool { if case .update(.gap) = self { true } else { false } }
}
