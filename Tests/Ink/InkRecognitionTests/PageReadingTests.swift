import InkDrawing
import InkSynthesis
import StylusModel
import Testing

@testable import InkRecognition

/// What is read of a fixed page: the search index depends on it.
@Suite struct PageReadingTests {
  private func page() throws -> [PageStroke] {
    var strokes: [PageStroke] = []
    for (line, text) in ["shopping list", "milk and bread", "call mother at noon"].enumerated() {
      let stays = try Handwriting(style: HandStyle(), seed: 11).synthesize(
        text, at: Place(x: Millimeters(20), y: Millimeters(30 + 14 * Float(line))),
        xHeight: Millimeters(3), sensor: Sensor(rate: 200))
      for points in Self.strokes(stays.joined()) {
        strokes.append(
          PageStroke(id: InkID(high: 9, low: UInt64(strokes.count)), points: points))
      }
    }
    let line = (0...60).map { SIMD2<Float>(20 + 0.7 * Float($0), 32) }
    strokes.append(PageStroke(id: InkID(high: 9, low: 9999), points: line))
    return strokes
  }

  private static func strokes(_ samples: some Sequence<Sample>) -> [[SIMD2<Float>]] {
    var strokes: [[SIMD2<Float>]] = []
    var isDown = false
    for sample in samples {
      defer { isDown = sample.pressure.value > 0 }
      guard sample.pressure.value > 0 else { continue }
      if !isDown { strokes.append([]) }
      strokes[strokes.count - 1].append(SIMD2(sample.x.value, sample.y.value))
    }
    return strokes
  }

  /// If this fails because words are read differently, raise the revision of the reader and change
  /// both: stored words of the earlier one are then read again.
  @Test func `the words of a fixed page change only with the revision`() throws {
    var reader = PageReader(.english(), readings: 1)
    let page = reader.readPage(try page())
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
    #expect(page.marks[0].strokes == [InkID(high: 9, low: 9999)])
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
