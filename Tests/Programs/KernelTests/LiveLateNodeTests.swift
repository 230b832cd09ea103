import Evdev
import LinuxIO
import StylusDevices
import StylusModel
import StylusPipeline
import Testing
import VirtualTablets

extension KernelLiveTests {
  /// A tablet, and a second node that has its pressure or its pen's buttons.
  @Suite struct SecondNode {
    private static func rule(_ name: String) -> LateNodeRule {
      LateNodeRule(node: .named(NamePattern(name)), properties: PropertySet(.pressure))
    }

    /// A node with some keys, and perhaps an axis of 0...1000.
    private static func radio(
      _ name: String, axis: UInt16?, keys: Set<UInt16> = [Key.side]
    ) throws -> UinputTablet {
      var node = DeviceDescription(name: name, bus: 5, vendor: 0x1234, product: 0xABCD)
      node.codes[EventType.key] = keys
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
      let before = Timestamp.now.microseconds
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

    @Test func aNodeOfOtherKeysAloneIsReported() throws {
      var bench = try LiveBench(lateNode: Self.rule("Late Keys"))
      let radio = try Self.radio("Late Keys", axis: nil, keys: [Self.volumeUp])
      let isReported = try bench.pump { !$0.faults.about("late-properties").isEmpty }
      #expect(isReported)
      #expect(bench.faults.about("Late Keys").count == 1)
      _ = consume radio
    }

    /// KEY_VOLUMEUP.
    private static let volumeUp: UInt16 = 115

    /// The keys of a PineNote's pen, which its kernel tells on a node of their own.
    private static let pineKeys: Set<UInt16> = [Key.toolRubber, Key.toolPen, Key.stylus3]

    @Test func theButtonsOfASecondNodeAreThoseOfThePenThatIsNear() throws {
      var bench = try LiveBench(lateNode: Self.rule("Late Barrel"))
      let tablet = try UinputTablet(description("wacom-one-s", named: "Barrel Tablet"))
      let id = try bench.device(named: "Barrel Tablet")
      let barrel = try Self.radio("Late Barrel", axis: nil, keys: Self.pineKeys)
      try Self.waitUntilItCounts(barrel, &bench, tablet, id)
      #expect(bench.faults.about("Late Barrel").isEmpty)
      let before = bench.frames(of: id).count
      // A pen that comes with its button down, draws, lets go while it draws, presses again, is
      // lifted.
      try barrel.play(keys: [Key.toolRubber: 1])
      try tablet.play([Axis.x: 3_000, Axis.y: 3_000], keys: [Key.toolPen: 1])
      try tablet.play([Axis.x: 3_100, Axis.pressure: 900], keys: [Key.touch: 1])
      try tablet.play([Axis.x: 3_200], keys: [Key.stylus2: 1])
      try barrel.play(keys: [Key.toolRubber: 0])
      try tablet.play([Axis.x: 3_300])
      try barrel.play(keys: [Key.stylus3: 1])
      try tablet.play([Axis.x: 3_400], keys: [Key.stylus2: 0])
      try tablet.play([Axis.pressure: 0], keys: [Key.touch: 0])
      try tablet.play(keys: [Key.toolPen: 0])
      let isWhole = try bench.pump { bench in
        let fresh = bench.frames(of: id).dropFirst(before)
        return fresh.last?.presence == .left
      }
      #expect(isWhole)
      let frames = bench.frames(of: id).dropFirst(before).filter { !$0.isHeld }
      #expect(
        frames.dropLast().map(\.buttons) == [
          .stylus, .stylus, [.stylus, .stylus2], .stylus2, .stylus3, .stylus3,
        ])
      let drawn = bench.updates(of: id).compactMap { update in
        if case .sample(_, let sample) = update { sample } else { nil }
      }
      #expect(
        drawn.filter { $0.provenance[.position] == .measured }.map(\.buttons) == [
          .stylus, [.stylus, .stylus2], .stylus2, .stylus3,
        ])
    }

    @Test func aButtonIsShownEvenIfThePenLiesStill() throws {
      var bench = try LiveBench(lateNode: Self.rule("Late Still"))
      let tablet = try UinputTablet(description("wacom-one-s", named: "Still Tablet"))
      let id = try bench.device(named: "Still Tablet")
      let barrel = try Self.radio("Late Still", axis: nil, keys: [Key.stylus, Key.stylus2])
      try Self.waitUntilItCounts(barrel, &bench, tablet, id)
      try tablet.play([Axis.x: 3_000, Axis.y: 3_000], keys: [Key.toolPen: 1])
      try tablet.play([Axis.x: 3_100, Axis.pressure: 900], keys: [Key.touch: 1])
      let isDown = try bench.pump { $0.frames(of: id).last?.isTouching == true }
      #expect(isDown)
      let pressed = Timestamp.now.microseconds
      try barrel.play(keys: [Key.stylus2: 1])
      let isShown = try bench.pump { $0.frames(of: id).last?.buttons == .stylus2 }
      #expect(isShown)
      let frame = try #require(bench.frames(of: id).last)
      #expect(frame.isHeld && frame.isTouching && frame.carried.isEmpty)
      #expect(frame.time.microseconds >= pressed)
      // A node that vanishes lets go of its buttons.
      _ = consume barrel
      let isReleased = try bench.pump { $0.frames(of: id).last?.buttons == [] }
      #expect(isReleased)
      try tablet.play([Axis.x: 3_200])
      let goesOn = try bench.pump { $0.frames(of: id).last?.isHeld == false }
      #expect(goesOn && bench.frames(of: id).last?.buttons == [])
    }

    /// Presses and releases until a pen that comes near shows that the node is read; the pen is
    /// gone then, and the button up.
    private static func waitUntilItCounts(
      _ barrel: borrowing UinputTablet, _ bench: inout LiveBench,
      _ tablet: borrowing UinputTablet, _ id: DeviceID
    ) throws {
      // From a tablet that has told a departure, no tool is lost for its silence.
      try tablet.play([Axis.x: 1_000, Axis.y: 1_000], keys: [Key.toolPen: 1])
      try tablet.play(keys: [Key.toolPen: 0])
      try barrel.play(keys: [Key.stylus: 1, Key.toolRubber: 1])
      try tablet.play([Axis.x: 2_000, Axis.y: 2_000], keys: [Key.toolPen: 1])
      let isRead = try bench.pump { $0.frames(of: id).last?.buttons == .stylus }
      try #require(isRead, "faults: \(bench.faults.about("Late"))")
      try barrel.play(keys: [Key.stylus: 0, Key.toolRubber: 0])
      let isUp = try bench.pump { $0.frames(of: id).last?.buttons == [] }
      #expect(isUp)
      try tablet.play(keys: [Key.toolPen: 0])
      let isGone = try bench.pump { $0.frames(of: id).last?.presence == .left }
      #expect(isGone)
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
