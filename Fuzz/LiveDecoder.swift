import StylusProtocol

/// Feeds a stream to the decoder in pieces whose size the first byte tells.
///
/// What it accepts must come out the same when it is encoded and decoded once more, and the pieces
/// must not matter.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLive(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = input.first else { return 0 }
  let bytes = input.dropFirst()
  let (whole, failure) = decode(bytes, piece: max(1, bytes.count))
  let (pieces, laterFailure) = decode(bytes, piece: 1 + Int(first))
  precondition(whole == pieces && failure == laterFailure, "pieces matter")
  var encoder = LiveEncoder()
  var again: [UInt8] = []
  for message in whole { encoder.encodeMessage(message, to: &again) }
  precondition(decode(again[...], piece: max(1, again.count)).0 == whole, "not the same again")
  return 0
}

private func decode(_ bytes: ArraySlice<UInt8>, piece: Int) -> ([LiveMessage], ProtocolError?) {
  var decoder = LiveDecoder()
  return decoder.readAll(bytes, piece: piece)
}
