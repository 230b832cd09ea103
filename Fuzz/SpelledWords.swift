import InkRecognition

/// Any bytes as a prepared word list of a language with accents, with a right heading and checksum
/// in front, and as a lexicon of it: what is read is written the same, and ink can be read by it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSpelledWords(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes)
  check(SpelledWordIndex.sealed(bytes, .pl, key: "fuzz"))
  for word in bytes.split(separator: UInt8(ascii: "\n")) {
    guard let folded = FoldedWord(word) else { continue }
    precondition(folded.letters.count <= 2 * word.count, "letters are made up")
    for index in folded.letters.indices {
      let accent = folded.accents.accent(at: index)
      precondition(
        AccentedLetters.compose(folded.letters[index], accent) != nil, "no letter has this accent")
    }
  }
  return 0
}

private func check(_ bytes: [UInt8]) {
  guard let index = SpelledWordIndex(.pl, bytes: bytes, key: "fuzz") else { return }
  precondition(index.bytes(key: "fuzz") == bytes, "something else is written")
  var reader = WritingReader(.accented(index))
  reader.read(WritingTrace(strokes: [[SIMD2(0, 0), SIMD2(0, 3)], [SIMD2(0.1, -1)]]))
  for reading in reader.readings(16) { precondition(!reading.confidence.isNaN, "no confidence") }
}
