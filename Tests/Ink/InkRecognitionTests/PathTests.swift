import Testing

@testable import InkRecognition

/// The scores of texts, and the search for them, where each place says none .5, a .3 and b .2.
@Suite struct PathTests {
  private func frames(_ places: Int) -> LetterFrames {
    ConstantNetwork.frames(places, ["a": 0.3, "b": 0.2])
  }

  private func share(_ text: String, _ places: Int) -> Float {
    var score = PathScore()
    return ExactMath.exp(score.log(frames(places), backwards: ConstantNetwork.backwards(text)))
  }

  @Test func `a text's likelihood is the sum over all ways of laying it along the places`() {
    // One place: the character itself. Two: "aa", "a-" and "-a" for a, "ab" alone for ab.
    let expected: [(text: String, places: Int, share: Float)] = [
      ("", 1, 0.5), ("a", 1, 0.3), ("b", 1, 0.2), ("", 2, 0.25), ("a", 2, 0.39), ("b", 2, 0.24),
      ("ab", 2, 0.06), ("ba", 2, 0.06), ("", 3, 0.125), ("a", 3, 0.342), ("ab", 3, 0.12),
      ("aa", 3, 0.045), ("bb", 3, 0.02), ("aba", 3, 0.018), ("bab", 3, 0.012),
    ]
    for (text, places, wanted) in expected {
      #expect(abs(share(text, places) - wanted) < 1e-5, "\(text) of \(places)")
    }
    #expect(abs(["", "a", "b", "ab", "ba"].reduce(0) { $0 + share($1, 2) } - 1) < 1e-5)
  }

  @Test func `a text that has no room has no likelihood`() {
    var score = PathScore()
    // A character that is doubled needs a place without any between its two.
    for (text, places) in [("ab", 1), ("aa", 2), ("aab", 3), ("abab", 3)] {
      let log = score.log(frames(places), backwards: ConstantNetwork.backwards(text))
      #expect(log == PathBeam.nothing, "\(text) of \(places)")
    }
    #expect(score.log(frames(3), backwards: ConstantNetwork.backwards("aa")) > -4)
    #expect(score.log(LetterFrames(), backwards: []) == PathBeam.nothing)
  }

  @Test func `logarithms are added as their numbers are`() {
    let (quarter, half) = (ExactMath.log(0.25), ExactMath.log(0.5))
    #expect(abs(PathBeam.sum(quarter, half) - ExactMath.log(0.75)) < 1e-6)
    #expect(abs(PathBeam.sum(half, quarter) - ExactMath.log(0.75)) < 1e-6)
    #expect(PathBeam.sum(half, PathBeam.nothing) == half)
    #expect(PathBeam.sum(PathBeam.nothing, quarter) == quarter)
    #expect(PathBeam.sum(0, -16) == 0 && PathBeam.sum(0, -13) > 0)
  }

  /// A model of which nothing but its alphabet counts.
  private func model(_ alphabet: TextAlphabet = .text) -> TextModel {
    TextModel(
      trie: WordTrie([]), letters: LetterModel([]), alphabet: alphabet, hasForms: false)
  }

  /// What the search finds, best first, with each score.
  private func found(
    _ frames: borrowing LetterFrames, _ model: TextModel,
    _ change: (inout ReadingWeights) -> Void = { _ in }
  ) -> [(text: String, score: Float)] {
    var weights = ReadingWeights()
    (weights.language, weights.length) = (0, 0)
    change(&weights)
    var beam = PathBeam()
    beam.searchPaths(frames, model, weights)
    var codes: [UInt8] = []
    return beam.entries.map { entry in
      beam.tree.spell(entry.node, backwards: &codes)
      return (ConstantNetwork.text(backwards: codes), entry.score)
    }
  }

  @Test func `the search finds all texts with their likelihoods, the likeliest first`() {
    let texts = found(frames(2), model())
    #expect(texts.map(\.text).prefix(3) == ["a", "", "b"])
    #expect(Set(texts.map(\.text)) == ["", "a", "b", "ab", "ba"])
    for (text, score) in texts { #expect(abs(ExactMath.exp(score) - share(text, 2)) < 1e-5) }
    let longer = found(frames(3), model())
    #expect(Set(longer.map(\.text)).isSuperset(of: ["aa", "bb", "aba", "bab", "ab", ""]))
    for (text, score) in longer { #expect(abs(ExactMath.exp(score) - share(text, 3)) < 1e-5) }
    #expect(longer.map(\.score) == longer.map(\.score).sorted(by: >))
  }

  @Test func `only as many beginnings are kept as are asked for`() {
    let two = found(frames(3), model()) { $0.width = 2 }
    #expect(two.map(\.text) == ["a", ""])
    // What "b" would have added to "ab" is gone; "a" has all of its ways.
    #expect(abs(ExactMath.exp(two[0].score) - 0.342) < 1e-5)
    let one = found(frames(3), model()) { $0.width = 1 }
    #expect(one.map(\.text) == [""] && abs(ExactMath.exp(one[0].score) - 0.125) < 1e-5)
  }

  @Test func `each character counts as much as the weights say`() {
    let texts = found(frames(2), model()) { $0.length = 2 }
    // .06 e^4 is more than .39 e^2.
    #expect(Set(texts.map(\.text).prefix(2)) == ["ab", "ba"] && texts[2].text == "a")
    for (text, score) in texts {
      let wanted = ExactMath.log(share(text, 2)) + 2 * Float(text.count)
      #expect(abs(score - wanted) < 1e-4, "\(text)")
    }
  }

  @Test func `what the language says of a whole text counts in the end`() {
    let model = TextModel(
      trie: WordTrie([(Array("b".utf8), 1)]), letters: LetterModel([]), known: 0.85)
    let texts = found(frames(1), model) { $0.language = 1 }
    #expect(Set(texts.map(\.text)) == ["", "a", "b"] && texts[0].text == "b")
    for (text, score) in texts {
      var state = model.start
      for character in text {
        state = model.after(state, ConstantNetwork.code(character)) ?? state
      }
      #expect(
        abs(score - ExactMath.log(share(text, 1)) - model.endLogProbability(state)) < 1e-4,
        "\(text)")
    }
  }

  @Test func `characters that the alphabet has not are not found`() {
    let frames = ConstantNetwork.frames(1, ["a": 0.6, "7": 0.1])
    #expect(found(frames, model(.digits)).map(\.text) == ["", "7"])
    #expect(found(frames, model()).map(\.text) == ["a", "", "7"])
  }

  @Test func `faint characters are not looked at`() {
    // e to the -7 is .00091, e to the -8 is .00034.
    let frames = ConstantNetwork.frames(1, ["a": 0.3, "x": 0.00091, "y": 0.00034])
    #expect(found(frames, model()).map(\.text) == ["", "a", "x"])
  }

  @Test func `no more than fourteen characters are looked at, the likeliest`() {
    let frames = ConstantNetwork.frames(
      1,
      [
        "a": 0.04, "b": 0.041, "c": 0.042, "d": 0.043, "e": 0.044, "f": 0.045, "g": 0.046,
        "h": 0.047, "i": 0.048, "j": 0.049, "k": 0.05, "l": 0.051, "m": 0.052, "n": 0.053,
        "o": 0.054, "p": 0.055,
      ])
    let texts = found(frames, model()).map(\.text)
    #expect(texts.joined() == "ponmlkjihgfedc" && texts.count == 15)
  }

  @Test func `beginnings that fall far behind are given up`() {
    // Three x of .001 are e to the -20.7, three of none e to the -.003.
    let frames = ConstantNetwork.frames(3, ["x": 0.001, "y": 0.001])
    let texts = Set(found(frames, model()).map(\.text))
    #expect(texts.isSuperset(of: ["", "x", "y", "xy"]) && !texts.contains("xyx"))
  }

  @Test func `a tree has each beginning once and spells it backwards`() {
    let model = model()
    var tree = TextTree()
    tree.resetToRoot(model.start)
    #expect(tree.count == 1 && tree.codes == [0] && tree.lengths == [0] && tree.parents == [-1])
    let (a, b) = (ConstantNetwork.code("a"), ConstantNetwork.code("b"))
    let one = tree.child(of: TextTree.root, a, model)
    let two = tree.child(of: one, b, model)
    let three = tree.child(of: TextTree.root, b, model)
    #expect([one, two, three] == [1, 2, 3])
    #expect(tree.child(of: TextTree.root, a, model) == one && tree.child(of: one, b, model) == two)
    #expect(tree.child(of: TextTree.root, b, model) == three && tree.count == 4)
    #expect(tree.parents == [-1, 0, 1, 0] && tree.lengths == [0, 1, 2, 1])
    var codes: [UInt8] = [9]
    tree.spell(two, backwards: &codes)
    #expect(codes == ConstantNetwork.backwards("ab"))
    tree.spell(TextTree.root, backwards: &codes)
    #expect(codes.isEmpty)
    #expect(tree.child(of: one, a, self.model(.digits)) == TextTree.none && tree.count == 4)
    tree.resetToRoot(model.start)
    #expect(tree.count == 1 && tree.child(of: TextTree.root, b, model) == 1)
  }
}
