import CompositorKit
import Foundation
import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import LinuxIO
import StylusModel
import StylusProtocol
import Testing
import ToolPicker

@testable import InkOverlay
@testable import InkScreens
@testable import WaylandClient

/// Pages, papers and views on a real compositor: drawn in, turned there and back, and read back as
/// pixels.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorPagesTests {
  private static let red: UInt32 = 0xE0_33_2B

  private func line(from start: Point, to end: Point) -> [Point] {
    (0...30).map { start.mixed(with: end, Double($0) / 30) }
  }

  /// A stage with a monoline of 4 mm, which leaves no doubt where it is.
  private func stage(scale: Double = 1) throws -> StateStage {
    let stage = try StateStage(scale: scale, ground: "#ffffff")
    try stage.draw()
    for command in ["shapes off", "tool monoline", "color #e0332b", "width 4"] {
      try stage.perform(command)
    }
    return stage
  }

  /// Pixels of the pen's color.
  private func inked(_ picture: Picture) -> Set<Int> {
    var places: Set<Int> = []
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] == Self.red { places.insert(y * 10_000 + x) }
    }
    return places
  }

  private func isRed(_ pixel: UInt32) -> Bool {
    pixel >> 16 & 0xFF > 180 && pixel >> 8 & 0xFF < 80 && pixel & 0xFF < 80
  }

  private static let views = [
    ["zoom 3"], ["zoom 0.4"], ["turn 30"], ["zoom 2", "turn -75", "pan 40 -25"],
    ["turn 180", "zoom 0.7"],
  ]

  @Test(arguments: views) func inkLiesUnderThePenInAnyViewWetAndDry(_ commands: [String]) throws {
    let stage = try stage()
    for command in commands { try stage.perform(command) }
    let (start, end) = (Point(x: 300, y: 200), Point(x: 900, y: 500))
    try stage.stroke(1, through: line(from: start, to: end))
    try stage.settle()
    let wet = try stage.sway.picture()
    // As broad as it is on the page.
    let zoom = try #require(stage.canvas).zoom
    let half = 2 * 96 / 25.4 * zoom
    let across = (end - start).quarterTurned * (1 / (end - start).length)
    for step in 1..<20 {
      let middle = start.mixed(with: end, Double(step) / 20)
      for (distance, isInked) in [(0, true), (half - 1.5, true), (half + 1.5, false)] {
        for side in [-1.0, 1] {
          let place = middle + across * (distance * side)
          guard (1..<1279).contains(place.x), (1..<719).contains(place.y) else { continue }
          #expect((wet[Int(place.x), Int(place.y)] == Self.red) == isInked, "\(place) \(distance)")
        }
      }
    }
    try stage.lift(1)
    try stage.settle()
    let dry = try stage.sway.picture()
    #expect(inked(wet).symmetricDifference(inked(dry)).count < 400 + Int(half))
    // In the drawing it lies where the page was under the pen.
    let view = stage.state.screens.all[0].page.sheet.canvas.view
    let stroke = try #require(stage.canvas?.drawing.strokes.first)
    let ends = view.applied(to: stroke.path.first!.location)
    #expect(ends.distance(to: start) < 2)
  }

  @Test func theViewIsResetAndTheInkIsWhereItWasToThePixel() throws {
    let stage = try stage()
    try stage.draw(1, through: line(from: Point(x: 300, y: 200), to: Point(x: 900, y: 500)))
    try stage.settle()
    let before = try stage.sway.picture()
    for command in ["zoom 2.5", "turn 33", "pan 12.3 -4.5", "zoom fit"] {
      try stage.perform(command)
      #expect(try stage.sway.picture() != before)
    }
    try stage.perform("zoom reset")
    #expect(try stage.sway.picture() == before)
    #expect(stage.canvas?.view == .scale(x: 96 / 25.4, y: 96 / 25.4))
  }

  @Test func aStrokeGoesOnWhereThePenIsThoughTheViewChangesUnderIt() throws {
    let stage = try stage()
    let (a, b, c) = (Point(x: 200, y: 200), Point(x: 500, y: 300), Point(x: 800, y: 250))
    try stage.stroke(1, through: line(from: a, to: b))
    try stage.perform("zoom 0.5")
    try stage.goOn(1, through: line(from: b, to: c))
    try stage.settle()
    let picture = try stage.sway.picture()
    for step in 1...9 {
      let place = b.mixed(with: c, Double(step) / 10)
      #expect(picture[Int(place.x), Int(place.y)] == Self.red)
    }
    // What was drawn before went along with the page.
    let shrunk = Point(x: 640, y: 360).mixed(with: a, 0.5)
    #expect(picture[Int(shrunk.x) + 5, Int(shrunk.y) + 2] == Self.red)
    #expect(picture[Int(a.x) + 30, Int(a.y) + 10] != Self.red)
    try stage.lift(1)
    try stage.settle()
    let dry = try stage.sway.picture()
    #expect(inked(picture).symmetricDifference(inked(dry)).count < 600)
  }

  @Test func pagesAreTurnedThereAndBack() throws {
    let stage = try stage()
    let empty = try stage.sway.picture()
    try stage.draw(1, through: line(from: Point(x: 300, y: 200), to: Point(x: 900, y: 500)))
    try stage.settle()
    let first = try stage.sway.picture()
    try stage.perform("page add")
    #expect(try stage.sway.picture() == empty)
    try stage.draw(2, through: line(from: Point(x: 300, y: 500), to: Point(x: 900, y: 200)))
    try stage.settle()
    let second = try stage.sway.picture()
    #expect(second != first && second != empty)
    try stage.perform("page previous")
    #expect(try stage.sway.picture() == first)
    try stage.perform("page 2")
    #expect(try stage.sway.picture() == second)
    #expect(throws: RejectedCommandError.cannot(.noPage(count: 2))) {
      try stage.perform("page next")
    }
    // Undo goes to the page where something is undone.
    try stage.perform("page 1")
    try stage.perform("undo")
    #expect(try stage.sway.picture() == empty)
    #expect(stage.state.screens.all[0].page.notebook.current == 1)
    try stage.perform("undo")
    #expect(try stage.sway.picture() == first)
    #expect(stage.state.screens.all[0].page.notebook.pages.count == 1)
    try stage.perform("redo")
    try stage.perform("redo")
    #expect(try stage.sway.picture() == second)
  }

  @Test func aPageIsNotTurnedUnderThePenAndNoStrokeIsLost() throws {
    let stage = try stage()
    try stage.perform("page add")
    try stage.stroke(1, through: line(from: Point(x: 300, y: 200), to: Point(x: 900, y: 500)))
    #expect(throws: RejectedCommandError.penDown) { try stage.perform("page previous") }
    // Lifted, but not finished: the page is turned when the stroke is dry.
    try stage.lift(1)
    try stage.stroke(2, through: line(from: Point(x: 300, y: 500), to: Point(x: 900, y: 200)))
    stage.liftOnly(2)
    try stage.state.perform(.page(.previous), at: .now)
    #expect(stage.state.screens.all[0].page.notebook.current == 1)
    #expect(throws: RejectedCommandError.cannot(.noPage(count: 2))) {
      try stage.state.perform(.page(.number(3)), at: .now)
    }
    stage.finish(2)
    #expect(try stage.eventually { stage.state.screens.all[0].page.notebook.current == 0 })
    let document = stage.state.screens.all[0].page.document
    #expect(document.pages.map(\.drawing.count) == [0, 2])
  }

  @Test func aBoardHidesWindowsOnlyWherePensDraw() throws {
    let stage = try stage()
    try stage.perform("background grid")
    let board = try stage.sway.picture()
    #expect(Set((0..<64).map { board[$0 * 20, 300] }).count >= 2)
    // 5 mm are 18.9 pixels; lines lie at whole pixels and are as dark everywhere.
    let row = (0..<1280).map { board[$0, 9] }
    let lines = row.indices.filter { row[$0] != 0xFF_FF_FF }
    #expect(lines.count == 68)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { (18...19).contains($1 - $0) })
    _ = stage.state.setMode(.ephemeral, at: .now)
    try stage.settle()
    #expect(try stage.sway.picture()[lines[3], 9] == 0xFF_FF_FF)
    _ = stage.state.setMode(.draw, at: .now)
    try stage.settle()
    #expect(try stage.sway.picture() == board)
    try stage.perform("undo")
    #expect(stage.state.screens.all[0].page.notebook.page.background == .clear)
    try stage.perform("redo")
    #expect(try stage.sway.picture() == board)
  }

  @Test func inkThatFadesIsAsBroadOnTheScreenInAnyView() throws {
    let stage = try stage()
    _ = stage.state.setMode(.ephemeral, at: .now)
    let places = line(from: Point(x: 300, y: 200), to: Point(x: 900, y: 500))
    func count() throws -> Int {
      try stage.stroke(stage.nextNumber(), through: places)
      let number = stage.nextNumber() - 1
      try stage.settle()
      let count = inked(try stage.sway.picture()).count
      stage.liftOnly(number)
      stage.finish(number)
      return count
    }
    let usual = try count()
    #expect(try stage.eventually { try inked(stage.sway.picture()).isEmpty })
    try stage.perform("zoom 3")
    let zoomed = try count()
    #expect(abs(usual - zoomed) < usual / 20)
  }

  @Test func theRulerKeepsItsPlaceAndInkRunsAlongItInAnyView() throws {
    let stage = try stage()
    try stage.perform("width 1")
    for command in ["zoom 2.5", "turn 20", "ruler on"] { try stage.perform(command) }
    let ruler = try #require(stage.ruler)
    let edge = (ruler.center.y - Ruler.width / 2) * 96 / 25.4
    try stage.draw(
      1, through: (0...40).map { Point(x: 400 + Double($0) * 10, y: edge - 6 + Double($0 % 5)) })
    try stage.settle()
    let picture = try stage.sway.picture()
    // Half of 1 mm, 2.5 times as large, above the edge.
    for x in stride(from: 420, to: 780, by: 20) {
      // Beside the ruler, in its shadow.
      #expect(isRed(picture[x, Int((edge - 0.5 * 2.5 * 96 / 25.4).rounded())]), "\(x)")
      #expect(!isRed(picture[x, Int(edge) + 4]))
      #expect(!isRed(picture[x, Int(edge) - 14]))
    }
  }

  @Test func handlesAndBarAreAsLargeInAnyViewAndWork() throws {
    let stage = try stage()
    try stage.perform("zoom 2")
    try stage.perform("turn 90")
    try stage.draw(1, through: line(from: Point(x: 500, y: 300), to: Point(x: 700, y: 400)))
    try stage.perform("tool lasso")
    try stage.perform("select all")
    let screen = stage.state.screens.all[0]
    let frame = try #require(stage.canvas?.selectionFrame)
    let shown = screen.page.sheet.toPoints.bounds(of: frame.frame)
    #expect(shown.contains(Point(x: 500, y: 300)) && shown.contains(Point(x: 700, y: 400)))
    let bar = try #require(screen.page.laid.bar)
    #expect(abs(bar.frame.center.x - shown.center.x) < 2)
    #expect(bar.frame.max.y < shown.min.y && bar.frame.max.y > shown.min.y - 40)
    // A touch on the ink drags it, by as much as the pen goes.
    let before = try #require(stage.canvas?.drawing.bounds)
    try stage.draw(2, through: line(from: Point(x: 600, y: 350), to: Point(x: 660, y: 330)))
    let after = try #require(stage.canvas?.drawing.bounds)
    let way = screen.page.sheet.toPoints.applied(toWay: after.center - before.center)
    #expect(way.distance(to: Point(x: 60, y: -20)) < 1.5)
    // A corner makes it larger.
    let dragged = try #require(stage.canvas?.selectionFrame)
    let corner = screen.page.sheet.toPoints.bounds(of: dragged.frame).max
    try stage.draw(3, through: line(from: corner, to: corner + Point(x: 100, y: 60)))
    let large = try #require(stage.canvas?.drawing.bounds)
    #expect(large.width > after.width * 1.2)
  }

  @Test func muchInkIsShownOtherwiseAtOnceAndSharpAfterwards() throws {
    let stage = try stage()
    var drawing = Drawing()
    for number in 0..<400 {
      let place = Point(x: Double(number % 20) * 16 + 8, y: Double(number / 20) * 9 + 5)
      let points = [place, place + Point(x: 6, y: 4)].map {
        StrokePoint(location: $0, size: Size(width: 0.8, height: 0.8))
      }
      drawing.append(Stroke(ink: Ink(.monoline), path: StrokePath(controlPoints: points)))
    }
    let screen = stage.state.screens.all[0]
    screen.page.replaceInk(with: drawing, at: .now)
    try stage.settle()
    try stage.perform("zoom 1.7")
    try stage.perform("turn 12")
    #expect(
      try stage.eventually { screen.page.sheet.isSharp })
    try stage.settle()
    let shown = try stage.sway.picture()
    var fresh = OutputCanvas(
      width: 1280, height: 720, view: screen.page.sheet.view, zoom: 1.7,
      notebook: Notebook([NotebookPage(screen.page.ink, background: .clear)]))
    let layout = PixelLayout(bounds: fresh.bounds, order: .blueLowest)
    var pixels = [UInt32](repeating: 0, count: layout.count)
    var words = pixels.mutableSpan
    _ = fresh.repair(buffer: 0, &words, layout: layout)
    var worst = 0
    for y in 0..<720 {
      for x in 0..<1280 {
        // Black ink above white: what it covers is missing.
        let alpha = Int(pixels[y * 1280 + x] >> 24)
        worst = max(worst, abs(255 - alpha - Int(shown[x, y] & 0xFF)))
      }
    }
    #expect(worst <= 2)
  }

  @Test func onePointerPansABoardAndTwoFingersZoomIt() throws {
    let stage = try stage()
    try stage.perform("background paper")
    let screen = stage.state.screens.all[0]
    stage.leave()
    try stage.settle()
    stage.finger(1, at: Point(x: 400, y: 300))
    stage.finger(1, at: Point(x: 430, y: 310))
    #expect(screen.page.sheet.toPoints.applied(to: .zero).distance(to: Point(x: 30, y: 10)) < 1)
    stage.finger(2, at: Point(x: 530, y: 310))
    stage.finger(2, at: Point(x: 630, y: 310))
    #expect(abs(screen.viewport.zoom - 2) < 0.01)
    stage.finger(1, at: .zero, isDown: false)
    stage.finger(2, at: .zero, isDown: false)
    // While a pen is near it is the hand.
    try stage.draw()
    let before = screen.viewport
    stage.finger(1, at: Point(x: 400, y: 300))
    stage.finger(1, at: Point(x: 430, y: 310))
    #expect(screen.viewport == before)
  }

  @Test(arguments: [false, true]) func thePickerTurnsPagesZoomsAndChoosesPaper(_ isDark: Bool)
    throws
  {
    let stage = try StateStage(ground: isDark ? "#20242b" : "#dfe4ea", isDark: isDark)
    try stage.draw()
    for (number, command) in ["tool pen", "tool marker", "tool fountain-pen"].enumerated() {
      try stage.perform(command)
      let y = 150 + Double(number) * 70
      try stage.draw(
        UInt64(number + 1),
        through: (0...60).map {
          Point(x: 300 + Double($0) * 10, y: y + Turn.direction(of: Double($0) * 0.4).y * 22)
        })
    }
    try stage.show()
    let pointer = try stage.pointer()
    func press(_ element: PickerElement) throws {
      try stage.press(element, with: pointer)
      try stage.settle(0.6)
    }
    let screen = stage.state.screens.all[0]
    try press(.pages)
    #expect(stage.state.picker.picker.popover == .page)
    try press(.paper(.grid))
    #expect(screen.page.notebook.page.background.pattern == .grid && screen.hasBoard)
    try press(.page(.zoomIn))
    try press(.page(.zoomIn))
    #expect(screen.viewport.zoom == 1.5)
    try stage.keepPicture("overlay-board\(isDark ? "-dark" : "")")
    try press(.page(.add))
    try press(.paper(.dotted))
    try stage.draw(
      9,
      through: (0...60).map {
        Point(x: 350 + Double($0) * 9, y: 240 + Turn.direction(of: Double($0) * 0.2).x * 80)
      })
    #expect(screen.page.document.pages.map(\.drawing.count) == [3, 1])
    try press(.page(.zoomReset))
    #expect(screen.viewport.isReset)
    try stage.keepPicture("overlay-page-2\(isDark ? "-dark" : "")")
    try press(.page(.previous))
    try press(.paper(nil))
    #expect(screen.page.notebook.current == 0 && !screen.hasBoard)
    // What cannot be done does nothing.
    try press(.page(.previous))
    #expect(screen.page.notebook.current == 0)
    try press(.page(.turn))
    #expect(abs(screen.viewport.angle - .pi / 2) < 1e-9)
    try press(.page(.zoomToFit))
    #expect(screen.viewport.angle == 0)
    try press(.page(.remove))
    #expect(
      screen.page.notebook.pages.count == 1
        && screen.page.notebook.page.background.pattern == .dotted)
  }
}
