import Handwriting
import InkDrawing
import InkRecognition

/// How many words of whole pages are read rightly, compared with their lines one by one.
struct PageScore {
  private let writers: [PageWriter]
  private let most: Int
  private let language: WritingLanguage?

  /// - Parameter most: the number of pages of each kind.
  init(
    _ folder: String, _ group: WriterGroup, most: Int, _ language: WritingLanguage?
  ) throws {
    let words = try WritingFile("\(folder)/words.tsv.xz").read {
      WriterGroup(person: $0.person) == group
    }
    writers = PageWriter.people(words, seed: 7)
    (self.most, self.language) = (most, language)
  }

  /// The pages of a kind, one for each writer.
  func sheets(_ kind: PageKind) -> [PageSheet] {
    writers.prefix(most).map { writer in
      var writer = writer
      return kind.written(by: &writer)
    }
  }

  /// Prints the figures, and draws a page of each kind if there is a name for pictures.
  func measure(picture: String?) throws {
    if let picture {
      for kind in PageKind.allCases {
        guard let sheet = sheets(kind).last else { continue }
        try PagePicture.draw(sheet, to: picture.replacing(".png", with: "-\(kind).png"))
      }
    }
    if let language { measureReading(language) } else { measureLayout() }
  }

  /// Prints the share of words that are found as words, without reading them.
  private func measureLayout() {
    print(
      "\n| layout of \(min(most, writers.count)) writers | words | whole words, page | lines | marks | ms |"
    )
    print("|---|---|---|---|---|---|")
    for kind in PageKind.allCases {
      var (count, found, alone, marks) = (0, 0, 0, [MarkKind: Int]())
      var time = Duration.zero
      for sheet in sheets(kind) {
        count += sheet.words.count
        time += Timing.measure {
          let layout = sheet.layout
          found += sheet.foundCount(layout)
          for mark in layout.marks { marks[mark.kind, default: 0] += 1 }
        }
        for line in sheet.lines {
          let single = PageSheet(strokes: sheet.strokes(of: line))
          alone += single.foundCount(single.layout)
        }
      }
      let shown = marks.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
      print(
        "| \(kind.rawValue) | \(count) | \(percent(Double(found) / Double(count))) "
          + "| \(percent(Double(alone) / Double(count))) | \(shown) | \(time / min(most, writers.count)) |"
      )
    }
  }

  /// Prints the share of words that are read rightly and in order.
  private func measureReading(_ language: WritingLanguage) {
    print(
      "\n| pages of \(min(most, writers.count)) writers | words | right, page | right, lines | a page, \(Timing.heading) |"
    )
    print("|---|---|---|---|---|")
    for kind in PageKind.allCases {
      var (count, right, alone) = (0, 0, 0)
      var timing = Timing()
      for sheet in sheets(kind) {
        count += sheet.words.count
        var reader = PageReader(language, readings: 1)
        var page = WrittenPage(lines: [])
        timing.note(Timing.measure { page = reader.read(PageSheet.drawing(sheet.strokes)) })
        right += Self.common(sheet.words, Self.words(page))
        for line in sheet.lines {
          let page = reader.read(PageSheet.drawing(sheet.strokes(of: line)))
          alone += Self.common(Array(sheet.words[line]), Self.words(page))
        }
      }
      print(
        "| \(kind.rawValue) | \(count) | \(percent(Double(right) / Double(count))) "
          + "| \(percent(Double(alone) / Double(count))) | \(timing.text) |")
    }
  }

  static func words(_ page: WrittenPage) -> [String] {
    page.lines.flatMap(\.words).compactMap { $0.readings.first?.text.lowercased() }
  }

  /// The number of words that both have in the same order.
  static func common(_ truth: [String], _ read: [String]) -> Int {
    var row = [Int](repeating: 0, count: read.count + 1)
    for word in truth {
      let wanted = word.lowercased()
      var corner = 0
      for place in read.indices {
        let above = row[place + 1]
        row[place + 1] = read[place] == wanted ? corner + 1 : max(above, row[place])
        corner = above
      }
    }
    return row[read.count]
  }
}
