/// Reads lines of handwriting, in which dots, bars and letters may have been added later.
///
/// It reads the words of a line together, as ``WritingReader`` does, because neighboring words help
/// to tell the size and the slant of letters. If that reads as many words as the gaps between the
/// strokes suggest, it is the result. Otherwise the words are also read one by one.
///
///     var reader = LineReader(.english())
///     for reading in reader.readings(of: trace, 5) { print(reading.text, reading.confidence) }
public struct LineReader: Sendable {
  private var reader: WritingReader

  /// Creates a reader for a language.
  public init(_ language: WritingLanguage) { reader = WritingReader(language) }

  /// Returns the possible texts of a line or a word, most likely first; empty if it is not text.
  public mutating func readings(of trace: WritingTrace, _ most: Int) -> [Reading] {
    let words = trace.wordsInPlace
    reader.read(WritingTrace(strokes: words.flatMap(\.self)))
    var readings = reader.readings(most)
    guard let best = readings.first?.text, words.count > 1,
      best.split(separator: " ").count != words.count, let spaced = separated(words),
      spaced.filter({ $0 != " " }) == best.filter({ $0 != " " }),
      isLikely(spaced, insteadOf: best)
    else { return readings }
    readings.removeAll { $0.text == spaced }
    readings[0].text = spaced
    return readings
  }

  /// Returns the best texts of all words; nil if one cannot be read.
  private mutating func separated(_ words: [[[SIMD2<Float>]]]) -> String? {
    var texts: [String] = []
    for word in words {
      reader.read(WritingTrace(strokes: word))
      guard let text = reader.readings(1).first?.text else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: " ")
  }

  /// Whether the words that the gaps suggest are likely enough to replace the others.
  private func isLikely(_ text: String, insteadOf other: String) -> Bool {
    guard let log = reader.languageLog(of: text), let otherLog = reader.languageLog(of: other)
    else { return false }
    return log + Self.gapOdds > otherLog
  }

  /// The logarithm of how much more likely words are that fit the gaps. A page is divided by its
  /// gaps alone; here, a word whose letters stand apart must not fall into letters.
  private static let gapOdds: Float = 6
}

extension WritingTrace {
  /// The words of a line from left to right, each as its strokes, with dots, bars and letters that
  /// were added later behind the letters that they belong to. Whatever is not one line is returned
  /// as one word, unchanged.
  var wordsInPlace: [[[SIMD2<Float>]]] {
    let strokes = (0..<strokeCount).map { Array(points[range($0)]) }
    guard strokeCount > 2 else { return [strokes] }
    let layout = PageLayout(strokes: strokes)
    let words = layout.lines.flatMap(\.words)
    guard layout.lines.count == 1, layout.marks.isEmpty,
      words.reduce(0, { $0 + $1.count }) == strokes.count
    else { return [strokes] }
    return words.map { $0.map { strokes[$0] } }
  }
}
