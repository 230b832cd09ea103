import InkCanvas
import InkDrawing
import InkGeometry
import StylusModel
import StylusProtocol
import Testing

@testable import InkOverlay
@testable import WaylandClient

/// Strokes on two outputs of 640 x 400 side by side, from a tablet of 128 x 40 mm: 10 logical pixels are a millimetre.
private final class Desk {
  var screens = Screens()
  var strokes: StrokeRouter
  private let mapping: TabletMapping
  private let fits: FitThread
  private let now = Timestamp(microseconds: 1_000_000)

  init() throws {
    for number: UInt32 in [1, 2] {
      var output = OutputDescription(id: OutputID(rawValue: number))
      output.name = "OUT-\(number)"
      output.mode = OutputSize(width: 640, height: 400)
      output.logical = output.mode
      output.x = Int32(number - 1) * 640
      screens.plugIn(output, mode: .draw, hasFeedback: false)
    }
    var tablet = Tablet(id: DeviceID(rawValue: 1), name: "tablet", role: .pen)
    tablet.area = Tablet.Area(
      left: Millimetres(0), top: Millimetres(0), width: Millimetres(128), height: Millimetres(40))
    mapping = try TabletMapping(tablet, wish: MappingChoice(), outputs: screens.places)
    fits = try FitThread()
    strokes = StrokeRouter(fits)
  }

  /// A stroke that goes to the right, from one millimetre of the tablet to another.
  func draw(
    _ id: UInt64, _ range: ClosedRange<Float>, erases: Bool = false, isFinished: Bool = true
  ) {
    let stroke = StrokeID(rawValue: id)
    let part: OpenStroke.Part =
      erases
      ? .erases(.pixel)
      : .draws(
        StrokeStyle(
          ink: Ink(.pen), width: 0.5, seed: UInt32(id),
          creationDate: WallTime(microsecondsSince1970: 1)))
    strokes.begin(beginning(stroke), part, on: mapping, clock: Microseconds(0))
    append(range, to: stroke)
    guard isFinished else { return }
    finish(stroke)
    strokes.settleAll(on: &screens, at: now)
  }

  /// What is open ends as it is, and before that is fitted a stroke is told as a whole, and lies elsewhere now.
  func cutAndTell(_ id: UInt64, _ range: ClosedRange<Float>) {
    let stroke = StrokeID(rawValue: id)
    strokes.cutAll(on: screens, at: now)
    let isKnown = strokes.beginAnew(beginning(stroke), on: nil, at: now)
    #expect(isKnown)
    append(range, to: stroke)
    finish(stroke)
    strokes.settleAll(on: &screens, at: now)
  }

  private func beginning(_ stroke: StrokeID) -> StrokeBeginning {
    StrokeBeginning(
      stroke: stroke, device: DeviceID(rawValue: 1), tool: Tool(kind: .pen), time: now)
  }

  private func append(_ range: ClosedRange<Float>, to stroke: StrokeID) {
    for step in 0...20 {
      let share = Float(step) / 20
      let x = range.lowerBound + (range.upperBound - range.lowerBound) * share
      var sample = Sample(
        time: now + .milliseconds(Int64(step) * 5), x: Millimetres(x), y: Millimetres(20))
      sample.provenance[.position] = .measured
      strokes.append(sample, to: stroke, on: screens, at: sample.time)
    }
  }

  private func finish(_ stroke: StrokeID) {
    strokes.end(stroke, at: now + .milliseconds(105), now: now)
    strokes.finish(stroke, on: screens, at: now)
  }

  /// The daemon expects the tip of a stroke at this millimetre after so long.
  func expect(_ id: UInt64, at x: Float, after time: Microseconds) {
    let moment = now + time
    let sample = Sample(time: moment, x: Millimetres(x), y: Millimetres(20))
    strokes.expect(
      [PredictedSample(sample, uncertainty: Millimetres(0.1))], behind: StrokeID(rawValue: id),
      at: now)
  }

  /// Where the tips are that the first output draws in a picture of so long after the beginning.
  func tips(after time: Microseconds) -> [Double] {
    screens.all[0].drawnTips(at: now + time).map(\.place.x)
  }

  /// A stroke that is begun ends, and another begins after each output that it came to.
  func settleOneByOne(_ id: UInt64) {
    strokes.finish(StrokeID(rawValue: id), on: screens, at: now)
    while case let fitted = fits.takeNext(), !fitted.isEmpty {
      for result in fitted {
        strokes.settle([result], on: &screens, at: now)
        screens.beginStep()
      }
    }
  }

  func finishAll() {
    strokes.finishAll(on: screens, at: now)
    strokes.settleAll(on: &screens, at: now)
  }

  func undo() { for screen in screens.lastStep { #expect(screen.undo(at: now)) } }

  func redo() { for screen in screens.nextStep { #expect(screen.redo(at: now)) } }

  /// How many strokes each output's drawing has.
  var counts: [Int] { screens.all.map { $0.canvas?.drawing.count ?? 0 } }
}

@Suite struct StrokeRouterTests {
  @Test func aStrokeComesIntoTheDrawingsOfTheOutputsItLiesOn() throws {
    let desk = try Desk()
    desk.draw(1, 2...10)
    #expect(desk.counts == [1, 0])
    desk.draw(2, 100...120)
    #expect(desk.counts == [1, 1])
    desk.draw(3, 50...80)
    #expect(desk.counts == [2, 2])
    // What lies on both is one stroke.
    #expect(desk.screens.drawing.count == 3)
    // On the layout each stroke is where it was drawn: 64 mm of the tablet are an output.
    let bounds = desk.screens.drawing.bounds
    #expect(abs(bounds.min.x - 20 * 25.4 / 96) < 1 && abs(bounds.max.x - 1_200 * 25.4 / 96) < 1)
  }

  @Test func whatThereWasOfAStrokeIsNotLeftOnAnOutputThatTheWholeStrokeHasLeft() throws {
    let desk = try Desk()
    desk.draw(1, 2...10, isFinished: false)
    desk.cutAndTell(1, 100...120)
    #expect(desk.counts == [0, 1])
  }

  @Test func theTipIsToldWhereItIsDrawnForTheMomentOfShowing() throws {
    let desk = try Desk()
    desk.draw(1, 10...30, isFinished: false)
    #expect(desk.tips(after: .milliseconds(110)) == [30])
    desk.expect(1, at: 40, after: .milliseconds(120))
    #expect(desk.tips(after: .milliseconds(110)) == [35])
    desk.finishAll()
    #expect(desk.tips(after: .milliseconds(110)) == [])
  }

  @Test func anEraserTakesAwayWhatItTouchesAndThatCanBeUndone() throws {
    let desk = try Desk()
    desk.draw(1, 10...40)
    let whole = desk.screens.drawing.bounds
    desk.draw(2, 20...45, erases: true)
    #expect(desk.screens.drawing.bounds.width < whole.width / 2)
    let screen = try #require(desk.screens.all.first)
    #expect(screen.undo(at: Timestamp(microseconds: 2_000_000)))
    #expect(desk.screens.drawing.bounds == whole)
  }

  @Test func strokesOfWhichNobodyKnowsMoreStayAsTheyAre() throws {
    let desk = try Desk()
    desk.draw(1, 10...30, isFinished: false)
    #expect(desk.counts == [0, 0])
    desk.finishAll()
    #expect(desk.counts == [1, 0])
  }

  @Test func strokesThatComeFasterThanTheyAreFittedAreNotLost() throws {
    let desk = try Desk()
    for number in 1...40 {
      desk.draw(UInt64(number), 10...30, isFinished: false)
      desk.strokes.finish(
        StrokeID(rawValue: UInt64(number)), on: desk.screens, at: Timestamp(microseconds: 1))
    }
    desk.finishAll()
    #expect(desk.counts == [40, 0])
  }

  @Test func whatHasNoRoomWaitsUntilFitsComeAndNewsWaitBehindIt() throws {
    let desk = try Desk()
    let moment = Timestamp(microseconds: 1)
    for number: UInt64 in 1...60 { desk.draw(number, 10...30, isFinished: false) }
    for number: UInt64 in 21...60 {
      desk.strokes.finish(StrokeID(rawValue: number), on: desk.screens, at: moment)
    }
    // All that is drawn is open: only news make room.
    #expect(!desk.strokes.isBehind)
    desk.strokes.finish(StrokeID(rawValue: 1), on: desk.screens, at: moment)
    #expect(desk.strokes.isBehind)
    desk.finishAll()
    #expect(!desk.strokes.isBehind)
    #expect(desk.counts == [60, 0])
  }

  @Test func aStrokeThatWasSeenStaysWhenItsOutputShrinksMeanwhile() throws {
    let desk = try Desk()
    desk.draw(1, 40...60, isFinished: false)
    var output = OutputDescription(id: OutputID(rawValue: 1))
    output.name = "OUT-1"
    output.mode = OutputSize(width: 320, height: 200)
    output.logical = output.mode
    let screen = try #require(desk.screens.all.first)
    screen.change(to: output)
    screen.canvas = nil
    screen.needCanvas()
    desk.finishAll()
    #expect(desk.counts == [1, 0])
  }

  @Test func inkStaysWithItsOutputWhileThatIsAway() throws {
    let desk = try Desk()
    desk.draw(1, 100...120)
    desk.screens.unplug(OutputID(rawValue: 2))
    desk.screens.unplug(OutputID(rawValue: 1))
    #expect(desk.screens.all.map(\.place.name) == ["OUT-2"])
    var output = OutputDescription(id: OutputID(rawValue: 7))
    output.name = "OUT-2"
    output.mode = OutputSize(width: 640, height: 400)
    output.logical = output.mode
    desk.screens.plugIn(output, mode: .draw, hasFeedback: false)
    #expect(desk.screens[OutputID(rawValue: 7)]?.canvas?.drawing.count == 1)
  }

  @Test func whatWasDoneLastIsUndoneFirstOnWhateverOutput() throws {
    let desk = try Desk()
    desk.draw(1, 100...120)
    desk.draw(2, 10...30)
    desk.draw(3, 50...80)
    #expect(desk.counts == [2, 2])
    // A stroke over both outputs is one step.
    desk.undo()
    #expect(desk.counts == [1, 1])
    desk.undo()
    #expect(desk.counts == [0, 1])
    desk.redo()
    #expect(desk.counts == [1, 1])
    desk.undo()
    desk.undo()
    #expect(desk.counts == [0, 0])
    #expect(desk.screens.lastStep.isEmpty)
    desk.redo()
    #expect(desk.counts == [0, 1])
  }

  @Test func aStrokeOverTwoOutputsIsOneStepThoughAnotherBeginsWhileItDries() throws {
    let desk = try Desk()
    desk.draw(1, 50...80, isFinished: false)
    desk.settleOneByOne(1)
    desk.draw(2, 2...10)
    #expect(desk.counts == [2, 1])
    desk.undo()
    #expect(desk.counts == [1, 1])
    desk.undo()
    #expect(desk.counts == [0, 0] && desk.screens.lastStep.isEmpty)
    desk.redo()
    #expect(desk.counts == [1, 1])
  }

  @Test func whatWasUndoneIsGoneOnceSomethingElseIsDoneOnAnyOutput() throws {
    let desk = try Desk()
    desk.draw(1, 100...120)
    desk.undo()
    desk.draw(2, 10...30)
    #expect(desk.screens.nextStep.isEmpty)
    #expect(desk.counts == [1, 0])
  }

  @Test func whatWasUndoneLongAgoOnOneOutputDoesNotBarTheOther() throws {
    let desk = try Desk()
    desk.draw(1, 100...120)
    desk.undo()
    desk.draw(2, 10...30)
    desk.undo()
    #expect(desk.screens.nextStep.count == 1)
    desk.redo()
    #expect(desk.counts == [1, 0])
    #expect(desk.screens.nextStep.isEmpty)
  }

  @Test func stepsOutliveAnotherScaleOfTheOutput() throws {
    let desk = try Desk()
    desk.draw(1, 10...30)
    let screen = try #require(desk.screens.all.first)
    let canvas = try #require(screen.canvas)
    screen.canvas = OutputCanvas(
      width: 320, height: 200, pixelsPerMillimetre: canvas.pixelsPerMillimetre / 2,
      resuming: canvas)
    #expect(desk.counts == [1, 0])
    desk.undo()
    #expect(desk.counts == [0, 0])
  }
}
