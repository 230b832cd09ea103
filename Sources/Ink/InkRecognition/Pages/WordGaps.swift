import InkGeometry

/// Separates the strokes of a line into words at its gaps.
struct WordGaps {
  private let strokes: [PageStroke]

  /// The gaps that separate words, in sizes: the usual one, and the one if letters have clearly
  /// smaller gaps. The reader separates words with even smaller ones.
  private static let (wordGap, narrowGap) = (0.8, 0.6)
  /// The largest gap and the number of letters that make a smaller gap one between words.
  private static let (widestLetterGap, fewestLetterGaps) = (0.4, 4)

  init(_ strokes: [PageStroke]) { self.strokes = strokes }

  /// Returns the words from left to right, and the strokes of each in the order of the page.
  func words(of members: [Int]) -> [[Int]] {
    let size = Double(LetterSize.size(of: members.flatMap { strokes[$0].measure.runs }))
    let order = members.sorted { (strokes[$0].bounds.min.x, $0) < (strokes[$1].bounds.min.x, $1) }
    let gaps = gaps(order)
    let least = Self.least(gaps.map { $0 / size }) * size
    var words: [[Int]] = []
    for (index, gap) in zip(order, gaps) {
      if words.isEmpty || gap > least { words.append([]) }
      words[words.count - 1].append(index)
    }
    return words.map { $0.sorted() }
  }

  /// Returns the gap before each stroke, from the right-most ink before it.
  private func gaps(_ order: [Int]) -> [Double] {
    var right = Double.infinity
    return order.map { index in
      let bounds = strokes[index].bounds
      defer { right = right.isFinite ? max(right, bounds.max.x) : bounds.max.x }
      return bounds.min.x - right
    }
  }

  /// Returns the least gap between words: a smaller one than usual if the gaps of a line are of two
  /// clearly different kinds.
  private static func least(_ gaps: [Double]) -> Double {
    guard gaps.contains(where: { $0 > wordGap }) else { return wordGap }
    let narrow = gaps.filter { $0.isFinite && $0 < narrowGap }
    let letters = narrow.max() ?? 0
    let next = gaps.filter { $0 >= narrowGap }.min() ?? wordGap
    let isClear =
      narrow.count >= fewestLetterGaps && letters < widestLetterGap && next > narrowGap + 0.1
    return isClear && next <= wordGap ? narrowGap : wordGap
  }
}
