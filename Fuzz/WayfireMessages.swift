import WayfireDesktop

/// A control socket's bytes: messages as far as they are any, and lists of views in them.
@_cdecl("LLVMFuzzerTestOneInput")
public func readWayfireMessages(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let whole = WayfireMessage.countWindows(in: bytes, inPiecesOf: bytes.count)
  precondition(whole == WayfireMessage.countWindows(in: bytes, inPiecesOf: 3))
  // What fuzzing seldom finds: the same as the body of one message.
  precondition(WayfireMessage.countWindows(inList: bytes) <= 512)
  return 0
}
