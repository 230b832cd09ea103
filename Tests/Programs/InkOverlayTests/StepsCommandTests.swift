import CompositorKit
import Foundation
import ProgramKit
import Testing

/// Commands of `stylusctl overlay` that take a number of steps, or `all`.
@Suite struct StepsCommandTests {
  private let stage: BadStage

  init() throws { stage = try BadStage() }

  private func tell(_ words: String...) throws -> Programs.Outcome {
    try stage.programs.run(
      "stylusctl", ["overlay", "--socket", stage.programs.path("commands")] + words)
  }

  @Test func severalStepsAreTakenAtOnceOrAsManyAsThereAre() throws {
    let display = try ScriptedDisplay(at: stage.display)
    let daemon = try ScriptedDaemon(at: stage.socket)
    let overlay = try stage.overlay(saves: false)
    #expect(eventually { daemon.isHeard }, "\(overlay.log)")
    for number: UInt64 in 1...3 { try stage.draw(number, with: daemon, at: Float(number) * 20) }
    #expect(try tell("undo", "2").status == 0)
    try stage.awaitStrokes(1)
    let redone = try tell("redo", "9")
    #expect(redone.status == 0 && redone.lines == ["there were only 2 steps"])
    try stage.awaitStrokes(3)
    #expect(try tell("redo", "2").status == 1)
    let clash = try tell("clear", "all", "--output", "X")
    #expect(clash.status == 1 && clash.errors.contains("contradict"))
    try stage.awaitStrokes(3)
    #expect(try tell("clear", "all").status == 0)
    try stage.awaitStrokes(0)
    #expect(overlay.endsAtOnce() == 0)
    withExtendedLifetime(display) {}
  }
}
