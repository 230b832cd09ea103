import Foundation
import Testing

/// What happens to a window while somebody writes into it with a real pen: whatever it is, no word
/// is lost, and none is elsewhere.
///
/// Two windows, 640 pixels wide each; the page of the left one reaches from 160 to 660. A word of
/// five letters has four strokes or more.
@Suite(.enabled(if: FieldsDesktop.isThere, FieldsDesktop.mend), .serialized)
final class TroubledWindowTests {
  private static let page = "line one has words\nline two too\n"

  /// Plays a word into the left page, and something when the pen is down for the second time.
  private func write(
    _ stage: ScribbleStage, meanwhile trouble: () throws -> Void
  ) throws {
    try stage.play("write 60,300,14 hello", "rest 2.5") {
      #expect(stage.pen?.wait(touches: 2) == true)
      try trouble()
    }
  }

  /// Where the word is: in the pages of windows, and among what waits.
  private func places(_ stage: ScribbleStage, _ toolkits: [String]) throws -> [String] {
    try toolkits.filter { try stage.desktop.fields(of: $0).page.contains("hello") }
      + (stage.unwritten.contains("hello") ? ["waiting"] : [])
  }

  @Test func aWindowThatComesAboveGetsNothingOfIt() throws {
    let stage = try ScribbleStage("gtk3", "qt6")
    try write(stage) {
      try stage.desktop.sway(
        "[title=qt6]", "floating enable, resize set 600 700, move position 10 10")
    }
    #expect(try stage.desktop.fields(of: "qt6").page == Self.page)
    #expect(try places(stage, ["gtk3"]).count == 1, "\(stage.status) \(stage.unwritten)")
  }

  @Test(arguments: ["gtk4", "qt6"]) func aWindowThatMovesGetsItAllTheSame(toolkit: String) throws {
    let stage = try ScribbleStage(toolkit, "gtk3")
    try stage.desktop.sway(
      "[title=\(toolkit)]", "floating enable, resize set 600 600, move position 10 60")
    try write(stage) {
      try stage.desktop.sway("[title=\(toolkit)]", "move position 40 90")
    }
    #expect(try stage.desktop.fields(of: "gtk3").page == Self.page)
    #expect(try places(stage, [toolkit]).count == 1, "\(stage.status) \(stage.unwritten)")
  }

  @Test func aWindowThatGoesLeavesItWaiting() throws {
    let stage = try ScribbleStage("gtk3", "qt6")
    stage.configuration = "[inkscribe]\nlive = no\n"
    try write(stage) { try stage.desktop.sway("[title=gtk3]", "kill") }
    #expect(stage.unwritten == ["hello"], "\(stage.status)")
    #expect(try stage.desktop.fields(of: "qt6").page == Self.page)
  }

  @Test(arguments: ["gtk4", "qt6"])
  func aProgramThatHangsGetsItLaterOrNever(toolkit: String) throws {
    let stage = try ScribbleStage(toolkit, "gtk3")
    stage.configuration = "[inkscribe]\nlive = no\n"
    let processes = try stage.desktop.processes(of: toolkit)
    #expect(!processes.isEmpty)
    defer { for process in processes { kill(process, SIGCONT) } }
    try write(stage) { for process in processes { kill(process, SIGSTOP) } }
    #expect(try stage.desktop.fields(of: "gtk3").page == Self.page)
    #expect(stage.unwritten == ["hello"], "\(stage.status)")
    for process in processes { kill(process, SIGCONT) }
    usleep(1_500_000)
    // What was asked while it hung it does when it wakes: then the word is there, and was told as
    // waiting, too.
    let page = try stage.desktop.fields(of: toolkit).page
    #expect(page == Self.page || page.contains("hello"), "\(page)")
  }
}
