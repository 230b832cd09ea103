import Evdev
import LinuxIO
import ProgramKit
import StylusModel
import StylusProtocol
import Testing
import VirtualTablets

extension KernelDaemonTests {
  /// A second event node that falls silent: whatever waits for it must end by the daemon's own
  /// clock.
  @Suite struct Alarms {
    private static let budget = Microseconds.milliseconds(300)
    private static let length = 25

    @Test func aStrokeWhoseSecondNodeFallsSilentIsFinishedByTheAlarmAlone() throws {
      let tablet = try UinputTablet(description("wacom-one-s", named: "Alarm Tablet"))
      let programs = try Programs()
      let bench = try DaemonBench(
        programs,
        configuration: "[tablet]\nbudget = 300\nlate-node = Alarm Radio\n")
      let device = try bench.device(named: "Alarm Tablet")
      let radio = try UinputTablet(Self.radio)
      // The first pen hovers until the daemon waits for the radio.
      var step: Int32 = 0
      let isAwaited = bench.subscriber.wait {
        step += 1
        try? tablet.play([Axis.x: 2_000 + 20 * (step % 50), Axis.y: 2_000], keys: [Key.toolPen: 1])
        return bench.subscriber.samples(of: device.id).last?.sample.provenance[.pressure] == .held
      }
      try #require(isAwaited, "\(bench.daemon.log)")
      try draw(on: tablet)
      // From here on the kernel says nothing more.
      let finish = try #require(bench.subscriber.first { $0.kept != nil })
      let summary = try #require(finish.content.kept)
      let samples = bench.subscriber.samples(of: device.id).filter { $0.stroke != nil }
      let last = try #require(samples.last).sample
      try #require(samples.count == Self.length)
      #expect(summary.settlement.expired == UInt32(Self.length) && summary.settlement.updated == 0)
      let least = last.kernelTime + Self.budget - summary.time
      #expect(summary.settlement.waited >= least)
      #expect(finish.arrival >= last.kernelTime + Self.budget)
      print("alarm: waited \(summary.settlement.waited.value) us, \(least.value) us at least")
      let stroke = try #require(ReceivedStroke.all(of: device.id, bench.subscriber).first)
      stroke.expectSettled(issued: Self.length, expired: Self.length)
      stroke.expectKept(as: try #require(try bench.strokes(of: device).first))
      try bench.stop()
      _ = consume radio
    }

    /// A stroke; the pen leaves at once.
    private func draw(on tablet: borrowing UinputTablet) throws {
      for step in 0..<Int32(Self.length) {
        try tablet.play(
          [Axis.x: 4_000 + 40 * step, Axis.pressure: 500 + 10 * step],
          keys: [Key.toolPen: 1, Key.touch: 1])
      }
      try tablet.play([Axis.pressure: 0], keys: [Key.touch: 0])
      try tablet.play(keys: [Key.toolPen: 0])
    }

    private static let radio: DeviceDescription = {
      var node = DeviceDescription(name: "Alarm Radio", bus: 5, vendor: 0x1234, product: 0xABCD)
      node.axes = [Axis.pressure: AxisRange(minimum: 0, maximum: 1000)]
      node.codes[EventType.absolute] = [Axis.pressure]
      node.codes[EventType.key] = [Key.stylus]
      return node
    }()
  }
}
