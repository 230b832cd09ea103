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
  private(set) var order = SortedTree<OrderKey, PlacedStroke>()
  private var keys = SortedTree<InkID, OrderKey>()
  private var index = SpatialIndex()

  /// A drawing without strokes.
  public init() {}

  /// A drawing of these strokes; one whose id another before it has gets a new one.
  public init(strokes: some Sequence<Stroke>) {
    rebuild(strokes.map(PlacedStroke.init))
  }

  /// All strokes, the lowest first.
  public var strokes: Strokes { Strokes(tree: order) }

  /// How many strokes there are.
  public var count: Int { order.count }

  /// A rectangle around everything that is drawn; empty if nothing is.
  public var bounds: Rect { order.bounds }

  /// What a reader must know to show it.
  public var requiredContentVersion: ContentVersion {
    strokes.lazy.map(\.requiredContentVersion).max() ?? .version1
  }

  /// The stroke with an id.
  public subscript(id: InkID) -> Stroke? { keys[id].flatMap { order[$0] }?.stroke }

  /// A rectangle around what the stroke with an id draws: ``Stroke/renderBounds``, which is kept.
  public func bounds(of id: InkID) -> Rect? { keys[id].flatMap { order[$0] }?.bounds }

  /// The strokes with some ids, in the order of these; what is not there is left out.
  public func strokes(_ ids: [InkID]) -> [Stroke] {
    guard isMuch(ids.count) else { return ids.compactMap { self[$0] } }
    let all = Dictionary(order.allValues.map { ($0.stroke.id, $0.stroke) }) { $1 }
    return ids.compactMap { all[$0] }
  }

  /// A rectangle around what the strokes with some ids draw, part by part: `part` gives what of
  /// one's rectangle counts.
  public func bounds(of ids: [InkID], _ part: (InkID, Rect) -> Rect = { $1 }) -> Rect {
    var sum = Rect.empty
    guard isMuch(ids.count) else {
      for id in ids { if let box = bounds(of: id) { sum = sum.union(part(id, box)) } }
      return sum
    }
    let wanted = Set(ids)
    order.forEach(from: .first, through: .last) { entry in
      let id = entry.value.stroke.id
      if wanted.contains(id) { sum = sum.union(part(id, entry.value.bounds)) }
    }
    return sum
  }

  /// Whether to go through all strokes is quicker than to find each of so many.
  private func isMuch(_ number: Int) -> Bool { number > 64 && number * 10 > count }

  /// Where in the order the stroke with an id lies.
  public func position(of id: InkID) -> Int? { keys[id].map { order.position(of: $0) } }

  /// The strokes whose render bounds touch a rectangle, the lowest first.
  public func strokes(touching rect: Rect) -> [Stroke] {
    index.touching(rect).compactMap { order[$0]?.stroke }
  }

  /// Calls with each of them and the rectangle around what it draws.
  func forEach(touching rect: Rect, _ body: (PlacedStroke) -> Void) {
    let common = rect.intersection(bounds)
    // Where most of them are near, to go through all is quicker than to find each.
    if common.width * common.height * 4 > bounds.width * bounds.height {
      order.forEach(from: .first, through: .last) { entry in
        if entry.value.bounds.intersects(rect) { body(entry.value) }
      }
    } else {
      for key in index.touching(rect) {
        if let placed = order[key] { body(placed) }
      }
    }
  }

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
    precondition(position >= 0 && position <= count, "there is no position \(position)")
    let before = position > 0 ? order.entry(at: position - 1).key : nil
    let after = position < count ? order.entry(at: position).key : nil
    guard let key = OrderKey.between(before, after) else {
      rebuild(order.allValues)
      return insert(stroke, at: position)
    }
    return insertPlaced(PlacedStroke(stroke), at: key)
  }

  /// Puts strokes that follow each other at a position, as ``insert(_:at:)`` does with each.
  public mutating func insert(contentsOf strokes: [Stroke], at position: Int) {
    guard isMuch(strokes.count) else {
      for (place, stroke) in strokes.enumerated() { insert(stroke, at: position + place) }
      return
    }
    precondition(position >= 0 && position <= count, "there is no position \(position)")
    var all = order.allValues
    all.insert(contentsOf: strokes.map(PlacedStroke.init), at: position)
    rebuild(all)
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

  /// Changes the stroke with an id, but for its id; false if there is none.
  @discardableResult
  public mutating func update(_ id: InkID, _ change: (inout Stroke) -> Void) -> Bool {
    guard let key = keys[id], let old = order[key] else { return false }
    var stroke = old.stroke
    change(&stroke)
    stroke.id = id
    let new = PlacedStroke(stroke)
    index.remove(key, old.bounds)
    index.insert(key, new.bounds)
    order.insertOrReplace(key, new)
    return true
  }

  /// Puts strokes in the places of those with the same ids; one whose id is not there is left out.
  public mutating func update(_ strokes: [Stroke]) {
    guard isMuch(strokes.count) else {
      for stroke in strokes { update(stroke.id) { $0 = stroke } }
      return
    }
    let new = Dictionary(strokes.map { ($0.id, $0) }) { $1 }
    order.updateAll { old in new[old.stroke.id].map(PlacedStroke.init) ?? old }
    var places: [(order: OrderKey, bounds: Rect)] = []
    places.reserveCapacity(count)
    order.forEach(from: .first, through: .last) { places.append(($0.key, $0.value.bounds)) }
    index = SpatialIndex(places)
  }

  /// Takes out the stroke with an id; false if there is none.
  @discardableResult
  public mutating func remove(_ id: InkID) -> Bool {
    guard let key = keys[id], let old = order[key] else { return false }
    index.remove(key, old.bounds)
    order.remove(key)
    keys.remove(id)
    return true
  }

  /// Takes out the strokes with some ids.
  public mutating func remove(_ ids: [InkID]) {
    guard isMuch(ids.count) else {
      for id in ids { remove(id) }
      return
    }
    let gone = Set(ids)
    rebuild(order.allValues.filter { !gone.contains($0.stroke.id) })
  }

  /// Moves, turns and scales everything.
  public mutating func transform(using transform: AffineTransform) {
    rebuild(
      order.allValues.map { placed in
        var stroke = placed.stroke
        stroke.transform = stroke.transform.then(transform)
        return PlacedStroke(stroke)
      })
  }

  /// Makes these all its strokes. Those that it has already are not measured anew; if only some
  /// changed and all have kept their places, the others are not touched.
  mutating func setAll(_ strokes: [Stroke]) {
    let old = order.allValues
    if strokes.count == old.count, zip(strokes, old).allSatisfy({ $0.id == $1.stroke.id }) {
      for (new, old) in zip(strokes, old) where new != old.stroke { update(new.id) { $0 = new } }
    } else {
      rebuild(
        strokes.map { new in
          guard let known = keys[new.id].flatMap({ order[$0] }), known.stroke == new else {
            return PlacedStroke(new)
          }
          return known
        })
    }
  }

  private mutating func insertPlaced(_ placed: PlacedStroke, at key: OrderKey) -> InkID {
    var placed = placed
    if keys[placed.stroke.id] != nil { placed.stroke.id = InkID() }
    order.insertOrReplace(key, placed)
    keys.insertOrReplace(placed.stroke.id, key)
    index.insert(key, placed.bounds)
    return placed.stroke.id
  }

  /// Numbers everything anew; costs what the drawing holds. Of strokes with one name all but the
  /// first get others, always the same ones: a damaged file reads the same each time.
  private mutating func rebuild(_ all: [PlacedStroke]) {
    self = Drawing()
    var all = all
    var seen = Set<InkID>(minimumCapacity: all.count)
    for position in all.indices {
      while !seen.insert(all[position].stroke.id).inserted { all[position].stroke.id.replace() }
    }
    let numbered = all.enumerated().map { (key: OrderKey(position: $0), value: $1) }
    order = SortedTree(sorted: numbered)
    keys = SortedTree(
      sorted: numbered.map { (key: $0.value.stroke.id, value: $0.key) }.sorted { $0.key < $1.key })
    index = SpatialIndex(numbered.map { (order: $0.key, bounds: $0.value.bounds) })
  }
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

/// A stroke and the rectangle around what it draws.
struct PlacedStroke: Placed {
  var stroke: Stroke
  let bounds: Rect

  init(_ stroke: Stroke) {
    self.stroke = stroke
    bounds = stroke.renderBounds
  }
}

extension OrderKey: Placed {
  /// A key has no place.
  var bounds: Rect { .empty }
}
