import InkGeometry

/// Separates the strokes of a line into words at its gaps.
struct WordGaps {
  private let strokes: [PageStroke]

  /// The gap that separates words, in sizes; smaller gaps are left to the reader.
  private static let wordGap = 0.8

  init(_ strokes: [PageStroke]) { self.strokes = strokes }

  /// Returns the words from left to right, and the strokes of each in the order of the page.
  func words(of members: [Int]) -> [[Int]] {
    let size = Double(LetterSize.size(of: members.flatMap { strokes[$0].measure.runs }))
    let order = members.sorted { (strokes[$0].bounds.min.x, $0) < (strokes[$1].bounds.min.x, $1) }
    var words: [[Int]] = []
    var right = -Double.infinity
    for index in order {
      let bounds = strokes[index].bounds
      if bounds.min.x - right > Self.wordGap * size { words.append([]) }
      words[words.count - 1].append(index)
      right = max(right, bounds.max.x)
    }
    return words.map { $0.sorted() }
  }
}
