import CompositorKit
import Foundation
import InkDrawing
import InkGeometry
import ProgramKit
import StylusModel
import Testing

/// One overlay on several outputs at once.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorOutputsTests {
  /// A wave from the left edge to the right, in shares of the whole.
  private func wave(_ samples: Int, lying height: Double = 0.5) -> [Point] {
    (0..<samples).map { index in
      let way = Double(index) / Double(samples - 1)
      return Point(x: 0.02 + way * 0.96, y: height + 0.3 * sin(way * 30))
    }
  }

  /// The same, but for four seconds the pen stays in the middle, so that there is time to see it
  /// there.
  private func restingWave() -> [Point] {
    let wave = wave(200)
    return wave.prefix(100) + Array(repeating: wave[99], count: 800) + wave.suffix(100)
  }

  @Test func aStrokeOverOutputsOfAllScalesAndTurnsIsSeenOnEachAsItIsSaved() throws {
    let row = try OutputRow()
    let stage = row.stage
    var pen = try TouchingPen(on: "wacom-intuos-s", rest: 500)
    pen.draw(wave(400))
    // On the second and the third alone.
    pen.draw((0..<100).map { Point(x: 0.25 + Double($0) * 0.003, y: 0.1 + Double($0) * 0.001) })
    _ = try row.play(pen, speed: "4")
    let overlay = try stage.overlay(["--save", stage.programs.path("all.inkd")])
    #expect(try eventually { try row.inked(0) > 0 }, "\(overlay.log)")
    try stage.awaitEnd()
    for (index, strokes) in [1, 2, 2, 1, 1].enumerated() {
      #expect(try eventually { try row.shows(strokes, on: index) }, "output \(index)")
    }
    let (strokes, tablet) = try stage.capturedInk()
    for index in row.outputs.indices {
      let (share, places) = try row.inkedShare(
        of: strokes[0], on: tablet, reaching: row.layout, index)
      #expect(share > 0.999 && places > 60, "output \(index): \(share) of \(places)")
    }

    // Each step goes on all outputs on which it was done.
    _ = try stage.tell("undo")
    for index in row.outputs.indices {
      #expect(try eventually { try row.shows(1, on: index) }, "output \(index)")
    }
    _ = try stage.tell("undo")
    for index in row.outputs.indices { #expect(try eventually { try row.inked(index) == 0 }) }
    _ = try stage.tell("redo")
    _ = try stage.tell("redo")
    for (index, strokes) in [1, 2, 2, 1, 1].enumerated() {
      #expect(try eventually { try row.shows(strokes, on: index) }, "output \(index)")
    }
    #expect(overlay.stop() == 0)
    #expect(overlay.log == "")
    // A stroke over five outputs is one stroke.
    #expect(try stage.drawing("all.inkd").count == 2)
  }

  @Test func outputsThatChangeUnderAStrokeKeepTheirInkAndTheNextStrokeLiesByTheNewLayout() throws {
    var row = try OutputRow()
    let stage = row.stage
    var pen = try TouchingPen(on: "wacom-intuos-s", rest: 500)
    pen.draw(wave(100, lying: 0.6))
    pen.draw(restingWave())
    pen.draw(wave(200, lying: 0.4))
    let daemon = try row.play(pen, speed: "1")
    let overlay = try stage.overlay(["--save", stage.programs.path("all.inkd")])
    stage.awaitCommands(of: overlay)
    let old = row.layout
    #expect(try eventually { try stage.dryStrokes() == 5 }, "\(overlay.log)")
    let before = try row.inked(2)
    #expect(try eventually { try row.inked(2) > before + 100 })
    try daemon.halt()
    // The pen is on the third; the second, on which the stroke was, the fifth, to which it comes,
    // and its own change.
    try row.change(1) { $0.scale = 2 }
    try row.change(4) {
      ($0.scale, $0.transform) = (1, "270")
      $0.area = Rect(x: 1_600, y: 0, width: 600, height: 450)
    }
    try row.change(2) { $0.scale = 1.25 }
    try row.change(3) { $0.area = Rect(x: 1_200, y: 100, width: 400, height: 300) }
    #expect(try eventually { try row.isKnown() })
    #expect(try stage.dryStrokes() == 5)
    daemon.signal(SIGCONT)
    try stage.awaitEnd()
    for index in row.outputs.indices {
      #expect(try eventually { try row.shows(3, on: index) }, "output \(index): \(overlay.log)")
    }
    let (strokes, tablet) = try stage.capturedInk()
    #expect(strokes.count == 3)
    for (stroke, layout) in [(0, old), (1, old), (2, row.layout)] {
      // The fourth lies elsewhere since.
      for index in [0, 1, 2, 3, 4] where stroke == 2 || index != 3 {
        let (share, places) = try row.inkedShare(
          of: strokes[stroke], on: tablet, reaching: layout, index)
        #expect(share > 0.999 && places > 15, "stroke \(stroke) on \(index): \(share) of \(places)")
      }
    }
    #expect(overlay.stop() == 0)
    #expect(overlay.log == "")
    #expect(try stage.drawing("all.inkd").count == 3)
  }

  @Test func anOutputThatGoesAndOneThatComesUnderAStrokeLoseNoneOfTheInk() throws {
    let outer = try Sway()
    let inner = try Sway(inside: outer, outputs: 3)
    let stage = try OverlayStage(sway: inner, output: "WL-1")
    var pen = try TouchingPen(on: "wacom-intuos-s", rest: 500)
    pen.draw(wave(100, lying: 0.6))
    pen.draw(restingWave())
    let file = stage.programs.path("lines.evemu")
    try pen.write(to: file)
    let daemon = try stage.programs.daemon(["--replay", file], socket: stage.socket)
    let overlay = try stage.overlay(["--save", stage.programs.path("all.inkd")])
    stage.awaitCommands(of: overlay)
    #expect(try eventually { try stage.dryStrokes() == 3 }, "\(overlay.log)")
    let before = try stage.inkedPixels()
    #expect(try eventually { try stage.inkedPixels() > before + 100 })
    try daemon.halt()
    try outer.unplug("WL-2")
    try inner.command("create_output")
    #expect(
      try eventually {
        // That which went is remembered for its ink.
        let outputs = try stage.status()["outputs"] as? [[String: Any]] ?? []
        return outputs.compactMap { $0["name"] as? String } == ["WL-1", "WL-2", "WL-3", "WL-4"]
      })
    #expect(try stage.dryStrokes() == 3)
    daemon.signal(SIGCONT)
    try stage.awaitEnd()
    for name in ["WL-1", "WL-3"] {
      #expect(
        try eventually {
          _ = try stage.tell("save", stage.programs.path("one.inkd"), "--output", name, "--force")
          let drawing = try stage.drawing("one.inkd")
          let unlike = try inner.picture(of: name).pixelsUnlike(drawing, on: stage.ground)
          return drawing.count == 2 && unlike == 0
        }, "\(name): \(overlay.log)")
    }
    #expect(overlay.stop() == 0)
    #expect(overlay.log == "")
    #expect(try stage.drawing("all.inkd").count == 2)
  }
}
