import Evdev
import StylusModel

/// Any bytes as a tablet's file: read or refused, and what is read has nodes and can draw.
@_cdecl("LLVMFuzzerTestOneInput")
public func readTabletModel(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let model = try? TabletModel.parse(bytes) else { return 0 }
  precondition(model.penDescription.has(EventType.key, Key.touch))
  precondition((model.padDescription == nil) == (model.pad == nil))
  var sample = Sample(time: Timestamp(microseconds: 0), x: Millimeters(50), y: Millimeters(-50))
  sample.pressure = Fraction(0.5)
  sample.altitude = Radians(1)
  for kind in model.tools {
    var digitiser = Digitizer(model: model)
    try? digitiser.sendStays([[sample, sample]], with: Tool(kind: kind, serial: 1, model: 2))
    precondition(digitiser.device.events.last?.isReport == true)
  }
  return 0
}
