import InkDrawing
import InkGeometry
import InkRendering

/// The strokes of a drawing as they are painted: one by one, or neighbors that are wet together.
/// Erasers are alone.
struct StrokeGroups: Sequence, IteratorProtocol {
  private var strokes: StrokeSource.Iterator
  private var upcoming: Stroke?
  /// Erasers that lay between strokes of the group that was given last.
  private var erasers: [Stroke] = []
  /// Whether colors that mix are groups of their own, for who has one color for each.
  private let areOfOneInk: Bool
  /// How many strokes are done.
  private(set) var done = 0

  init(_ strokes: StrokeSource, ofOneInk: Bool = false) {
    areOfOneInk = ofOneInk
    self.strokes = strokes.makeIterator()
    upcoming = self.strokes.next()
  }

  /// The next strokes, never none.
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
  /// A rectangle around all that they leave.
  var inkBounds: Rect { reduce(Rect.empty) { $0.union($1.renderBounds) } }
}
