import InkGeometry

/// The strokes of a drawing, found by their place in the order, by their ids, and by where they
/// lie.
struct PlacedStrokes: Sendable {
  private(set) var order = SortedTree<OrderKey, PlacedStroke>()
  private var keys = SortedTree<InkID, OrderKey>()
  private var index = SpatialIndex()

  /// None.
  init() {}

  // MARK: Finding

  /// The stroke with an id.
  subscript(id: InkID) -> PlacedStroke? { keys[id].flatMap { order[$0] } }

  /// Where in the order the stroke with an id lies.
  func position(of id: InkID) -> Int? { keys[id].map { order.position(of: $0) } }

  /// The strokes with some ids, in the order of these; what is not there is left out.
  func strokes(_ ids: [InkID]) -> [Stroke] {
    guard isMuch(ids.count) else { return ids.compactMap { self[$0]?.stroke } }
    let all = Dictionary(order.allValues.map { ($0.stroke.id, $0.stroke) }) { $1 }
    return ids.compactMap { all[$0] }
  }

  /// A rectangle around parts of the strokes with some ids.
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

  /// Whether to go through all strokes is quicker than to find each of so many.
  private func isMuch(_ number: Int) -> Bool { number > 64 && number * 10 > order.count }

  /// The strokes whose render bounds touch a rectangle, the lowest first.
  func strokes(touching rect: Rect) -> [Stroke] {
    index.touching(rect).compactMap { order[$0]?.stroke }
  }

  /// Calls with each of them and the rectangle around what it draws.
  func forEach(touching rect: Rect, _ body: (PlacedStroke) -> Void) {
    let bounds = order.bounds
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

  // MARK: Changing

  /// Puts a stroke at a position, 0 the lowest; if its id is there already it gets a new one. Gives
  /// the id.
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

  /// Puts strokes that follow each other at a position.
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

  /// Changes the stroke with an id, which it keeps; false if there is none.
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

  /// Puts strokes in the places of those with the same ids; one whose id is not there is left out.
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

  /// Takes out the stroke with an id; false if there is none.
  mutating func withdraw(_ id: InkID) -> Bool {
    guard let key = keys[id], let old = order[key] else { return false }
    index.remove(key, old.bounds)
    order.remove(key)
    keys.remove(id)
    return true
  }

  /// Takes out the strokes with some ids.
  mutating func withdraw(_ ids: [InkID]) {
    guard isMuch(ids.count) else {
      for id in ids { _ = withdraw(id) }
      return
    }
    let gone = Set(ids)
    rebuild(order.allValues.filter { !gone.contains($0.stroke.id) })
  }

  /// Makes these all strokes. Those that are there already are not measured again; if only some
  /// changed and all have kept their places, the others are not touched.
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

  /// Renumbers everything; costs what the drawing holds. Of strokes with one name all but the
  /// first get others, always the same ones: a damaged file reads the same each time.
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
