import Handwriting
import InkRecognition

/// How many marks are named rightly, and how many of them cost a word.
struct MarkScore {
  private var tuned: [PageWriter]
  private var unseen: [PageWriter]
  private let count: Int

  /// - Parameter count: the number of cases of each kind.
  init(_ folder: String, count: Int) throws {
    let words = try WritingFile("\(folder)/words.tsv.xz").read {
      WriterGroup(person: $0.person) != .taught
    }
    func people(_ group: WriterGroup) -> [PageWriter] {
      PageWriter.people(words.filter { WriterGroup(person: $0.person) == group }, seed: 7)
    }
    (tuned, unseen) = (people(.tuning), people(.judges))
    self.count = count
  }

  private struct Tally {
    var count = 0
    var whole = 0
    var named = 0
    var extra = 0

    var text: String {
      "\(count) | \(percent(Double(whole) / Double(max(1, count)))) "
        + "| \(percent(Double(named) / Double(max(1, count)))) | \(extra)"
    }
  }

  /// Prints a row for each kind.
  ///
  /// - Parameter language: nil to find words without reading them.
  mutating func measure(_ language: WritingLanguage?) {
    print(
      "\n| mark | tuned: n | no word lost, % | named, % | other marks "
        + "| unseen: n | no word lost, % | named, % | other marks |\n"
        + "|---|---|---|---|---|---|---|---|---|")
    var reader = language.map { PageReader($0, readings: 1) }
    for mark in DrawnMark.allCases {
      var tallies = [Tally(), Tally()]
      for index in 0..<count {
        let isUnseen = index % 3 == 2
        let sheets =
          isUnseen
          ? Self.sheets(mark, &unseen, index) : Self.sheets(mark, &tuned, index)
        Self.note(mark, sheets, &reader, &tallies[isUnseen ? 1 : 0])
      }
      print("| \(mark.kind.rawValue) (\(mark)) | \(tallies[0].text) | \(tallies[1].text) |")
    }
  }

  private static func sheets(
    _ mark: DrawnMark, _ writers: inout [PageWriter], _ index: Int
  ) -> (plain: PageSheet, marked: PageSheet) {
    mark.written(by: &writers[index / 3 % writers.count])
  }

  private static func note(
    _ mark: DrawnMark, _ sheets: (plain: PageSheet, marked: PageSheet),
    _ reader: inout PageReader?, _ tally: inout Tally
  ) {
    tally.count += 1
    let kinds: [MarkKind]
    if reader != nil {
      let plain = reader?.read(PageSheet.drawing(sheets.plain.strokes)) ?? WrittenPage(lines: [])
      let marked = reader?.read(PageSheet.drawing(sheets.marked.strokes)) ?? WrittenPage(lines: [])
      let right = Set(PageScore.words(plain)).intersection(
        sheets.plain.words.map { $0.lowercased() })
      tally.whole += right.isSubset(of: PageScore.words(marked)) ? 1 : 0
      kinds = marked.marks.map(\.kind)
    } else {
      let (plain, marked) = (sheets.plain.layout, sheets.marked.layout)
      tally.whole += sheets.plain.foundCount(plain) <= sheets.marked.foundCount(marked) ? 1 : 0
      kinds = marked.marks.map(\.kind)
    }
    tally.named += kinds.contains(mark.kind) ? 1 : 0
    tally.extra += kinds.contains { $0 != mark.kind } ? 1 : 0
  }
}
