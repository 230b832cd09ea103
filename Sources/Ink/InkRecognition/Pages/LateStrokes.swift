import InkGeometry

/// Puts strokes that were added to a word later where the reader expects them.
///
/// Dots and bars follow the letters that they belong to, and letters that were added or corrected
/// stand between their neighbors. Everything that was written in one go keeps its order.
struct LateStrokes {
  private let strokes: [PageStroke]
  private let sizes: [Double]
  private let isMark: (Int) -> Bool

  /// The height of a dot or bar, and the gap that separates letters, in sizes.
  private static let lowHeight = 0.6
  private static let letterGap = 0.3

  /// - Parameter isMark: whether a stroke is a mark, which may come between those of a word.
  init(_ strokes: [PageStroke], _ sizes: LetterSize, isMark: @escaping (Int) -> Bool) {
    (self.strokes, self.sizes, self.isMark) = (strokes, sizes.sizes, isMark)
  }

  /// Returns the strokes of a word, which are in the order of the page, in the order to be read.
  func ordered(_ word: [Int]) -> [Int] {
    var order: [Int] = []
    var isLate = false
    for (place, index) in word.enumerated() {
      isLate = isLate || place > 0 && isInterrupted(word[place - 1], index)
      guard isLate, let host = host(of: index, in: order) else {
        order.append(index)
        continue
      }
      order.insert(index, at: host)
    }
    return order
  }

  /// Whether other writing came between two strokes.
  private func isInterrupted(_ one: Int, _ two: Int) -> Bool {
    two - one > 1 && !(one + 1..<two).allSatisfy(isMark)
  }

  private func isLow(_ index: Int) -> Bool {
    strokes[index].bounds.height < Self.lowHeight * sizes[index]
  }

  /// Returns the place in the order behind the letters that a stroke belongs to.
  private func host(of index: Int, in order: [Int]) -> Int? {
    let x = strokes[index].bounds.center.x
    let tall = order.indices.filter { !isLow(order[$0]) }
    guard !tall.isEmpty else { return nil }
    if !isLow(index) {
      return tall.first { strokes[order[$0]].bounds.center.x > x }
    }
    guard let host = tall.min(by: { hostGap(index, order[$0]) < hostGap(index, order[$1]) }) else {
      return nil
    }
    var (last, right) = (host, strokes[order[host]].bounds.max.x)
    let gap = Self.letterGap * sizes[index]
    for place in order.indices where place > last {
      let bounds = strokes[order[place]].bounds
      guard isLow(order[place]) || bounds.min.x < right + gap && bounds.max.x > x - gap else {
        break
      }
      if !isLow(order[place]) { right = max(right, bounds.max.x) }
      last = place
    }
    return last + 1
  }
}

extension LateStrokes {
  /// Returns how far a bar is from the ink of a letter, or a dot from the column of one.
  private func hostGap(_ low: Int, _ letter: Int) -> Double {
    let (mark, bounds) = (strokes[low].bounds, strokes[letter].bounds)
    if mark.width > 2 * mark.height, mark.width > 0.5 * sizes[low] {
      let middle = SIMD2(Float(mark.center.x), Float(mark.center.y))
      return Double(strokes[letter].inkGap(to: middle))
    }
    let x = mark.center.x
    return max(bounds.min.x - x, x - bounds.max.x, 0) + 0.1 * abs(bounds.center.x - x)
  }
}
