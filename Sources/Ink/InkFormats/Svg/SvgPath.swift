package import InkGeometry

/// The `d` of an SVG path in the shortest form: relative, on a grid of decimals, without
/// unnecessary letters and blanks.
package struct SvgPath {
  /// The output.
  package private(set) var bytes: [UInt8] = []
  private let grid: DecimalGrid
  private var (x, y): (Int, Int) = (0, 0)
  private var (startX, startY): (Int, Int) = (0, 0)
  private var command: UInt8 = 0
  private var lastHasPoint = false

  /// Creates an empty path, whose numbers have at most this many decimals, 0...6.
  package init(decimals: Int) { grid = DecimalGrid(decimals: decimals) }

  /// Begins a new boundary.
  package mutating func move(to place: Point) {
    let next = (grid.steps(place.x), grid.steps(place.y))
    if command == 0 {
      appendCommand(UInt8(ascii: "M"))
      appendNumber(next.0)
      appendNumber(next.1)
    } else {
      appendCommand(UInt8(ascii: "m"))
      appendNumber(next.0 - x)
      appendNumber(next.1 - y)
    }
    (x, y) = next
    (startX, startY) = next
  }

  /// Adds a straight line.
  package mutating func addLine(to place: Point) {
    let (nextX, nextY) = (grid.steps(place.x), grid.steps(place.y))
    if nextX == x, nextY == y { return }
    if nextY == y {
      proceed(UInt8(ascii: "h"))
      appendNumber(nextX - x)
    } else if nextX == x {
      proceed(UInt8(ascii: "v"))
      appendNumber(nextY - y)
    } else {
      proceed(UInt8(ascii: "l"))
      appendNumber(nextX - x)
      appendNumber(nextY - y)
    }
    (x, y) = (nextX, nextY)
  }

  /// Adds a cubic Bezier segment.
  package mutating func curve(_ first: Point, _ second: Point, to place: Point) {
    proceed(UInt8(ascii: "c"))
    for point in [first, second, place] {
      appendNumber(grid.steps(point.x) - x)
      appendNumber(grid.steps(point.y) - y)
    }
    (x, y) = (grid.steps(place.x), grid.steps(place.y))
  }

  /// Closes the boundary.
  package mutating func close() {
    appendCommand(UInt8(ascii: "z"))
    (x, y) = (startX, startY)
  }

  /// Returns and removes the output, after which the path continues; call it only at the beginning
  /// or after the end of a boundary.
  mutating func drainBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private mutating func proceed(_ letter: UInt8) {
    if command != letter { appendCommand(letter) }
  }

  private mutating func appendCommand(_ letter: UInt8) {
    bytes.append(letter)
    command = letter
  }

  private mutating func appendNumber(_ steps: Int) {
    let follows = bytes.last.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
    // A sign separates numbers, and so does a second decimal point.
    let isApart = steps < 0 || (steps > 0 && steps < grid.unit && lastHasPoint)
    if follows, !isApart { bytes.append(UInt8(ascii: " ")) }
    lastHasPoint = steps % grid.unit != 0
    grid.appendDecimal(steps, to: &bytes)
  }
}

extension SvgPath {
  /// Appends a whole boundary; the line back to its start results from closing.
  mutating func appendOutline(_ outline: Outline) {
    move(to: outline.start)
    for (index, piece) in outline.pieces.enumerated() {
      switch piece {
      case .line(let end):
        if index + 1 < outline.pieces.count { addLine(to: end) }
      case .curve(let first, let second, let end): curve(first, second, to: end)
      }
    }
    close()
  }
}

/// Numbers in whole steps of their last decimal.
struct DecimalGrid {
  let decimals: Int
  /// The number of steps in 1.
  let unit: Int

  init(decimals: Int) {
    precondition(0...6 ~= decimals, "a grid has 0 to 6 decimals")
    self.decimals = decimals
    unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
  }

  /// Creates a grid with steps of at most a quarter of a tolerance, within the supported decimals.
  init(tolerance: Double) {
    var (decimals, step) = (0, 1.0)
    while step > tolerance / 4, decimals < 6 {
      step /= 10
      decimals += 1
    }
    self.init(decimals: decimals)
  }

  /// Returns the nearest step; numbers are limited to 10^12, and NaN becomes 0.
  func steps(_ number: Double) -> Int {
    number.isFinite ? Int((min(max(number, -1e12), 1e12) * Double(unit)).rounded()) : 0
  }

  /// Appends a number of steps in the shortest form: -0.070 is written as -.07.
  func appendDecimal(_ steps: Int, to bytes: inout [UInt8]) {
    if steps < 0 { bytes.append(UInt8(ascii: "-")) }
    let size = Int(steps.magnitude)
    if size >= unit || size == 0 { bytes.appendDecimal(Double(size / unit), decimals: 0) }
    var (rest, place) = (size % unit, unit)
    if rest > 0 { bytes.append(UInt8(ascii: ".")) }
    while rest > 0 {
      place /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
    }
  }

  /// Appends a number.
  func appendDecimal(_ number: Double, to bytes: inout [UInt8]) {
    appendDecimal(steps(number), to: &bytes)
  }
}
