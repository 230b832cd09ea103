import Foundation
import Testing

/// Many words into the windows of each toolkit: what was read is what stands there, and nowhere
/// else. Of each toolkit so many as STYLUSD_SCRIBBLE_WORDS says, 4 without it, 29 at most, which
/// makes 203.
@Suite(.enabled(if: FieldsDesktop.isThere, FieldsDesktop.mend), .serialized)
final class ManyWordsTests {
  private static let all = [
    "hello", "water", "people", "house", "world", "money", "time", "work", "school", "number",
    "letter", "paper", "table", "window", "garden", "summer", "winter", "music", "river", "animal",
    "friend", "family", "morning", "picture", "story",
    "street", "doctor", "flower", "island",
  ]

  private static var words: ArraySlice<String> {
    let wish = ProcessInfo.processInfo.environment["STYLUSD_SCRIBBLE_WORDS"].flatMap { Int($0) }
    return all.prefix(wish ?? 4)
  }

  @Test(arguments: [["gtk3", "gtk4", "qt5", "qt6"], ["firefox", "chromium"]])
  func everyWordIsInItsFieldAndInNoOther(toolkits: [String]) throws {
    let stage = try ScribbleStage(toolkits)
    let width = 1_280 / toolkits.count
    var deeds: [String] = []
    for (number, word) in Self.words.enumerated() {
      for left in toolkits.indices {
        deeds += ["write \(left * width + 30),\(200 + 15 * number),12 \(word)", "rest 1"]
      }
    }
    try stage.play(deeds)
    let count = Self.words.count * toolkits.count
    #expect(stage.status.written == count && stage.status.failed == 0, "\(stage.status)")
    print(
      "\(toolkits): wait p50 \(stage.status.waitP50 ?? 0), p99 \(stage.status.waitP99 ?? 0) us;",
      "reading p50 \(stage.status.readingP50 ?? 0), p99 \(stage.status.readingP99 ?? 0) us")
    for toolkit in toolkits {
      let fields = try stage.desktop.fields(of: toolkit)
      let own = ["line", "one", "has", "words", "line", "two", "too"]
      let expected = (own + Self.words).sorted()
      #expect(
        fields.page.split(whereSeparator: \.isWhitespace).map(String.init).sorted() == expected,
        "\(toolkit) \(fields.page)")
      #expect(fields.name == "" && fields.secret == "" && fields.line == "the quick brown fox")
    }
  }

  @Test func everyWordOfThePadIsInTheTerminal() throws {
    let stage = try ScribbleStage("foot")
    let deeds = Self.words.flatMap { ["write 200,640,30 \($0)", "rest 1.2"] }
    try stage.play(["rest 1"] + deeds) { try stage.pad("show") }
    #expect(
      stage.status.written == Self.words.count && stage.status.failed == 0, "\(stage.status)")
    let page = try stage.desktop.fields(of: "foot").page
    #expect(page == Self.words.joined(separator: " "), "\(page)")
  }
}
