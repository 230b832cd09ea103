import StylusModel
import TerminalInk
import Testing

private let ink = DotInk(tool: .pen, pressure: Fraction(0.5))

@Test func onlyChangedCellsAreWritten() {
  var grid = DotGrid(columns: 10, rows: 5)
  var painter = CellPainter(traits: traits(), columns: 10, rows: 5)
  var bytes: [UInt8] = []
  painter.repaint(grid, into: &bytes)
  #expect(bytes.isEmpty)

  grid.plot(x: 4, y: 9, ink: ink)
  painter.repaint(grid, into: &bytes)
  #expect(String(decoding: bytes, as: UTF8.self) == "\u{1b}[3;3H\u{1b}[38;5;33m⠂\u{1b}[0m")

  bytes = []
  painter.repaint(grid, into: &bytes)
  #expect(bytes.isEmpty)
}

@Test func cellsSideBySideNeedOneAddressAndOneColour() {
  var grid = DotGrid(columns: 10, rows: 5)
  var painter = CellPainter(traits: traits(), columns: 10, rows: 5)
  grid.drawLine(from: .init(0.5, 0.5), to: .init(5.5, 0.5), radius: 0.4, ink: ink)
  var bytes: [UInt8] = []
  painter.repaint(grid, into: &bytes)
  #expect(String(decoding: bytes, as: UTF8.self) == "\u{1b}[1;1H\u{1b}[38;5;33m⠉⠉⠉\u{1b}[0m")
}

@Test func withoutColoursAChangeOfInkIsNoChange() {
  var grid = DotGrid(columns: 2, rows: 1)
  var painter = CellPainter(traits: traits(["NO_COLOR": "1"]), columns: 2, rows: 1)
  grid.plot(x: 0, y: 0, ink: ink)
  var bytes: [UInt8] = []
  painter.repaint(grid, into: &bytes)
  #expect(String(decoding: bytes, as: UTF8.self) == "\u{1b}[1;1H⠁")
  grid.plot(x: 0, y: 0, ink: DotInk(tool: .pen, pressure: Fraction(1)))
  bytes = []
  painter.repaint(grid, into: &bytes)
  #expect(bytes.isEmpty)
}

@Test func inkThatIsGoneIsWipedOut() {
  var painter = CellPainter(traits: traits(), columns: 2, rows: 1)
  var grid = DotGrid(columns: 2, rows: 1)
  grid.plot(x: 0, y: 0, ink: ink)
  var bytes: [UInt8] = []
  painter.repaint(grid, into: &bytes)
  bytes = []
  painter.repaint(DotGrid(columns: 2, rows: 1), into: &bytes)
  #expect(String(decoding: bytes, as: UTF8.self) == "\u{1b}[1;1H ")
}

@Test(arguments: [
  (["LANG": "de_DE.UTF-8"], true), (["LANG": "de_DE.utf8@euro"], true), (["LANG": "C"], false),
  (["LANG": "C.UTF-8", "LC_ALL": "POSIX"], false), (["LANG": "C", "LC_CTYPE": "C.UTF-8"], true),
  (["LANG": ""], false), (["TERM": "linux"], false),
])
func brailleIsShownWhereTheLocaleAndTheFontHaveIt(environment: [String: String], shown: Bool) {
  #expect(traits(environment).showsBraille == shown)
}

@Test func aDumbTerminalAndAFileGetPlainText() {
  #expect(!traits(["TERM": "dumb"]).addressesCursor)
  #expect(!traits(["TERM": "dumb"]).hasColors)
  #expect(!traits(isTerminal: false).addressesCursor)
  #expect(!traits(isTerminal: false).hasColors)
  #expect(!traits(["NO_COLOR": "1"]).hasColors)
  #expect(traits(["NO_COLOR": ""]).hasColors)
}

@Test func theSizeComesFromTheEnvironmentWhereTheTerminalDoesNotTell() {
  let asked = TerminalTraits(isTerminal: false, columns: nil, rows: nil) {
    ["COLUMNS": "100", "LINES": "x"][$0]
  }
  #expect(asked.columns == 100)
  #expect(asked.rows == 24)
}

private func traits(_ environment: [String: String]) -> TerminalTraits {
  TerminalInkTests.traits(columns: 40, environment)
}
