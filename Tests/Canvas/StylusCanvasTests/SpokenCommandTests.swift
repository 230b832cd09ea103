import CStylusCanvas
import InkDrawing
import InkEditing
import Testing

@testable import StylusCanvas

@Suite struct SpokenCommandTests {
  private func tools(after lines: String...) throws -> Toolset {
    var tools = Toolset()
    for line in lines {
      guard case .tools(let change) = try SpokenCommand(line) else { continue }
      try tools.perform(change)
    }
    return tools
  }

  private func result(of line: String) -> stylus_canvas_result? {
    do throws(CanvasFailure) {
      _ = try SpokenCommand(line)
      return nil
    } catch {
      return error.result
    }
  }

  @Test func commandsSetTheTools() throws {
    let marker = try tools(after: "tool marker", "width 6", "opacity 0.5", "color #ff0000")
    #expect(marker.tool == .ink(.marker))
    #expect(marker.width == 6)
    #expect(marker.ink.color.alpha == 0.5)
    #expect(marker.ink.color.red == 1)
    #expect(try tools(after: "tool marker", "tool last").tool == .ink(.pen))
    #expect(try tools(after: "tool  eraser-toggle").tool == .eraser)
    #expect(try tools(after: "tool eraser", "width 20").eraserWidth == 20)
    #expect(try tools(after: "eraser pixel").eraserMode == .pixel)
  }

  @Test func whatIsNoCommandIsToldFromWhatCannotBeDoneYet() {
    for line in [
      "", "tool", "tool brush", "color", "color nothing", "width wide", "width nan", "sing",
    ] {
      #expect(result(of: line) == STYLUS_CANVAS_UNKNOWN, "\(line)")
    }
    for line in ["tool lasso", "select all", "ruler on", "zoom 2"] {
      #expect(result(of: line) == STYLUS_CANVAS_UNSUPPORTED, "\(line)")
    }
  }
}
