import SwayDesktop

/// A control socket's bytes: messages as far as they are any, and trees in them.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSwayMessages(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let whole = SwayMessage.countWindows(in: bytes, inPiecesOf: bytes.count)
  precondition(whole == SwayMessage.countWindows(in: bytes, inPiecesOf: 3))
  // What fuzzing seldom finds: the same as the body of one message.
  _ = SwayMessage.countWindows(inTree: bytes)
  return 0
}
