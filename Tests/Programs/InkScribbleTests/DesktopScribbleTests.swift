import Foundation
import Testing

/// A hand writes into real windows on a real compositor; what they hold is what they say
/// themselves.
///
/// Each window is 320 pixels wide, with fields at heights of 30 (name), 78 (line), 127 (secret) and
/// 160 to 660 (page).
@Suite(.enabled(if: FieldsDesktop.isThere, FieldsDesktop.mend), .serialized)
final class DesktopScribbleTests {
  private static let toolkits = ["gtk3", "gtk4", "qt5", "qt6"]

  private static func left(of toolkit: String) -> Int {
    320 * (toolkits.firstIndex(of: toolkit) ?? 0)
  }

  @Test func wordsGoIntoTheFieldsOfEachToolkitAndNowhereElse() throws {
    let stage = try ScribbleStage("gtk3", "gtk4", "qt5", "qt6")
    let words = ["hello", "water", "people", "house"]
    var deeds: [String] = []
    for (toolkit, word) in zip(Self.toolkits, words) {
      let x = Self.left(of: toolkit) + 30
      deeds += ["write \(x),38,12 \(word)", "rest 1.2"]
    }
    try stage.play(deeds)
    #expect(stage.status.written == 4 && stage.status.failed == 0, "\(stage.status) \(stage.log)")
    for (toolkit, word) in zip(Self.toolkits, words) {
      let fields = try stage.desktop.fields(of: toolkit)
      #expect(fields.name == word, "\(toolkit)")
      #expect(fields.line == "the quick brown fox" && fields.secret == "" && fields.clicks == 0)
    }
    #expect(!stage.log.contains("hello"))
    try stage.desktop.keepPicture("scribble-words")

    // What is scratched out goes, wherever the keyboard is; a tap gives it.
    deeds = []
    for toolkit in Self.toolkits {
      let x = Self.left(of: toolkit)
      deeds += ["scratch \(x + 18),79,160", "rest 1.2", "tap \(x + 160),400", "rest .8"]
    }
    var focus: [String: String?] = [:]
    stage.atEnd = {
      for toolkit in Self.toolkits { focus[toolkit] = try stage.desktop.fields(of: toolkit).focus }
    }
    try stage.play(deeds)
    #expect(stage.status.gestures == 4 && stage.status.taps == 4, "\(stage.status)")
    for (toolkit, word) in zip(Self.toolkits, words) {
      let fields = try stage.desktop.fields(of: toolkit)
      #expect(fields.line == "" && fields.name == word, "\(toolkit) \(fields)")
    }
    // Qt 5 says nothing of it on a seat without a keyboard.
    for toolkit in ["gtk3", "gtk4", "qt6"] {
      #expect(focus[toolkit] == "page", "\(toolkit)")
    }
  }

  /// GTK 4.8 reports no letters: clicks find them. Its text begins at 24.
  @Test func gesturesHaveTheirWordsWhereNoLettersAreReported() throws {
    let stage = try ScribbleStage("gtk3", "gtk4", "qt5", "qt6")
    var states: [FieldsDesktop.Fields] = []
    let left = Self.left(of: "gtk4")
    for deed in [
      "circle \(left + 50),78,44", "line \(left + 90),84,42", "part \(left + 38),66,40",
      "scratch \(left + 52),79,38",
    ] {
      stage.atEnd = { states.append(try stage.desktop.fields(of: "gtk4")) }
      try stage.play(deed, "rest 1.5")
    }
    #expect(states.map(\.selected).prefix(2) == ["quick", "brown"], "\(states) \(stage.log)")
    #expect(states.map(\.line).suffix(2) == ["t he quick brown fox", "t he brown fox"])
    #expect(states.allSatisfy { $0.name == "" && $0.page == states[0].page && $0.clicks == 0 })
    try stage.desktop.keepPicture("scribble-blind")
  }

  /// GTK 4.8 gets the keyboard by its clicks, and Qt 5 says nothing of it.
  @Test func selectedTextHasTheKeyboardAndIsReplacedByWhatIsWritten() throws {
    let stage = try ScribbleStage("gtk3", "gtk4", "qt5", "qt6")
    var focus: [String: FieldsDesktop.Fields] = [:]
    // Around "quick": the letters of Qt are smaller.
    func circle(_ toolkit: String) -> String {
      "circle \(Self.left(of: toolkit) + (toolkit.hasPrefix("qt") ? 36 : 50)),78,44"
    }
    for toolkit in Self.toolkits {
      stage.atEnd = { focus[toolkit] = try stage.desktop.fields(of: toolkit) }
      try stage.play(circle(toolkit), "rest 1.2")
      #expect(focus[toolkit]?.selected == "quick", "\(toolkit) \(stage.log)")
      if toolkit != "qt5" { #expect(focus[toolkit]?.focus == "line", "\(toolkit)") }
    }
    for toolkit in Self.toolkits {
      let x = Self.left(of: toolkit)
      try stage.play(
        circle(toolkit), "rest 1.2", "write \(x + 190),84,12 water", "rest 1.2")
      #expect(try stage.desktop.fields(of: toolkit).line == "the water brown fox", "\(toolkit)")
    }
    #expect(stage.status.failed == 0)
    try stage.desktop.keepPicture("scribble-selection")
  }

  @Test func overPasswordsAndButtonsThePenIsTheApplications() throws {
    let stage = try ScribbleStage("gtk4", "qt6")
    var deeds: [String] = []
    for number in 0..<6 {
      deeds += ["write \(30 + 640 * (number % 2)),135,12 secret", "rest .8"]
    }
    deeds += ["write 30,695,10 hello", "rest .8"]
    try stage.play(deeds)
    #expect(stage.status.written == 0 && stage.status.unread == 0, "\(stage.status)")
    for toolkit in ["gtk4", "qt6"] {
      let fields = try stage.desktop.fields(of: toolkit)
      #expect(fields.secret == "" && fields.name == "" && fields.line == "the quick brown fox")
    }
  }

  @Test func aWindowThatClosesInMidWordCostsNothingButThePlace() throws {
    let stage = try ScribbleStage("gtk3", "qt6")
    stage.configuration = "[inkscribe]\nlive = no\npause = 3\n"
    try stage.play("write 30,38,12 hello", "rest 4") {
      // The hand rests for 3 s, and the word takes 1.
      usleep(5_000_000)
      try stage.desktop.sway("[title=gtk3]", "kill")
    }
    #expect(
      stage.status.failed == 1 && stage.unwritten == ["hello"], "\(stage.status) \(stage.unwritten)"
    )
    #expect(try stage.desktop.fields(of: "qt6").name == "")
  }

  @Test func whatOtherWindowsHideIsNotWrittenInto() throws {
    let stage = try ScribbleStage("gtk3", "qt6")
    try stage.desktop.sway(
      "[title=qt6]", "floating enable, resize set 600 500, move position 10 10")
    try stage.play("write 60,350,14 hello", "rest 1")
    #expect(try stage.desktop.fields(of: "gtk3").page == "line one has words\nline two too\n")
    let page = try stage.desktop.fields(of: "qt6").page
    #expect(page.contains("hello"), "\(page)")
  }
}
