import Foundation
import ProgramKit
import Testing

/// `stylusctl words`: what a user corrected is kept, for the user alone, and forgotten on request.
@Suite struct WordsTests {
  let programs: Programs
  private var folder: String { programs.path("words-state") }
  private var file: String { folder + "/stylusctl/words" }

  init() throws { programs = try Programs() }

  private func words(_ arguments: [String]) throws -> (status: Int32?, output: String, log: String)
  {
    let tool = try programs.start(
      "stylusctl", ["words"] + arguments, environment: ["XDG_STATE_HOME": folder])
    let status = tool.awaitEnd()
    return (status, tool.text, tool.log)
  }

  @Test func `words are added, listed, forgotten and wiped`() throws {
    #expect(try words(["list"]).output.isEmpty)
    #expect(try words(["add", "Goslar", "Celle, Goslar"]).status == 0)
    #expect(try words(["list"]).output == "celle  1\ngoslar  2\n")
    #expect(
      try words(["list", "--json"]).output.hasPrefix(#"{"word":"celle","times":1,"learned":0}"#))
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try words(["forget", "celle"]).status == 0)
    #expect(try words(["add", "halle"]).status == 0 && words(["remove", "halle"]).status == 0)
    #expect(try words(["list"]).output == "goslar  2\n")
    #expect(try words(["wipe"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(try words(["wipe"]).status == 1)
  }

  @Test func `words that many programs add at once are all remembered`() throws {
    let words = (0..<26).map { "gos" + String(UnicodeScalar(UInt8(97 + $0))) }
    for round in 1...10 {
      let tools = try words.map {
        try programs.start(
          "stylusctl", ["words", "add", $0], environment: ["XDG_STATE_HOME": folder])
      }
      for tool in tools { #expect(tool.awaitEnd() == 0, "\(tool.log)") }
      let known = try self.words(["list"]).output.split(separator: "\n").sorted()
      #expect(known == words.map { "\($0)  \(round)" })
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder + "/stylusctl")
    #expect(left == ["words"])
  }

  @Test func `what cannot be done is said, with what to do`() throws {
    let odd = try words(["add", "R2D2"])
    #expect(odd.status == 1 && odd.log.contains("'R2D2' is not remembered"))
    #expect(try words(["add"]).log.contains("Fix: stylusctl words add WORD"))
    #expect(try words(["list", "x"]).log.contains("Fix: leave out 'x'"))
    try FileManager.default.createDirectory(
      atPath: folder + "/stylusctl", withIntermediateDirectories: true)
    try Data("stylus corrected words 7\n".utf8).write(to: URL(filePath: file))
    let newer = try words(["list"])
    #expect(newer.status == 1 && newer.log.contains("another version"))
    #expect(newer.log.contains("Fix: correct the line, or run 'stylusctl words wipe'"))
  }
}
