import Evdev
import StylusModel
import StylusPipeline

/// One recorded device with the assembler of its frames.
struct RecordedPlayer: Sendable {
  let events: [InputEvent]
  private var pen: FrameAssembler?
  private var pad: PadAssembler?

  /// Nil for a device that is neither pen nor pad.
  init?(
    id: DeviceID, description: DeviceDescription, recorded: RecordedDevice
  ) throws(DeviceError) {
    let role = DeviceRole.of(description)
    guard role != .other else { return nil }
    events = recorded.events
    pad = PadAssembler(device: id, description: description)
    guard role == .pen else { return }
    var assembler = try FrameAssembler(device: id, description: description)
    for (code, value) in recorded.initialAxes {
      assembler.resynchronize(
        InputEvent(
          time: Timestamp(microseconds: 0), type: EventType.absolute, code: code, value: value))
    }
    pen = assembler
  }

  mutating func play(
    _ range: Range<Int>, delayedBy delay: Microseconds, into sink: inout some DeviceEventSink
  ) {
    for var event in events[range] {
      event.time = event.time + delay
      if let frame = pen?.processEvent(event) { sink.deliver(.tool(frame)) }
      pad?.processEvent(event, into: &sink)
    }
  }
}
