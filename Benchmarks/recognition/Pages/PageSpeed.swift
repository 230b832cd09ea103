import Handwriting
import InkRecognition

/// How long a page takes from its strokes to its text, by one thread and by several in turn: what
/// else runs on the machine slows both down.
struct PageSpeed {
  private let sheets: [PageSheet]
  private let language: WritingLanguage

  /// Pages of 28 lines, one for each writer of a group.
  init(_ score: PageScore, _ language: WritingLanguage) {
    (sheets, self.language) = (score.sheets(.lines28), language)
  }

  /// Prints a row for one thread and one for several.
  func measure(threads: Int) {
    var (one, several) = (Timing(), Timing())
    var ratios: [Double] = []
    for sheet in sheets {
      let (alone, together) = (time(sheet, threads: 1), time(sheet, threads: threads))
      one.note(alone)
      several.note(together)
      ratios.append(together / alone)
    }
    ratios.sort()
    let words = sheets.reduce(0) { $0 + $1.words.count } / max(1, sheets.count)
    print(
      "\n| \(sheets.count) pages of 28 lines, \(words) words each | \(Timing.heading) | ratio, median |"
        + "\n|---|---|---|\n| 1 thread | \(one.text) | 1 |\n| \(threads) threads | \(several.text) "
        + "| \(three(ratios.isEmpty ? 1 : ratios[ratios.count / 2])) |")
  }

  /// The time that passes until a new reader has read a page.
  private func time(_ sheet: PageSheet, threads: Int) -> Duration {
    let drawing = PageSheet.drawing(sheet.strokes)
    var reader = PageReader(language, readings: 1, threads: threads)
    return ContinuousClock().measure { _ = reader.read(drawing) }
  }
}
