import Evdev
import LinuxIO
import StylusDevices
import StylusModel
import StylusPipeline
import StylusTestKit
import Testing
import VirtualTablets

extension KernelLiveTests {
  @Suite struct DriverPads {
    @Test func aPadBeneathWacomsDriverTellsItsButtonsAndRing() throws {
      let model = try #require(TabletTable.named("wacom-intuos-pro-2-m"))
      var tablet = try UhidTablet(
        HIDTablet(pen: model.penDescription, pad: model.padDescription))
      let nodes = try tablet.waitForNodes(atMost: .milliseconds(60_000))
      var bench = try LiveBench()
      let pad = try bench.tablet { $0.role == .pad && $0.node == nodes.pad }
      let pen = try bench.tablet { $0.role == .pen && $0.node == nodes.pen }
      #expect(pad.pad?.buttons == 9 && pad.pad?.rings == 1 && pad.area == nil)
      #expect(pad.group == pen.group && !pad.group.isEmpty)
      try tablet.send(pad: frame(keys: [Key.pad0 + 1: 1]).span)
      try tablet.send(pad: frame(keys: [Key.pad0 + 1: 0]).span)
      try tablet.send(pad: frame(axes: [Axis.wheel: 20, Axis.miscellaneous: 15]).span)
      try tablet.send(pad: frame(axes: [Axis.wheel: 21]).span)
      let isDone = try bench.pump { $0.actions(of: pad.id).count >= 4 }
      let actions = bench.actions(of: pad.id)
      try #require(isDone, "\(actions)")
      #expect(actions.map(\.control) == [.button, .button, .ring, .ring])
      #expect(actions.prefix(2).map(\.value) == [1, 0])
      #expect(actions.prefix(2).map(\.index) == [1, 1])
      // 72 places on the ring.
      #expect(abs(abs(actions[3].value - actions[2].value) - 5) < 0.01)
    }

    @Test func aPenBeneathWacomsDriverHasSerialNumberAndModel() throws {
      let model = try #require(TabletTable.named("wacom-intuos-pro-2-m"))
      var tablet = try UhidTablet(HIDTablet(pen: model.penDescription))
      let nodes = try tablet.waitForNodes(atMost: .milliseconds(60_000))
      var bench = try LiveBench()
      let pen = try bench.tablet { $0.node == nodes.pen }
      for step in 0..<4 as Range<Int32> {
        try tablet.send(
          pen: frame(
            axes: [
              Axis.x: 4_000 + 100 * step, Axis.y: 4_000, Axis.pressure: step * 1_000,
              Axis.miscellaneous: 0x802,
            ],
            keys: [Key.toolPen: 1, Key.touch: step > 0 ? 1 : 0], serial: 0x1234_abcd
          ).span)
      }
      let frames = try bench.frames(4, of: pen.id)
      #expect(frames.last?.tool == Tool(kind: .pen, serial: 0x1234_abcd, model: 0x802))
      #expect(frames.map(\.isTouching) == [false, true, true, true])
    }
  }

  @Suite struct Pads {
    @Test func dialsTurnWithAnyLibinput() throws {
      let model = try #require(TabletTable.named("wacom-intuos-pro-3-m"))
      var description = try #require(model.padDescription)
      description.name = "Live Dials"
      let tablet = try UinputTablet(description)
      var bench = try LiveBench()
      let id = try bench.device(named: "Live Dials")
      let pad = try #require(bench.tablets.tablet(for: id)?.pad)
      #expect(pad.dials == 2 && pad.buttons == 10)
      let turn = InputEvent(
        time: Timestamp(microseconds: 0), type: EventType.relative,
        code: Relative.wheelHighResolution, value: -120)
      try tablet.send([turn].span)
      try tablet.send(frame(keys: [Key.pad0: 1]).span)
      let isDone = try bench.pump { $0.actions(of: id).count >= 2 }
      let actions = bench.actions(of: id)
      #expect(isDone, "\(actions)")
      let dial = try #require(actions.first { $0.control == .dial })
      #expect(dial.index == 0 && dial.value == 1)
      #expect(actions.contains { $0.control == .button && $0.index == 0 && $0.value == 1 })
    }
  }
}

extension LiveBench {
  /// Waits for a tablet of which this holds.
  mutating func tablet(where isWanted: @escaping (Tablet) -> Bool) throws -> Tablet {
    _ = try pump { $0.tablets.all.contains(where: isWanted) }
    let found = tablets.all.last(where: isWanted)
    return try #require(found)
  }

  /// What a pad's user did.
  func actions(of id: DeviceID) -> [PadAction] {
    events.compactMap { event in
      guard case .pad(let action) = event, action.device == id else { return nil }
      return action
    }
  }
}
