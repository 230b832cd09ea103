import Foundation
import Testing

/// Where the pen of a compositor goes: over fields to inkscribe, elsewhere to the programs.
///
/// Each window is 320 pixels wide, with fields at heights of 30 (name), 78 (line), 127 (secret) and
/// 160 to 660 (page), and a button at 695; browsers' are 640 wide, with fields at 28, 76, 124 and
/// 155 to 655, and the button at 691.
@Suite(.enabled(if: FieldsDesktop.isThere, FieldsDesktop.mend), .serialized)
final class RealPenScribbleTests {
  private static let desktops = [["gtk3", "gtk4", "qt5", "qt6"], ["firefox", "chromium"]]

  @Test(arguments: desktops)
  func overAFieldThePenIsOursAndElsewhereTheProgramS(toolkits: [String]) throws {
    let stage = try ScribbleStage(toolkits)
    let width = 1_280 / toolkits.count
    var deeds: [String] = []
    for left in toolkits.indices {
      deeds += ["write \(left * width + 30),39,12 hello", "rest 1"]
      deeds += ["tap \(left * width + width / 2),693", "rest .6"]
    }
    try stage.play(deeds)
    let count = toolkits.count
    #expect(stage.status.written == count && stage.status.failed == 0, "\(stage.status)")
    #expect(stage.status.taps == 0)
    for toolkit in toolkits {
      let fields = try stage.desktop.fields(of: toolkit)
      #expect(fields.name == "hello", "\(toolkit) \(fields)")
      // The button, and nothing of what was written.
      #expect(fields.clicks == 1 && fields.presses == 1, "\(toolkit) \(fields)")
    }
  }

  /// Of each window nine fields are tapped, which makes 54.
  @Test(arguments: desktops) func aTapChoosesTheField(toolkits: [String]) throws {
    let stage = try ScribbleStage(toolkits)
    let width = 1_280 / toolkits.count
    let fields = [("page", 400), ("name", 33), ("line", 78)]
    var deeds: [String] = []
    for round in 0..<9 {
      for left in toolkits.indices {
        deeds += ["tap \(left * width + width * 2 / 3),\(fields[round % 3].1)", "rest .4"]
      }
    }
    try stage.play(deeds)
    #expect(stage.status.taps == 9 * toolkits.count && stage.status.written == 0)
    let expected = (0..<9).map { fields[$0 % 3].0 }
    for toolkit in toolkits {
      let told = try stage.desktop.fields(of: toolkit)
      #expect(told.history.filter { $0 != "button" } == expected, "\(toolkit) \(told)")
      #expect(told.presses == 9 && told.name == "" && told.line == "the quick brown fox")
    }
  }

  /// Nine words over each window's, which makes 54; the program has the pen there.
  @Test(arguments: desktops) func overAPasswordNothingIsWritten(toolkits: [String]) throws {
    let stage = try ScribbleStage(toolkits)
    let width = 1_280 / toolkits.count
    var deeds: [String] = []
    for _ in 0..<9 {
      for left in toolkits.indices {
        deeds += ["write \(left * width + 30),130,12 secret", "rest .5"]
      }
    }
    try stage.play(deeds)
    #expect(stage.status.written == 0 && stage.status.unread == 0, "\(stage.status)")
    #expect(stage.status.failed == 0 && stage.unwritten == [])
    for toolkit in toolkits {
      let fields = try stage.desktop.fields(of: toolkit)
      #expect(fields.secret == "" && fields.name == "" && fields.line == "the quick brown fox")
      #expect(
        fields.page == "line one has words\nline two too\n" && fields.presses > 0, "\(fields)")
    }
  }
}
