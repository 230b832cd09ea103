import InkRecognition

private let common = [("the", 40), ("ink", 3)].map { (word: Array($0.0.utf8), weight: Float($0.1)) }

/// Any bytes as a lexicon: each word that can be written is known and no other, and a text is made
/// of each with a probability that grows no larger from letter to letter.
@_cdecl("LLVMFuzzerTestOneInput")
public func readLexicon(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let words = WritingLanguage.words(ofLexicon: bytes)
  precondition(words.reduce(0) { $0 + $1.count } <= count, "more letters than bytes")
  let weighted = words.map { (word: $0, weight: 0.03 as Float) }
  let trie = WordTrie(common + weighted)
  let folded = Set((words + common.map(\.word)).compactMap { WordTrie.symbols(of: $0) })
  precondition(trie.count == folded.count, "words are lost, or made up")
  for word in words {
    precondition(trie.contains(word) == (WordTrie.symbols(of: word) != nil), "a word is not known")
    precondition(!trie.contains(word + [UInt8(ascii: "'")] + word) || word.count <= 20)
  }
  let model = TextModel(trie: trie, letters: LetterModel(common + weighted))
  for word in words.prefix(64) { check(word, model) }
  return 0
}

private func check(_ word: [UInt8], _ model: TextModel) {
  var state = model.start
  for byte in word {
    guard let code = LetterCode.of(byte), let next = model.after(state, code) else { return }
    precondition(next.log.isFinite || next.log == -.infinity, "no logarithm")
    precondition(
      next.log <= state.log + 1e-2 * max(1, -state.log), "more likely than what it begins with")
    state = next
  }
  let end = model.endLogProbability(state)
  precondition(!end.isNaN && end <= 0.01, "an end without a probability")
}
