import StylusModel
import StylusProtocol

/// Feeds a late source's stream to the decoder in pieces whose size the first byte tells.
///
/// Pieces must not matter, what is accepted must be in range and declared, and must come out the
/// same when it is sent once more.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLate(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = input.first else { return 0 }
  let bytes = input.dropFirst()
  let (whole, failure) = decode(bytes, piece: max(1, bytes.count))
  let (pieces, laterFailure) = decode(bytes, piece: 1 + Int(first))
  precondition(whole == pieces && failure == laterFailure, "pieces matter")
  for value in whole {
    precondition(!value.carried.isEmpty && value.carried.isSubset(of: offer.properties))
    precondition(0...(.pi / 2) ~= value.altitude.value && abs(value.roll.value) < 3.2)
    precondition(0...6.3 ~= value.azimuth.value)
  }
  var again: [UInt8] = []
  var rest = whole[...]
  while !rest.isEmpty {
    LateFrame.appendFrame(rest.prefix(LateFrame.mostRecords), of: offer.device, to: &again)
    rest = rest.dropFirst(LateFrame.mostRecords)
  }
  precondition(decode(again[...], piece: max(1, again.count)).0 == whole, "not the same again")
  return 0
}

private let offer = LateOffer(
  device: DeviceID(rawValue: 1), properties: [PropertySet(.pressure), PropertySet(.tilt)],
  clock: .own)

private func decode(
  _ bytes: ArraySlice<UInt8>, piece: Int
) -> ([LateMeasurement], ProtocolError?) {
  var decoder = LateDecoder(offer)
  return decoder.readAll(bytes, piece: piece)
}
