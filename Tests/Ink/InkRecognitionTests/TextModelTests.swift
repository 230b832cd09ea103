import Testing

@testable import InkRecognition

/// What is likely before any ink is seen.
@Suite struct TextModelTests {
  private func log(_ text: String, _ language: WritingLanguage) -> Float {
    language.log(of: text)
  }

  @Test func `words are likelier than rows of letters, common ones than rare ones`() {
    let english = WritingLanguage.english()
    #expect(log("the", english) > log("then", english))
    #expect(log("house", english) > log("hovse", english) + 3)
    #expect(log("hovse", english) > log("hvxqe", english) + 3)
  }

  @Test func `a lexicon makes its words likelier, whatever their case`() {
    let plain = WritingLanguage.english()
    let more = WritingLanguage.english(lexicon: Array("zyzzyva\nquokka\n".utf8))
    #expect(log("zyzzyva", more) > log("zyzzyva", plain) + 5)
    #expect(log("Quokka", more) > log("Quokka", plain) + 5)
    #expect(log("quokka", more) > log("quoKkA", more) + 5)
  }

  @Test func `a user's own words count as common ones`() {
    let own = WritingLanguage.english(own: ["stylusd"])
    #expect(log("stylusd", own) > log("stylusd", .english()) + 8)
  }

  @Test func `numbers and signs have their own share`() {
    let english = WritingLanguage.english()
    #expect(log("1984", english) > log("19b4", english))
    #expect(log("end.", english) > log("end}", english))
    #expect(log("7", english) > log("}", english))
  }

  @Test func `digits are told from all other characters`() {
    let digits = WritingLanguage.digits()
    #expect(log("3.14", digits).isFinite)
    #expect(log("3a", digits) == -.infinity)
  }

  @Test func `what follows a letter sums to one`() {
    let model = LetterModel([(Array("banana".utf8), 2), (Array("bandana".utf8), 1)])
    for text in ["", "b", "ban", "xyz", "banana"] {
      var context = LetterModel.start
      for byte in text.utf8 {
        if let symbol = LetterModel.symbol(byte) { context = LetterModel.after(context, symbol) }
      }
      let sum = (1...LetterModel.end).reduce(Float(0)) {
        $0 + model.probability(of: $1, after: context)
      }
      #expect(abs(sum - 1) < 1e-4)
    }
  }

  @Test func `a tree of words knows them and no others`() {
    let trie = WordTrie([
      (Array("cat".utf8), 1), (Array("Cats".utf8), 2), (Array("dog".utf8), 3),
      (Array("caf\u{E9}".utf8), 1), ([], 1),
    ])
    #expect(trie.count == 3)
    #expect(trie.contains("cats".utf8) && trie.contains("CAT".utf8) && trie.contains("dog".utf8))
    #expect(!trie.contains("ca".utf8) && !trie.contains("cow".utf8))
  }
}
