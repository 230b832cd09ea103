import LinuxIO
package import StylusModel
import StylusPipeline

/// Shows strokes while they grow, as text: a picture of dots, and a line for every finished stroke.
///
/// A value that answers bytes; the caller writes them, ``frame()`` as often as it likes to see
/// something move, and ``close()`` once, whatever happens. Where the cursor cannot be addressed,
/// the lines come alone, and the picture at the end.
package struct TerminalDrawing: Sendable {
  private var traits: TerminalTraits
  private var screen: TerminalScreen?
  private var isOpen = false
  private var scene: InkScene
  private var painter: CellPainter
  private var strokeLines = StrokeLines()
  private var waiting = WaitingStrokes()
  private var lines: [String] = []
  /// The lines that are on the screen, for when it must be written again.
  private var recent: [String] = []

  /// An empty drawing for a place with these traits.
  package init(_ traits: TerminalTraits, framing: InkScene.Framing) {
    self.traits = traits
    screen = TerminalScreen(traits)
    let (columns, rows) = Self.pictureSize(traits, screen)
    scene = InkScene(framing: framing, columns: columns, rows: rows)
    painter = CellPainter(traits: traits, columns: columns, rows: rows)
  }

  /// Learns of a tablet: its area and its name.
  package mutating func registerTablet(_ tablet: Tablet) {
    scene.registerTablet(tablet)
    strokeLines.registerTablet(tablet)
    waiting.registerTablet(tablet)
  }

  /// Forgets which strokes wait and where tips go: the stream was interrupted, and what is still
  /// open will be told again.
  package mutating func forgetWaiting() {
    waiting.removeAll()
    scene.forgetTails()
  }

  /// Takes where a tip is expected to go, in place of what was expected before; it is seen with the
  /// next frame, in its own color.
  package mutating func expect(_ tail: [PredictedSample], of stroke: StrokeID) {
    scene.expect(tail, of: stroke)
  }

  /// Takes something that happened; it is seen with the next frame.
  package mutating func drawUpdate(_ update: StrokeUpdate) {
    scene.drawUpdate(update)
    waiting.trackUpdate(update)
    if let line = strokeLines.describeUpdate(update) { say(line) }
  }

  /// Adds a line of the caller's own, without what could steer a terminal; it is seen with the next
  /// frame.
  package mutating func say(_ line: String) {
    lines.append(Terminal.printable(line))
    // What is not fetched for long is not kept forever: the first lines go.
    if lines.count > 10_000 { lines.removeFirst(5_000) }
  }

  /// What must be written for everything taken since the last frame to be seen.
  package mutating func frame() -> [UInt8] {
    var bytes: [UInt8] = []
    guard screen != nil else {
      for line in lines { bytes.append(line + "\n") }
      lines = []
      return bytes
    }
    openScreen(into: &bytes)
    painter.repaint(scene.picture(), into: &bytes)
    screen?.write(rule: waiting.line, into: &bytes)
    for line in lines { writeLine(line, into: &bytes) }
    lines = []
    return bytes
  }

  /// Follows the terminal to another size; answers what must be written.
  package mutating func resize(columns: Int, rows: Int) -> [UInt8] {
    traits.columns = columns
    traits.rows = rows
    var bytes = isOpen ? frame() : []
    let before = screen
    screen = TerminalScreen(traits)
    let (width, height) = Self.pictureSize(traits, screen)
    scene.resize(columns: width, rows: height)
    painter = CellPainter(traits: traits, columns: width, rows: height)
    guard isOpen else { return bytes }
    guard screen != nil else {
      before?.close(into: &bytes)
      isOpen = false
      return bytes
    }
    screen?.rearrange(into: &bytes)
    painter.repaint(scene.picture(), into: &bytes)
    let old = recent
    recent = []
    for line in old { writeLine(line, into: &bytes) }
    return bytes
  }

  /// What must be written at the end: the last frame, and the terminal as it was or the picture.
  package mutating func close() -> [UInt8] {
    scene.forgetTails()
    var bytes = frame()
    if isOpen {
      screen?.close(into: &bytes)
      isOpen = false
    } else {
      bytes += plainPicture(scene.picture(), braille: traits.showsBraille)
    }
    return bytes
  }

  private mutating func openScreen(into bytes: inout [UInt8]) {
    guard !isOpen else { return }
    screen?.open(into: &bytes)
    isOpen = true
  }

  private mutating func writeLine(_ line: String, into bytes: inout [UInt8]) {
    screen?.write(line: line, into: &bytes)
    recent.append(line)
    if let screen, recent.count > screen.visibleLines { recent.removeFirst() }
  }

  private static func pictureSize(_ traits: TerminalTraits, _ screen: TerminalScreen?)
    -> (columns: Int, rows: Int)
  {
    if let screen { return (screen.columns, screen.pictureRows) }
    return (min(max(traits.columns, 20), 1000), min(max(traits.rows, 8), 1000))
  }
}

/// The picture as plain lines, without the empty ones around it; nothing for an empty picture.
func plainPicture(_ grid: DotGrid, braille: Bool) -> [UInt8] {
  var lines = (0..<grid.rows).map { row in
    grid.cells[row * grid.columns..<(row + 1) * grid.columns]
  }
  let isEmpty: (ArraySlice<DotGrid.Cell>) -> Bool = { $0.allSatisfy { $0.dots == 0 } }
  lines = Array(lines.drop(while: isEmpty))
  while let last = lines.last, isEmpty(last) { lines.removeLast() }
  var bytes: [UInt8] = []
  for line in lines {
    let end = line.lastIndex { $0.dots != 0 }.map { $0 + 1 } ?? line.startIndex
    for cell in line[..<end] { CellGlyph.appendGlyph(cell.dots, braille: braille, to: &bytes) }
    bytes.append(UInt8(ascii: "\n"))
  }
  return bytes
}
