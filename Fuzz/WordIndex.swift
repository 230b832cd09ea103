import InkRecognition

/// Any bytes as a prepared word list, with a right heading and checksum in front: what is read is
/// written the same, and texts can be read by it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readWordIndex(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes)
  check(WordIndex.sealed(bytes, key: "fuzz"))
  return 0
}

private func check(_ bytes: [UInt8]) {
  guard let index = WordIndex(bytes: bytes, key: "fuzz") else { return }
  precondition(index.bytes(key: "fuzz") == bytes, "something else is written")
  let language = WritingLanguage.english(index, own: ["ink"])
  var state = language.model.start
  for byte in "the ink's 12/3".utf8 {
    guard let code = LetterCode.of(byte), let next = language.model.after(state, code) else {
      return
    }
    precondition(!next.log.isNaN, "no logarithm")
    state = next
  }
  precondition(!language.model.endLogProbability(state).isNaN)
}
