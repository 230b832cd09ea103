import ProgramOptions
import Testing

private typealias P = ExampleProgram

private func answer(_ arguments: String...) throws -> String {
  switch try P.program.parse(arguments) {
  case .show(let text), .explain(let text): return text
  case .run(let invocation): throw NotAnswered(invocation: invocation)
  }
}

private struct NotAnswered: Error { let invocation: Invocation }

@Test func theHelpPageOfACommandShowsEverythingItUnderstands() throws {
  let expected = """
    inkctl watch - shows strokes as they grow

    Usage: inkctl watch [OPTION]...

    Draws every stroke while it is written, and prints a line when it is finished.
    Without a terminal only the lines are printed.

    Ends with the daemon.

    Options:
      -j, --json              print one object per line
      -n, --since N           only strokes after number N (default: 7)
          --offset MS         milliseconds to move every stroke by
          --scale N           how many times the offset counts
          --format FORMAT     what to write (one of svg, png; default: svg)
      -t, --tag TAG           a word to mark strokes with (may be repeated)

    General options:
      -s, --socket PATH       where the daemon listens
      -v, --verbose           say more
      -h, --help              print this page
      -V, --version           print the version

    Examples:
      inkctl watch --json | head
          the first ten things that happen

    """
  #expect(try answer("watch", "--help") == expected)
}

@Test func theHelpPageOfTheProgramListsItsCommands() throws {
  let page = try answer("-h")
  #expect(page.hasPrefix("inkctl - looks at ink\n\nUsage: inkctl [OPTION]... COMMAND\n"))
  let commands = """

    Commands:
      watch                   shows strokes as they grow
      look                    the same as 'watch'
      play                    plays a recording
      make                    makes tablets
      help                    show this page, or that of a command

    """
  #expect(page.contains(commands), "\(page)")
  #expect(try !answer("play", "-h").contains("Commands:"))
}

@Test func theUsageLineShowsWhichArgumentsMayBeMissing() throws {
  #expect(try answer("play", "-h").contains("\nUsage: inkctl play [OPTION]... FILE [SHIFT]\n"))
  #expect(try answer("make", "-h").contains("\nUsage: inkctl make [OPTION]... NAME...\n"))
}

@Test func helpIsGivenEvenWhereArgumentsAreMissing() throws {
  #expect(try answer("play", "--help", "--nonsense").hasPrefix("inkctl play - "))
  #expect(try answer("watch", "-jh").hasPrefix("inkctl watch - "))
}

@Test func aValueThatLooksLikeHelpIsNoCallForHelp() throws {
  #expect(try P.run("--socket=--help", "watch")[P.socket] == "--help")
  #expect(try P.run("play", "--", "--help")[P.input] == "--help")
}

@Test func theVersionIsThatOfTheProgram() throws {
  #expect(try answer("--version") == "inkctl 1.2.3\n")
  #expect(try answer("watch", "-V") == "inkctl 1.2.3\n")
}

@Test func noLineOfAHelpPageIsWiderThanATerminal() throws {
  let wordy = Option.flag("wordy", String(repeating: "many words ", count: 30))
  let long = Option.flag("a-name-that-is-longer-than-the-column", "help of its own line")
  let program = ProgramDescription(
    "p", "s", options: [wordy.description, long.description])
  guard case .show(let page) = try program.parse(["--help"]) else {
    Issue.record("no page")
    return
  }
  let lines = page.split(separator: "\n")
  #expect(lines.allSatisfy { $0.count <= 80 })
  #expect(lines.contains("      --a-name-that-is-longer-than-the-column"))
  #expect(lines.contains("                          help of its own line"))
}

@Test func theWordHelpShowsThePageOfTheCommandBehindIt() throws {
  #expect(try answer("help") == answer("--help"))
  #expect(try answer("help", "play") == answer("play", "--help"))
  #expect(try answer("help", "look") == answer("watch", "--help"))
  #expect(P.complaint("help", "plya").contains("did you mean 'play'?"))
}

@Test func aCommandIsStartedByItsOtherWordsToo() throws {
  #expect(try P.run("look").command == ["watch"])
}
