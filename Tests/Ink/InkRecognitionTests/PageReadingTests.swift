import InkDrawing
import Testing

@testable import InkRecognition

/// What is read of a fixed page: the search index depends on it.
@Suite struct PageReadingTests {
  private func page() throws -> [PageStroke] {
    var page = SyntheticPage()
    for (line, text) in ["shopping list", "milk and bread", "call mother at noon"].enumerated() {
      try page.write(text, y: 30 + 14 * Float(line))
    }
    page.draw(SIMD2(20, 32), SIMD2(62, 32))
    return page.strokes
  }

  /// If this fails because words are read differently, raise the revision of the reader and change
  /// both: stored words of the earlier one are then read again.
  @Test func `the words of a fixed page change only with the revision`() throws {
    var reader = PageReader(.english(), readings: 1)
    let strokes = try page()
    let page = reader.readPage(strokes)
    let words = page.lines.flatMap(\.words).map { word in
      let reading = word.readings.first
      return "\(reading?.text ?? "-") \(Int(((reading?.confidence ?? 0) * 1000).rounded()))"
    }
    #expect(PageReader.revision == "3")
    #expect(
      words == [
        "shopping 997", "list 996", "milk 932", "and 998", "bread 997", "call 995", "mother 993",
        "at 998", "noon 996",
      ])
    #expect(page.marks.map(\.kind) == [.underline])
    #expect(page.marks[0].strokes == [strokes.last?.id])
  }

  @Test func `marks are found again when a page is read again`() throws {
    var reader = PageReader(.english(), readings: 1)
    let strokes = try page()
    let first = reader.readPage(strokes)
    let second = reader.readPage(strokes)
    #expect(first.text == second.text && first.marks.map(\.bounds) == second.marks.map(\.bounds))
    let plain = reader.readPage(Array(strokes.dropLast()))
    #expect(plain.marks.isEmpty && plain.text == first.text)
  }
}
