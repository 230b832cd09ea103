import Evdev
import StylusModel
import Testing
import VirtualTablets

/// A pen tablet with everything that a description can say.
private let penTablet: DeviceDescription = {
  var description = DeviceDescription(
    name: "Stylusd Test Pen", bus: 3, vendor: 0x056a, product: 0x0357)
  description.version = 0x110
  description.properties = [DeviceProperty.pointer]
  description.codes[EventType.key] = [
    Key.toolPen, Key.toolRubber, Key.touch, Key.stylus, Key.stylus2, Key.stylus3,
  ]
  description.codes[EventType.miscellaneous] = [Miscellaneous.serial, Miscellaneous.timestamp]
  description.axes = [
    Axis.x: AxisRange(minimum: 0, maximum: 44_800, fuzz: 4, resolution: 200),
    Axis.y: AxisRange(minimum: -10, maximum: 29_600, fuzz: 4, flat: 2, resolution: 200),
    Axis.pressure: AxisRange(minimum: 0, maximum: 8_191),
    Axis.tiltX: AxisRange(minimum: -64, maximum: 63, fuzz: 1, resolution: 57),
    Axis.tiltY: AxisRange(minimum: -64, maximum: 63, fuzz: 1, resolution: 57),
    Axis.miscellaneous: AxisRange(minimum: 0, maximum: 0),
  ]
  description.codes[EventType.absolute] = Set(description.axes.keys)
  return description
}()

private func event(_ type: UInt16, _ code: UInt16, _ value: Int32) -> InputEvent {
  InputEvent(time: Timestamp(microseconds: 0), type: type, code: code, value: value)
}

@Suite(.enabled(if: kernelTestsAreWanted), .serialized)
struct KernelUinputTests {
  @Test func aTabletAppearsAsItWasDescribed() throws {
    let tablet = try UinputTablet(penTablet, startingAt: [Axis.x: 123])
    let node = try EventNode(tablet.node)
    #expect(try node.description() == penTablet)
    #expect(try node.range(of: Axis.x).value == 123)
  }

  @Test func aFrameArrivesWholeAndClosed() throws {
    let tablet = try UinputTablet(penTablet)
    let node = try EventNode(tablet.node)
    let frame = [
      event(EventType.key, Key.toolPen, 1), event(EventType.absolute, Axis.x, 1000),
      event(EventType.miscellaneous, Miscellaneous.serial, 77),
    ]
    try tablet.send(frame.span)
    let received = try node.read()
    #expect(received.map(\.code) == frame.map(\.code) + [SyncCode.report])
    #expect(received.map(\.value) == [1, 1000, 77, 0])
    #expect(Set(received.map(\.time)).count == 1)
  }

  @Test func aTabletIsGoneWithItsOwner() throws {
    let tablet = try UinputTablet(penTablet)
    let node = try EventNode(tablet.node)
    _ = consume tablet
    #expect(throws: (any Error).self) { try node.read() }
  }

  @Test func anAxisWithAnImpossibleRangeIsRefusedByItsNumber() {
    var broken = penTablet
    broken.axes[Axis.y] = AxisRange(minimum: 5, maximum: 1)
    #expect {
      _ = try UinputTablet(broken)
    } throws: {
      "\($0)".contains("axis 1 with range 5...1 of virtual device \"Stylusd Test Pen\"")
    }
  }

  @Test(arguments: TabletTable.all.map(\.slug))
  func everyTabletOfTheTableAppearsAsDescribed(slug: String) throws {
    let model = try #require(TabletTable.named(slug))
    for described in [model.penDescription, model.padDescription].compactMap(\.self) {
      let tablet = try UinputTablet(described)
      #expect(try EventNode(tablet.node).description() == described)
    }
  }
}
