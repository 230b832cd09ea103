import InkGeometry

/// Finds strokes by location. The cost of a search depends on the number of results, not on the
/// size of the drawing.
///
/// It is a loose quadtree without pointers. Each stroke lies in one cell of a grid whose cells are
/// at least as large as the stroke: the cell that contains its center. There is a grid for each
/// power of two, from 4 mm up. A search looks at the cells around its rectangle in each grid that
/// contains strokes, row by row. (T. Ulrich, Loose Octrees, in Game Programming Gems, 2000.)
struct SpatialIndex: Sendable {
  private var cells = SortedTree<CellKey, Rect>()
  /// The number of strokes in each grid, by level.
  private var population = [Int](repeating: 0, count: CellKey.levels)

  /// Creates an empty index.
  init() {}

  /// Creates an index of these strokes.
  init(_ places: [(order: OrderKey, bounds: Rect)]) {
    let entries = places.lazy.filter { !$0.bounds.isEmpty }
      .map { (key: CellKey($0.bounds, $0.order), value: $0.bounds) }
      .sorted { $0.key < $1.key }
    cells = SortedTree(sorted: entries)
    for entry in entries { population[Int(entry.key.level)] += 1 }
  }

  /// Adds a stroke with its bounds; a stroke with empty bounds cannot be found.
  mutating func insert(_ order: OrderKey, _ bounds: Rect) {
    guard !bounds.isEmpty else { return }
    let key = CellKey(bounds, order)
    cells.insertOrReplace(key, bounds)
    population[Int(key.level)] += 1
  }

  /// Removes a stroke that was added with the same bounds.
  mutating func remove(_ order: OrderKey, _ bounds: Rect) {
    guard !bounds.isEmpty else { return }
    let key = CellKey(bounds, order)
    cells.remove(key)
    population[Int(key.level)] -= 1
  }

  /// Returns all strokes that touch a rectangle, in the order of the drawing.
  func touching(_ rect: Rect) -> [OrderKey] {
    var found: [OrderKey] = []
    guard !rect.isEmpty else { return found }
    for level in population.indices where population[level] > 0 {
      let size = CellKey.size(of: level)
      // A stroke extends at most half a cell beyond its cell.
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

/// The cell and order of a stroke in the index.
private struct CellKey: Comparable, Sendable {
  /// Cells of level 0 are 4 mm wide, and those of each further level twice as wide as the previous
  /// ones.
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

  /// Returns the width of a cell, in millimeters.
  static func size(of level: Int) -> Double { Double(UInt64(4) << UInt64(level)) }

  /// Returns the row or column of a coordinate: the outermost for a coordinate beyond the limits,
  /// and the first for the center of infinite bounds, which is NaN.
  static func cellIndex(_ coordinate: Double, _ size: Double) -> Int32 {
    let number = (coordinate / size).rounded(.down)
    guard !number.isNaN else { return 0 }
    return Int32(min(max(number, -2_147_483_648), 2_147_483_647))
  }

  static func < (a: Self, b: Self) -> Bool {
    (a.level, a.row, a.column, a.order) < (b.level, b.row, b.column, b.order)
  }
}
