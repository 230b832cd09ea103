import Evdev
import ProgramKit
import StylusModel
import StylusProtocol
import Testing
import VirtualTablets

extension KernelDaemonTests {
  @Suite struct Hotplug {
    @Test func aTabletPulledOutInMidStrokeLeavesAFinishedStrokeAndALivingDaemon() throws {
      let programs = try Programs()
      let bench = try DaemonBench(programs)
      // It comes while the client listens.
      let tablet = try UinputTablet(
        sharpDescription("wacom-intuos-pro-2-m", named: "Daemon Pulled"))
      let witness = try Witness(tablet.node)
      let pulled = try bench.device(named: "Daemon Pulled")
      var pen = DrawingPen()
      try play(40, of: &pen, on: tablet, witness, heardBy: bench.subscriber)
      #expect(bench.subscriber.wait { bench.subscriber.samples(of: pulled.id).count == 40 })
      _ = consume tablet
      let isRemoved = bench.subscriber.first {
        if case .update(.deviceRemoved(pulled.id, _)) = $0 { true } else { false }
      }
      #expect(isRemoved != nil)
      #expect(bench.subscriber.flags(of: pulled.id) == [.deviceLost])
      let stroke = try #require(bench.strokes(of: pulled).first)
      #expect(stroke.flags == .deviceLost)
      #expect(stroke.samples.map(\.time) == witness.frames.map(\.time))

      let next = try UinputTablet(sharpDescription("huion-hs610", named: "Daemon Next"))
      let followed = try bench.device(named: "Daemon Next")
      var other = DrawingPen()
      try play(40, of: &other, on: next, Witness(next.node), heardBy: bench.subscriber)
      try next.send(other.away().span)
      #expect(bench.subscriber.wait { bench.subscriber.flags(of: followed.id) == [[]] })
      #expect(try bench.strokes(of: followed).map(\.samples.count) == [40])
      try bench.stop()
    }

    @Test func strokesOfTwoTabletsInterleave() throws {
      var left = try WitnessedTablet("wacom-intuos-pro-2-m", named: "Daemon Left")
      var right = try WitnessedTablet("huion-hs610", named: "Daemon Right")
      let programs = try Programs()
      let bench = try DaemonBench(programs)
      let devices = [
        try bench.device(named: "Daemon Left").id, try bench.device(named: "Daemon Right").id,
      ]
      var beat = Beat(rate: 200, frames: 2, heardBy: bench.subscriber)
      for _ in 0..<400 {
        try left.drawNext()
        try right.drawNext()
        beat.wait()
      }
      try left.takePenAway()
      try right.takePenAway()
      expectEverything(from: devices[0], 400, left.witness, left.told, bench.subscriber)
      expectEverything(from: devices[1], 400, right.witness, right.told, bench.subscriber)
      // The first strokes of both were open at once.
      let begins = bench.subscriber.notes.compactMap { note in
        if case .update(.began(let beginning)) = note.content { beginning.device } else { nil }
      }
      #expect(Set(begins.prefix(2)) == Set(devices))
      try bench.stop()
    }

    /// Each frame of a tablet came once, as the kernel passed it on.
    private func expectEverything(
      from device: DeviceID, _ frames: Int, _ witness: Witness, _ told: DeviceDescription,
      _ client: Subscriber
    ) {
      #expect(client.wait { client.hasLeft(device) })
      let received = client.samples(of: device)
      #expect(received.count == frames && witness.frames.count == frames)
      #expect(zip(received, witness.frames).count { !$1.isTold(by: $0, told.axes) } == 0)
    }

    @Test func aTipThatIsDownWhenTheDaemonStartsBeginsAStrokeMarkedAsResumed() throws {
      let told = try sharpDescription("wacom-intuos-pro-2-m", named: "Daemon Down")
      let tablet = try UinputTablet(told)
      var pen = DrawingPen()
      try tablet.send(pen.nextDown().span)
      let programs = try Programs()
      let bench = try DaemonBench(programs)
      let device = try bench.device(named: "Daemon Down")
      let witness = try Witness(tablet.node)
      for _ in 0..<20 {
        try tablet.send(pen.nextDown().span)
        try witness.read()
      }
      try tablet.send(pen.away().span)
      #expect(bench.subscriber.wait { !bench.subscriber.flags(of: device.id).isEmpty })
      let stroke = try #require(bench.strokes(of: device).first)
      #expect(stroke.flags == .resumed)
      #expect(stroke.samples.map(\.time) == witness.events.filter(\.isReport).map(\.time))
      try bench.stop()
    }

    private func play(
      _ frames: Int, of pen: inout DrawingPen, on tablet: borrowing UinputTablet,
      _ witness: Witness, heardBy client: Subscriber
    ) throws {
      var beat = Beat(rate: 200, heardBy: client)
      for _ in 0..<frames {
        try tablet.send(pen.nextDown().span)
        try witness.read()
        beat.wait()
      }
    }
  }
}
