import InkGeometry
import TextFields

extension WritingSession {
  /// One word, wherever it was written, which may be each of these.
  mutating func read(
    _ phrase: UInt64, version: Int, _ readings: [String], scale: Float?
  ) -> [Action] {
    let words = readings.isEmpty ? [] : [PhraseWord(readings, at: .empty)]
    return acceptReadings(phrase, version: version, words, scale: scale)
  }
}
