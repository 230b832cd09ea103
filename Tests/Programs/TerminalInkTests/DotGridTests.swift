import StylusModel
import TerminalInk
import Testing

private let ink = DotInk(tool: .pen, pressure: Fraction(0.5))

/// The grid as text.
private func text(_ grid: DotGrid, braille: Bool = true) -> [String] {
  (0..<grid.rows).map { row in
    var bytes: [UInt8] = []
    for column in 0..<grid.columns {
      let cell = grid.cells[row * grid.columns + column]
      CellGlyph.appendGlyph(cell.dots, braille: braille, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Test func aLevelLineFillsOneRowOfDots() {
  var grid = DotGrid(columns: 3, rows: 2)
  grid.drawLine(from: .init(0.5, 0.5), to: .init(5.5, 0.5), radius: 0.4, ink: ink)
  #expect(text(grid) == ["⠉⠉⠉", "   "])
}

@Test func anUprightLineFillsOneColumnOfDots() {
  var grid = DotGrid(columns: 2, rows: 2)
  grid.drawLine(from: .init(1.5, 0.5), to: .init(1.5, 7.5), radius: 0.4, ink: ink)
  #expect(text(grid) == ["⢸ ", "⢸ "])
}

@Test func aSlopingLineStepsFromDotToDot() {
  var grid = DotGrid(columns: 2, rows: 1)
  grid.drawLine(from: .init(0.5, 0.5), to: .init(3.5, 3.5), radius: 0.4, ink: ink)
  #expect(text(grid) == ["⠑⢄"])
}

@Test func everyDotHasItsPlaceInTheBraillePattern() {
  var grid = DotGrid(columns: 1, rows: 1)
  var patterns: [String] = []
  for y in 0..<4 {
    for x in 0..<2 {
      grid.plot(x: x, y: y, ink: ink)
      patterns.append(text(grid)[0])
    }
  }
  #expect(patterns == ["⠁", "⠉", "⠋", "⠛", "⠟", "⠿", "⡿", "⣿"])
}

@Test func forceMakesALineWider() {
  func dots(_ radius: Float) -> Int {
    var grid = DotGrid(columns: 20, rows: 10)
    grid.drawLine(from: .init(8.5, 20.5), to: .init(30.5, 20.5), radius: radius, ink: ink)
    return grid.cells.reduce(0) { $0 + $1.dots.nonzeroBitCount }
  }
  #expect(dots(0.4) == 23)
  #expect(dots(1.0) > 60)
  #expect(dots(1.5) > dots(1.0))
}

@Test func whatLiesOutsideIsNotDrawn() {
  var grid = DotGrid(columns: 2, rows: 1)
  grid.drawLine(from: .init(-10, -10), to: .init(-1, -1), radius: 0.4, ink: ink)
  grid.drawLine(from: .init(1e9, 2), to: .init(1e9, 3), radius: 0.4, ink: ink)
  #expect(text(grid) == ["  "])
}

@Test func aCellShowsTheStrongestInkOfTheLastTool() {
  var grid = DotGrid(columns: 1, rows: 1)
  let strong = DotInk(tool: .pen, pressure: Fraction(1))
  let weak = DotInk(tool: .pen, pressure: Fraction(0.1))
  let eraser = DotInk(tool: .eraser, pressure: Fraction(0.1))
  grid.plot(x: 0, y: 0, ink: strong)
  grid.plot(x: 1, y: 0, ink: weak)
  #expect(grid.cells[0].ink == strong)
  grid.plot(x: 1, y: 1, ink: eraser)
  #expect(grid.cells[0].ink == eraser)
}

@Test func asciiShowsAboutTheSameShapes() {
  var grid = DotGrid(columns: 6, rows: 1)
  let lines: [(Float, Float, Float, Float)] = [
    (0, 3, 1, 0), (2, 0, 3, 3), (4, 0, 4, 3), (6, 1, 7, 1), (8, 3, 9, 3), (10, 0, 10, 0),
  ]
  for line in lines {
    grid.drawLine(
      from: .init(line.0 + 0.5, line.1 + 0.5), to: .init(line.2 + 0.5, line.3 + 0.5),
      radius: 0.4, ink: ink)
  }
  #expect(text(grid, braille: false) == ["/\\|-_'"])
}

@Test func everyPatternHasAnAsciiCharacter() {
  for dots in UInt8.min...UInt8.max {
    var bytes: [UInt8] = []
    CellGlyph.appendGlyph(dots, braille: false, to: &bytes)
    #expect(bytes.count == 1 && (0x20...0x7E).contains(bytes[0]))
    #expect((bytes[0] == 0x20) == (dots == 0))
  }
}
