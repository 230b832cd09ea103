/// A table of numbers, sixteen columns side by side: a panel for each sixteen columns, a vector for each row.
///
/// All of the network's layers are products of such tables, and one loop multiplies them.
@safe final class LanePanels {
  let capacity: Int
  let panels: Int
  let lanes: UnsafeMutablePointer<SIMD16<Float>>
  /// How many rows are used now; vectors of a panel follow each other at this distance.
  var rows: Int {
    didSet { precondition(rows <= capacity) }
  }

  init(columns: Int, rows: Int) {
    precondition(columns % 16 == 0)
    panels = columns / 16
    capacity = rows
    self.rows = rows
    unsafe lanes = .allocate(capacity: max(1, panels * rows))
    unsafe lanes.initialize(repeating: .zero, count: max(1, panels * rows))
  }

  deinit { unsafe lanes.deallocate() }

  var count: Int { panels * rows }

  /// The rows of one panel.
  @inline(__always)
  func panel(_ index: Int) -> UnsafeMutablePointer<SIMD16<Float>> {
    unsafe lanes + index * rows
  }

  func fill(_ value: Float) {
    for index in 0..<count { unsafe lanes[index] = SIMD16(repeating: value) }
  }

  func copy(_ other: LanePanels) {
    precondition(count == other.count)
    for index in 0..<count { unsafe lanes[index] = other.lanes[index] }
  }

  /// The same numbers with rows as columns; rows must be a multiple of 16.
  func transpose(into other: LanePanels) {
    precondition(other.rows == panels * 16 && other.panels * 16 == rows)
    for panel in 0..<panels {
      for row in 0..<rows {
        let lanes = unsafe self.panel(panel)[row]
        let target = unsafe UnsafeMutableRawPointer(other.panel(row / 16))
          .assumingMemoryBound(to: Float.self)
        for lane in 0..<16 { unsafe target[(panel * 16 + lane) * 16 + row % 16] = lanes[lane] }
      }
    }
  }
}

/// Products of tables, each sum and product rounded once: the same bits on every machine, quick where it has such an
/// instruction.
enum PanelProduct {
  /// So many rows stay in the processor's cache while all panels go over them.
  private static let block = 128

  /// Adds to rows `range` of `sum` the product of the rows of `left`, `shift` rows further, and `right`.
  static func add(
    to sum: LanePanels, _ range: Range<Int>, _ left: LanePanels, shift: Int = 0, _ right: LanePanels
  ) {
    precondition(right.rows == left.panels * 16 && right.panels == sum.panels)
    precondition(range.count % 4 == 0 && sum.panels % 2 == 0)
    for start in stride(from: range.lowerBound, to: range.upperBound, by: block) {
      let end = min(start + block, range.upperBound)
      for panel in stride(from: 0, to: sum.panels, by: 2) {
        for row in stride(from: start, to: end, by: 4) {
          unsafe add(
            to: sum.panel(panel) + row, sum.panel(panel + 1) + row, left, row + shift,
            right.panel(panel), right.panel(panel + 1))
        }
      }
    }
  }

  /// Four rows of two panels.
  @inline(__always)
  private static func add(
    to one: UnsafeMutablePointer<SIMD16<Float>>, _ two: UnsafeMutablePointer<SIMD16<Float>>,
    _ left: LanePanels, _ row: Int, _ ones: UnsafePointer<SIMD16<Float>>,
    _ twos: UnsafePointer<SIMD16<Float>>
  ) {
    var (a, b, c, d) = unsafe (one[0], one[1], one[2], one[3])
    var (e, f, g, h) = unsafe (two[0], two[1], two[2], two[3])
    for input in 0..<left.panels {
      let numbers = unsafe UnsafeRawPointer(left.panel(input) + row)
        .assumingMemoryBound(to: Float.self)
      for lane in 0..<16 {
        let weight = unsafe ones[input * 16 + lane]
        let other = unsafe twos[input * 16 + lane]
        let (i, j) = unsafe (numbers[lane], numbers[16 + lane])
        let (k, l) = unsafe (numbers[32 + lane], numbers[48 + lane])
        a.addProduct(weight, i)
        b.addProduct(weight, j)
        c.addProduct(weight, k)
        d.addProduct(weight, l)
        e.addProduct(other, i)
        f.addProduct(other, j)
        g.addProduct(other, k)
        h.addProduct(other, l)
      }
    }
    unsafe (one[0], one[1], one[2], one[3]) = (a, b, c, d)
    unsafe (two[0], two[1], two[2], two[3]) = (e, f, g, h)
  }

  /// Adds to `sum` the products of the columns of `left`, rows `shift` further, with those of `right`: a weight's slope.
  static func addSlope(
    to sum: LanePanels, _ range: Range<Int>, _ left: LanePanels, shift: Int = 0, _ right: LanePanels
  ) {
    precondition(sum.rows == left.panels * 16 && sum.panels == right.panels)
    precondition(sum.panels % 2 == 0)
    for start in stride(from: range.lowerBound, to: range.upperBound, by: block) {
      let count = min(block, range.upperBound - start)
      for input in 0..<left.panels {
        let numbers = unsafe UnsafeRawPointer(left.panel(input) + start + shift)
          .assumingMemoryBound(to: Float.self)
        for panel in stride(from: 0, to: right.panels, by: 2) {
          for lane in stride(from: 0, to: 16, by: 4) {
            unsafe addSlope(
              sum.panel(panel) + input * 16 + lane, sum.panel(panel + 1) + input * 16 + lane,
              numbers + lane, right.panel(panel) + start, right.panel(panel + 1) + start, count)
          }
        }
      }
    }
  }

  /// Four rows of two panels.
  @inline(__always)
  private static func addSlope(
    _ one: UnsafeMutablePointer<SIMD16<Float>>, _ two: UnsafeMutablePointer<SIMD16<Float>>,
    _ numbers: UnsafePointer<Float>, _ ones: UnsafePointer<SIMD16<Float>>,
    _ twos: UnsafePointer<SIMD16<Float>>, _ count: Int
  ) {
    var (a, b, c, d) = unsafe (one[0], one[1], one[2], one[3])
    var (e, f, g, h) = unsafe (two[0], two[1], two[2], two[3])
    for row in 0..<count {
      let (slope, other) = unsafe (ones[row], twos[row])
      let near = unsafe numbers + row * 16
      let (i, j, k, l) = unsafe (near[0], near[1], near[2], near[3])
      a.addProduct(slope, i)
      b.addProduct(slope, j)
      c.addProduct(slope, k)
      d.addProduct(slope, l)
      e.addProduct(other, i)
      f.addProduct(other, j)
      g.addProduct(other, k)
      h.addProduct(other, l)
    }
    unsafe (one[0], one[1], one[2], one[3]) = (a, b, c, d)
    unsafe (two[0], two[1], two[2], two[3]) = (e, f, g, h)
  }

  /// Adds the sum of each column to the row of `sum`.
  static func addColumns(to sum: LanePanels, _ range: Range<Int>, _ left: LanePanels) {
    for panel in 0..<left.panels {
      var total = SIMD16<Float>.zero
      for row in range { unsafe total += left.panel(panel)[row] }
      unsafe sum.panel(panel)[0] += total
    }
  }

  /// Every row as the one row of `bias`.
  static func spread(_ bias: LanePanels, over table: LanePanels) {
    for panel in 0..<table.panels {
      let value = unsafe bias.panel(panel)[0]
      let target = unsafe table.panel(panel)
      for row in 0..<table.rows { unsafe target[row] = value }
    }
  }
}
