import CompositorKit
import Foundation
import InkDrawing
import InkEditing
import InkGeometry
import StylusModel
import Testing

@testable import InkCanvas
@testable import InkOverlay

/// A pen that is held still on a real compositor.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorShapesTests {
  @Test func whatIsHeldStillBecomesAShapeFollowsThePenAndIsTwoSteps() throws {
    let stage = try StateStage(ground: "#f7f6f2")
    try stage.draw()
    try stage.perform("tool pen")
    try stage.perform("width 0.9")
    try stage.perform("color #1463dc")
    try stage.stroke(1, through: Self.sketch)
    // No sample comes: the pen is still.
    #expect(try stage.eventually { stage.canvas?.isShape == true })
    try stage.settle()
    let shaped = try stage.sway.picture()
    try stage.keepPicture("shape-2")
    let last = try #require(Self.sketch.last)
    try stage.goOn(1, through: (1...20).map { last + Point(x: -1.4, y: -1.7) * Double($0) })
    try stage.settle()
    try stage.keepPicture("shape-3")
    let large = try stage.sway.picture()
    try stage.lift(1)
    try stage.settle()
    try stage.keepPicture("shape-4")
    #expect(try Self.unlike(stage.sway.picture(), large) == 0)
    try stage.perform("undo")
    try stage.keepPicture("shape-5")
    #expect(stage.canvas?.drawing.count == 1)
    let sketched = try stage.sway.picture()
    #expect(Self.unlike(sketched, large) > 1000)
    #expect(Self.unlike(sketched, shaped) > 100)
    try stage.perform("undo")
    #expect(stage.canvas?.drawing.count == 0)
  }

  @Test func itIsLeftAloneByWhoDoesNotWantIt() throws {
    let stage = try StateStage()
    try stage.draw()
    try stage.perform("shapes off")
    try stage.stroke(1, through: Self.sketch)
    try stage.rest()
    #expect(stage.canvas?.isShape == false)
    try stage.lift(1)
    try stage.perform("undo")
    #expect(stage.canvas?.drawing.count == 0 && stage.canvas?.notebook.canUndo == false)
  }

  /// A circle that nobody would call one, around the middle of the screen.
  private static let sketch = (0...90).map { step in
    let angle = Double(step) / 90 * 2 * .pi * 1.01 - 2.2
    let radius = 118 + 5 * Turn.direction(of: angle * 3).y + 1.5 * Turn.direction(of: angle * 5).x
    let way = Turn.direction(of: angle)
    return Point(x: 640 + way.x * radius * 1.12, y: 360 + way.y * radius)
  }

  /// How many pixels differ by more than two levels.
  private static func unlike(_ a: Picture, _ b: Picture) -> Int {
    var count = 0
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        let isNear = [0, 8, 16].allSatisfy {
          abs(Int(a[x, y] >> $0 & 0xFF) - Int(b[x, y] >> $0 & 0xFF)) <= 2
        }
        if !isNear { count += 1 }
      }
    }
    return count
  }
}

extension OutputCanvas {
  /// Whether an open stroke became a shape.
  var isShape: Bool { picture.wet.strokes.contains { $0.shape != nil } }
}
