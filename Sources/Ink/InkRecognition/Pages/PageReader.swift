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
  private var reader: WritingReader
  private var known: [[InkID]: Known] = [:]
  private var seen: [InkID: Seen] = [:]
  private let most: Int

  /// The readings of strokes.
  private struct Known: Sendable {
    var places: SIMD4<Float>
    var slope: Double
    var words: [WrittenWord]
  }

  /// A stroke that was already processed.
  private struct Seen: Sendable {
    var stroke: Stroke
    var looked: [PageStroke]
  }

  /// The largest number of strokes per page; further strokes are not read.
  private static let mostStrokes = 20_000

  /// Creates a reader for a language that returns up to a number of readings per word.
  public init(_ language: WritingLanguage, readings most: Int = 5) {
    reader = WritingReader(language)
    self.most = most
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
    var fresh: [[InkID]: Known] = [:]
    let lines = layout.lines.map { line in
      WrittenLine(
        words: line.words.flatMap { members -> [WrittenWord] in
          let word = members.map { strokes[$0] }
          let ids = word.map(\.id)
          let places = Self.places(word)
          if let old = known[ids], old.places == places, old.slope == line.slope {
            fresh[ids] = old
          } else {
            fresh[ids] = Known(
              places: places, slope: line.slope, words: recognize(word: word, slope: line.slope))
          }
          return fresh[ids]?.words ?? []
        })
    }
    known = fresh
    let marks = layout.marks.map { Self.written($0, strokes) }
    return Self.withoutDrawings(WrittenPage(lines: lines, marks: marks))
  }

  private static func written(_ mark: FoundMark, _ strokes: [PageStroke]) -> WrittenMark {
    let members = mark.members.map { strokes[$0] }
    return WrittenMark(
      kind: mark.kind, strokes: ids(of: members),
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

  /// Returns the positions of strokes, which show whether they were moved.
  private static func places(_ word: [PageStroke]) -> SIMD4<Float> {
    var places = SIMD4<Float>.zero
    for stroke in word {
      let bounds = stroke.bounds
      places +=
        SIMD4(Float(bounds.min.x), Float(bounds.min.y), Float(bounds.max.x), Float(bounds.max.y))
    }
    return places
  }

  /// Reads strokes that look like a word, and separates those that are read as several at their
  /// widest gaps.
  private mutating func recognize(word: [PageStroke], slope: Double) -> [WrittenWord] {
    look(at: word, slope)
    let readings = reader.readings(most)
    let parts = readings.first?.text.split(separator: " ").count ?? 1
    guard parts > 1, let groups = Self.split(word, into: parts) else {
      return [Self.written(word, readings)]
    }
    return groups.map { group in
      look(at: group, slope)
      return Self.written(group, reader.readings(most))
    }
  }

  /// Reads strokes, turned until their line is level.
  private mutating func look(at word: [PageStroke], _ slope: Double) {
    let level = slope == 0 ? word : word.map { $0.levelled(slope) }
    var trace = WritingTrace()
    for stroke in level {
      for point in stroke.points { trace.add(point) }
      trace.lift()
    }
    reader.read(trace)
  }

  private static func written(_ word: [PageStroke], _ readings: [Reading]) -> WrittenWord {
    WrittenWord(
      strokes: ids(of: word),
      bounds: word.reduce(.empty) { $0.union($1.bounds) },
      readings: readings)
  }

  private static func ids(of strokes: [PageStroke]) -> [InkID] {
    strokes.indices.filter { $0 == 0 || strokes[$0].id != strokes[$0 - 1].id }.map {
      strokes[$0].id
    }
  }

  /// Separates strokes at their widest gaps from left to right; nil if there are too few.
  private static func split(_ word: [PageStroke], into count: Int) -> [[PageStroke]]? {
    let order = word.indices.sorted { (word[$0].bounds.min.x, $0) < (word[$1].bounds.min.x, $1) }
    var gaps: [(place: Int, width: Double)] = []
    var right = word[order[0]].bounds.max.x
    for place in order.indices.dropFirst() {
      let bounds = word[order[place]].bounds
      if bounds.min.x > right { gaps.append((place, bounds.min.x - right)) }
      right = max(right, bounds.max.x)
    }
    guard gaps.count >= count - 1 else { return nil }
    gaps.sort { ($0.width, $1.place) > ($1.width, $0.place) }
    let cuts = [0] + gaps.prefix(count - 1).map(\.place).sorted() + [order.count]
    return zip(cuts, cuts.dropFirst()).map { start, end in
      order[start..<end].sorted().map { word[$0] }
    }
  }
}
