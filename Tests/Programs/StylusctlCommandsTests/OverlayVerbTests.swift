import InkEditing
import ProgramOptions
import Testing

@testable import StylusctlCommands

@Suite struct OverlayVerbTests {
  @Test func everyCommandOfTheCanvasIsACommandOfTheOverlay() {
    let known = Set(OverlayVerb.all.map(\.word) + ["undo", "redo", "clear"])
    #expect(Set(CanvasCommand.verbs) == known)
  }

  @Test(arguments: [
    (["tool", "marker"], ["tool"]), (["colour", "red"], ["color"]), (["remove"], ["delete"]),
    (["zoom", "150%"], ["zoom"]), (["move", "--", "-5", "3"], ["move"]),
    (["turn", "-15"], ["turn"]),
    (["do", "tool", "pen"], ["do"]), (["picker", "show", "--output", "DP-1"], ["picker"]),
  ])
  func aCommandNeedsNoDo(_ words: [String], _ meant: [String]) throws {
    guard case .run(let invocation) = try Stylusctl.program.parse(["overlay"] + words) else {
      Issue.record("answered instead of run")
      return
    }
    #expect(invocation.command == ["overlay"] + meant)
    #expect(invocation.typed == ["overlay", words[0]])
  }
}
