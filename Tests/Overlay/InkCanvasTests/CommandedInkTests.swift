import InkDrawing
import InkEditing
import InkGeometry
import StylusModel
import Testing

@testable import InkCanvas

/// Commands on a canvas, as pixels.
@Suite struct CommandedInkTests {
  @Test func `after each command the picture is that of the drawing`() throws {
    var canvas = smallCanvas()
    var screen = Screen(canvas)
    for (number, type) in CanvasTool.inks.enumerated() {
      let y = 3 + Double(number) * 3
      try drawLine(
        StrokeID(rawValue: UInt64(number + 1)), from: Point(x: 4, y: y), to: Point(x: 30, y: y),
        .usual(type), in: &canvas)
    }
    screen.show(&canvas)
    let lines = [
      "select all", "move 2 1", "rotate 10", "recolor red", "copy", "paste", "reink pencil", "undo",
      "undo", "delete", "undo", "duplicate", "scale 0.5", "clear", "undo", "redo",
    ]
    for line in lines {
      #expect(try canvas.perform(CanvasCommand(line)))
      let result = screen.show(&canvas)
      #expect(result.missed == 0)
      #expect(
        screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0, "\(line)")
    }
    #expect(throws: EditError.nothingToRedo) { try canvas.perform(.redo) }
    let isDone = try canvas.perform(.zoomToFit)
    #expect(!isDone)
  }

  @Test func `parts of washes and markers that were wet together are cut, moved and brought back`()
    throws
  {
    for type in [InkType.marker, .watercolor] {
      var canvas = smallCanvas()
      var screen = Screen(canvas)
      let group = InkID()
      for number in 0..<3 {
        var style = StrokeStyle.usual(type)
        style.group = group
        let x = 8 + Double(number) * 4
        try drawLine(
          StrokeID(rawValue: UInt64(number + 1)), from: Point(x: x, y: 4), to: Point(x: x, y: 26),
          style, in: &canvas)
      }
      screen.show(&canvas)
      let before = screen.shown
      canvas.edit { editor in
        let corners = Rect(x: 0, y: 10, width: 14, height: 9).corners
        editor.select(lasso: corners, parts: true)
        return ChangedAreas()
      }
      for command in [CanvasCommand.move(Point(x: 15, y: 2)), .recolor(.black), .delete] {
        try canvas.perform(command)
        #expect(screen.show(&canvas).missed == 0)
        let anew = canvas.drawnAnew(screen.layout)
        #expect(screen.layout.differences(screen.shown, anew) == 0, "\(type) \(command)")
      }
      while canvas.undo(), canvas.drawing.count != 3 {}
      try canvas.perform(.selectNone)
      screen.show(&canvas)
      #expect(screen.layout.differences(screen.shown, before) == 0)
    }
  }
}
