import StrokeJournal
import StylusProtocol

/// Any bytes as a stroke of the journal: refused or read, and what is read is written to the same
/// bytes again and reads the same. The sum is repaired first, else nothing would ever pass it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readBlob(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  _ = try? StrokeBlob.decode(bytes)
  let summed = bytes + StrokeBlob.sum(of: bytes)
  guard let entry = try? StrokeBlob.decode(summed) else { return 0 }
  let again = StrokeBlob.encode(
    PackedStroke(entry.stroke), owner: entry.owner, written: entry.written)
  precondition((try? StrokeBlob.decode(again)) == entry, "not the same again")
  precondition(again.count <= summed.count, "the shortest form is ours")
  return 0
}
