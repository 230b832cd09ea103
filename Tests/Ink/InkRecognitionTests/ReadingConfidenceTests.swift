import Testing

@testable import InkRecognition

/// What the fitted functions say of readings, in figures.
@Suite struct ReadingConfidenceTests {
  private func confidence(
    _ frames: Int, _ letters: Int, _ ink: Float, _ spread: Float, _ language: Float
  ) -> ReadingConfidence {
    ReadingConfidence(
      frames: frames,
      WritingReader.Candidate(
        start: 0, length: letters, language: language, score: 0, ink: ink, spread: spread,
        share: 0))
  }

  /// A text: its characters, the ink's score, how far looks are apart, the language's score, and
  /// the share.
  private typealias Figures = (Int, Float, Float, Float, Float)

  @Test func `a text may have so many positions, and not one more`() {
    let limits: [(text: Figures, told: Bool, most: Int)] = [
      ((1, -1, 0, -4, 0.5), false, 11),
      ((1, -1, 0, -4, 0.5), true, 24),
      ((2, -2, 1, -5, 0.5), false, 19),
      ((2, -2, 1, -5, 0.5), true, 43),
      ((5, -4, 2, -20, 0.9), false, 190),
      ((5, -40, 40, -20, 0.9), false, 85),
      ((5, -4, 100, -20, 0.9), false, 83),
      ((8, -8, 8, -50, 0.999999), false, 3050),
      ((3, -3, 3, -60, 1), false, 2904),
      ((2, -2, 1, -40, 0.001), true, 56),
    ]
    for (text, told, most) in limits {
      let (letters, ink, spread, language, share) = text
      let last = confidence(most, letters, ink, spread, language)
      let next = confidence(most + 1, letters, ink, spread, language)
      #expect(last.isText(share, told: told), "\(text) \(told)")
      #expect(!next.isText(share, told: told), "\(text) \(told)")
    }
    // Half a position for each character and fewer count as half a position.
    for frames in 0...1 {
      let few = confidence(frames, 2, -2, 1, -5)
      #expect(few.isText(9e-6, told: false) && !few.isText(7e-6, told: false))
    }
  }

  @Test func `confidences are those that were fitted`() {
    let figures: [(text: Figures, wanted: Float)] = [
      ((1, -1, 0, -4, 0.5), 0.458843),
      ((2, -2, 1, -5, 0.9), 0.717271),
      ((5, -4, 2, -20, 0.2), 0.223815),
      ((8, -1, 0, -50, 1), 0.993389),
      ((1, 0, 0, 0, 0), 0.001407),
      ((3, -300, 0, -400, 0.7), 2.3e-05),
    ]
    for (text, wanted) in figures {
      let (letters, ink, spread, language, share) = text
      let found = confidence(9, letters, ink, spread, language).of(share)
      #expect(abs(found - wanted) < 2e-5, "\(text) \(found)")
    }
    #expect(ReadingConfidence.among == 0.6)
  }

  @Test func `a text has the confidence that it was given`() {
    let (given, found) = (Reading(text: "a", confidence: 0.75), Reading(text: "a", share: 0.5))
    #expect(given.share == 0.75 && given.confidence == 0.75)
    #expect(found.share == 0.5 && found.confidence == 0)
    var changed = found
    changed.setConfidence(0.25)
    #expect(changed.confidence == 0.25 && changed.share == 0.5 && changed != found)
  }
}
