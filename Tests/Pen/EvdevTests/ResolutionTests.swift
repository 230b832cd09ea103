import Evdev
import StylusTestKit
import Testing

private func description(x: AxisRange, vendor: UInt16 = 0x56a) -> DeviceDescription {
  var description = DeviceDescription(name: "pen", vendor: vendor, product: 0xb9)
  description.axes[Axis.x] = x
  description.axes[Axis.pressure] = AxisRange(minimum: 0, maximum: 2047)
  return description
}

@Test func anAxisWithoutResolutionGetsThatOfItsTablet() {
  let filled = description(x: AxisRange(minimum: 0, maximum: 44704, fuzz: 4)).fillingResolution()
  #expect(
    filled.axes[Axis.x] == AxisRange(minimum: 0, maximum: 44704, fuzz: 4, resolution: 200))
  #expect(filled.axes[Axis.pressure]?.resolution == 0)
}

@Test(arguments: [
  description(x: AxisRange(minimum: 0, maximum: 44704, resolution: 100)),
  description(x: AxisRange(minimum: 0, maximum: 32767)),
  description(x: AxisRange(minimum: .min, maximum: .max)),
  description(x: AxisRange(minimum: 0, maximum: 44704), vendor: 1),
])
func aKnownOtherOrUnknownTabletStaysAsItIs(description: DeviceDescription) {
  #expect(description.fillingResolution() == description)
}

@Test func aDescriptionIsFoundByTheWordsOfItsName() {
  let names = [
    "Wacom Intuos4 6x9 Pad.desc", "Wacom Intuos4 6x9 Pen.desc", "Wacom Intuos4 6x9.desc",
    "Wacom Intuos4 12x19.desc", "Wacom Bamboo One.desc", "Wacom Bamboo 16FG 4x5 Pen.desc",
    "Wacom Intuos5 M Pen.desc", "Wacom Intuos5 touch M Pen.desc", "README", "Pen.desc",
    "Wacom Intuos4 6x9.stylus-drag.events",
  ]
  func choose(_ name: String) -> String? { SiblingDescription.choose(for: name, among: names) }
  #expect(choose("Wacom Intuos4 6x9.stylus-drag.events") == "Wacom Intuos4 6x9.desc")
  #expect(choose("Wacom Intuos4 6x9 Pen.tap.events") == "Wacom Intuos4 6x9 Pen.desc")
  #expect(
    choose("Wacom-Intuos5-touch-M-Pen-hovering.events") == "Wacom Intuos5 touch M Pen.desc")
  #expect(choose("wacom intuos5 touch m ring.events") == "Wacom Intuos5 touch M Pen.desc")
  #expect(choose("Wacom Intuos5 touch M Pad.events") == nil)
  #expect(choose("Wacom Bamboo 16FG 4x5 Pad.events") == nil)
  #expect(choose("Wacom Bamboo 16FG 4x5.events") == "Wacom Bamboo 16FG 4x5 Pen.desc")
  #expect(choose("Wacom Intuos4.events") == nil)
  #expect(choose("Huion.events") == nil)
  #expect(choose("") == nil)
}

@Test(.enabled(if: SharedRecordings.areThere)) func everyRealPenRecordingHasResolutions() throws {
  let files = Dictionary(uniqueKeysWithValues: SharedRecordings.files.map { ($0.name, $0.bytes) })
  var pens = 0
  for (name, bytes) in files {
    guard let device = try EvemuText.parse(bytes).devices.first, !device.events.isEmpty,
      device.events.contains(where: { $0.type == EventType.key && $0.code == Key.toolPen })
    else { continue }
    let sibling = SiblingDescription.choose(for: name, among: files.keys.sorted())
    let described = try sibling.flatMap { files[$0] }.map(EvemuText.parse)?.devices.first
    let description = try #require(
      device.description ?? described?.description, "\(name)"
    ).fillingResolution()
    for axis in [Axis.x, Axis.y, Axis.tiltX, Axis.tiltY] {
      #expect((description.axes[axis]?.resolution ?? 0) > 0, "\(name): axis \(axis)")
    }
    pens += 1
  }
  #expect(pens == 7)
}
