import Settings
import Testing

private func read(_ text: String) -> IniFile { IniFile(Array(text.utf8)) }

@Suite struct IniFileTests {
  @Test func everyLineIsReadWithItsSectionAndNumber() {
    let file = read("[one]\na = 1\n\n# a comment\n[two words]\nb=2\n  c = 3  \n")
    #expect(file.flaws.isEmpty)
    #expect(file.entries.map(\.line) == [2, 6, 7])
    #expect(file.entries.map(\.section) == ["one", "two words", "two words"])
    #expect(file.entries.map(\.key) == ["a", "b", "c"])
    #expect(file.entries.map(\.value) == ["1", "2", "3"])
  }

  @Test func anIndentedLineIsOneOfItsOwn() {
    let file = read("[s]\na = 1\n  b = 2\n\tc = 3\n")
    #expect(file.entries.map(\.key) == ["a", "b", "c"])
    #expect(file.entries.map(\.value) == ["1", "2", "3"])
  }

  @Test func aByteOrderMarkAndAMissingLastLineEndAreNoFlaws() {
    let file = read("\u{FEFF}[s]\r\na = 1\r\nb = 2")
    #expect(file.flaws.isEmpty && file.entries.map(\.key) == ["a", "b"])
    #expect(file.entries.map(\.value) == ["1", "2"] && file.entries.map(\.line) == [2, 3])
  }

  @Test func anEmptyFileSaysNothing() {
    for text in ["", "\n", "; nothing\n# nothing\n   \n"] {
      let file = read(text)
      #expect(file.entries.isEmpty && file.flaws.isEmpty)
    }
  }

  @Test func everyLineThatSaysNothingIsReported() {
    let file = read("[s]\nnothing\na = 1\n[open\nnothing either\n")
    #expect(file.flaws.map(\.line) == [2, 4, 5])
    #expect(file.flaws.allSatisfy { $0.what.hasPrefix("is neither [section]") })
    #expect(file.entries.map(\.line) == [3])
  }

  @Test func aLineIsReadUpToItsLongestAndReportedBeyond() {
    let value = String(repeating: "x", count: 198 - "a = ".count)
    #expect(read("[s]\na = \(value)\n").entries.map(\.value) == [value])
    let file = read("[s]\na = \(value)x\nb = 1\n")
    #expect(file.flaws.map(\.line) == [2] && file.entries.map(\.key) == ["b"])
    #expect(file.flaws.first?.what == "is longer than 198 bytes")
  }

  @Test func anIndentationIsNoPartOfALinesLength() {
    let value = String(repeating: "x", count: 198 - "a = ".count)
    let file = read("[s]\n" + String(repeating: " ", count: 300) + "a = \(value)\n")
    #expect(file.flaws.isEmpty && file.entries.map(\.value) == [value])
  }

  @Test func aSectionThatNobodyKnowsIsReportedOnce() {
    let file = read("[no]\na = 1\nb = 2\n[yes]\na = x\nb = x\n[no]\na = 1\nnothing\n")
    let complaints = file.complaints(
      path: "f", isKnown: { $0 == "yes" },
      taking: { (entry) throws(SettingError) in throw SettingError("\(entry.key) is wrong") })
    #expect(
      complaints == [
        "f:2: a is wrong", "f:5: a is wrong", "f:6: b is wrong", "f:8: a is wrong",
        "f:9: is neither [section], key = value nor a comment",
      ])
  }

  @Test func whatIsTakenIsNoComplaint() {
    var taken: [String] = []
    let complaints = read("[s]\na = 1\nb = 2\n").complaints(
      path: "f", isKnown: { _ in true }, taking: { taken.append($0.key + $0.value) })
    #expect(complaints.isEmpty && taken == ["a1", "b2"])
  }
}
