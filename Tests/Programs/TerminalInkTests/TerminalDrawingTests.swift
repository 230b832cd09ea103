import StylusModel
import StylusTestKit
import TerminalInk
import Testing

private func drawn(
  _ traits: TerminalTraits, _ updates: [StrokeUpdate], tablet known: Tablet? = tablet()
) -> TerminalDrawing {
  var drawing = TerminalDrawing(traits, framing: .tablet)
  if let known { drawing.registerTablet(known) }
  for update in updates { drawing.drawUpdate(update) }
  return drawing
}

private func emulator(_ columns: Int = 40, _ rows: Int = 16) -> TerminalEmulator {
  TerminalEmulator(columns: columns, rows: rows)
}

private let diagonal = strokeUpdates(through: [(0, 0), (160, 100)])

@Test func aStrokeIsSeenWhereItWasWrittenAndToldBelow() {
  var drawing = drawn(traits(), diagonal)
  var terminal = emulator()
  terminal.receive(drawing.frame())
  // 16 lines: a picture of 11, a rule, 4 lines. 160 x 100 mm are 70.4 x 44 dots, centerd in 80.
  #expect(terminal.lines[0].drop { $0 == " " }.count > 0)
  #expect(terminal.lines[0].prefix { $0 == " " }.count == 2)
  #expect(terminal.lines[10].count == 38)
  #expect(terminal.lines[11] == String(repeating: "-", count: 40))
  #expect(terminal.lines[12] == "stroke   1  pen      2 samples    0.00 s".prefix(40))
  #expect(terminal.unknown.isEmpty)
  #expect(terminal.cursorIsHidden)
}

@Test func aFrameWritesOnlyWhatIsNew() {
  var drawing = drawn(traits(), [])
  var terminal = emulator()
  terminal.receive(drawing.frame())
  #expect(drawing.frame().isEmpty)
  let before = terminal.written
  for update in diagonal.prefix(2) { drawing.drawUpdate(update) }
  terminal.receive(drawing.frame())
  #expect(terminal.written == before + 1)
}

@Test func aGrowingStrokeLooksLikeOneDrawnAtOnce() {
  let places = (0...40).map { (x: Float($0) * 4, y: Float($0 * $0) / 16) }
  let updates = strokeUpdates(through: places)
  var piecemeal = drawn(traits(), [])
  var grown = emulator()
  for update in updates {
    piecemeal.drawUpdate(update)
    grown.receive(piecemeal.frame())
  }
  var whole = drawn(traits(), updates)
  var atOnce = emulator()
  atOnce.receive(whole.frame())
  #expect(grown.cells == atOnce.cells)
  #expect(grown.colours == atOnce.colours)
}

@Test func linesScrollBelowWithoutMovingThePicture() {
  var drawing = drawn(traits(), diagonal)
  var terminal = emulator()
  terminal.receive(drawing.frame())
  let picture = terminal.lines[..<12]
  for number in 1...9 { drawing.say("line \(number)") }
  terminal.receive(drawing.frame())
  #expect(terminal.lines[..<12] == picture)
  #expect(terminal.lines[12...] == ["line 6", "line 7", "line 8", "line 9"])
}

@Test func theTerminalIsGivenBackBelowWhatWasDrawn() {
  var drawing = drawn(traits(), diagonal)
  var terminal = emulator()
  terminal.receive(drawing.close())
  #expect(!terminal.cursorIsHidden)
  #expect(terminal.wraps)
  #expect(terminal.region == 0...15)
  #expect(terminal.color == nil)
  #expect((terminal.row, terminal.column) == (13, 0))
  #expect(terminal.lines[12].hasPrefix("stroke   1"))
}

@Test func aFullScreenMovesUpByOneLineAtTheEnd() {
  var drawing = drawn(traits(), diagonal)
  for number in 1...9 { drawing.say("line \(number)") }
  var terminal = emulator()
  terminal.receive(drawing.close())
  #expect((terminal.row, terminal.column) == (15, 0))
  #expect(terminal.lines[14] == "line 9")
}

@Test func whatTheTerminalShowedBeforeCanBeScrolledTo() {
  var terminal = emulator()
  terminal.receive(Array("$ make tea\n".utf8))
  var drawing = drawn(traits(), diagonal)
  terminal.receive(drawing.frame())
  #expect(terminal.scrolledAway.contains("$ make tea"))
}

@Test func anotherSizeIsFilledAnew() {
  var drawing = drawn(traits(), diagonal)
  drawing.say("kept")
  var terminal = emulator()
  terminal.receive(drawing.frame())
  var larger = emulator(80, 32)
  larger.receive(drawing.resize(columns: 80, rows: 32))
  var direct = drawn(traits(columns: 80, rows: 32), diagonal)
  direct.say("kept")
  var expected = emulator(80, 32)
  expected.receive(direct.frame())
  // Lines that are already told are told as they were.
  #expect(larger.lines == expected.lines)
  #expect(larger.region == expected.region)
}

@Test func aTerminalThatBecameTooSmallGetsLinesAlone() {
  var drawing = drawn(traits(), diagonal)
  var terminal = emulator()
  terminal.receive(drawing.frame())
  terminal.receive(drawing.resize(columns: 40, rows: 5))
  #expect(terminal.region == 0...15)
  #expect(!terminal.cursorIsHidden)
  drawing.say("still there")
  #expect(drawing.frame() == Array("still there\n".utf8))
}

@Test func aFileGetsLinesAndOnePictureAtTheEnd() {
  var drawing = drawn(traits(isTerminal: false), strokeUpdates(through: [(0, 0), (160, 0)]))
  let line = "stroke   1  pen      2 samples    0.00 s    160 mm  max pressure 50 %\n"
  #expect(String(decoding: drawing.frame(), as: UTF8.self) == line)
  let picture = String(decoding: drawing.close(), as: UTF8.self)
  // 160 x 100 mm are 80 x 50 of 80 x 64 dots: the upper edge is in the eighth row of dots.
  #expect(picture == String(repeating: "⣀", count: 40) + "\n")
}

@Test func nothingDrawnIsNoPicture() {
  var drawing = drawn(traits(isTerminal: false), [])
  #expect(drawing.close().isEmpty)
}

@Test func withoutUnicodeEverythingIsAscii() {
  for isTerminal in [true, false] {
    var drawing = drawn(traits(isTerminal: isTerminal, ["LANG": "C"]), diagonal)
    #expect(drawing.close().allSatisfy { $0 < 0x80 })
  }
}

@Test func noColorMeansNoColour() {
  var drawing = drawn(traits(["NO_COLOR": "1"]), diagonal)
  #expect(!String(decoding: drawing.close(), as: UTF8.self).contains("\u{1b}[38"))
}

@Test func aTabletOfUnknownSizeIsShownAsFarAsThereIsInk() {
  let places: [(x: Float, y: Float)] = [(500, 500), (520, 500), (900, 640)]
  var drawing = drawn(traits(), strokeUpdates(through: places), tablet: nil)
  var terminal = emulator()
  terminal.receive(drawing.frame())
  let inked = terminal.lines[..<11].filter { !$0.isEmpty }
  #expect(inked.count > 3)
}

@Test func aCancelledStrokeDisappears() {
  var drawing = drawn(traits(), Array(diagonal.prefix(3)))
  var terminal = emulator()
  terminal.receive(drawing.frame())
  drawing.drawUpdate(.cancelled(StrokeID(rawValue: 1), Timestamp(microseconds: 0)))
  terminal.receive(drawing.frame())
  #expect(terminal.lines[..<11].allSatisfy { $0.isEmpty })
  #expect(terminal.lines[12] == "stroke 1  cancelled")
}

@Test func valuesOfABrokenDeviceAreNotDrawn() {
  let places: [(x: Float, y: Float)] = [(.nan, 3), (.infinity, 3), (1e30, -1e30)]
  var drawing = drawn(traits(), strokeUpdates(through: places))
  var terminal = emulator()
  terminal.receive(drawing.frame())
  #expect(terminal.lines[..<11].allSatisfy { $0.isEmpty })
  #expect(terminal.lines[12].hasPrefix("stroke   1  pen      3 samples"))
}

@Test(arguments: [Float.infinity, .nan, 0, -5, 1e20])
func aSizeThatNoTabletHasIsNotBelieved(width: Float) {
  var drawing = drawn(traits(), diagonal, tablet: tablet(width: width))
  var terminal = emulator()
  terminal.receive(drawing.frame())
  #expect(terminal.lines[..<11].contains { !$0.isEmpty })
}

@Test func aNameCannotSteerTheTerminal() {
  var drawing = drawn(traits(isTerminal: false), [], tablet: tablet(name: "Pen\u{1b}[2J\u{9b}2J"))
  drawing.drawUpdate(.gap(DeviceID(rawValue: 1), Timestamp(microseconds: 0)))
  drawing.drawUpdate(.deviceRemoved(DeviceID(rawValue: 7), Timestamp(microseconds: 0)))
  let text = String(decoding: drawing.frame(), as: UTF8.self)
  #expect(text == "Pen\\u{1b}[2J\\u{9b}2J: the kernel dropped events\ndevice 7: removed\n")
}

@Test func aLineTellsOfAStrokeWithoutItsPlace() {
  var teller = StrokeLines()
  var line: String?
  let places = (0..<41).map { (x: Float($0) * 2.95, y: Float(77)) }
  for update in strokeUpdates(3, through: places, pressure: 0.634) {
    line = teller.describeUpdate(update) ?? line
  }
  #expect(line == "stroke   3  pen     41 samples    0.20 s    118 mm  max pressure 63 %")
}

@Test func aLineTellsWhatDidNotGoTheOrdinaryWay() {
  var teller = StrokeLines()
  let updates = strokeUpdates(tool: .eraser, through: [(0, 0)], pressure: nil)
  for update in updates.dropLast() { _ = teller.describeUpdate(update) }
  let summary = StrokeSummary(
    stroke: StrokeID(rawValue: 1), time: Timestamp(microseconds: 0),
    flags: [.deviceLost, .resumed], samples: 1)
  #expect(
    teller.describeUpdate(.finished(summary))
      == "stroke   1  eraser      1 samples    0.00 s      0 mm  (device lost, begun in the middle)"
  )
}

@Test func theOldestInkIsForgottenFirst() {
  var scene = InkScene(framing: .tablet, columns: 40, rows: 10, limit: 3)
  scene.registerTablet(tablet())
  let left = strokeUpdates(1, through: [(5, 10), (5, 90)])
  let right = strokeUpdates(2, through: [(155, 10), (155, 90)])
  for update in left + right { scene.drawUpdate(update) }
  scene.resize(columns: 40, rows: 10)
  let picture = scene.picture()
  let inked = picture.cells.indices.filter { picture.cells[$0].dots != 0 }.map { $0 % 40 }
  #expect(!inked.isEmpty)
  #expect(inked.allSatisfy { $0 > 20 })
}

/// A tail of a stroke that ends at a place and goes on to others.
private func tail(_ places: [(x: Float, y: Float)]) -> [PredictedSample] {
  places.map {
    let sample = Sample(
      time: Timestamp(microseconds: 1), x: Millimeters($0.x), y: Millimeters($0.y))
    return PredictedSample(sample, uncertainty: Millimeters(1))
  }
}

/// The colors of all characters that are seen.
private func seenColours(_ terminal: TerminalEmulator) -> Set<Int?> {
  let seen = zip(terminal.cells.joined(), terminal.colours.joined()).filter { $0.0 != " " }
  return Set(seen.map(\.1))
}

@Test func whatIsExpectedIsSeenInItsOwnColourUntilItIsReplacedOrTheStrokeEnds() {
  let updates = strokeUpdates(through: [(0, 0), (80, 0)])
  var drawing = drawn(traits(), [])
  var terminal = emulator()
  for update in updates.prefix(3) { drawing.drawUpdate(update) }
  terminal.receive(drawing.frame())
  let ink = (terminal.cells, terminal.colours)
  let stroke = StrokeID(rawValue: 1)
  drawing.expect(tail([(100, 50), (120, 100)]), of: stroke)
  terminal.receive(drawing.frame())
  let first = terminal.cells
  #expect(first != ink.0)
  #expect(seenColours(terminal).contains(208))
  drawing.expect(tail([(100, 0)]), of: stroke)
  terminal.receive(drawing.frame())
  #expect(terminal.cells != first && terminal.cells != ink.0)
  drawing.expect([], of: stroke)
  terminal.receive(drawing.frame())
  #expect(terminal.cells == ink.0)
  drawing.expect(tail([(100, 0)]), of: stroke)
  for update in updates.dropFirst(3) { drawing.drawUpdate(update) }
  terminal.receive(drawing.frame())
  #expect(terminal.cells[..<11] == ink.0[..<11])
  #expect(!seenColours(terminal).contains(208))
}

@Test func noGuessIsLeftInThePictureThatStays() {
  let updates = strokeUpdates(through: [(0, 0), (80, 0)])
  var plain = drawn(traits(), Array(updates.prefix(3)))
  var ahead = drawn(traits(), Array(updates.prefix(3)))
  ahead.expect(tail([(120, 100)]), of: StrokeID(rawValue: 1))
  var (first, second) = (emulator(), emulator())
  first.receive(plain.close())
  second.receive(ahead.close())
  #expect(first.cells == second.cells)
}
