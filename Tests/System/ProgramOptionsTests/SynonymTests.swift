import ProgramOptions
import Testing

private typealias P = ExampleProgram

@Suite struct SynonymTests {
  @Test func anotherSpellingStartsTheSameCommand() throws {
    for word in ["make", "create", "build"] {
      let invocation = try P.run(word, "one")
      #expect(invocation.command == ["make"])
      #expect(invocation.typed == [word])
    }
  }

  @Test func anErrorNamesTheCommandThatWasTyped() {
    #expect(P.complaint("create").hasPrefix("inkctl create: NAME is missing"))
    #expect(P.complaint("create").hasSuffix("See 'inkctl create --help'."))
    #expect(P.complaint("look", "here").hasPrefix("inkctl look: "))
  }

  @Test func neitherSynonymsNorOldCommandsAreListed() throws {
    guard case .show(let page) = try P.program.parse(["--help"]) else {
      Issue.record("no help page")
      return
    }
    #expect(page.contains("make") && page.contains("look"))
    #expect(!page.contains("create") && !page.contains("old"))
    #expect(try P.run("old").command == ["old"])
    #expect(!P.complaint("--socket", "a").contains("old"))
  }

  @Test func aProgramAloneShowsItsHelpPageAndFails() throws {
    guard case .explain(let page) = try P.program.parse([]) else {
      Issue.record("understood")
      return
    }
    #expect(page.contains("Usage: inkctl"))
  }

  @Test func aSmallVIsTheVersionUnlessAnOptionHasIt() throws {
    let program = ProgramDescription("plain", "has no options").versioned("4.5")
    guard case .show(let text) = try program.parse(["-v"]) else {
      Issue.record("no version")
      return
    }
    #expect(text == "plain 4.5\n")
    #expect(try P.run("-v", "watch")[P.verbose])
  }
}
