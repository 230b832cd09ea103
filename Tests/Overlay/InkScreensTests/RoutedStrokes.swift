import InkCanvas
import InkDrawing
import InkGeometry
import LinuxIO
import StylusModel
import StylusProtocol
import Testing

@testable import InkScreens
@testable import WaylandClient

/// Strokes on two outputs of 640 x 400 side by side, from a tablet of 128 x 40 mm: 10 logical
/// pixels are a millimeter.
final class RoutedStrokes {
  var screens = Screens()
  var strokes: StrokeRouter
  private let mapping: TabletMapping
  private let fits: FitThread
  /// When strokes begin.
  var now = Timestamp(microseconds: 1_000_000)
  /// What strokes are drawn with, and what becomes of them.
  var ink = Ink(.pen)
  var fate = StrokeStyle.Fate.stays

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
      left: Millimeters(0), top: Millimeters(0), width: Millimeters(128), height: Millimeters(40))
    mapping = try TabletMapping(tablet, wish: MappingChoice(), outputs: screens.places)
    fits = try FitThread()
    strokes = StrokeRouter(fits)
  }

  /// A stroke that goes to the right, from one millimeter of the tablet to another.
  func draw(
    _ id: UInt64, _ range: ClosedRange<Float>, erases: Bool = false, isFinished: Bool = true
  ) {
    let stroke = StrokeID(rawValue: id)
    let part: StrokePart =
      erases
      ? .erases(.pixel, width: 4)
      : .draws(
        StrokeStyle(
          ink: ink, width: ink.type.defaultWidth, seed: UInt32(id),
          creationDate: WallTime(microsecondsSince1970: 1), fate: fate))
    strokes.begin(beginning(stroke), part, on: mapping, clock: Microseconds(0))
    append(range, to: stroke)
    guard isFinished else { return }
    finish(stroke)
    strokes.completeAll(on: &screens, at: now)
  }

  /// What is open ends as it is, and before that is fitted a stroke is told as a whole, and lies
  /// elsewhere now.
  func cutAndTell(_ id: UInt64, _ range: ClosedRange<Float>) {
    let stroke = StrokeID(rawValue: id)
    strokes.cutAll(on: screens, at: now)
    let isKnown = strokes.restartStroke(beginning(stroke), on: nil, at: now)
    #expect(isKnown)
    append(range, to: stroke)
    finish(stroke)
    strokes.completeAll(on: &screens, at: now)
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
        time: now + .milliseconds(Int64(step) * 5), x: Millimeters(x), y: Millimeters(20))
      sample.provenance[.position] = .measured
      strokes.routeSample(sample, to: stroke, on: screens, at: sample.time)
    }
  }

  private func finish(_ stroke: StrokeID) {
    strokes.end(stroke, at: now + .milliseconds(105), now: now)
    strokes.finish(stroke, on: screens, at: now)
  }

  /// The daemon expects the tip of a stroke at this millimeter after so long.
  func expect(_ id: UInt64, at x: Float, after time: Microseconds) {
    let moment = now + time
    let sample = Sample(time: moment, x: Millimeters(x), y: Millimeters(20))
    strokes.expect(
      [PredictedSample(sample, uncertainty: Millimeters(0.1))], behind: StrokeID(rawValue: id),
      at: now)
  }

  /// Where the tips are that the first output draws in a picture of so long after the beginning.
  func tips(after time: Microseconds) -> [Double] {
    screens.all[0].page.wet.drawnTips(at: now + time).map(\.place.x)
  }

  /// A stroke that is begun ends, and another begins after each output that it came to.
  func settleOneByOne(_ id: UInt64) {
    strokes.finish(StrokeID(rawValue: id), on: screens, at: now)
    while case let fitted = fits.takeNext(), !fitted.isEmpty {
      for result in fitted {
        strokes.insertFittedStrokes([result], on: &screens, at: now)
        screens.beginStep()
      }
    }
  }

  func finishAll() {
    strokes.finishAll(on: screens, at: now)
    strokes.completeAll(on: &screens, at: now)
  }

  func undo() {
    let isDone = screens.lastStep.map { $0.page.undo(at: now) }
    #expect(!isDone.contains(false))
  }

  func redo() {
    let isDone = screens.nextStep.map { $0.page.redo(at: now) }
    #expect(!isDone.contains(false))
  }

  /// How many strokes each output's drawing has.
  var counts: [Int] { screens.all.map { $0.page.ink.count } }
}

extension Screens {
  /// All ink, of all pages.
  var drawing: Drawing { layout.document.joined }
}
