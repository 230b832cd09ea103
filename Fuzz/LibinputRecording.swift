// Any bytes as a file of `libinput record`: read or refused, and what is read can be played.

import Evdev
import StylusDevices
import StylusModel
import StylusPipeline

/// One run of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func readLibinputRecording(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let recording = try? LibinputRecording.parse(bytes) else { return 0 }
  precondition(!recording.devices.isEmpty)
  guard let replay = try? Replay(recording) else { return 0 }
  var cursor = replay.cursor()
  var events: [DeviceEvent] = []
  var (steps, rests) = (0, 0)
  while cursor.nextTime != nil {
    if cursor.isResting { rests += 1 } else { steps += 1 }
    cursor.step(into: &events)
  }
  let reports = recording.devices.reduce(0) { $0 + $1.events.count(where: \.isReport) }
  precondition(steps <= reports + 2)
  let most = ReplayCursor.longestRest.value / ReplayCursor.rest.value
  precondition(rests <= reports * Int(most))
  return 0
}
