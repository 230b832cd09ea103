import Evdev

/// Any bytes as a recording: read or refused, and what is read can be written and reads the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func readEvemuText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard var recording = try? EvemuText.parse(bytes) else { return 0 }
  recording.cutLine = nil
  precondition(!recording.devices.isEmpty)
  let again = try? EvemuText.parse(EvemuText.encodeRecording(recording))
  precondition(again == recording)
  return 0
}
