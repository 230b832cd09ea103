import InkDrawing
import InkEditing
import Settings
import StylusModel
import StylusProtocol
import Testing

@testable import InkOverlay
@testable import OverlayConfiguration

/// The lines of docs/develop/canvas.md, as the overlay does them.
@Suite struct OverlayCommandLineTests {
  private let state: OverlayState

  init() throws {
    state = try OverlayState(OverlaySettings(), remembering: PickerMemory(state: nil, home: nil))
  }

  private func tell(_ line: String) throws(OverlayError) {
    try state.performLine(OverlayCommandLine(command: line), at: Timestamp(microseconds: 1))
  }

  @Test func toolsAreChosenAndSet() throws {
    try tell("tool marker")
    try tell("color #ff0000")
    try tell("width 6")
    #expect(state.ink.type == .marker && state.ink.width == 6)
    try tell("tool eraser")
    try tell("eraser pixel")
    #expect(state.tools.tool == .eraser && state.tools.eraserMode == .pixel)
    try tell("tool last")
    #expect(state.tools.tool == .ink(.marker))
  }

  @Test(arguments: [
    ("fly", "there is no command"), ("width 9999", "width"), ("undo", "nothing to undo"),
    ("page next", "there is no output"), ("zoom 2", "there is no output"),
    ("delete", "nothing is selected"),
  ])
  func whatCannotBeDoneIsRefusedWithTheReasonAndChangesNothing(_ line: String, reason: String) {
    let before = state.tools
    do throws(OverlayError) {
      try tell(line)
      Issue.record("\(line) was done")
    } catch {
      #expect("\(error)".contains(reason) && "\(error)".contains("cannot \(line)"))
    }
    #expect(state.tools == before)
  }

  @Test func thePickerIsShownAndHidden() throws {
    try tell("picker show")
    #expect(state.picker.isWanted)
    try tell("picker toggle")
    #expect(!state.picker.isWanted)
  }
}
