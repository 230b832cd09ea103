import Handwriting
import InkRecognition
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
        finder.findMarks(word.trace)
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
}
