import Foundation
import Testing

/// A hand writes into pages of browsers, which take text from the input method of the seat alone.
/// Each window is 640 pixels wide, with fields at heights of 28 (name), 76 (line), 124 (secret) and
/// 155 to 655 (page).
@Suite(.enabled(if: FieldsDesktop.isThere, FieldsDesktop.mend), .serialized)
final class BrowserScribbleTests {
  @Test func wordsGoIntoTheFieldsOfPagesAndOutAgain() throws {
    let stage = try ScribbleStage("firefox", "chromium")
    try stage.play(
      "write 30,36,12 hello", "rest 1.5", "write 670,36,12 water", "rest 1.5",
      "write 60,300,14 people", "rest 1.5", "write 700,300,14 house", "rest 1.5")
    #expect(stage.status.written == 4 && stage.status.failed == 0, "\(stage.status) \(stage.log)")
    try stage.desktop.keepPicture("scribble-browsers")
    for (toolkit, word, other) in [("firefox", "hello", "people"), ("chromium", "water", "house")] {
      let fields = try stage.desktop.fields(of: toolkit)
      #expect(fields.name == word && fields.page.contains(other), "\(toolkit) \(fields)")
      #expect(fields.line == "the quick brown fox" && fields.secret == "" && fields.clicks == 0)
    }
    #expect(!stage.log.contains("hello"))

    try stage.play(
      "scratch 16,76,170", "rest 1.5", "scratch 656,76,170", "rest 1.5", "tap 200,500", "rest .8",
      "tap 840,500", "rest .8")
    #expect(stage.status.gestures == 2 && stage.status.taps == 2, "\(stage.status)")
    for toolkit in ["firefox", "chromium"] {
      let fields = try stage.desktop.fields(of: toolkit)
      #expect(fields.line == "" && fields.focus == "page", "\(toolkit) \(fields)")
    }
  }

  /// From the second word on the page has the keyboard, and text comes while one writes: each
  /// reading takes the former's place.
  @Test(arguments: [("firefox", 0), ("chromium", 640)])
  func wordsComeWhileOneWritesWhereThePageHasTheKeyboard(browser: String, left: Int) throws {
    let stage = try ScribbleStage("firefox", "chromium")
    let words = ["people", "house", "water", "garden"]
    let deeds = words.enumerated().flatMap { number, word in
      ["write \(left + 60),\(220 + 90 * number),16 \(word)", "rest 1"]
    }
    try stage.play(deeds)
    #expect(stage.status.written == 4 && stage.status.failed == 0, "\(stage.status) \(stage.log)")
    print("\(browser): wait p50 \(stage.status.waitP50 ?? 0), p99 \(stage.status.waitP99 ?? 0) us")
    let page = try stage.desktop.fields(of: browser).page
    #expect(page.contains(words.joined(separator: " ")), "\(page)")
  }

  @Test func overPasswordsOfPagesThePenIsTheBrowsers() throws {
    let stage = try ScribbleStage("firefox", "chromium")
    var deeds: [String] = []
    for number in 0..<6 {
      deeds += ["write \(30 + 640 * (number % 2)),130,12 secret", "rest .8"]
    }
    try stage.play(deeds)
    #expect(stage.status.written == 0 && stage.status.unread == 0, "\(stage.status)")
    for toolkit in ["firefox", "chromium"] {
      let fields = try stage.desktop.fields(of: toolkit)
      #expect(fields.secret == "" && fields.name == "" && fields.line == "the quick brown fox")
    }
  }
}
