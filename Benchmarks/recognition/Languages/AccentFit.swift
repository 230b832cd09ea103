import Handwriting
@testable import InkRecognition
import InkSynthesis

/// The shapes of marks and the accents that they are, for fitting ``AccentTable``.
struct AccentFit {
  private let writer: AccentedWriter

  /// Uses the characters of people who neither judge nor tune.
  init(_ folder: String) throws {
    let path = "\(folder)/chars.tsv.xz"
    writer = AccentedWriter(
      try WritingFile(path).read { WriterGroup(person: $0.person) == .taught })
  }

  /// Prints a line for each mark: its accent, the number of strokes, and the numbers of its shape.
  func write(_ count: Int) {
    var finder = AccentFinder()
    for language in AccentedLanguage.allCases {
      let words = WrittenWords(language)
      for index in 0..<count {
        let seed = UInt64(index) &* 6007 &+ 4_000_000
        var dice = SplitMix64(seed: seed)
        guard let word = writer.write(words.draw(&dice), seed: seed) else { continue }
        finder.find(word.trace)
        for letter in word.letters where letter.accent != .none {
          write(letter, finder, word.trace)
        }
      }
    }
  }

  private func write(
    _ letter: (left: Float, right: Float, accent: Accent), _ finder: AccentFinder,
    _ trace: WritingTrace
  ) {
    let middle = (letter.left + letter.right) / 2
    let near = finder.marks.filter {
      abs($0.center.x - middle) < max(0.5 * finder.scale, (letter.right - letter.left) / 2)
        && $0.isBelow == letter.accent.isUnder
    }
    guard (1...2).contains(near.count) else { return print("\(letter.accent) \(near.count)") }
    let shape =
      near.count == 1
      ? near[0].shape
      : AccentShape(
        trace.points[trace.range(near[0].stroke)], trace.points[trace.range(near[1].stroke)],
        scale: finder.scale)
    let off = (near.reduce(0) { $0 + $1.center.x } / Float(near.count) - middle) / finder.scale
    let numbers = (0..<8).map { "\(shape.numbers[$0])" }.joined(separator: " ")
    print("\(letter.accent) \(near.count) \(off) \(numbers)")
  }

  /// TEMPORARY
  func columns(_ count: Int) {
    var looks = InkLooks(.shipped, [InkLooks.Look(size: 0.8, isSearched: true)])
    var alignment = PathAlignment()
    var resampled = ResampledTrace()
    let words = WrittenWords(nil)
    for index in 0..<count {
      let seed = UInt64(index) &* 6007 &+ 4_000_000
      var dice = SplitMix64(seed: seed)
      let text = words.draw(&dice)
      guard let word = writer.write(text, seed: seed) else { continue }
      looks.analyze(word.trace)
      let codes = text.utf8.compactMap { LetterCode.of($0).map { UInt8($0) } }
      alignment.align(looks.frames[0], codes)
      resampled.resample(word.trace, scale: looks.scale)
      print(
        "COL \(text) \(WritingScale.of(word.trace)) | \(alignment.places) | "
          + "\(word.letters.map { "\($0.left) \($0.right)" }) | \(resampled.steps.map { $0.isAir ? -1 : $0.place.x })")
    }
  }
}
