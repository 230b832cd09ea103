import CInterface
import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkStorage
import StylusModel
import Testing
import WetInk

@testable import StylusCanvas

@Suite struct CanvasPagesTests {
  private func state() -> CanvasState {
    var state = CanvasState()
    state.resize((400, 300, 1))
    return state
  }

  private func perform(_ line: String, on state: inout CanvasState) throws {
    try state.perform(CanvasCommand(line))
  }

  private func begin(_ id: UInt64, on state: inout CanvasState) {
    let part = state.nextPart(of: STYLUS_CANVAS_TIP, at: .zero, Timestamp(microseconds: 0))
    state.begin(StrokeID(rawValue: id), part, isWet: false)
    for number in 0..<10 {
      let place = Point(x: 10 + Double(number) * 2, y: 10 + Double(id) * 3)
      state.applySample(
        FitSample(time: Double(number) * 0.01, location: place), to: StrokeID(rawValue: id))
    }
  }

  private func draw(_ id: UInt64, on state: inout CanvasState) {
    begin(id, on: &state)
    let finished = state.end(StrokeID(rawValue: id), at: Timestamp(microseconds: 100_000))
    if let finished { state.addFitted(FittedStroke(finished)) }
  }

  private func counts(_ state: CanvasState) -> [Int] {
    state.notebook.pages.indices.map { state.drawing(ofPage: $0)?.count ?? -1 }
  }

  @Test func eachPageHasItsInkAndUndoGoesToThePageWhereSomethingIsUndone() throws {
    var state = state()
    draw(1, on: &state)
    try perform("page add", on: &state)
    #expect(counts(state) == [1, 0])
    draw(2, on: &state)
    draw(3, on: &state)
    try perform("page 1", on: &state)
    draw(4, on: &state)
    #expect(counts(state) == [2, 2])
    let shown = [0, 1, 1, 0, 0]
    let left = [[1, 2], [1, 1], [1, 0], [1], [0]]
    for (page, ink) in zip(shown, left) {
      #expect(state.notebook.canUndo)
      try perform("undo", on: &state)
      #expect(state.notebook.current == page)
      #expect(counts(state) == ink)
    }
    #expect(!state.notebook.canUndo)
    for ink in [[1], [1, 0], [1, 1], [1, 2], [2, 2]] {
      try perform("redo", on: &state)
      #expect(counts(state) == ink)
    }
    #expect(!state.notebook.canRedo)
  }

  @Test func aPageThatWasTakenAwayComesBackWithItsInk() throws {
    var state = state()
    try perform("page add", on: &state)
    draw(1, on: &state)
    try perform("page remove", on: &state)
    #expect(counts(state) == [0])
    try perform("undo", on: &state)
    #expect(counts(state) == [0, 1])
    #expect(state.notebook.current == 1)
  }

  @Test func whatIsCopiedOnOnePageIsPastedOnAnother() throws {
    var state = state()
    draw(1, on: &state)
    try perform("select all", on: &state)
    try perform("copy", on: &state)
    try perform("page add", on: &state)
    try perform("paste", on: &state)
    #expect(counts(state) == [1, 1])
  }

  @Test func pagesAreNotTurnedUnderAPen() throws {
    var state = state()
    try perform("page add", on: &state)
    begin(1, on: &state)
    #expect(throws: CError.self) { try perform("page previous", on: &state) }
    #expect(state.notebook.current == 1)
  }

  @Test func thePictureIsThatOfThePage() throws {
    var state = state()
    var pixels = [UInt32](repeating: 0, count: 400 * 300)
    func ink(_ state: inout CanvasState) -> Int {
      var span = pixels.mutableSpan
      _ = state.renderChanges(on: &span, rowLength: 400, isNew: false)
      return pixels.count { $0 != 0 }
    }
    draw(1, on: &state)
    let first = ink(&state)
    #expect(first > 0)
    try perform("page add", on: &state)
    #expect(ink(&state) == 0)
    try perform("page previous", on: &state)
    #expect(ink(&state) == first)
  }

  @Test func pagesAndTheirPapersAreKeptInOneFileAndOpenedAgain() throws {
    var state = state()
    draw(1, on: &state)
    let plain = try #require(state.document).encoded()
    #expect(plain == state.sheet.canvas.drawing.encoded())
    state.paper.paper = .white
    #expect(state.document?.encoded() == plain)
    state.paper = PageBackground(.grid, spacing: 7)
    try perform("page add", on: &state)
    state.paper.pattern = .ruled
    draw(2, on: &state)
    draw(3, on: &state)
    try perform("select all", on: &state)
    try perform("copy", on: &state)
    let kept = try #require(state.document)
    #expect(kept.pages.map(\.drawing.count) == [1, 2])
    var other = self.state()
    draw(9, on: &other)
    try other.openDocument(InkDocument(decoding: kept.encoded()))
    #expect(counts(other) == [1, 2] && other.notebook.current == 0 && !other.notebook.canUndo)
    #expect(other.document == kept)
    #expect(other.paper == PageBackground(.grid, spacing: 7))
    try perform("page next", on: &other)
    #expect(other.paper.pattern == .ruled)
    draw(10, on: &other)
    try perform("undo", on: &other)
    #expect(counts(other) == [1, 2])
    // A drawing comes on the paper that is there, and what was copied before can be pasted.
    try state.openDocument(InkDocument(decoding: plain))
    #expect(counts(state) == [1] && state.paper.pattern == .ruled)
    try perform("paste", on: &state)
    #expect(counts(state) == [3])
  }

  @Test func stepsAreCountedOnAllPagesForWhoHasAnUndoOfItsOwn() throws {
    var state = state()
    #expect(state.stepsMade == 0)
    draw(1, on: &state)
    #expect(state.stepsMade == 1)
    #expect(state.events.isQueued(STYLUS_CANVAS_STEPS_MADE))
    try perform("page add", on: &state)
    draw(2, on: &state)
    #expect(state.stepsMade == 3)
    while state.nextEvent() != nil {}
    try perform("undo", on: &state)
    try perform("redo", on: &state)
    #expect(state.stepsMade == 3)
    #expect(!state.events.isQueued(STYLUS_CANVAS_STEPS_MADE))
    try state.openDocument(InkDocument(Drawing()))
    draw(3, on: &state)
    #expect(state.stepsMade == 4)
  }

  @Test func aDocumentIsNotOpenedUnderAPen() throws {
    var state = state()
    begin(1, on: &state)
    #expect(throws: CError.self) { try state.openDocument(InkDocument(Drawing())) }
  }

  @Test func eachPageHasItsPaper() throws {
    var state = state()
    state.paper = PageBackground(.grid, spacing: 7)
    try perform("page add", on: &state)
    #expect(state.paper.pattern == .grid)
    state.paper.pattern = .ruled
    while state.nextEvent() != nil {}
    try perform("page 1", on: &state)
    #expect(state.paper == PageBackground(.grid, spacing: 7))
    #expect(state.events.isQueued(STYLUS_CANVAS_PAGE_CHANGED))
  }
}
