import Testing

@testable import InkRecognition

/// How likely accents are among letters, counted by hand.
@Suite struct AccentModelTests {
  /// The words are folded; of other letters there are none.
  private static func counted(_ words: KeyValuePairs<String, Float>) -> AccentModel {
    AccentModel(
      words.compactMap { text, weight in
        FoldedWord(Array(text.utf8)).map { (word: $0, weight: weight) }
      })
  }

  private static let model = counted(["für": 6, "nur": 2])

  private func share(
    _ accent: Accent, _ letter: Int, _ word: String, _ model: AccentModel = model
  ) -> Float {
    model.probability(
      of: accent, at: letter, in: WordTrie.symbols(of: Array(word.utf8)) ?? [])
  }

  private static func encoded(_ model: AccentModel) -> [UInt8] {
    var bytes: [UInt8] = []
    model.encodeBytes(to: &bytes)
    return bytes
  }

  @Test func `letters farther away count more if they were seen more often`() {
    // 6 of 8 for the letter; with its neighbors 6 and 2 of 6; and the same with the next ones.
    let near: Float = (6 + 2 * 0.75) / 8
    let far: Float = (6 + 2 * near) / 8
    #expect(share(.diaeresis, 1, "fur") == far && share(.none, 1, "fur") == 1 - far)
    #expect(share(.diaeresis, 1, "nur") == 0.1875 && share(.none, 1, "nur") == 0.8125)
  }

  @Test func `neighbors that were never seen leave what the letter alone says`() {
    #expect(share(.diaeresis, 1, "mur") == 0.75 && share(.diaeresis, 0, "u") == 0.75)
    // The neighbors are known, those beyond them are not.
    #expect(share(.diaeresis, 1, "furt") == 0.9375 && share(.diaeresis, 1, "FUR") == 0.984375)
    #expect(share(.diaeresis, 0, "q") == 0 && share(.none, 0, "q") == 0)
  }

  @Test func `the shares of all accents of a letter are one`() {
    let mixed = Self.counted(["côté": 3, "cote": 5, "coté": 2, "côte": 7, "œuvre": 1])
    for (word, letter) in [("cote", 1), ("cote", 3), ("coeur", 1), ("x-o", 2), ("oeuvre", 0)] {
      let sum = Accent.allCases.reduce(0) { $0 + share($1, letter, word, mixed) }
      #expect(abs(sum - 1) < 1e-5, "\(word) \(letter)")
    }
    #expect(share(.ligature, 0, "oeuvre", mixed) > share(.ligature, 1, "cote", mixed))
  }

  @Test func `a letter may have an accent that it has more than once in ten thousand`() {
    for (weight, isEnough) in [(1, false), (2, true)] as [(Float, Bool)] {
      let model = Self.counted(["ä": weight, "a": 10_000 - weight])
      #expect(model.permits(.diaeresis, on: 1) == isEnough && model.permits(.none, on: 1))
    }
    #expect(!Self.model.permits(.diaeresis, on: 0) && Self.model.permits(.none, on: 200))
  }

  @Test func `words with digits teach nothing, nor do words that are too long`() {
    let long = String(repeating: "b", count: 40)
    let model = Self.counted(["ä1": 5, long + "é": 5, "b": 1])
    #expect(!model.permits(.diaeresis, on: 1) && !model.permits(.acute, on: 5))
    #expect(Self.encoded(model) == Self.encoded(Self.counted(["b": 1])))
    #expect(Self.encoded(Self.counted([:])).count == 2 * (8 + 8 * 4))
  }

  @Test func `a model that is cut off is none, and the rest is left to the next reader`() throws {
    let bytes = Self.encoded(Self.model)
    var reader = LittleEndianReader(bytes + [7])
    let again = try #require(AccentModel(&reader))
    #expect(Self.encoded(again) == bytes && reader.byte() == 7 && reader.isAtEnd)
    for count in bytes.indices {
      var cut = LittleEndianReader(Array(bytes.prefix(count)))
      #expect(AccentModel(&cut) == nil, "\(count) bytes")
    }
  }

  @Test func `a model with any wrong bit is refused, or says numbers`() {
    let bytes = Self.encoded(Self.model)
    var refused = 0
    for bit in 0..<bytes.count * 8 {
      var other = bytes
      other[bit / 8] ^= 1 << UInt8(bit % 8)
      var reader = LittleEndianReader(other)
      guard let model = AccentModel(&reader) else {
        refused += 1
        continue
      }
      for accent in Accent.allCases {
        let share = share(accent, 1, "fur", model)
        #expect(!share.isNaN && share >= 0, "bit \(bit)")
      }
    }
    // The numbers of keys alone have 128 bits.
    #expect(refused > 100 && refused < bytes.count * 8)
  }
}
