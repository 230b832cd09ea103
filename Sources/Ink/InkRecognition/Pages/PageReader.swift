public import InkDrawing
import InkGeometry

/// Reads pages: it finds the lines and words in a drawing and their possible readings.
///
/// You can call it repeatedly while the page is being written: strokes and words that have not
/// changed since the last call are not read again.
///
///     var reader = PageReader(.english())
///     let page = reader.read(drawing)
///     for line in page.lines { print(line.text) }
public struct PageReader: Sendable {
  private var readers: WordReaders
  private var known: [[InkID]: Known] = [:]
  private var seen: [InkID: Seen] = [:]

  /// The readings of strokes.
  private struct Known: Sendable {
    var places: SIMD4<Float>
    var slope: Double
    var words: [WrittenWord]

    /// Whether the strokes lie as they did.
    func isOf(_ word: SlopedWord) -> Bool { places == word.places && slope == word.slope }
  }

  /// A stroke that was already processed.
  private struct Seen: Sendable {
    var stroke: Stroke
    var looked: [PageStroke]
  }

  /// The largest number of strokes per page; further strokes are not read.
  private static let mostStrokes = 20_000

  /// Creates a reader for a language.
  ///
  /// - Parameters:
  ///   - most: the largest number of readings per word.
  ///   - threads: the largest number of threads that read the words of a page, 1 to 64. A smaller
  ///     number counts as 1, a larger one as 64. The readings do not depend on it.
  public init(_ language: WritingLanguage, readings most: Int = 5, threads: Int = 1) {
    readers = WordReaders(PageWordReader(language, readings: most), threads: threads)
  }

  /// Reads a drawing, with its strokes in their order.
  public mutating func read(_ drawing: Drawing) -> WrittenPage {
    let (old, strokes) = (seen, drawing.strokes.prefix(Self.mostStrokes))
    seen = [:]
    seen.reserveCapacity(strokes.count)
    return readPage(
      strokes.flatMap { stroke in
        let known = old[stroke.id].flatMap { $0.stroke == stroke ? $0 : nil }
        let now = known ?? Seen(stroke: stroke, looked: PageStroke.visible(of: stroke))
        seen[stroke.id] = now
        return now.looked
      })
  }

  mutating func readPage(_ strokes: [PageStroke]) -> WrittenPage {
    guard !strokes.isEmpty else { return WrittenPage(lines: []) }
    let layout = PageLayout(strokes)
    let words = layout.lines.flatMap { line in
      line.words.map { SlopedWord(strokes: $0.map { strokes[$0] }, slope: line.slope) }
    }
    var found = readWords(words)[...]
    let lines = layout.lines.map { line in
      defer { found = found.dropFirst(line.words.count) }
      return WrittenLine(words: found.prefix(line.words.count).flatMap(\.self))
    }
    let marks = layout.marks.map { Self.written($0, strokes) }
    return Self.withoutDrawings(WrittenPage(lines: lines, marks: marks))
  }

  /// Reads the words that are not known from the last page, and forgets those that are gone.
  ///
  /// - Returns: for each of them, the words that its strokes are.
  private mutating func readWords(_ words: [SlopedWord]) -> [[WrittenWord]] {
    var found = words.map { word in known[word.ids].flatMap { $0.isOf(word) ? $0.words : nil } }
    let fresh = found.indices.filter { found[$0] == nil }
    for (index, read) in zip(fresh, readers.read(fresh.map { words[$0] })) { found[index] = read }
    known = [:]
    return zip(words, found).map { word, found in
      let found = found ?? []
      known[word.ids] = Known(places: word.places, slope: word.slope, words: found)
      return found
    }
  }

  private static func written(_ mark: FoundMark, _ strokes: [PageStroke]) -> WrittenMark {
    let members = mark.members.map { strokes[$0] }
    return WrittenMark(
      kind: mark.kind, strokes: members.ids,
      bounds: members.reduce(.empty) { $0.union($1.bounds) })
  }

  /// Makes the words without readings marks; a line has at least one word with a reading.
  private static func withoutDrawings(_ page: WrittenPage) -> WrittenPage {
    var page = page
    for index in page.lines.indices {
      for word in page.lines[index].words where word.readings.isEmpty {
        page.marks.append(WrittenMark(kind: .drawing, strokes: word.strokes, bounds: word.bounds))
      }
    }
    return page
  }
}
