import InkDrawing
import InkGeometry
import InkPractice
import ToolPicker

/// Words as the pad shows them: in the shipped letters, as a pen would write them.
struct PadWords {
  private let letters = PenLetters.shipped
  private var known: [String: PadWord] = [:]
  /// The maximum number kept.
  private static let mostKnown = 64
  /// Of a longer text the beginning is shown, in characters.
  private static let longest = 40

  /// A word; of characters that the letters lack nothing is seen but their room.
  mutating func padWord(_ text: String) -> PadWord {
    if let word = known[text] { return word }
    if known.count >= Self.mostKnown { known = [:] }
    let made = make(text)
    known[text] = made
    return made
  }

  private func make(_ text: String) -> PadWord {
    let short = text.count > Self.longest ? text.prefix(Self.longest - 1) + ".." : text[...]
    let found = (try? written(short)) ?? (try? written(short.filter { has($0) }[...]))
    guard let written = found else { return PadWord(lines: []) }
    let left = written.bounds.min.x
    let lines = written.strokes.map { stroke -> [Point] in
      let range = stroke.path.parametricRange
      let count = max(2, Int((range.upperBound - range.lowerBound) * 4))
      return (0...count).map { step in
        let share = Double(step) / Double(count)
        let value = range.lowerBound + (range.upperBound - range.lowerBound) * share
        let place = stroke.path.interpolatedLocation(at: value)
        return stroke.transform.applied(to: place) - Point(x: left, y: 0)
      }
    }
    return PadWord(lines: lines)
  }

  private func written(_ text: Substring) throws -> PracticeText {
    try PracticeText(String(text), letters: letters, xHeight: PadWord.xHeight)
  }

  private func has(_ character: Character) -> Bool {
    (try? PracticeText(String(character), letters: letters)) != nil
  }
}
