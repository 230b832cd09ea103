import Evdev
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

/// A pen node as Wacom's driver describes it: 200 units per millimeter, tilt, rotation and wheel.
func penNode(
  vendor: UInt16 = 0x056a, change: (inout DeviceDescription) -> Void = { _ in }
) -> DeviceDescription {
  var node = DeviceDescription(name: "Test Pen", bus: 3, vendor: vendor, product: 0x1234)
  node.codes[EventType.key] = [
    Key.toolPen, Key.toolRubber, Key.toolBrush, Key.toolAirbrush, Key.touch, Key.stylus,
    Key.stylus2, Key.stylus3,
  ]
  node.codes[EventType.miscellaneous] = [Miscellaneous.serial]
  node.axes = [
    Axis.x: AxisRange(minimum: 400, maximum: 59152, fuzz: 4, resolution: 200),
    Axis.y: AxisRange(minimum: 400, maximum: 33448, fuzz: 4, resolution: 200),
    Axis.z: AxisRange(minimum: -900, maximum: 899, resolution: 287),
    Axis.wheel: AxisRange(minimum: 0, maximum: 1023),
    Axis.pressure: AxisRange(minimum: 0, maximum: 2047),
    Axis.distance: AxisRange(minimum: 0, maximum: 63),
    Axis.tiltX: AxisRange(minimum: -64, maximum: 63, resolution: 57),
    Axis.tiltY: AxisRange(minimum: -64, maximum: 63, resolution: 57),
    Axis.miscellaneous: AxisRange(minimum: 0, maximum: 0),
  ]
  change(&node)
  return node
}

/// One thing in a frame.
enum Word {
  case x(Int32)
  case y(Int32)
  case axis(UInt16, Int32)
  case key(UInt16, Int32)
  case pen(Int32)
  case touch(Int32)
  case pressure(Int32)
  case serial(Int32)
  case relative(UInt16, Int32)
  case ticks(Int32)

  var code: (type: UInt16, code: UInt16, value: Int32) {
    switch self {
    case .x(let value): (EventType.absolute, Axis.x, value)
    case .y(let value): (EventType.absolute, Axis.y, value)
    case .axis(let axis, let value): (EventType.absolute, axis, value)
    case .key(let key, let value): (EventType.key, key, value)
    case .pen(let value): (EventType.key, Key.toolPen, value)
    case .touch(let value): (EventType.key, Key.touch, value)
    case .pressure(let value): (EventType.absolute, Axis.pressure, value)
    case .serial(let value): (EventType.miscellaneous, Miscellaneous.serial, value)
    case .relative(let code, let value): (EventType.relative, code, value)
    case .ticks(let value): (EventType.miscellaneous, Miscellaneous.timestamp, value)
    }
  }
}

/// The events of one frame; its SYN_REPORT is stamped `time` milliseconds, the others 3 us earlier.
func frame(_ time: Int64, _ words: Word...) -> [InputEvent] {
  let stamp = Timestamp(microseconds: time * 1000)
  return words.map { word in
    InputEvent(
      time: stamp + Microseconds(-3), type: word.code.type, code: word.code.code,
      value: word.code.value)
  } + [InputEvent(time: stamp, type: EventType.synchronization, code: SyncCode.report, value: 0)]
}

/// SYN_DROPPED.
func dropped(_ time: Int64) -> [InputEvent] {
  [
    InputEvent(
      time: Timestamp(microseconds: time * 1000), type: EventType.synchronization,
      code: SyncCode.dropped, value: 0)
  ]
}

extension FrameAssembler {
  /// The frames of some events.
  mutating func frames(of events: [InputEvent]...) -> [ToolFrame] {
    events.joined().compactMap { processEvent($0) }
  }

  /// The first frame of some events.
  mutating func firstFrame(of events: [InputEvent]) throws -> ToolFrame {
    let all = frames(of: events)
    return try #require(all.first)
  }
}

/// An assembler for device 1.
func assembler(
  of node: DeviceDescription = penNode(), placement: SurfacePlacement = .identity
) throws -> FrameAssembler {
  try FrameAssembler(device: DeviceID(rawValue: 1), description: node, placement: placement)
}
