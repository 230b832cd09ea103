import Testing

@testable import LinuxIO

/// What people are shown cannot steer their terminal, whatever stands in it.
@Suite struct ShownTextTests {
  @Test(arguments: [
    ("\u{1B}[31m", "\\u{1b}[31m"), ("\u{7}", "\\u{7}"), ("\0", "\\u{0}"), ("\u{7F}", "\\u{7f}"),
    ("\u{9B}31m", "\\u{9b}31m"), ("\u{85}", "\\u{85}"), ("a\nb", "a\\nb"), ("a\r\nb", "a\\r\\nb"),
    ("a\tb", "a\\tb"), ("\u{202E}fdp", "\\u{202e}fdp"),
    ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
    ("\u{2028}", "\\u{2028}"), ("\u{FEFF}", "\\u{feff}"), ("", ""),
  ])
  func whatSteersATerminalIsVisible(text: String, shown: String) {
    #expect(Terminal.printable(text) == shown)
    #expect(Terminal.printable(shown) == shown)
  }

  @Test func wordsOfAllLanguagesAndEmojiStayAsTheyAre() {
    for text in [
      "naïve", "日本語", "עברית", "کتاب\u{200C}ها", "👩\u{200D}🚀", "🏳️\u{200D}🌈", "\u{FFFD}", "C:\\new",
    ] {
      #expect(Terminal.printable(text) == text)
    }
  }

  @Test func everyControlCharacterAndOverrideIsVisible() {
    let ranges: [ClosedRange<UInt32>] = [0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = Terminal.printable("a\(scalar)b")
      #expect(shown.hasPrefix("a\\") && shown.hasSuffix("b"), "\(value)")
    }
  }

  @Test func aNameCannotForgeALineAndOurOwnLinesStay() {
    let name = "a\nstylusctl: all is well\u{1B}[2J"
    let shown: ShownText = "\(name): cannot be read\n\tFix: \(1 + 1)\n"
    #expect(
      shown.text
        == "a\\nstylusctl: all is well\\u{1b}[2J: cannot be read\n\tFix: 2\n")
    #expect(
      ("\(ShownText(lines: "one\n\ttwo\r\u{1B}[K"))\n" as ShownText).text
        == "one\n\ttwo\\r\\u{1b}[K\n")
  }

  @Test func jsonMeansTheSameAndShowsNothingElse() {
    let json = Array("{\"item\":\"a\u{9B}31m\u{7F}\u{202E}é😀\u{E0001}\"}".utf8)
    let escaped = String(decoding: Terminal.escapedJSON(json), as: UTF8.self)
    #expect(
      escaped == "{\"item\":\"a\\u009b31m\\u007f\\u202eé😀\\udb40\\udc01\"}")
    #expect(Terminal.escapedJSON(Array("{\"a\":1}".utf8)) == Array("{\"a\":1}".utf8))
  }

  @Test func dataIsAsItWasExceptOnATerminal() {
    let data = Array("a,\u{1B}[2J\n".utf8) + [0xFF, 0x9B]
    #expect(StandardStream.presentable(data, isTerminal: false) == data)
    let shown = String(decoding: StandardStream.presentable(data, isTerminal: true), as: UTF8.self)
    #expect(shown == "a,\\u{1b}[2J\n\u{FFFD}\u{FFFD}")
  }
}
