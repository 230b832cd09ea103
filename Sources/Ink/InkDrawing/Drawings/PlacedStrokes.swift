import InkGeometry

/// The strokes of a drawing, found by their position in the order, by their ids, and by their
/// location.
struct PlacedStrokes: Sendable {
  private(set) var order = SortedTree<OrderKey, PlacedStroke>()
  private var keys = SortedTree<InkID, OrderKey>()
  private var index = SpatialIndex()

  /// Creates an empty set of strokes.
  init() {}

  // MARK: Finding

  /// The stroke with an id; nil if there is none.
  subscript(id: InkID) -> PlacedStroke? { keys[id].flatMap { order[$0] } }

  /// Returns the position of the stroke with an id; nil if there is none.
  func position(of id: InkID) -> Int? { keys[id].map { order.position(of: $0) } }

  /// Returns the strokes with these ids, in the order of the ids; unknown ids are skipped.
  func strokes(_ ids: [InkID]) -> [Stroke] {
    guard isMuch(ids.count) else { return ids.compactMap { self[$0]?.stroke } }
    let all = Dictionary(order.allValues.map { ($0.stroke.id, $0.stroke) }) { $1 }
    return ids.compactMap { all[$0] }
  }

  /// Returns a rectangle that contains parts of the strokes with these ids.
  func bounds(of ids: [InkID], _ part: (InkID, Rect) -> Rect) -> Rect {
    var sum = Rect.empty
    guard isMuch(ids.count) else {
      for id in ids { if let box = self[id]?.bounds { sum = sum.union(part(id, box)) } }
      return sum
    }
    let wanted = Set(ids)
    order.forEach(from: .first, through: .last) { entry in
      let id = entry.value.stroke.id
      if wanted.contains(id) { sum = sum.union(part(id, entry.value.bounds)) }
    }
    return sum
  }

  /// Returns whether going through all strokes is faster than finding each of this many.
  private func isMuch(_ number: Int) -> Bool { number > 64 && number * 10 > order.count }

  /// Returns the strokes whose render bounds touch a rectangle, lowest first.
  func strokes(touching rect: Rect) -> [Stroke] {
    index.touching(rect).compactMap { order[$0]?.stroke }
  }

  /// Calls `body` with each of these strokes and the rectangle that contains what it draws.
  func forEach(touching rect: Rect, _ body: (PlacedStroke) -> Void) {
    let bounds = order.bounds
    let common = rect.intersection(bounds)
    // If most strokes are close, going through all is faster than finding each.
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

  // MARK: Changing

  /// Inserts a stroke at a position; 0 is the lowest. If its id already exists, the stroke gets a
  /// new one. Returns the id.
  mutating func insert(_ stroke: Stroke, at position: Int) -> InkID {
    precondition(position >= 0 && position <= order.count, "there is no position \(position)")
    let before = position > 0 ? order.entry(at: position - 1).key : nil
    let after = position < order.count ? order.entry(at: position).key : nil
    guard let key = OrderKey.between(before, after) else {
      rebuild(order.allValues)
      return insert(stroke, at: position)
    }
    var placed = PlacedStroke(stroke)
    if keys[placed.stroke.id] != nil { placed.stroke.id = InkID() }
    order.insertOrReplace(key, placed)
    keys.insertOrReplace(placed.stroke.id, key)
    index.insert(key, placed.bounds)
    return placed.stroke.id
  }

  /// Inserts consecutive strokes at a position.
  mutating func insert(contentsOf strokes: [Stroke], at position: Int) {
    guard isMuch(strokes.count) else {
      for (place, stroke) in strokes.enumerated() { _ = insert(stroke, at: position + place) }
      return
    }
    precondition(position >= 0 && position <= order.count, "there is no position \(position)")
    var all = order.allValues
    all.insert(contentsOf: strokes.map(PlacedStroke.init), at: position)
    rebuild(all)
  }

  /// Changes the stroke with an id, which stays the same; false if there is none.
  mutating func revise(_ id: InkID, _ revision: (inout Stroke) -> Void) -> Bool {
    guard let key = keys[id], let old = order[key] else { return false }
    var stroke = old.stroke
    revision(&stroke)
    stroke.id = id
    let new = PlacedStroke(stroke)
    index.remove(key, old.bounds)
    index.insert(key, new.bounds)
    order.insertOrReplace(key, new)
    return true
  }

  /// Replaces strokes that have the same ids as these; strokes with unknown ids are ignored.
  mutating func revise(_ strokes: [Stroke]) {
    guard isMuch(strokes.count) else {
      for stroke in strokes { _ = revise(stroke.id) { $0 = stroke } }
      return
    }
    let new = Dictionary(strokes.map { ($0.id, $0) }) { $1 }
    order.updateAll { old in new[old.stroke.id].map(PlacedStroke.init) ?? old }
    var places: [(order: OrderKey, bounds: Rect)] = []
    places.reserveCapacity(order.count)
    order.forEach(from: .first, through: .last) { places.append(($0.key, $0.value.bounds)) }
    index = SpatialIndex(places)
  }

  /// Removes the stroke with an id; false if there is none.
  mutating func withdraw(_ id: InkID) -> Bool {
    guard let key = keys[id], let old = order[key] else { return false }
    index.remove(key, old.bounds)
    order.remove(key)
    keys.remove(id)
    return true
  }

  /// Removes the strokes with these ids.
  mutating func withdraw(_ ids: [InkID]) {
    guard isMuch(ids.count) else {
      for id in ids { _ = withdraw(id) }
      return
    }
    let gone = Set(ids)
    rebuild(order.allValues.filter { !gone.contains($0.stroke.id) })
  }

  /// Replaces all strokes. Strokes that already exist are not measured again. If only some changed
  /// and all have kept their positions, the others are not touched.
  mutating func replaceAll(with strokes: [Stroke]) {
    let old = order.allValues
    if strokes.count == old.count, zip(strokes, old).allSatisfy({ $0.id == $1.stroke.id }) {
      for (new, old) in zip(strokes, old) where new != old.stroke {
        _ = revise(new.id) { $0 = new }
      }
    } else {
      rebuild(
        strokes.map { new in
          guard let known = self[new.id], known.stroke == new else { return PlacedStroke(new) }
          return known
        })
    }
  }

  /// Renumbers all strokes; the cost is proportional to the size of the drawing. Among strokes with
  /// the same id, all but the first get other ids, which are always the same ones, so that a
  /// damaged file is read in the same way each time.
  mutating func rebuild(_ all: [PlacedStroke]) {
    self = PlacedStrokes()
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

/// A stroke and the rectangle that contains what it draws.
struct PlacedStroke: Placed {
  var stroke: Stroke
  let bounds: Rect

  init(_ stroke: Stroke) {
    self.stroke = stroke
    bounds = stroke.renderBounds
  }
}

extension OrderKey: Placed {
  /// A key has no location.
  var bounds: Rect { .empty }
}
