import InkRecognition
import TextRecognition

/// Any bytes as the words of drawings that a search keeps: what is read is written and read again
/// to the same bytes, and matches are within them.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSearchIndex(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let index = SearchIndex(bytes: bytes)
  let written = index.bytes
  precondition(SearchIndex(bytes: written).bytes == written, "something else is read")
  precondition(index.paths.count == SearchIndex(bytes: written).paths.count)
  for match in PageWords(stored: bytes[...]).matches(of: ["milk"]) {
    precondition(0...1 ~= match.reading.confidence)
  }
  for match in PageWords(stored: bytes[...]).matches(of: ["buy", "milk"]) {
    precondition(match.reading.text.contains(" "))
  }
  return 0
}
