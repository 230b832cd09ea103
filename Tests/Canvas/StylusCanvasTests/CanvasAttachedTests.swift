import CInterface
import CStylus
import CompositorKit
import Testing

@testable import StylusCanvas

/// A canvas whose wet ink is on surfaces of its own, above a window of a scripted compositor.
@Suite struct CanvasAttachedTests {
  /// A canvas of 400 x 300 pixels that covers the window.
  @safe private final class Stage {
    let canvas = CanvasStage()
    private let window: ScriptedWindow

    init() throws {
      window = try ScriptedWindow()
      #expect(unsafe canvasAttach(canvas.pointer, window.display, window.surface, 0) == 0)
      var place = unsafe stylus_canvas_placement()
      unsafe place.size = stylus_canvas_placement.ownSize
      unsafe place.visible = stylus_canvas_rect(x: 0, y: 0, width: 400, height: 300)
      #expect(unsafe canvasPlaceAt(canvas.pointer, &place) == 0)
      #expect(unsafe canvasParentCommitted(canvas.pointer) == 0)
      _ = canvas.heard()
    }

    /// Its surfaces go before the window.
    deinit { _ = unsafe canvasDetach(canvas.pointer) }

    /// Which strokes ended, as the program heard.
    func ended() -> [UInt64] {
      canvas.heard().filter { $0.type == Int32(STYLUS_CANVAS_ENDED_USING_TOOL.rawValue) }
        .map(\.stroke)
    }
  }

  @Test func aStrokeOnItsOwnSurfaceIsInTheDrawingWhenItHasEnded() throws {
    let stage = try Stage()
    #expect(unsafe canvasIsAttached(stage.canvas.pointer) == 1)
    let id = stage.canvas.drawLine(y: 50)
    #expect(stage.canvas.count == 1)
    #expect(stage.ended() == [UInt64(id)])
    #expect(unsafe canvasDetach(stage.canvas.pointer) == 0)
    #expect(unsafe canvasIsAttached(stage.canvas.pointer) == 0)
    #expect(stage.canvas.count == 1)
  }

  @Test(arguments: ["pen", "lasso"])
  func aCancelledStrokeEndsOnceAndLeavesNothing(tool: String) throws {
    let stage = try Stage()
    stage.canvas.drawLine(y: 50)
    #expect(stage.canvas.count == 1)
    stage.canvas.perform("tool \(tool)")
    _ = stage.canvas.heard()
    let id = stage.canvas.begin()
    for (x, y) in [(30, 30), (180, 30), (180, 80), (30, 80), (30, 30)] as [(Double, Double)] {
      #expect(stage.canvas.add(x, y, to: id) == 0)
    }
    #expect(unsafe canvasCancel(stage.canvas.pointer, id) == 0)
    #expect(stage.ended() == [UInt64(id)])
    #expect(stage.canvas.add(30, 40, to: id) == STYLUS_UNKNOWN.rawValue)
    // Pages can be turned again.
    #expect(stage.canvas.perform("page add") == 0 && stage.canvas.perform("page previous") == 0)
    // What is still open ends here, as it is.
    #expect(unsafe canvasDetach(stage.canvas.pointer) == 0)
    #expect(stage.ended().isEmpty && stage.canvas.count == 1)
    #expect(unsafe canvasSelection(stage.canvas.pointer, nil) == 0)
  }
}
