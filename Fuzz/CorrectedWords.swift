import InkRecognition

/// Any bytes as corrected words: what is read is written the same, can be read by, remembered and
/// forgotten.
@_cdecl("LLVMFuzzerTestOneInput")
public func readCorrectedWords(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard var words = try? CorrectedWords(bytes: bytes) else { return 0 }
  precondition(words.bytes == bytes)
  guard let last = words.entries.last else { return 0 }
  precondition(words.remember(last.word) == [last.word])
  precondition(words.entries.last?.word == last.word)
  let fresh = try? CorrectedWords(bytes: words.bytes)
  precondition(fresh == words)
  precondition(words.forget(last.word) == [last.word] && words.forget(last.word).isEmpty)
  return 0
}
