import InkGeometry

/// Words that follow each other in a line, without a wide gap.
struct LinePart: Sendable {
  private(set) var words: [[Int]] = []
  private(set) var bounds = Rect.empty
  /// The mean height of the middles of its words.
  private(set) var middle = 0.0
  /// The number of the line that it belongs to.
  let line: Int
  /// The size of the letters, in millimeters.
  let size: Double
  /// The mean slope of the line.
  let slope: Double

  init(line: Int, size: Double, slope: Double) {
    (self.line, self.size, self.slope) = (line, size, slope)
  }

  mutating func appendWord(_ word: [Int], _ area: Rect, middle height: Double) {
    middle = (middle * Double(words.count) + height) / Double(words.count + 1)
    words.append(word)
    bounds = bounds.union(area)
  }

  /// Removes the first word, which is none; the bounds stay.
  mutating func removeFirst() { words.removeFirst() }

  /// Adds the words of a part to the right, or between its words.
  mutating func join(_ other: LinePart, before word: Int) {
    words.insert(contentsOf: other.words, at: word)
    bounds = bounds.union(other.bounds)
  }
}
