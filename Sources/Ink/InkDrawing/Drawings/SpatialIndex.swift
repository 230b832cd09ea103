import InkGeometry

/// Finds strokes by place: what a search costs depends on what it finds, not on what the drawing
/// holds.
///
/// A loose quadtree without pointers: each stroke lies in one cell of a grid whose cells are at
/// least as large as the stroke, the cell of its middle. There is a grid for each power of two,
/// from 4 mm up. A search looks in each grid that has strokes at the cells around its rectangle,
/// row by row. (T. Ulrich, Loose Octrees, in Game Programming Gems, 2000.)
struct SpatialIndex: Sendable {
  private var cells = SortedTree<CellKey, Rect>()
  /// How many strokes each grid has, by level.
  private var population = [Int](repeating: 0, count: CellKey.levels)

  /// An index without strokes.
  init() {}

  /// An index of all these.
  init(_ places: [(order: OrderKey, bounds: Rect)]) {
    let entries = places.lazy.filter { !$0.bounds.isEmpty }
      .map { (key: CellKey($0.bounds, $0.order), value: $0.bounds) }
      .sorted { $0.key < $1.key }
    cells = SortedTree(sorted: entries)
    for entry in entries { population[Int(entry.key.level)] += 1 }
  }

  /// Adds what lies in a rectangle; what is empty cannot be found.
  mutating func insert(_ order: OrderKey, _ bounds: Rect) {
    guard !bounds.isEmpty else { return }
    let key = CellKey(bounds, order)
    cells.insertOrReplace(key, bounds)
    population[Int(key.level)] += 1
  }

  /// Takes out what was added with the same rectangle.
  mutating func remove(_ order: OrderKey, _ bounds: Rect) {
    guard !bounds.isEmpty else { return }
    let key = CellKey(bounds, order)
    cells.remove(key)
    population[Int(key.level)] -= 1
  }

  /// Everything that touches a rectangle, in the order of the drawing.
  func touching(_ rect: Rect) -> [OrderKey] {
    var found: [OrderKey] = []
    guard !rect.isEmpty else { return found }
    for level in population.indices where population[level] > 0 {
      let size = CellKey.size(of: level)
      // What lies in a cell reaches at most half a cell beyond it.
      let around = rect.expanded(by: size / 2)
      let columns = CellKey.cellIndex(around.min.x, size)...CellKey.cellIndex(around.max.x, size)
      let rows = CellKey.cellIndex(around.min.y, size)...CellKey.cellIndex(around.max.y, size)
      if rows.count > population[level] {
        search(level, CellKey.allRows, CellKey.allRows, rect, &found)
      } else {
        for row in rows { search(level, row...row, columns, rect, &found) }
      }
    }
    found.sort()
    return found
  }

  private func search(
    _ level: Int, _ rows: ClosedRange<Int32>, _ columns: ClosedRange<Int32>, _ rect: Rect,
    _ found: inout [OrderKey]
  ) {
    let first = CellKey(
      level: UInt8(level), row: rows.lowerBound, column: columns.lowerBound, order: .first)
    let last = CellKey(
      level: UInt8(level), row: rows.upperBound, column: columns.upperBound, order: .last)
    cells.forEach(from: first, through: last) { entry in
      if entry.value.intersects(rect) { found.append(entry.key.order) }
    }
  }
}

extension Rect: Placed {
  var bounds: Rect { self }
}

/// Where in the index a stroke stands.
private struct CellKey: Comparable, Sendable {
  /// Cells of level 0 are 4 mm wide, and each level's twice as wide as those before.
  static let levels = 40
  static let allRows = Int32.min...Int32.max

  var level: UInt8
  var row: Int32
  var column: Int32
  var order: OrderKey

  init(level: UInt8, row: Int32, column: Int32, order: OrderKey) {
    self.level = level
    self.row = row
    self.column = column
    self.order = order
  }

  init(_ bounds: Rect, _ order: OrderKey) {
    let side = max(bounds.width, bounds.height)
    var level = 0
    while level < Self.levels - 1, Self.size(of: level) < side { level += 1 }
    let size = Self.size(of: level)
    self.init(
      level: UInt8(level), row: Self.cellIndex(bounds.center.y, size),
      column: Self.cellIndex(bounds.center.x, size), order: order)
  }

  /// Millimeters from side to side of a cell.
  static func size(of level: Int) -> Double { Double(UInt64(4) << UInt64(level)) }

  /// The row or column of a coordinate; the outermost for what lies beyond, the first for the
  /// middle of everywhere, which is no number.
  static func cellIndex(_ coordinate: Double, _ size: Double) -> Int32 {
    let number = (coordinate / size).rounded(.down)
    guard !number.isNaN else { return 0 }
    return Int32(min(max(number, -2_147_483_648), 2_147_483_647))
  }

  static func < (a: Self, b: Self) -> Bool {
    (a.level, a.row, a.column, a.order) < (b.level, b.row, b.column, b.order)
  }
}
