// Any bytes as a device and its events: no description and no value may trap, and every frame is
// made of finite numbers. Two bytes of flags, twelve axes of 12 bytes, then events of 9 bytes. The
// number of bytes chooses how the device's values arrive.

import Evdev
import StylusDevices
import StylusModel
import StylusPipeline

/// One run of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func assembleFrames(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = unsafe Input(bytes: Array(UnsafeBufferPointer(start: start, count: count))[...])
  let (description, placement) = input.device()
  let device = DeviceID(rawValue: 1)
  let assembler = try? FrameAssembler(
    device: device, description: description, placement: placement)
  var pad = PadAssembler(device: device, description: description)
  var pipeline = InkPipeline()
  var outputs: [PipelineOutput] = []
  var actions: [DeviceEvent] = []
  guard var pen = assembler else { return 0 }
  var arrival = DeviceArrival(
    device: device, measures: pen.measures, time: Timestamp(microseconds: 0))
  arrival.profile = profile(count)
  pipeline.receive(.added(arrival), into: &outputs)
  while let event = input.event() {
    if event.type == 0xF { pen.resynchronize(event) }
    let frame = event.type == 0xE ? pen.resynchronized(at: event.time) : pen.processEvent(event)
    if let frame {
      precondition(frame.x.value.isFinite && frame.y.value.isFinite)
      precondition(frame.tiltX.value.isFinite && frame.tiltY.value.isFinite)
      precondition(frame.roll.value >= -.pi && frame.roll.value < .pi)
      pipeline.receive(.tool(frame), into: &outputs)
    }
    pad?.processEvent(event, into: &actions)
  }
  return 0
}

/// One of all cadences with one of all clocks and peculiarities.
private func profile(_ choice: Int) -> SourceProfile {
  let (cadences, clocks) = (SourceProfile.Cadence.allCases, SourceProfile.Clock.allCases)
  var profile = SourceProfile()
  profile.cadence = cadences[choice % cadences.count]
  profile.clock = clocks[choice % clocks.count]
  profile.late = [PropertySet(.pressure), PropertySet(.tilt)]
  profile.period = .milliseconds(10)
  profile.traits = SourceProfile.Traits(rawValue: UInt16(choice % 128))
  return profile
}

/// Takes numbers from the front of the bytes; zeros when there are no more.
private struct Input {
  var bytes: ArraySlice<UInt8>

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number {
    var number: Number = 0
    for _ in 0..<Number.bitWidth / 8 { number = number << 8 | Number(truncatingIfNeeded: byte()) }
    return number
  }

  private mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func device() -> (DeviceDescription, SurfacePlacement) {
    var description = DeviceDescription(name: "fuzz", vendor: byte() & 1 == 0 ? 0x056a : 0x045e)
    description.codes = [
      EventType.key: Set((0x100...0x14c).filter { $0 != Key.touch }),
      EventType.relative: [0x06, 0x07, 0x08, 0x0b, 0x0c],
    ]
    let flags = byte()
    if flags & 1 != 0 { description.codes[EventType.key]?.insert(Key.touch) }
    let codes = [
      Axis.x, Axis.y, Axis.z, Axis.wheel, Axis.pressure, Axis.distance, Axis.tiltX, Axis.tiltY,
      Axis.miscellaneous, Axis.throttle, Axis.rx, Axis.ry,
    ]
    for code in codes {
      description.axes[code] = AxisRange(
        minimum: number(), maximum: number(), resolution: number())
    }
    guard flags & 2 != 0 else { return (description, .identity) }
    var floats: [Float] = []
    for _ in 0..<6 { floats.append(Float(bitPattern: number())) }
    let matrix = SurfaceCalibration(
      xx: floats[0], xy: floats[1], x0: floats[2], yx: floats[3], yy: floats[4], y0: floats[5])
    return (description, SurfacePlacement(calibration: matrix, isLeftHanded: flags & 4 != 0))
  }

  mutating func event() -> InputEvent? {
    guard !bytes.isEmpty else { return nil }
    let kind = byte()
    return InputEvent(
      time: Timestamp(microseconds: Int64(number(Int16.self)) << (Int64(kind >> 4) * 4)),
      type: UInt16(kind & 0xF), code: number(), value: number())
  }
}
