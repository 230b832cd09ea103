import Handwriting
import InkRecognition

/// What confidences are fitted to: of words and characters whether they were read rightly, and of
/// sketches, which are no text.
enum Evidence {
  /// Sketches of these are fitted to; ``SketchScore`` counts others.
  private static let seeds: Range<UInt64> = 0..<20

  static func print(_ words: [Writing], _ characters: [Writing], _ reader: WritingReader) {
    var reader = reader
    Swift.print("kind,who,right,ink,places,spread,language,letters,share")
    for (kind, writings) in [("word", words), ("character", characters)] {
      for writing in writings {
        reader.read(writing.trace)
        let truth = String(decoding: writing.text.map { LetterCode.byte(Int($0)) }, as: UTF8.self)
        let isRight = reader.likeliest.lowercased() == truth.lowercased()
        Swift.print("\(kind),\(writing.person),\(isRight ? 1 : 0),\(row(reader))")
      }
    }
    for thing in SketchedThing.allCases {
      for seed in seeds {
        reader.read(thing.drawn(seed: seed))
        Swift.print("sketch,\(thing),0,\(row(reader))")
      }
    }
  }

  /// The last number is the share of all spellings of the best text.
  private static func row(_ reader: WritingReader) -> String {
    let evidence = ReadingConfidence(frames: reader.placeCount, reader.candidates.first)
    return [
      evidence.inkPerLetter, evidence.placesPerLetter, evidence.spreadPerLetter, evidence.language,
      evidence.letters, reader.likeliestShare,
    ].map { "\($0)" }.joined(separator: ",")
  }
}
