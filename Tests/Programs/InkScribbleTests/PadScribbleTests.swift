import Foundation
import ProgramKit
import Testing

/// A hand writes on the pad, for programs that tell of no fields: a terminal, and Chromium as it is
/// by default. The pad's paper reaches from 164 to 1068 across and from 540 to 696 down; what can
/// be pressed beside it lies at 1099: delete at 566, space at 618, return at 670; candidates are
/// above.
@Suite(.enabled(if: FieldsDesktop.isThere, FieldsDesktop.mend), .serialized)
final class PadScribbleTests {
  @Test func wordsOfThePadGoIntoATerminal() throws {
    let stage = try ScribbleStage("foot")
    try stage.play(
      "write 200,640,30 hello", "rest 1.4", "write 200,640,30 water", "rest 1.4", "tap 1099,670",
      "rest .6", "write 200,640,30 people", "rest 1.4", "tap 1099,566", "rest 2"
    ) {
      try stage.pad("show")
      usleep(8_500_000)
      try stage.desktop.keepPicture("pad-terminal")
    }
    #expect(stage.status.written == 3 && stage.status.failed == 0, "\(stage.status) \(stage.log)")
    let page = try stage.desktop.fields(of: "foot").page
    #expect(page == "hello water\npeopl", "\(page)")
    #expect(!stage.log.contains("hello") && stage.status.inputFault == nil)
  }

  @Test func besideAnotherInputMethodItSaysSoAndFieldsOfAccessibilityAreWrittenIntoAllTheSame()
    throws
  {
    let stage = try ScribbleStage("gtk4", "foot")
    let other = try stage.holdInputMethod()
    try stage.play("write 30,38,12 hello", "rest 1.2") {
      #expect(eventually { (try? stage.ask())?.inputFault != nil })
    }
    let line = stage.status.inputFault ?? ""
    #expect(line.contains("another input method") && line.contains("key strokes"), "\(line)")
    #expect(try stage.desktop.fields(of: "gtk4").name == "hello")
    withExtendedLifetime(other) {}
  }

  @Test func wordsOfThePadGoIntoAPageThatTellsOfNoFieldsAndNotIntoItsPassword() throws {
    let stage = try ScribbleStage("chromium-silent")
    let click = { (y: Int) in
      for step in ["cursor set 300 \(y)", "cursor press button1", "cursor release button1"] {
        try stage.desktop.sway("seat - " + step)
      }
    }
    try stage.play(
      "rest 2.5", "write 200,640,30 hello", "rest 1.4", "write 200,640,30 house", "rest 9",
      "write 200,640,30 secret", "rest 2"
    ) {
      try stage.pad("show")
      usleep(1_500_000)
      try click(76)
      // Both words have nine strokes; the last is text a pause later.
      #expect(stage.pen?.wait(touches: 9) == true)
      usleep(4_000_000)
      try click(124)
    }
    #expect(stage.status.written == 2 && stage.status.failed == 1, "\(stage.status) \(stage.log)")
    let fields = try stage.desktop.fields(of: "chromium-silent")
    #expect(fields.line.hasSuffix("hello house") && fields.secret == "", "\(fields)")
    // What could not go in waits.
    #expect(stage.unwritten == ["secret"])
  }

  /// Over a field for passwords nothing is put in: it waits, and the button beside it copies it.
  @Test func whatWaitsIsCopiedByOneTap() throws {
    let stage = try ScribbleStage("gtk4")
    var copied = ""
    stage.atEnd = { copied = try stage.desktop.clipboard(of: .sway) }
    try stage.play(
      "tap 600,128", "rest 2", "write 200,640,30 water", "rest 3", "tap 1044,517", "rest 1"
    ) {
      try stage.pad("show")
      usleep(11_800_000)
      try stage.desktop.keepPicture("pad-waiting")
    }
    #expect(stage.status.written == 0 && stage.status.failed == 1, "\(stage.status) \(stage.log)")
    let fields = try stage.desktop.fields(of: "gtk4")
    #expect(
      copied == "water" && stage.unwritten == [] && fields.secret == "", "\(copied) \(fields)")
    #expect(!stage.log.contains("water"))
  }
}
