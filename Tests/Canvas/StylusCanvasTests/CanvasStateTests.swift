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

@Suite struct CanvasStateTests {
  private func state(_ width: Int = 400, _ height: Int = 300) -> CanvasState {
    var state = CanvasState()
    state.resize((width, height, 1))
    return state
  }

  private func result(of line: String, on state: inout CanvasState) -> stylus_result? {
    do throws(CommandError) {
      let command = try CanvasCommand(line)
      do throws(CError) { try state.perform(command) } catch {
        return stylus_result(rawValue: error.result)
      }
      return nil
    } catch {
      return STYLUS_UNKNOWN
    }
  }

  /// A pen goes from place to place, in millimeters.
  private func draw(_ places: [Point], as id: UInt64, on state: inout CanvasState) {
    let id = StrokeID(rawValue: id)
    let part = state.nextPart(
      of: STYLUS_CANVAS_TIP, at: places[0], Timestamp(microseconds: 0))
    state.begin(id, part, isWet: false)
    for (number, place) in places.enumerated() {
      let sample = FitSample(time: Double(number) * 0.01, location: place, force: 0.5)
      state.applySample(sample, to: id)
    }
    let time = Timestamp(microseconds: Int64(places.count) * 10_000)
    if let finished = state.end(id, at: time) { state.addFitted(FittedStroke(finished)) }
  }

  @Test func whatACanvasDoesNotHaveIsToldFromWhatCannotBeDoneNow() {
    var state = state()
    #expect(result(of: "picker show", on: &state) == STYLUS_UNSUPPORTED)
    for line in ["page next", "page remove", "undo", "delete", "paste", "zoom fit", "move 1 1"] {
      #expect(result(of: line, on: &state) == STYLUS_REFUSED, "\(line)")
    }
    for line in ["tool lasso", "select none", "ruler on", "zoom 2", "turn 30", "pan 3 4"] {
      #expect(result(of: line, on: &state) == nil, "\(line)")
    }
  }

  @Test func readOnlyItStillShowsAndSelects() {
    var state = state()
    draw([Point(x: 10, y: 10), Point(x: 40, y: 30)], as: 1, on: &state)
    state.isReadOnly = true
    #expect(result(of: "clear", on: &state) == STYLUS_REFUSED)
    #expect(result(of: "select all", on: &state) == nil)
    #expect(result(of: "copy", on: &state) == nil)
    #expect(result(of: "paste", on: &state) == STYLUS_REFUSED)
    #expect(result(of: "zoom fit", on: &state) == nil)
  }

  @Test func aPenOnTheRulerTakesItAlongAndBesideItRunsAlongIt() throws {
    var state = state()
    #expect(result(of: "ruler place 50 40 0", on: &state) == nil)
    draw([Point(x: 50, y: 40), Point(x: 60, y: 45)], as: 1, on: &state)
    #expect(state.ruler.place?.center == Point(x: 60, y: 45))
    #expect(state.sheet.canvas.drawing.count == 0)
    draw([Point(x: 30, y: 24), Point(x: 60, y: 22), Point(x: 90, y: 25)], as: 2, on: &state)
    let stroke = try #require(state.sheet.canvas.drawing.strokes.first)
    let edge = 45 - Ruler.width / 2 - state.tools.width / 2
    #expect(stroke.path.controlPoints.allSatisfy { abs($0.location.y - edge) < 0.05 })
  }

  @Test func tenThousandCommandsAreUndoneToTheByte() throws {
    // What they do to pixels is not looked at.
    var state = state(4, 3)
    for row in 0..<6 {
      let y = 8 + Double(row) * 11
      let wave = (0..<30).map { Point(x: 10 + Double($0) * 3, y: y + Double($0 % 5)) }
      draw(wave, as: UInt64(row + 1), on: &state)
    }
    let before = try #require(state.document).encoded()
    let lines = [
      "select all", "select none", "duplicate", "cut", "copy", "paste", "delete", "move 3 -2",
      "scale 1.1", "rotate 20", "recolor #c0392b", "reink pencil", "undo", "redo", "zoom 1.2",
      "turn 10", "pan 4 4", "zoom fit", "tool marker", "tool lasso", "clear",
      "page add", "page remove", "page next", "page previous", "background next",
      "background color #ffeecc", "zoom reset",
    ]
    var random = SystemRandomNumberGenerator()
    // How many steps lie between what is drawn and what was drawn before.
    var depth = 0
    for number in 0..<10_000 {
      let made = state.stepsMade
      var line = lines.randomElement(using: &random) ?? "clear"
      if number % 50 == 0 {
        let x = Double.random(in: 5...80, using: &random)
        draw([Point(x: x, y: 5), Point(x: x + 9, y: 60)], as: UInt64(100 + number), on: &state)
      } else {
        if line == "undo", depth == 0 { continue }
        if line == "duplicate" || line == "paste", state.sheet.canvas.drawing.count > 40 {
          line = "cut"
        }
        let isDone = result(of: line, on: &state) == nil
        if isDone, line == "undo" { depth -= 1 }
        if isDone, line == "redo" { depth += 1 }
      }
      depth += state.stepsMade - made
    }
    for _ in 0..<depth { #expect(result(of: "undo", on: &state) == nil) }
    #expect(state.document?.encoded() == before)
  }
}
