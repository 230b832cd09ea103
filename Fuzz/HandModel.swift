import StylusPipeline

/// Any bytes as a hand that was kept: refused or read, and what is read is written to the same
/// bytes again. What the hash would refuse is tried with that of its own bytes, else nothing would
/// ever pass it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readHand(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  _ = HandModel(bytes, of: .shipped)
  let fresh = HandModel().bytes(of: .shipped)
  // The rest of a hand of which nothing is known, so that a few bytes reach the numbers.
  let whole = Array((bytes + fresh.dropFirst(bytes.count)).prefix(fresh.count))
  let repaired = HandModel.summed(Array(fresh[..<24]) + whole[24...])
  guard let hand = HandModel(repaired, of: .shipped) else { return 0 }
  precondition(hand.bytes(of: .shipped) == repaired, "not the same again")
  precondition(hand.gain.isFinite, "a gain that is no number")
  return 0
}
