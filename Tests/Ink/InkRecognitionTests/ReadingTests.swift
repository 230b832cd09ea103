import Foundation
import Testing

@testable import InkRecognition

/// What a reader makes of likelihoods that are known: a network that says the same everywhere.
@Suite struct ReadingTests {
  private let dot = WritingTrace(strokes: [[SIMD2(0, 0)]])

  private func reader(
    _ shares: KeyValuePairs<Character, Float>, looks: [InkLooks.Look] = [.init(isSearched: true)],
    alphabet: TextAlphabet = .text
  ) -> WritingReader {
    let model = TextModel(
      trie: WordTrie([]), letters: LetterModel([]), alphabet: alphabet, hasForms: false)
    var reader = WritingReader(
      looks: InkLooks(ConstantNetwork.saying(shares), looks), model: model)
    (reader.weights.language, reader.weights.length) = (0, 0)
    return reader
  }

  @Test func `candidates have the ink's likelihoods, and shares of what was found`() {
    var reader = reader(["a": 0.45, "A": 0.3, "b": 0.15])
    reader.read(dot)
    #expect(reader.placeCount == 1)
    let texts = reader.candidates.map {
      ConstantNetwork.text(backwards: reader.codes(of: $0).reversed())
    }
    #expect(texts == ["a", "A", "b", ""])
    for (candidate, share) in zip(reader.candidates, [0.45, 0.3, 0.15, 0.1] as [Float]) {
      #expect(abs(candidate.share - share) < 1e-5 && candidate.spread == 0)
      #expect(abs(candidate.ink - ExactMath.log(share)) < 1e-5)
      #expect(abs(candidate.score - candidate.ink) < 1e-5)
    }
    #expect(reader.candidates.map(\.length) == [1, 1, 1, 0])
    #expect(reader.likeliest == "a" && abs(reader.likeliestShare - 0.75) < 1e-5)
  }

  @Test func `texts that differ in case are one reading, and what is left is the others'`() {
    var reader = reader(["a": 0.45, "A": 0.3, "b": 0.12, "c": 0.03])
    reader.read(dot)
    let readings = reader.readings(9)
    #expect(readings.map(\.text) == ["a", "b", "", "c"])
    #expect(reader.readings(2).map(\.text) == ["a", "b"] && reader.readings(0).isEmpty)
    // A logistic function of the share, the ink a letter and the language.
    let language = Double(reader.candidates[0].language)
    let (base, trust, clarity) = Self.factors
    let sum =
      base + trust * log(0.75 / 0.25) + clarity * log(0.45)
      + Double(ReadingConfidence.commonness) * language
    let first = 1 / (1 + exp(-sum))
    #expect(abs(Double(readings[0].confidence) - first) < 1e-4)
    for (reading, share) in zip(readings.dropFirst(), [0.12, 0.1, 0.03]) {
      let wanted = (1 - first) * 0.6 * share / 0.25
      #expect(abs(Double(reading.confidence) - wanted) < 1e-4, "\(reading.text)")
    }
  }

  @Test func `what the language and the length count is added to the ink`() {
    var reader = reader(["a": 0.45, "b": 0.15])
    (reader.weights.language, reader.weights.length) = (0.5, 2)
    reader.read(dot)
    for candidate in reader.candidates {
      let wanted = candidate.ink + 0.5 * candidate.language + 2 * Float(candidate.length)
      #expect(abs(candidate.score - wanted) < 1e-5)
    }
    #expect(reader.candidates.map(\.score) == reader.candidates.map(\.score).sorted(by: >))
    #expect(abs(reader.candidates.reduce(0) { $0 + $1.share } - 1) < 1e-5)
    let ratio = reader.candidates[1].share / reader.candidates[0].share
    let apart = reader.candidates[1].score - reader.candidates[0].score
    #expect(abs(ratio - ExactMath.exp(apart)) < 1e-5)
  }

  @Test func `where nothing is written nothing is read`() {
    var reader = reader(["a": 0.9])
    #expect(reader.readings(5).isEmpty && !reader.isText && reader.likeliest.isEmpty)
    reader.read(dot)
    #expect(reader.isText && reader.readings(5).first?.text == "a")
    reader.read(WritingTrace())
    #expect(reader.candidates.isEmpty && reader.readings(5).isEmpty && reader.placeCount == 0)
    #expect(!reader.isText && reader.likeliestShare == 0)
  }

  @Test func `what is likeliest empty is no text`() {
    var reader = reader(["a": 0.1])
    reader.read(dot)
    #expect(reader.likeliest.isEmpty && !reader.isText && reader.readings(5).isEmpty)
  }

  @Test func `a reader of numbers finds no letters`() {
    var reader = reader(["a": 0.8, "7": 0.15], alphabet: .digits)
    reader.read(dot)
    #expect(reader.readings(5).map(\.text) == ["7", ""])
  }

  @Test func `a sure text is not looked at again, an unsure one in all ways`() {
    let looks = [InkLooks.Look(isSearched: true), InkLooks.Look(size: 0.5)]
    var sure = reader(["a": 0.995], looks: looks)
    sure.read(dot)
    #expect(sure.looks.used == 1)
    var unsure = reader(["a": 0.98], looks: looks)
    unsure.read(dot)
    #expect(unsure.looks.used == 2 && unsure.candidates[0].spread == 0)
  }

  @Test func `a text is weighed by the mean of all looks, and how far they are apart`() {
    // 3.4 mm are two places of the network by the first look, seven by one of a quarter's size.
    let line = WritingTrace(strokes: [[SIMD2(0, 0), SIMD2(0, 3.4)]])
    var looks = InkLooks(
      ConstantNetwork.saying(["a": 0.5]),
      [InkLooks.Look(isSearched: true), InkLooks.Look(size: 0.25)])
    looks.analyze(line)
    let few = looks.count
    #expect(looks.used == 1)
    let (isAgain, isOver) = (looks.readAgain(line), !looks.readAgain(line))
    #expect(isAgain && isOver && looks.used == 2)
    let many = looks.frames[1].count
    #expect(few == 2 && many == 7)
    // Nothing everywhere: .5 for each place.
    let nothing = looks.log(backwards: [])
    let half = Foundation.log(0.5)
    #expect(abs(Double(nothing.mean) - half * Double(few + many) / 2) < 1e-4)
    #expect(abs(Double(nothing.spread) + half * Double(many - few)) < 1e-4)
    // What has no room in one look is not forbidden by it.
    let long = looks.log(backwards: ConstantNetwork.backwards("aaa"))
    #expect(long.mean > -110 && long.mean < -100 && long.spread > 190)
    let tooLong = looks.log(backwards: ConstantNetwork.backwards("aaaaaaaa"))
    #expect(tooLong.mean == -200 && tooLong.spread == 0)
  }

  @Test func `a leaning look sees what is leaned by hand`() {
    let trace = WritingTrace(strokes: [[SIMD2(0, 0), SIMD2(1, 8)], [SIMD2(3, 2), SIMD2(4, 7)]])
    var looks = InkLooks(.shipped, [InkLooks.Look(lean: 0.5, isSearched: true)])
    looks.analyze(trace)
    let leaned = WritingTrace(strokes: [
      [SIMD2(0, 0), SIMD2(-3, 8)], [SIMD2(2, 2), SIMD2(0.5, 7)],
    ])
    var frames = LetterFrames()
    frames.evaluate(leaned, with: .shipped, scale: WritingScale.of(trace))
    #expect(looks.frames[0].logs == frames.logs && looks.count == frames.count)
    #expect(frames.scale == WritingScale.of(trace))
  }

  private func confidence(
    letters: Int = 2, frames: Int = 20, ink: Float = -2, spread: Float = 1, language: Float = -5,
    share: Float = 0.5
  ) -> ReadingConfidence {
    ReadingConfidence(
      frames: frames,
      WritingReader.Candidate(
        start: 0, length: letters, language: language, score: 0, ink: ink, spread: spread,
        share: share))
  }

  private static let factors = (
    base: Double(ReadingConfidence.base), trust: Double(ReadingConfidence.trust),
    clarity: Double(ReadingConfidence.clarity)
  )

  @Test func `what is known of a reading is told for each letter`() {
    let some = confidence()
    #expect(some.inkPerLetter == -1 && some.placesPerLetter == 10 && some.spreadPerLetter == 0.5)
    #expect(some.language == -5 && some.letters == 2)
    let worst = confidence(letters: 1, ink: -900, spread: 900, language: -900)
    #expect(worst.inkPerLetter == -8 && worst.language == -100 && worst.spreadPerLetter == 8)
    let none = ReadingConfidence(frames: 3, nil)
    #expect(none.inkPerLetter == -8 && none.language == -100 && none.letters == 1)
    #expect(none.placesPerLetter == 3 && none.spreadPerLetter == 0)
    #expect(confidence(letters: 0).placesPerLetter == 20)
  }

  @Test func `a confidence is a logistic function of the share`() {
    let (base, trust, clarity) = Self.factors
    let rest =
      Double(ReadingConfidence.length) * log(2) - 5 * Double(ReadingConfidence.commonness)
    func wanted(_ odds: Double) -> Double {
      1 / (1 + exp(-(base + trust * odds - clarity + rest)))
    }
    let some = confidence()
    for share in [0.1, 0.5, 0.8, 0.99] {
      let found = Double(some.of(Float(share)))
      #expect(abs(found - wanted(log(share / (1 - share)))) < 1e-4, "\(share)")
    }
    // Bounds of what a share says.
    #expect(abs(Double(some.of(0)) - wanted(log(1e-6))) < 1e-4)
    #expect(abs(Double(some.of(1)) - wanted(log(1e4))) < 1e-4)
  }

  @Test func `what has many places a letter is no text, unless numbers are expected`() {
    func most(_ some: (Int) -> ReadingConfidence, _ share: Float = 0.5, told: Bool = false) -> Int {
      (1..<1000).last { some($0).isText(share, told: told) } ?? 0
    }
    let plain = most { confidence(frames: $0) }
    #expect((10..<100).contains(plain))
    #expect(most { confidence(frames: $0, spread: 2) } < plain)
    #expect(most({ confidence(frames: $0) }, 0.4) < plain)
    #expect(most({ confidence(frames: $0) }, 0.9) > plain)
    #expect(most({ confidence(frames: $0) }, told: true) > plain)
    // A longer text is rarely a drawing.
    #expect(
      most { confidence(letters: 4, frames: $0, ink: -4, spread: 2, language: -10) } > 2 * plain)
  }
}
