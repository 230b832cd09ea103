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
    (["highlighter"], ["highlighter"]), (["eraser"], ["eraser"]), (["board"], ["background"]),
    (["stop"], ["quit"]), (["pass-through"], ["ephemeral"]), (["save"], ["save"]),
    (["preferences"], ["settings"]),
    (["ink", "pen", "red"], ["ink"]), (["ink", "highlighter"], ["ink"]),
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

  @Test func convertIsExport() throws {
    guard case .run(let invocation) = try Stylusctl.program.parse(["convert", "a.xopp", "b.pdf"])
    else {
      Issue.record("answered instead of run")
      return
    }
    #expect(invocation.command == ["export"] && invocation.typed == ["convert"])
  }

  @Test(arguments: [
    (["overlay", "start"], "inkoverlay"), (["overlay", "export", "x.svg"], "overlay save"),
    (["list"], "stylusctl devices"), (["toggle"], "stylusctl overlay"),
  ])
  func anotherWordGetsAHint(_ words: [String], _ hint: String) {
    #expect {
      _ = try Stylusctl.program.parse(words)
    } throws: {
      "\($0)".contains(hint)
    }
  }

  @Test func versionIsAnswered() throws {
    guard case .show(let text) = try Stylusctl.program.parse(["version"]) else {
      Issue.record("not answered")
      return
    }
    #expect(text.hasPrefix("stylusctl "))
  }

  @Test(arguments: [
    ("highlighter", "marker"), ("Pen", "pen"), ("brush", "watercolor"), ("eraser", nil),
    ("red", nil),
  ])
  func anInkHasOtherNames(_ word: String, _ ink: String?) {
    #expect(OverlayVerb.ink(word) == ink)
  }
}
