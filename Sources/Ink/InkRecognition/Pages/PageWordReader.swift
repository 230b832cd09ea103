import InkDrawing
import InkGeometry

/// Reads the words of a page, one after the other.
struct PageWordReader: Sendable {
  private var reader: WritingReader
  private let most: Int

  /// Creates a reader that returns up to a number of readings per word.
  init(_ language: WritingLanguage, readings most: Int) {
    reader = WritingReader(language)
    self.most = most
  }

  /// Reads strokes that look like a word, and separates those that are read as several at their
  /// widest gaps.
  mutating func read(_ word: [PageStroke], slope: Double) -> [WrittenWord] {
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
      strokes: word.ids,
      bounds: word.reduce(.empty) { $0.union($1.bounds) },
      readings: readings)
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

extension [PageStroke] {
  /// The identifiers of the strokes, of neighbors with the same only once.
  var ids: [InkID] {
    indices.filter { $0 == 0 || self[$0].id != self[$0 - 1].id }.map { self[$0].id }
  }
}
