import Evdev
import InkModel
import LinuxIO
import StylusDevices
import StylusPipeline
import Testing
import VirtualTablets

extension KernelLiveTests {
  /// A tablet, and a second node that has the pressure alone.
  @Suite struct SecondNode {
    private static func rule(_ name: String) -> LateNodeRule {
      LateNodeRule(node: .named(NamePattern(name)), properties: PropertySet(.pressure))
    }

    /// A node with an axis of 0...1000, or with buttons alone.
    private static func radio(_ name: String, axis: UInt16?) throws -> UinputTablet {
      var node = DeviceDescription(name: name, bus: 5, vendor: 0x1234, product: 0xABCD)
      node.codes[EventType.key] = [Key.side]
      if let axis {
        node.axes[axis] = AxisRange(minimum: 0, maximum: 1000)
        node.codes[EventType.absolute] = [axis]
      }
      return try UinputTablet(node)
    }

    private static func isLate(_ event: DeviceEvent) -> Bool {
      switch event {
      case .late, .lateSource: true
      default: false
      }
    }

    /// The properties that were announced for a tablet, and the pressures that came for it.
    private static func heard(
      _ bench: borrowing LiveBench, _ id: DeviceID
    ) -> (announced: [PropertySet], pressures: [Float]) {
      var announced: [PropertySet] = []
      var pressures: [Float] = []
      for event in bench.events(of: id) {
        if case .lateSource(_, let properties, _) = event { announced.append(properties) }
        if case .late(let value) = event { pressures.append(value.pressure.value) }
      }
      return (announced, pressures)
    }

    @Test func aSecondNodeComesAndGoesAndItsValuesAreTheTablets() throws {
      var bench = try LiveBench(lateNode: Self.rule("Late Radio*"))
      let tablet = try UinputTablet(description("wacom-one-s", named: "Late Tablet"))
      let id = try bench.device(named: "Late Tablet")
      #expect(bench.tablets.tablet(for: id)?.profile.budget == .milliseconds(120))
      #expect(Self.heard(bench, id).announced.isEmpty)
      let before = MonotonicClock.microseconds
      for round in 1...2 {
        let radio = try Self.radio("Late Radio One", axis: Axis.pressure)
        let isThere = try bench.pump { Self.heard($0, id).announced.count == round * 2 - 1 }
        try #require(isThere, "faults: \(bench.faults.about("Late Radio"))")
        try radio.play([Axis.pressure: 250])
        try radio.play([Axis.pressure: 500])
        let hasCome = try bench.pump { Self.heard($0, id).pressures.count == round * 2 }
        #expect(hasCome)
        _ = consume radio
        let isGone = try bench.pump { Self.heard($0, id).announced.count == round * 2 }
        #expect(isGone)
      }
      #expect(Self.heard(bench, id).pressures == [0.25, 0.5, 0.25, 0.5])
      #expect(
        Self.heard(bench, id).announced == [
          PropertySet(.pressure), [], PropertySet(.pressure), [],
        ])
      for case .late(let value) in bench.events(of: id) {
        #expect(value.key == .arrival && value.arrival.microseconds >= before)
      }
      try tablet.play([Axis.x: 2_000, Axis.y: 2_000], keys: [Key.toolPen: 1])
      #expect(try bench.frames(1, of: id).count == 1)
    }

    @Test func aTabletThatComesAfterItsSecondNodeIsTold() throws {
      var bench = try LiveBench(lateNode: Self.rule("Late Early*"))
      let radio = try Self.radio("Late Early", axis: Axis.pressure)
      try bench.pump(milliseconds: 500)
      let tablet = try UinputTablet(description("wacom-one-s", named: "Later Tablet"))
      let id = try bench.device(named: "Later Tablet")
      let isTold = try bench.pump { Self.heard($0, id).announced == [PropertySet(.pressure)] }
      #expect(isTold)
      try radio.play([Axis.pressure: 1000])
      let hasCome = try bench.pump { Self.heard($0, id).pressures == [1] }
      #expect(hasCome)
      _ = consume tablet
    }

    @Test func aNodeOfButtonsAloneIsReported() throws {
      var bench = try LiveBench(lateNode: Self.rule("Late Buttons"))
      let radio = try Self.radio("Late Buttons", axis: nil)
      let isReported = try bench.pump { !$0.faults.about("late-properties").isEmpty }
      #expect(isReported)
      #expect(bench.faults.about("Late Buttons").count == 1)
      _ = consume radio
    }

    @Test func noOtherNodeIsRead() throws {
      var bench = try LiveBench(lateNode: Self.rule("Late Nobody"))
      let tablet = try UinputTablet(description("wacom-one-s", named: "Late Alone"))
      let id = try bench.device(named: "Late Alone")
      let radio = try Self.radio("Late Somebody", axis: Axis.pressure)
      try bench.pump(milliseconds: 500)
      try radio.play([Axis.pressure: 500])
      try bench.pump(milliseconds: 200)
      #expect(!bench.events(of: id).contains(where: Self.isLate))
      _ = consume tablet
    }
  }
}
