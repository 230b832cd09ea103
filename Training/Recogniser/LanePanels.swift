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

/// Products of tables.
enum PanelProduct {
  /// Adds to rows `range` of `sum` the product of the rows of `left`, `shift` rows further, and `right`.
  static func add(
    to sum: LanePanels, _ range: Range<Int>, _ left: LanePanels, shift: Int = 0, _ right: LanePanels
  ) {
    precondition(right.rows == left.panels * 16 && right.panels == sum.panels)
    precondition(range.count % 4 == 0)
    for panel in 0..<sum.panels {
      let weights = unsafe right.panel(panel)
      let target = unsafe sum.panel(panel)
      for row in stride(from: range.lowerBound, to: range.upperBound, by: 4) {
        var a = unsafe target[row]
        var b = unsafe target[row + 1]
        var c = unsafe target[row + 2]
        var d = unsafe target[row + 3]
        for input in 0..<left.panels {
          let numbers = unsafe UnsafeRawPointer(left.panel(input) + row + shift)
            .assumingMemoryBound(to: Float.self)
          let block = unsafe weights + input * 16
          for lane in 0..<16 {
            let weight = unsafe block[lane]
            unsafe a += weight * numbers[lane]
            unsafe b += weight * numbers[16 + lane]
            unsafe c += weight * numbers[32 + lane]
            unsafe d += weight * numbers[48 + lane]
          }
        }
        unsafe target[row] = a
        unsafe target[row + 1] = b
        unsafe target[row + 2] = c
        unsafe target[row + 3] = d
      }
    }
  }

  private static let block = 128

  /// Adds to `sum` the products of the columns of `left`, rows `shift` further, with those of `right`: a weight's slope.
  static func addSlope(
    to sum: LanePanels, _ range: Range<Int>, _ left: LanePanels, shift: Int = 0, _ right: LanePanels
  ) {
    precondition(sum.rows == left.panels * 16 && sum.panels == right.panels)
    for start in stride(from: range.lowerBound, to: range.upperBound, by: block) {
      let count = min(block, range.upperBound - start)
      for input in 0..<left.panels {
        let numbers = unsafe UnsafeRawPointer(left.panel(input) + start + shift)
          .assumingMemoryBound(to: Float.self)
        for panel in 0..<right.panels {
          let slopes = unsafe right.panel(panel) + start
          let target = unsafe sum.panel(panel) + input * 16
          for lane in stride(from: 0, to: 16, by: 4) {
            unsafe addSlope(target + lane, numbers + lane, slopes, count)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func addSlope(
    _ target: UnsafeMutablePointer<SIMD16<Float>>, _ numbers: UnsafePointer<Float>,
    _ slopes: UnsafePointer<SIMD16<Float>>, _ count: Int
  ) {
    var a = unsafe target[0]
    var b = unsafe target[1]
    var c = unsafe target[2]
    var d = unsafe target[3]
    for row in 0..<count {
      let slope = unsafe slopes[row]
      let near = unsafe numbers + row * 16
      unsafe a += slope * near[0]
      unsafe b += slope * near[1]
      unsafe c += slope * near[2]
      unsafe d += slope * near[3]
    }
    unsafe target[0] = a
    unsafe target[1] = b
    unsafe target[2] = c
    unsafe target[3] = d
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
