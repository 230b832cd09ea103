package import StylusModel

/// A picture of dots in the cells of a terminal: two dots wide and four high, as braille has them.
///
/// A dot is about as wide as it is high. Whatever lies outside is not drawn.
package struct DotGrid: Hashable, Sendable {
  /// Its width in cells.
  package let columns: Int
  /// Its height in cells.
  package let rows: Int
  /// The cells, line by line.
  package private(set) var cells: [Cell]

  /// What one character shows.
  package struct Cell: BitwiseCopyable, Hashable, Sendable {
    /// The dots in the order of the braille patterns of Unicode.
    package var dots: UInt8 = 0
    /// The ink; the last tool's, and of that the strongest.
    package var ink = DotInk(tool: .pen, pressure: .zero)
  }

  /// An empty picture.
  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// Its width in dots.
  package var width: Int { columns * 2 }
  /// Its height in dots.
  package var height: Int { rows * 4 }

  /// A place in the picture, in dots from the upper left corner.
  package struct DotPosition: BitwiseCopyable, Hashable, Sendable {
    package var x: Float
    package var y: Float

    /// Wraps a place.
    package init(_ x: Float, _ y: Float) {
      self.x = x
      self.y = y
    }
  }

  /// Makes the dot at a place visible.
  package mutating func plot(x: Int, y: Int, ink: DotInk) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let index = (y / 4) * columns + x / 2
    let old = cells[index]
    cells[index].dots |= Self.bits[y % 4][x % 2]
    cells[index].ink = old.dots == 0 ? ink : ink.over(old.ink)
  }

  /// Draws a line with round ends, `radius` dots to either side; never thinner than one dot.
  package mutating func drawLine(from a: DotPosition, to b: DotPosition, radius: Float, ink: DotInk)
  {
    let steps = max(abs(b.x - a.x), abs(b.y - a.y)).rounded(.up)
    // Both ends lie in or next to the picture, so this is bounded by its size.
    for step in 0...Int(min(max(steps, 1), Float(width + height))) {
      let share = Float(step) / max(steps, 1)
      disc(at: DotPosition(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share), radius, ink)
    }
  }

  private mutating func disc(at centre: DotPosition, _ radius: Float, _ ink: DotInk) {
    plot(x: Int(centre.x.rounded(.down)), y: Int(centre.y.rounded(.down)), ink: ink)
    guard radius > 0.5 else { return }
    let reach = Int(radius.rounded(.up))
    for row in -reach...reach {
      for column in -reach...reach {
        let x = centre.x.rounded(.down) + Float(column)
        let y = centre.y.rounded(.down) + Float(row)
        let (dx, dy) = (x + 0.5 - centre.x, y + 0.5 - centre.y)
        if dx * dx + dy * dy <= radius * radius { plot(x: Int(x), y: Int(y), ink: ink) }
      }
    }
  }

  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}

/// The ink of a cell: which tool, and how hard it was pressed.
package struct DotInk: BitwiseCopyable, Hashable, Sendable {
  /// The tool.
  package let tool: ToolKind
  /// How hard, in four steps from 0 to 3.
  package let strength: UInt8
  /// Whether it is a guess where ink will be.
  package let isPredicted: Bool

  /// The ink of a tool that is pressed this hard.
  package init(tool: ToolKind, pressure: Fraction, isPredicted: Bool = false) {
    self.tool = tool
    self.isPredicted = isPredicted
    strength = UInt8(min(pressure.value * 4, 3))
  }

  func over(_ old: DotInk) -> DotInk {
    guard old.isPredicted == isPredicted else { return isPredicted ? old : self }
    return old.tool == tool && old.strength > strength ? old : self
  }

  /// The color among the 256; chosen to be seen on light and on dark.
  package var color: UInt8 {
    if isPredicted { return 208 }
    return switch tool {
    case .pen, .pencil: [103, 68, 33, 27][Int(strength)]
    case .eraser: [138, 174, 167, 160][Int(strength)]
    case .brush, .airbrush: [108, 71, 34, 28][Int(strength)]
    case .mouse, .lens: 245
    }
  }
}
