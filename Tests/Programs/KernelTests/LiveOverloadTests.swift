import Evdev
import LinuxIO
import StylusDevices
import StylusModel
import StylusPipeline
import Testing
import VirtualTablets

extension KernelLiveTests {
  @Suite struct Load {
    @Test func aBurstThatTheKernelCannotKeepIsOneGapAndNoInvention() throws {
      let tablet = try UinputTablet(description("wacom-intuos-pro-2-m", named: "Live Burst"))
      var bench = try LiveBench()
      let id = try bench.device(named: "Live Burst")
      try tablet.play(
        [Axis.x: 2_000, Axis.y: 2_000, Axis.pressure: 900], keys: [Key.toolPen: 1, Key.touch: 1])
      _ = try bench.frames(1, of: id)
      // Nobody reads meanwhile.
      for step in 1...1_000 as ClosedRange<Int32> {
        try tablet.play([Axis.x: 2_000 + 20 * step, Axis.y: 2_000 + 10 * step])
      }
      _ = try bench.pump { $0.frames(of: id).contains { $0.followsGap } }
      for step in 1_001...1_010 as ClosedRange<Int32> {
        try tablet.play([Axis.x: 2_000 + 20 * step, Axis.y: 2_000 + 10 * step])
      }
      try tablet.play([Axis.pressure: 0], keys: [Key.touch: 0])
      _ = try bench.pump { $0.frames(of: id).last?.isTouching == false }
      let frames = bench.frames(of: id)
      #expect(frames.filter { $0.followsGap }.count == 1)
      #expect(bench.devices.statistics.gaps == 1)
      // Each place was sent, and the two axes belong together.
      for frame in frames {
        #expect(abs((frame.x.value - 10) - 2 * (frame.y.value - 10)) < 1e-3)
      }
      #expect(frames.suffix(11).allSatisfy { !$0.followsGap })
      let flags = bench.updates(of: id).compactMap { update in
        if case .ended(let ending) = update { ending.flags } else { nil }
      }
      #expect(flags == [.gap, .resumed])
      #expect(frames.last?.x.value == Float(Double(2_000 + 20 * 1_010) / 200))
    }

    @Test func everyFrameAtTheRateOfATabletMeetsItsTwin() throws {
      let tablet = try UinputTablet(description("wacom-intuos-pro-2-m", named: "Live Rate"))
      var bench = try LiveBench()
      let id = try bench.device(named: "Live Rate")
      let before = bench.devices.statistics
      try tablet.play([Axis.x: 2_000, Axis.y: 2_000], keys: [Key.toolPen: 1], serial: 9)
      for step in 1...400 as ClosedRange<Int32> {
        let pressure = step < 20 || step > 380 ? 0 : 1_000 + step
        try tablet.play(
          [Axis.x: 2_000 + 20 * step, Axis.pressure: pressure],
          keys: [Key.touch: pressure > 0 ? 1 : 0], serial: 9)
        try bench.pump(milliseconds: 5)
      }
      let frames = try bench.frames(401, of: id)
      let after = bench.devices.statistics
      let sent = (0...400).map { Float(Double(2_000 + 20 * $0) / 200) }
      #expect(frames.map { $0.x.value } == sent)
      #expect(after.gaps == 0)
      #expect(after.twins - before.twins >= 395, "\(after)")
      #expect(after.late == before.late, "\(after)")
      print("join at 200 Hz: \(after)")
    }
  }
}
