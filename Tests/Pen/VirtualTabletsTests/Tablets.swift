import Evdev
import StylusModel
import VirtualTablets

/// A pen like that of an opaque tablet of 224 by 148 mm, on product 357.
func penDescription(product: UInt16 = 0x357, pressure: Int32 = 8191) -> DeviceDescription {
  var pen = DeviceDescription(name: "Test Tablet Pen", bus: 3, vendor: 0x056a, product: product)
  pen.properties = [DeviceProperty.pointer]
  pen.axes = [
    Axis.x: AxisRange(minimum: 0, maximum: 44_800, fuzz: 4, resolution: 200),
    Axis.y: AxisRange(minimum: 0, maximum: 29_600, fuzz: 4, resolution: 200),
    Axis.z: AxisRange(minimum: -900, maximum: 899, resolution: 287),
    Axis.wheel: AxisRange(minimum: 0, maximum: 2047),
    Axis.pressure: AxisRange(minimum: 0, maximum: pressure),
    Axis.distance: AxisRange(minimum: 0, maximum: 63),
    Axis.tiltX: AxisRange(minimum: -64, maximum: 63, resolution: 57),
    Axis.tiltY: AxisRange(minimum: -64, maximum: 63, resolution: 57),
    Axis.miscellaneous: AxisRange(minimum: 0, maximum: 0),
  ]
  pen.codes[EventType.absolute] = Set(pen.axes.keys)
  pen.codes[EventType.key] = [
    Key.toolPen, Key.toolRubber, Key.touch, Key.stylus, Key.stylus2, Key.stylus3,
  ]
  pen.codes[EventType.miscellaneous] = [Miscellaneous.serial]
  return pen
}

/// A pad with twelve keys and a ring of 72 positions.
func padDescription(product: UInt16 = 0x357) -> DeviceDescription {
  var pad = DeviceDescription(name: "Test Tablet Pad", bus: 3, vendor: 0x056a, product: product)
  pad.codes[EventType.key] = Set((0..<10).map { Key.pad0 + $0 } + [Key.south, Key.south + 1])
  pad.axes[Axis.wheel] = AxisRange(minimum: 0, maximum: 71)
  pad.codes[EventType.absolute] = [Axis.wheel, Axis.miscellaneous]
  return pad
}

/// The reports that a tablet makes of some frames.
struct Encoder {
  private var reports: WacomReports
  private var queue = ReportQueue()
  let descriptor: [UInt8]

  init(_ tablet: HIDTablet) throws {
    reports = try WacomReports(tablet)
    descriptor = reports.descriptor
  }

  mutating func pen(_ frame: [InputEvent]) -> [[UInt8]] {
    reports.encode(pen: frame.span, into: &queue)
    return drain()
  }

  mutating func pad(_ frame: [InputEvent]) -> [[UInt8]] {
    reports.encode(pad: frame.span, into: &queue)
    return drain()
  }

  private mutating func drain() -> [[UInt8]] {
    var start = 0
    var reports: [[UInt8]] = []
    for end in queue.ends {
      reports.append(Array(queue.bytes[start..<end]))
      start = end
    }
    queue.removeAll()
    return reports
  }
}
