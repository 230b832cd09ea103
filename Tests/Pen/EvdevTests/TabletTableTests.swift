import Evdev
import Foundation
import StylusModel
import StylusTestKit
import Testing

private let sample = """
  # A tablet.
  title Some Tablet #2
  name Some Tablet Pen
  id usb 056a:00b9   # the cable
  id bluetooth 056A:00bd
  surface direct
  frames multirate 6
  rate 200
  axis x 0 44704 fuzz 4 flat 1 res 200
  axis y 0 27940
  axis tilt-x -64 63 res 57
  axis pressure 0 2047
  tools pen eraser
  buttons stylus stylus3
  sends serial scan-time
  departure zeros
  pad-name Some Tablet Pad
  pad-buttons 18
  pad-rings 2
  pad-strips 1
  pad-dials 2
  """

private func parse(_ text: String) throws(TabletModelError) -> TabletModel {
  try TabletModel.parse([UInt8](text.utf8))
}

@Test func aTabletsFileIsRead() throws {
  let model = try parse(sample)
  #expect(model.title == "Some Tablet #2")
  #expect(model.name == "Some Tablet Pen")
  #expect(model.identities.map(\.bus) == [3, 5])
  #expect(model.identities.map(\.vendor) == [0x56a, 0x56a])
  #expect(model.identities.map(\.product) == [0xb9, 0xbd])
  #expect(model.isDisplay)
  #expect(model.pattern == .multirate(every: 6))
  #expect(model.rate == 200)
  #expect(
    model.axes == [
      Axis.x: AxisRange(minimum: 0, maximum: 44704, fuzz: 4, flat: 1, resolution: 200),
      Axis.y: AxisRange(minimum: 0, maximum: 27940),
      Axis.tiltX: AxisRange(minimum: -64, maximum: 63, resolution: 57),
      Axis.pressure: AxisRange(minimum: 0, maximum: 2047),
    ])
  #expect(model.tools == [.pen, .eraser])
  #expect(model.buttons == [.stylus, .stylus3])
  #expect(model.marks == [.serial, .scanTime])
  #expect(model.departure == .zeros)
  #expect(model.pad?.name == "Some Tablet Pad")
  #expect(model.pad?.controls == Tablet.Pad(buttons: 18, rings: 2, strips: 1, dials: 2))
}

@Test func aTabletNeedNotHaveAPad() throws {
  let lines = sample.split(separator: "\n").filter { !$0.hasPrefix("pad") }
  let model = try parse(lines.joined(separator: "\n"))
  #expect(model.pad == nil)
  #expect(model.padDescription == nil)
}

@Test(arguments: [
  ("rate 200", "rate fast", 8, "not a number from 20 to 10000"),
  ("rate 200", "rate 0", 8, "not a number from 20 to 10000"),
  ("rate 200", "rate 200 Hz", 8, "has extra words: Hz"),
  ("rate 200", "speed 200", 8, "unknown word speed"),
  ("rate 200", "", 21, "no rate before this line"),
  ("rate 200", "surface direct", 8, "surface is repeated"),
  ("surface direct", "surface upright", 6, "unknown: upright"),
  ("surface direct", "surface", 6, "a word is missing"),
  ("name Some Tablet Pen", "name", 3, "nothing after the word"),
  ("id usb 056a:00b9", "id usb 056a-00b9", 4, "no vendor:product"),
  ("axis y 0 27940", "axis y 9 9", 10, "no range"),
  ("axis y 0 27940", "axis x 0 9", 10, "the axis is repeated"),
  ("axis y 0 27940", "axis y 0 9 res -1", 10, "not a number from 0 to 1000000"),
  ("axis y 0 27940", "", 21, "no axis y before this line"),
  ("frames multirate 6", "frames multirate", 7, "not a number from 2 to 100"),
  ("tools pen eraser", "tools", 13, "a word is missing"),
  ("pad-buttons 18", "pad-buttons 19", 18, "not a number from 0 to 18"),
  ("pad-name Some Tablet Pad", "", 21, "a pad without a name"),
])
func aBrokenTabletFileIsBlamedWithItsLine(
  line: String, replacement: String, number: Int, what: String
) throws {
  let text = sample.replacing(line, with: replacement)
  let error = try #require(throws: TabletModelError.self) { try parse(text) }
  #expect(error.line == number)
  #expect(error.what.contains(what))
  #expect(!error.fix.isEmpty)
}

@Test func theTableHoldsEveryFileOfItsFolder() throws {
  let folder = packageRoot.appendingPathComponent("Sources/Pen/Evdev/Tablets")
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
  #expect(TabletTable.all.map { $0.slug + ".tablet" } == files.sorted())
  for (slug, model) in TabletTable.all {
    let file = try Data(contentsOf: folder.appendingPathComponent(slug + ".tablet"))
    #expect(try TabletModel.parse([UInt8](file)) == model, "\(slug)")
  }
}

@Test func aTabletIsFoundByItsSlugAndItsNumbers() throws {
  #expect(TabletTable.named("wacom-intuos4-m")?.name == "Wacom Intuos4 6x9 Pen")
  #expect(TabletTable.named("wacom") == nil)
  for (slug, model) in TabletTable.all {
    for identity in model.identities where identity.vendor != 0 {
      let found = TabletTable.matching(vendor: identity.vendor, product: identity.product)
      #expect(found == model, "\(slug)")
    }
  }
  #expect(TabletTable.matching(vendor: 0, product: 0) == nil)
}

@Test func everyTabletCouldBeReal() {
  for (slug, model) in TabletTable.all {
    for (axis, low, high) in [(Axis.x, 100.0, 610.0), (Axis.y, 60, 345)] {
      guard let range = model.axes[axis], range.resolution > 0 else {
        Issue.record("\(slug) has no size")
        continue
      }
      let size = Double(range.maximum - range.minimum) / Double(range.resolution)
      #expect((low...high).contains(size), "\(slug): axis \(axis) is \(size) mm")
    }
    for axis in [Axis.tiltX, Axis.tiltY] {
      guard let range = model.axes[axis] else { continue }
      let steepest = Double(range.maximum) / Double(range.resolution)
      #expect((0.9...1.6).contains(steepest), "\(slug): tilt up to \(steepest) rad")
    }
    #expect(model.axes[Axis.pressure]?.minimum == 0, "\(slug)")
    #expect((model.axes[Axis.tiltX] == nil) == (model.axes[Axis.tiltY] == nil), "\(slug)")
    #expect(model.tools.contains(.pen), "\(slug)")
  }
}

@Test(.enabled(if: SharedRecordings.areThere)) func thePensNodeIsTheOneTheKernelMade() throws {
  let tablets = [
    ("Wacom Intuos4 WL Pen.desc", "wacom-intuos4-wl"),
    ("Wacom Cintiq 13HD touch Pen.events", "wacom-cintiq-13hd-touch"),
    ("Wacom Cintiq 12WX.events", "wacom-cintiq-12wx"),
  ]
  for (name, slug) in tablets {
    let file = try #require(SharedRecordings.files.first { $0.name == name })
    let recorded = try #require(try EvemuText.parse(file.bytes).devices.first?.description)
    let made = try #require(TabletTable.named(slug)?.penDescription)
    #expect(made.codes == recorded.codes, "\(slug)")
    #expect(made.axes == recorded.axes, "\(slug)")
    #expect(made.properties == recorded.properties, "\(slug)")
    #expect([made.bus, made.vendor, made.product] == [3, recorded.vendor, recorded.product])
  }
}

@Test(.enabled(if: SharedRecordings.areThere)) func thePadsNodeIsTheOneTheKernelMade() throws {
  let tablets = [
    ("Wacom Intuos4 6x9 Pad.desc", "wacom-intuos4-m"),
    ("Wacom Cintiq 13HD touch Pad.events", "wacom-cintiq-13hd-touch"),
    ("Wacom Cintiq 12WX Pad.buttons-left.events", "wacom-cintiq-12wx"),
  ]
  for (name, slug) in tablets {
    let file = try #require(SharedRecordings.files.first { $0.name == name })
    let recorded = try #require(try EvemuText.parse(file.bytes).devices.first?.description)
    let made = try #require(TabletTable.named(slug)?.padDescription)
    #expect(made.codes == recorded.codes, "\(slug)")
    #expect(made.axes == recorded.axes, "\(slug)")
    #expect(made.name == recorded.name, "\(slug)")
  }
}

@Test func padButtonsAndControlsHaveTheKernelsCodes() throws {
  let pad = try #require(try parse(sample).padDescription)
  let keys = (0x100...0x109).map(UInt16.init) + (0x130...0x135) + [0x126, 0x127, Key.stylus]
  #expect(pad.codes[EventType.key] == Set(keys))
  #expect(
    pad.codes[EventType.absolute]
      == [Axis.x, Axis.y, Axis.wheel, Axis.throttle, Axis.rx, Axis.miscellaneous])
  #expect(pad.codes[EventType.relative] == [0x08, 0x0b, 0x06, 0x0c])
}
