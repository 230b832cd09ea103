import InkDrawing
import InkGeometry
import InkRendering

/// The strokes of a drawing as they are painted: one by one, or neighbors that share their wet ink.
/// Erasers are separate.
struct StrokeGroups: Sequence, IteratorProtocol {
  private var strokes: StrokeSource.Iterator
  private var upcoming: Stroke?
  /// The erasers between strokes of the last group.
  private var erasers: [Stroke] = []
  /// Whether colors that mix are separate groups, for output with one color per group.
  private let areOfOneInk: Bool
  /// The number of strokes processed.
  private(set) var done = 0

  init(_ strokes: StrokeSource, ofOneInk: Bool = false) {
    areOfOneInk = ofOneInk
    self.strokes = strokes.makeIterator()
    upcoming = self.strokes.next()
  }

  /// Returns the next strokes, at least one.
  mutating func next() -> [Stroke]? {
    if let eraser = erasers.popLast() { return [eraser] }
    guard let first = upcoming else { return nil }
    var members = [first]
    advance()
    while let next = upcoming, first.ink.type != .eraser,
      joins(next, first) || next.ink.type == .eraser
    {
      if next.ink.type == .eraser { erasers.append(next) } else { members.append(next) }
      advance()
    }
    return members
  }

  private func joins(_ next: Stroke, _ first: Stroke) -> Bool {
    next.isWet(with: first) && (!areOfOneInk || next.ink == first.ink)
  }

  private mutating func advance() {
    upcoming = strokes.next()
    done += 1
  }
}

extension [Stroke] {
  /// A rectangle that contains all their ink.
  var inkBounds: Rect { reduce(Rect.empty) { $0.union($1.renderBounds) } }
}
