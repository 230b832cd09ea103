import Foundation
import Testing

@testable import InkRecognition

/// Letters that are spelled out, the ends of addresses, and contractions.
@Suite struct AcronymTests {
  private func near(_ found: Float, _ wanted: Double) -> Bool { abs(Double(found) - wanted) < 1e-4 }

  @Test func `letters of acronyms have shares that sum to one`() {
    let logs = Acronyms.letterLogs
    #expect(logs.count == 29 && logs[0] == -100 && logs[27] == -100 && logs[28] == -100)
    #expect(abs(logs[1...26].reduce(0) { $0 + ExactMath.exp($1) } - 1) < 1e-5)
    for (symbol, share) in [(1, 8), (2, 4), (17, 0.7), (19, 8.5), (26, 0.7)] as [(Int, Double)] {
      #expect(near(logs[symbol], log(share / 105.9)), "\(symbol)")
    }
  }

  @Test func `acronyms have two letters or more, and seldom more than five`() {
    let ends = [0.0001, 0.02, 0.25, 0.6, 0.75, 0.9, 0.97]
    for letters in 0..<10 {
      let end = ends[min(letters, 6)]
      #expect(near(Acronyms.endLog(letters), log(end)), "\(letters)")
      #expect(near(Acronyms.continuationLog(letters), log(1 - end)), "\(letters)")
    }
  }

  @Test func `addresses end in com most of the time`() {
    let trie = AddressEndings.trie
    func share(_ ending: String) -> Float {
      var (node, share) = (WordTrie.root, Float(1))
      for byte in ending.utf8 {
        let child = trie.child(of: node, byte - 96)
        share *= trie.probability(of: child, from: node)
        node = child
      }
      return share * trie.endShare(node)
    }
    #expect(trie.count == 32 && AddressEndings.share == 0.85)
    #expect(near(share("com"), 50.0 / 135) && near(share("org"), 15.0 / 135))
    #expect(near(share("co"), 5.0 / 135) && near(share("in"), 1.0 / 135) && share("c") == 0)
    #expect(near(share("biz"), 1.0 / 135) && !trie.contains("txt".utf8))
  }

  @Test func `contractions are words, each once, with the counts of their rows`() {
    let all = WritingLanguage.builtIn()
    let rows = Contractions.english.description.split(separator: "\n").map {
      $0.split(separator: " ")
    }
    let words = rows.flatMap { $0.dropFirst() }.map(String.init)
    #expect(Set(words).count == words.count && rows.count == 22)
    #expect(all.suffix(words.count).map { String(decoding: $0.word, as: UTF8.self) } == words)
    #expect(words.allSatisfy { WordTrie.symbols(of: $0.utf8) != nil })
    func weight(_ word: String) -> Float? { all.last { $0.word == Array(word.utf8) }?.weight }
    #expect(
      weight("it's") == 2048 * 1.414 && weight("don't") == 2048 && weight("I'm") == 1024 * 1.414)
    #expect(weight("linux") == 8 && weight("wifi") == 16 && weight("ok") == 128)
    #expect(weight("I") != nil && weight("i") == nil)
  }

  @Test func `listed words have the counts of their levels`() {
    let weights = Set(WritingLanguage.listed().map(\.weight))
    #expect(weights.isSubset(of: [12, 5, 1, 0.3, 0.15, 0.1]) && weights.count > 3)
    #expect(abs(WritingLanguage.smoothed(16) - 8) < 1e-6)
    #expect(abs(WritingLanguage.smoothed(81) - 27) < 1e-5)
  }
}
