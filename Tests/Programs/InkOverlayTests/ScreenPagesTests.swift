import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkStorage
import InkSynthesis
import LinuxIO
import StylusModel
import StylusProtocol
import Testing

@testable import InkOverlay
@testable import InkScreens
@testable import OverlayConfiguration
@testable import WaylandClient

/// Pages and views of two outputs without a compositor.
@Suite struct ScreenPagesTests {
  private let state: OverlayState

  init() throws {
    var settings = OverlaySettings()
    settings.mode = .draw
    state = try OverlayState(settings, remembering: PickerMemory(state: nil, home: nil))
    for number: UInt32 in [1, 2] {
      var output = OutputDescription(id: OutputID(rawValue: number))
      output.name = "OUT-\(number)"
      output.mode = OutputSize(width: 64, height: 40)
      output.logical = output.mode
      output.x = Int32(number - 1) * 64
      state.screens.plugIn(output, mode: .draw, hasFeedback: false)
    }
  }

  private var documents: [InkDocument] { state.screens.all.map { $0.page.document } }
  private var bytes: [[UInt8]] { documents.map { $0.encoded() } }

  private func append(_ dice: inout SplitMix64, to screen: OutputScreen) {
    screen.page.needPicture()
    state.screens.beginStep()
    state.screens.forgetUndone()
    let start = Point(
      x: Double.random(in: 0...16, using: &dice), y: Double.random(in: 0...10, using: &dice))
    let points = [start, start + Point(x: 5, y: 3)].map {
      StrokePoint(location: $0, size: Size(width: 0.5, height: 0.5))
    }
    let stroke = Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))
    screen.page.sheet.canvas.edit { $0.append(stroke) }
  }

  @Test func tenThousandCommandsOnTwoOutputsAreUndoneToTheByte() throws {
    var dice = SplitMix64(seed: 20)
    for screen in state.screens.all { append(&dice, to: screen) }
    for screen in state.screens.all {
      try state.perform(CanvasCommand("page add"), on: screen, at: .now)
      append(&dice, to: screen)
    }
    let lines = [
      "select all", "select none", "duplicate", "cut", "paste", "delete", "move 3 -2", "rotate 20",
      "recolor #c0392b", "undo", "undo", "redo", "redo", "clear", "page add", "page remove",
      "page next", "page previous", "page 1", "background next",
      "background toggle", "background color #ffeecc", "zoom 1.3", "zoom 0.7", "zoom reset",
      "zoom fit", "turn 40", "pan 3 -2",
    ]
    // What the outputs had after each step that can be undone or done again, and at which they are.
    let before = bytes
    var (history, place, newest) = ([documents], 0, lastStep)
    for number in 0..<10_000 {
      let screen = state.screens.all[Int.random(in: 0...1, using: &dice)]
      let line = lines.randomElement(using: &dice) ?? "undo"
      switch number % 12 == 0 ? "draw" : line {
      case "draw": append(&dice, to: screen)
      case "undo":
        guard place > 0 else { continue }
        try state.perform(.undo, at: .now)
        place -= 1
        if number % 8 == 0 { #expect(history[place] == documents, "\(number)") }
      case "redo":
        // A command that found nothing to do may have ended what could be done again.
        guard (try? state.perform(.redo, at: .now)) != nil else { continue }
        place += 1
        if number % 8 == 0 { #expect(history[place] == documents, "\(number)") }
      default:
        let isFull = screen.page.ink.count > 30 && ["duplicate", "paste"].contains(line)
        try? state.perform(CanvasCommand(isFull ? "cut" : line), on: screen, at: .now)
      }
      guard lastStep > newest else { continue }
      newest = lastStep
      history.removeSubrange((place + 1)...)
      history.append(documents)
      place += 1
    }
    #expect(place > 500)
    while place > 0 {
      try state.perform(.undo, at: .now)
      place -= 1
    }
    #expect(bytes == before)
  }

  private var lastStep: UInt64 { state.screens.all.compactMap(\.lastStep).max() ?? 0 }
}
