import Evdev
import LinuxIO
import StylusModel
import StylusTestKit
import Testing
import VirtualTablets

/// A uhid tablet of the table with its event nodes open.
private struct Bench: ~Copyable {
  var tablet: UhidTablet
  let pen: EventNode
  let pad: EventNode

  init(_ slug: String) throws {
    let model = try #require(TabletTable.named(slug))
    var tablet = try UhidTablet(HIDTablet(pen: model.penDescription, pad: model.padDescription))
    let nodes = try tablet.waitForNodes(atMost: .milliseconds(60_000))
    let pen = try EventNode(nodes.pen)
    let pad = try EventNode(#require(nodes.pad))
    self.tablet = tablet
    self.pen = pen
    self.pad = pad
  }

  /// Plays a frame of the pen and reads what came of it, without SYN_REPORT.
  mutating func pen(_ frame: [InputEvent]) throws -> [InputEvent] {
    try tablet.send(pen: frame.span)
    return try pen.read().filter { !$0.isReport }
  }

  /// Plays a frame of the pad and reads what came of it, without SYN_REPORT.
  mutating func pad(_ frame: [InputEvent]) throws -> [InputEvent] {
    try tablet.send(pad: frame.span)
    return try pad.read().filter { !$0.isReport }
  }
}

extension [InputEvent] {
  /// The value of a code; nil where it was not sent.
  fileprivate func value(_ type: UInt16, _ code: UInt16) -> Int32? {
    first { $0.type == type && $0.code == code }?.value
  }

  fileprivate func axis(_ code: UInt16) -> Int32? { value(EventType.absolute, code) }
  fileprivate func key(_ code: UInt16) -> Int32? { value(EventType.key, code) }
  fileprivate var serial: Int32? { value(EventType.miscellaneous, Miscellaneous.serial) }
}

/// One tablet for each way in which the driver reads reports; both have a pad with a ring.
private let bothFamilies = ["wacom-intuos-pro-2-m", "wacom-intuos5-touch-m"]

@Suite(.enabled(if: kernelTestsAreWanted), .serialized)
struct KernelUhidTests {
  @Test(arguments: bothFamilies)
  func theDriverReadsEveryValueOfAPen(slug: String) throws {
    var bench = try Bench(slug)
    let events = try bench.pen(
      frame(
        axes: [
          Axis.x: 10_001, Axis.y: 8003, Axis.pressure: 1000, Axis.distance: 3, Axis.tiltX: 5,
          Axis.tiltY: -6, Axis.miscellaneous: 0x100802,
        ],
        keys: [Key.toolPen: 1, Key.touch: 1, Key.stylus2: 1], serial: 0x1234_abcd))
    #expect(events.axis(Axis.x) == 10_001)
    #expect(events.axis(Axis.y) == 8003)
    #expect(events.axis(Axis.pressure) == 1000)
    #expect(events.axis(Axis.distance) == 3)
    #expect(events.axis(Axis.tiltX) == 5)
    #expect(events.axis(Axis.tiltY) == -6)
    #expect(events.axis(Axis.miscellaneous) == 0x100802)
    #expect(events.serial == 0x1234_abcd)
    #expect(events.key(Key.toolPen) == 1)
    #expect(events.key(Key.touch) == 1)
    #expect(events.key(Key.stylus) == nil)
    #expect(events.key(Key.stylus2) == 1)
    let leaving = try bench.pen(frame(keys: [Key.toolPen: 0]))
    #expect(leaving.key(Key.toolPen) == 0)
    #expect(leaving.key(Key.touch) == 0)
    #expect(leaving.axis(Axis.pressure) == 0)
  }

  @Test(arguments: bothFamilies)
  func anEraserIsAToolOfItsOwn(slug: String) throws {
    var bench = try Bench(slug)
    let events = try bench.pen(
      frame(
        axes: [Axis.pressure: 500, Axis.miscellaneous: 0x80a],
        keys: [Key.toolRubber: 1, Key.touch: 1], serial: 7))
    #expect(events.key(Key.toolRubber) == 1)
    #expect(events.key(Key.toolPen) == nil)
    #expect(events.key(Key.touch) == 1)
    #expect(events.axis(Axis.miscellaneous) == 0x80a)
  }

  @Test(arguments: bothFamilies)
  func keysAndRingOfThePadArrive(slug: String) throws {
    var bench = try Bench(slug)
    let pressed = try bench.pad(
      frame(axes: [Axis.miscellaneous: 15], keys: [Key.pad0: 1, Key.pad0 + 6: 1]))
    #expect(pressed.key(Key.pad0) == 1)
    #expect(pressed.key(Key.pad0 + 6) == 1)
    #expect(pressed.axis(Axis.miscellaneous) == 15)
    #expect(pressed.axis(Axis.wheel) == nil)
    for position in [1, 17, 18, 50, 71] as [Int32] {
      let turned = try bench.pad(frame(axes: [Axis.wheel: position]))
      #expect(turned.axis(Axis.wheel) == position)
    }
    let left = try bench.pad(
      frame(
        axes: [Axis.wheel: 0, Axis.miscellaneous: 0], keys: [Key.pad0: 0, Key.pad0 + 6: 0]))
    #expect(left.key(Key.pad0) == 0)
    #expect(left.axis(Axis.wheel) == 0)
    #expect(left.axis(Axis.miscellaneous) == 0)
  }

  @Test(arguments: bothFamilies)
  func anArtPenTurns(slug: String) throws {
    var bench = try Bench(slug)
    _ = try bench.pen(
      frame(axes: [Axis.x: 900, Axis.miscellaneous: 0x100804], keys: [Key.toolPen: 1], serial: 7))
    for rotation in [-900, -451, -1, 1, 449, 899] as [Int32] {
      let events = try bench.pen(frame(axes: [Axis.z: rotation]))
      #expect(events.axis(Axis.z) == rotation)
      #expect(events.axis(Axis.pressure) == nil)
    }
  }

  @Test(arguments: bothFamilies)
  func anAirbrushHasAWheel(slug: String) throws {
    var bench = try Bench(slug)
    let near = try bench.pen(
      frame(
        axes: [Axis.x: 900, Axis.miscellaneous: 0x100902], keys: [Key.toolAirbrush: 1], serial: 7))
    #expect(near.key(Key.toolAirbrush) == 1)
    #expect(try bench.pen(frame(axes: [Axis.wheel: 1001])).axis(Axis.wheel) == 1001)
  }

  @Test func theDriversQuestionsAreAnsweredWhileItStarts() throws {
    let before = Timestamp.now.microseconds
    _ = try Bench("wacom-intuos5-touch-m")
    // It asks at least twice; each unanswered question would take 5 s, an answered one on an
    // emulated machine beside others some tenths.
    #expect(Timestamp.now.microseconds - before < 10_000_000)
  }

  @Test(arguments: TabletTable.all.map(\.slug))
  func everyTabletOfTheTableIsBoundOrRefusedWithAReason(slug: String) throws {
    let model = try #require(TabletTable.named(slug))
    do {
      let shape = try HIDTablet(pen: model.penDescription, pad: model.padDescription)
      var tablet = try UhidTablet(shape)
      let nodes = try tablet.waitForNodes(atMost: .milliseconds(60_000))
      let pen = try EventNode(nodes.pen).description()
      for axis in [Axis.x, Axis.y, Axis.pressure] {
        let told = try #require(model.axes[axis])
        let made = try #require(pen.axes[axis])
        // For displays with packets of their own, newer drivers leave 2 mm at each edge away.
        #expect([0, 400].contains(told.maximum - made.maximum), "\(axis)")
        #expect(made.resolution == told.resolution, "\(axis)")
      }
      #expect(pen.properties.contains(DeviceProperty.direct) == model.isDisplay)
      #expect(slug.hasPrefix("wacom") || model.penDescription.vendor == 0x056a)
    } catch let error as VirtualTabletError {
      guard case .unsupported = error else { throw error }
      #expect("\(error)".contains("use "))
      #expect(!bothFamilies.contains(slug))
    }
  }
}
