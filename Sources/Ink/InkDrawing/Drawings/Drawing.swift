public import InkGeometry

/// An ordered collection of strokes; the last stroke is on top.
///
/// A drawing is a value. Copying takes constant time, and copies share their unchanged strokes, so
/// you can keep a copy for each undo step. Adding, replacing, removing or finding a stroke takes
/// logarithmic time in the number of strokes.
///
///     var drawing = Drawing()
///     drawing.append(stroke)
///     for stroke in drawing.strokes { ... }
///     for stroke in drawing.strokes(touching: rect) { ... }
///     drawing.strokes = drawing.strokes.filter { $0.ink.type != .marker }
public struct Drawing: Sendable {
  private(set) var placed = PlacedStrokes()

  /// Creates a drawing without strokes.
  public init() {}

  /// Creates a drawing from strokes; a stroke whose id occurs earlier gets a new one.
  public init(strokes: some Sequence<Stroke>) {
    placed.rebuild(strokes.map(PlacedStroke.init))
  }

  /// All strokes, lowest first.
  public var strokes: Strokes { Strokes(tree: placed.order) }

  /// The number of strokes.
  public var count: Int { placed.order.count }

  /// A rectangle that contains everything drawn; empty if there are no strokes.
  public var bounds: Rect { placed.order.bounds }

  /// The content version that a reader must support to show this drawing.
  public var requiredContentVersion: ContentVersion {
    strokes.lazy.map(\.requiredContentVersion).max() ?? .version1
  }

  /// The stroke with an id; nil if there is none.
  public subscript(id: InkID) -> Stroke? { placed[id]?.stroke }

  /// Returns the stored ``Stroke/renderBounds`` of the stroke with an id; nil if there is no such
  /// stroke.
  public func bounds(of id: InkID) -> Rect? { placed[id]?.bounds }

  /// Returns the strokes with these ids, in the order of the ids; unknown ids are skipped.
  public func strokes(_ ids: [InkID]) -> [Stroke] { placed.strokes(ids) }

  /// Returns a rectangle that contains what the strokes with these ids draw.
  ///
  /// - Parameters:
  ///   - ids: the ids of the strokes; unknown ids are skipped.
  ///   - part: takes a stroke's id and its rectangle, and returns the part of the rectangle to
  ///     include.
  public func bounds(of ids: [InkID], _ part: (InkID, Rect) -> Rect = { $1 }) -> Rect {
    placed.bounds(of: ids, part)
  }

  /// Returns the position of the stroke with an id; nil if there is none.
  public func position(of id: InkID) -> Int? { placed.position(of: id) }

  /// Returns the strokes whose render bounds touch a rectangle, lowest first.
  public func strokes(touching rect: Rect) -> [Stroke] { placed.strokes(touching: rect) }

  /// The strokes at these positions, as a separate drawing; they keep their ids.
  public subscript(positions: Range<Int>) -> Drawing {
    Drawing(strokes: strokes[positions])
  }
}

extension Drawing {
  /// Adds a stroke on top. If its id already exists, the stroke gets a new one.
  ///
  /// - Returns: the id of the added stroke.
  @discardableResult
  public mutating func append(_ stroke: Stroke) -> InkID { insert(stroke, at: count) }

  /// Adds strokes on top.
  public mutating func append(contentsOf strokes: some Sequence<Stroke>) {
    for stroke in strokes { append(stroke) }
  }

  /// Inserts a stroke at a position; 0 is the lowest. If its id already exists, the stroke gets a
  /// new one.
  ///
  /// - Returns: the id of the inserted stroke.
  @discardableResult
  public mutating func insert(_ stroke: Stroke, at position: Int) -> InkID {
    placed.insert(stroke, at: position)
  }

  /// Inserts consecutive strokes at a position, each as with ``insert(_:at:)``.
  public mutating func insert(contentsOf strokes: [Stroke], at position: Int) {
    placed.insert(contentsOf: strokes, at: position)
  }

  /// Replaces the stroke with an id by other strokes, or removes it if there are none. Returns the
  /// ids of the new strokes, or nil if there is no stroke with the id.
  ///
  /// A new stroke with the same id is a changed version of the old stroke and keeps its position in
  /// the order.
  @discardableResult
  public mutating func replace(_ id: InkID, with strokes: some Sequence<Stroke>) -> [InkID]? {
    guard let position = position(of: id) else { return nil }
    remove(id)
    return strokes.enumerated().map { insert($1, at: position + $0) }
  }

  /// Changes the stroke with an id, which stays the same; returns false if there is no such stroke.
  @discardableResult
  public mutating func update(_ id: InkID, _ change: (inout Stroke) -> Void) -> Bool {
    placed.revise(id, change)
  }

  /// Replaces strokes that have the same ids as these; strokes with unknown ids are ignored.
  public mutating func update(_ strokes: [Stroke]) { placed.revise(strokes) }

  /// Removes the stroke with an id; returns false if there is none.
  @discardableResult
  public mutating func remove(_ id: InkID) -> Bool { placed.withdraw(id) }

  /// Removes the strokes with these ids.
  public mutating func remove(_ ids: [InkID]) { placed.withdraw(ids) }

  /// Moves, rotates or scales all strokes by a transform.
  public mutating func transform(using transform: InkTransform) {
    placed.rebuild(
      placed.order.allValues.map { placed in
        var stroke = placed.stroke
        stroke.transform = stroke.transform.then(transform)
        return PlacedStroke(stroke)
      })
  }

  /// Replaces all strokes. Strokes that are already in the drawing are not measured again.
  mutating func replaceAll(with strokes: [Stroke]) { placed.replaceAll(with: strokes) }
}

extension Drawing: Hashable {
  /// Returns whether two drawings contain the same strokes in the same order. The ids are compared
  /// too: a copy is equal, and so is a drawing that was stored and read again, but a drawing made a
  /// second time from the same strokes is not. Points that both drawings share in memory are not
  /// compared.
  public static func == (a: Drawing, b: Drawing) -> Bool { a.strokes.elementsEqual(b.strokes) }

  /// Hashes the id, the ink, the transform and the number of points of each stroke, so the cost
  /// depends on the number of strokes and not on their points.
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
