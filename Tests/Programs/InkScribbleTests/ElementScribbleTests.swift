import Foundation
import Testing

/// A hand writes on elements of programs' own: the examples. The plate of the engraving is 440
/// pixels wide, in the middle of its window, from 410 to 480 down; the list of reminders has one,
/// at a height of 70, and an empty place below.
@Suite(.enabled(if: FieldsDesktop.isThere, FieldsDesktop.mend), .serialized)
final class ElementScribbleTests {
  private struct Engraving: Decodable { var plate: String }
  private struct Reminders: Decodable { var reminders: [String] }

  private func plate(_ stage: ScribbleStage) throws -> String {
    try stage.desktop.state(of: "engraving", Engraving.self).plate
  }

  private func reminders(_ stage: ScribbleStage) throws -> [String] {
    try stage.desktop.state(of: "reminders", Reminders.self).reminders
  }

  @Test func whatIsWrittenOverAPictureIsEngravedAndScratchedOut() throws {
    let stage = try ScribbleStage("engraving")
    try stage.play("write 480,450,14 hello", "rest 1.5", "write 640,450,14 water", "rest 1.5") {
      usleep(4_300_000)
      try stage.desktop.keepPicture("elements-engraving-1")
    }
    try stage.desktop.keepPicture("elements-engraving-2")
    #expect(stage.status.written == 2 && stage.status.failed == 0, "\(stage.status) \(stage.log)")
    #expect(stage.status.programs == [ScribbleStage.Program(name: "engraving", elements: 1)])
    #expect(try plate(stage) == "hello water")
    #expect(!stage.log.contains("hello"))
    // The first word stands left of the middle.
    try stage.play("scratch 548,446,78", "rest 1.5")
    #expect(stage.status.gestures == 1, "\(stage.status)")
    #expect(try plate(stage) == "water")
  }

  @Test func whatIsWrittenBelowAListIsANewEntry() throws {
    let stage = try ScribbleStage("reminders", "engraving")
    try stage.play("write 60,350,14 milk", "rest 2", "write 60,450,14 letter", "rest 2") {
      usleep(4_300_000)
      try stage.desktop.keepPicture("elements-reminders-1")
    }
    try stage.desktop.keepPicture("elements-reminders-2")
    #expect(stage.status.written == 2 && stage.status.failed == 0, "\(stage.status) \(stage.log)")
    #expect(try reminders(stage) == ["water the flowers", "milk", "letter"])
    #expect(try plate(stage) == "")
    // One of them is an entry as any other.
    try stage.play("scratch 40,117,60", "rest 1.5")
    #expect(try reminders(stage).count == 3 && reminders(stage)[2] == "letter")
  }

  @Test func aProgramThatHangsOrDiesCostsItsOwnElementsAndNoText() throws {
    let stage = try ScribbleStage("engraving", "reminders")
    stage.configuration = "[inkscribe]\nlive = no\npause = 2\n"
    try stage.play("write 130,450,14 hello", "rest 4", "write 700,350,14 water", "rest 4") {
      usleep(5_000_000)
      try stage.desktop.sway("[title=Engraving]", "kill")
    }
    #expect(stage.status.failed == 1 && stage.status.written == 1, "\(stage.status) \(stage.log)")
    #expect(stage.unwritten == ["hello"], "\(stage.unwritten)")
    #expect(try reminders(stage) == ["water the flowers", "water"])
  }

  /// Its plate reaches from 360 to 920 across and from 40 to 150 down; its list has a reminder at
  /// 240, and an empty place below.
  @Test func aWindowWithoutAToolkitIsWrittenIntoAsAnyOther() throws {
    let stage = try ScribbleStage()
    let file = stage.desktop.path("elements.txt")
    try stage.play(
      "write 420,110,18 hello", "rest 1.5", "write 100,420,14 milk", "rest 1.5",
      "write 100,520,14 letter", "rest 1.5", "scratch 80,242,190", "rest 1.5"
    ) {
      try stage.open("elements-example", ["--state", file])
      usleep(4_200_000)
      try stage.desktop.keepPicture("elements-swift-1")
    }
    try stage.desktop.keepPicture("elements-swift-2")
    #expect(stage.status.written == 3 && stage.status.gestures == 1, "\(stage.status) \(stage.log)")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "hello\nmilk\nletter\n")
  }

  @Test func whatOtherWindowsHideIsNoElement() throws {
    let stage = try ScribbleStage("engraving", "gtk3")
    try stage.desktop.sway(
      "[title=gtk3]", "floating enable, resize set 600 600, move position 20 20")
    try stage.play("write 130,450,14 hello", "rest 1.5")
    #expect(try plate(stage) == "")
    #expect(try stage.desktop.fields(of: "gtk3").page.contains("hello"))
  }
}
