public import InkGeometry

/// Strokes in the order in which they lie on each other, the last on top.
///
/// A value: a copy takes constant time and shares what neither changes, so that keeping one for
/// each step of an undo is cheap. Adding, replacing, removing and finding a stroke cost the
/// logarithm of their number.
///
///     var drawing = Drawing()
///     drawing.append(stroke)
///     for stroke in drawing.strokes { ... }
///     for stroke in drawing.strokes(touching: rect) { ... }
///     drawing.strokes = drawing.strokes.filter { $0.ink.type != .marker }
public struct Drawing: Sendable {
  private(set) var placed = PlacedStrokes()

  /// A drawing without strokes.
  public init() {}

  /// A drawing of these strokes; one whose id another before it has gets a new one.
  public init(strokes: some Sequence<Stroke>) {
    placed.rebuild(strokes.map(PlacedStroke.init))
  }

  /// All strokes, the lowest first.
  public var strokes: Strokes { Strokes(tree: placed.order) }

  /// How many strokes there are.
  public var count: Int { placed.order.count }

  /// A rectangle around everything that is drawn; empty if nothing is.
  public var bounds: Rect { placed.order.bounds }

  /// What a reader must know to show it.
  public var requiredContentVersion: ContentVersion {
    strokes.lazy.map(\.requiredContentVersion).max() ?? .version1
  }

  /// The stroke with an id.
  public subscript(id: InkID) -> Stroke? { placed[id]?.stroke }

  /// A rectangle around what the stroke with an id draws: ``Stroke/renderBounds``, which is kept.
  public func bounds(of id: InkID) -> Rect? { placed[id]?.bounds }

  /// The strokes with some ids, in the order of these; what is not there is left out.
  public func strokes(_ ids: [InkID]) -> [Stroke] { placed.strokes(ids) }

  /// A rectangle around what the strokes with some ids draw, part by part: `part` gives what of
  /// one's rectangle counts.
  public func bounds(of ids: [InkID], _ part: (InkID, Rect) -> Rect = { $1 }) -> Rect {
    placed.bounds(of: ids, part)
  }

  /// Where in the order the stroke with an id lies.
  public func position(of id: InkID) -> Int? { placed.position(of: id) }

  /// The strokes whose render bounds touch a rectangle, the lowest first.
  public func strokes(touching rect: Rect) -> [Stroke] { placed.strokes(touching: rect) }

  /// Some of the strokes that follow each other, as a drawing of their own; their ids stay.
  public subscript(positions: Range<Int>) -> Drawing {
    Drawing(strokes: strokes[positions])
  }
}

extension Drawing {
  /// Puts a stroke on top; if its id is there already it gets a new one. Gives the id.
  @discardableResult
  public mutating func append(_ stroke: Stroke) -> InkID { insert(stroke, at: count) }

  /// Puts strokes on top.
  public mutating func append(contentsOf strokes: some Sequence<Stroke>) {
    for stroke in strokes { append(stroke) }
  }

  /// Puts a stroke at a position, 0 the lowest; if its id is there already it gets a new one. Gives
  /// the id.
  @discardableResult
  public mutating func insert(_ stroke: Stroke, at position: Int) -> InkID {
    placed.insert(stroke, at: position)
  }

  /// Puts strokes that follow each other at a position, as ``insert(_:at:)`` does with each.
  public mutating func insert(contentsOf strokes: [Stroke], at position: Int) {
    placed.insert(contentsOf: strokes, at: position)
  }

  /// Puts other strokes in the place of the one with an id; none takes it out. Gives their ids, or
  /// nil if there is no such stroke.
  ///
  /// A stroke with the same id is the old one, changed: it keeps its position in the order.
  @discardableResult
  public mutating func replace(_ id: InkID, with strokes: some Sequence<Stroke>) -> [InkID]? {
    guard let position = position(of: id) else { return nil }
    remove(id)
    return strokes.enumerated().map { insert($1, at: position + $0) }
  }

  /// Changes the stroke with an id, which it keeps; false if there is none.
  @discardableResult
  public mutating func update(_ id: InkID, _ change: (inout Stroke) -> Void) -> Bool {
    placed.revise(id, change)
  }

  /// Puts strokes in the places of those with the same ids; one whose id is not there is left out.
  public mutating func update(_ strokes: [Stroke]) { placed.revise(strokes) }

  /// Takes out the stroke with an id; false if there is none.
  @discardableResult
  public mutating func remove(_ id: InkID) -> Bool { placed.withdraw(id) }

  /// Takes out the strokes with some ids.
  public mutating func remove(_ ids: [InkID]) { placed.withdraw(ids) }

  /// Moves, turns and scales everything.
  public mutating func transform(using transform: AffineTransform) {
    placed.rebuild(
      placed.order.allValues.map { placed in
        var stroke = placed.stroke
        stroke.transform = stroke.transform.then(transform)
        return PlacedStroke(stroke)
      })
  }

  /// Makes these all its strokes. Those that it has already are not measured again.
  mutating func replaceAll(with strokes: [Stroke]) { placed.replaceAll(with: strokes) }
}

extension Drawing: Hashable {
  /// Whether both have the same strokes in the same order, however they came about. The ids count:
  /// a copy and what was stored exactly are equal, what was drawn a second time is not. Points that
  /// both share are not compared.
  public static func == (a: Drawing, b: Drawing) -> Bool { a.strokes.elementsEqual(b.strokes) }

  /// Of each stroke the id, the ink, the transform and the number of points, so that it costs the
  /// strokes and not their points.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for stroke in strokes {
      hasher.combine(stroke.id)
      hasher.combine(stroke.ink)
      hasher.combine(stroke.transform)
      hasher.combine(stroke.path.count)
    }
  }
}
