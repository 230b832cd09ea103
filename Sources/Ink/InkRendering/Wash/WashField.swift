/// The values of a rectangle of cells, 0...65535, and the blurs that a wash requires.
///
/// It uses integers only. The result for a cell depends only on its surroundings, so within the
/// margin, the crop of a blurred field is the same as the blurred crop.
struct WashField: Sendable {
  private(set) var cells: PixelRect
  private(set) var values: [UInt16] = []
  private var other: [UInt16] = []
  private var sums: [UInt32] = []

  init() { cells = .empty }

  /// Loads the values of a layer of cells within a rectangle, from 0...255.
  mutating func load(_ layer: borrowing WetLayer, _ cells: PixelRect) {
    self.cells = cells
    let count = cells.width * cells.height
    if values.count < count {
      values = Array(repeating: 0, count: count)
      other = values
    }
    if sums.count <= cells.width { sums = Array(repeating: 0, count: cells.width + 1) }
    var row = 0
    var values = self.values.mutableSpan
    for y in cells.minY..<cells.maxY {
      layer.copyRow(y, cells.minX..<cells.maxX, to: &values, at: row)
      row += cells.width
    }
  }

  /// Blurs the field; cells outside its rectangle count as 0.
  mutating func blur(_ box: WashBox) {
    let (width, height) = (cells.width, cells.height)
    guard width > 0, height > 0 else { return }
    var (from, to) = ([UInt16](), [UInt16]())
    swap(&from, &values)
    swap(&to, &other)
    for _ in 0..<box.passes {
      Self.blurRows(from.span, box.radius, width, height, &to, &sums)
      Self.blurColumns(to.span, box.radius, width, height, &from, &sums)
    }
    swap(&from, &values)
    swap(&to, &other)
  }

  /// Returns the position of a cell inside.
  @inline(__always) func index(_ x: Int, _ y: Int) -> Int {
    (y &- cells.minY) &* cells.width &+ x &- cells.minX
  }

  /// Returns up to eight consecutive values from a position on, as numbers.
  @inline(__always) func lanes(_ index: Int, _ count: Int) -> Lanes {
    guard count < 8 else { return Lanes { lane in Float(values[index &+ lane]) } }
    return Lanes { lane in lane < count ? Float(values[index &+ lane]) : 0 }
  }

  /// Uses prefix sums of each row: the sum within reach of a position is the difference of two.
  private static func blurRows(
    _ from: Span<UInt16>, _ radius: Int, _ width: Int, _ height: Int, _ target: inout [UInt16],
    _ memory: inout [UInt32]
  ) {
    let share = 65536 / UInt32(2 * radius + 1)
    var to = target.mutableSpan
    var sums = memory.mutableSpan
    let (inner, last) = (min(radius, width), max(min(radius, width), width &- radius))
    for y in 0..<height {
      let row = y &* width
      var sum: UInt32 = 0
      sums[0] = 0
      for x in 0..<width {
        sum &+= UInt32(from[row &+ x])
        sums[x &+ 1] = sum
      }
      // Without the ends, which lack neighbors, each step is the same.
      for x in 0..<inner {
        to[row &+ x] = mean(sums[min(x &+ radius &+ 1, width)], share)
      }
      for x in inner..<last {
        to[row &+ x] = mean(sums[x &+ radius &+ 1] &- sums[x &- radius], share)
      }
      for x in last..<width { to[row &+ x] = mean(sum &- sums[max(0, x &- radius)], share) }
    }
  }

  /// Returns a sum times a fraction in 65536ths.
  @inline(__always) private static func mean(_ sum: UInt32, _ share: UInt32) -> UInt16 {
    UInt16(truncatingIfNeeded: (sum &* share) &>> 16)
  }

  private static func blurColumns(
    _ from: Span<UInt16>, _ radius: Int, _ width: Int, _ height: Int, _ target: inout [UInt16],
    _ memory: inout [UInt32]
  ) {
    let share = 65536 / UInt32(2 * radius + 1)
    var to = target.mutableSpan
    var sums = memory.mutableSpan
    for x in 0..<width { sums[x] = 0 }
    for y in 0..<min(radius, height) {
      for x in 0..<width { sums[x] &+= UInt32(from[y &* width &+ x]) }
    }
    for y in 0..<height {
      let row = y &* width
      if y &+ radius < height {
        let ahead = row &+ radius &* width
        for x in 0..<width { sums[x] &+= UInt32(from[ahead &+ x]) }
      }
      for x in 0..<width {
        to[row &+ x] = mean(sums[x], share)
      }
      if y >= radius {
        let behind = row &- radius &* width
        for x in 0..<width { sums[x] &-= UInt32(from[behind &+ x]) }
      }
    }
  }
}

extension WetLayer {
  /// Copies the values of a row as 257ths of 65535; 0 outside ``bounds``.
  fileprivate func copyRow(
    _ y: Int, _ columns: Range<Int>, to values: inout MutableSpan<UInt16>, at start: Int
  ) {
    let inside = columns.clamped(to: dirty.minX..<max(dirty.minX, dirty.maxX))
    guard !dirty.isEmpty, dirty.minY <= y, y < dirty.maxY, !inside.isEmpty else {
      for index in start..<start + columns.count { values[index] = 0 }
      return
    }
    for place in start..<start + inside.lowerBound - columns.lowerBound { values[place] = 0 }
    let row = grid.index(ofRow: y)
    var x = inside.lowerBound
    var place = start + x - columns.lowerBound
    while x < inside.upperBound {
      let numbers = SIMD8<UInt16>(truncatingIfNeeded: words[row + grid.word(ofColumn: x)]) &* 257
      let count = min(8 - x & 7, inside.upperBound - x)
      for lane in x & 7..<x & 7 + count {
        values[place] = numbers[lane]
        place += 1
      }
      x += count
    }
    for place in place..<start + columns.count { values[place] = 0 }
  }
}
