import ProgramOptions
import Testing

private typealias P = ExampleProgram

@Test(arguments: [
  (["watch", "--sokcet", "/s"], "unknown option '--sokcet'; did you mean --socket?"),
  (["watch", "--sock=/s"], "unknown option '--sock'; did you mean --socket?"),
  (["watch", "--frobnicate"], "unknown option '--frobnicate'"),
  (["watch", "-jnx"], "-n needs a whole number from 0 to 1000, not 'x'"),
  (["watch", "-x"], "unknown option '-x'"),
  (["play", "-sped"], "FILE is missing; it is the recording to play"),
  (["play", "-vpeed"], "unknown option '-p' in '-vpeed'; did you mean --speed?"),
  (["watch", "--json=yes"], "--json takes no value; write --json alone"),
  (["watch", "--since"], "--since needs a whole number from 0 to 1000 after it"),
  (
    ["watch", "--socket", "--json"],
    "--socket needs a path after it, not the option '--json'; "
      + "if it is the value, write --socket='--json'"
  ),
  (["watch", "--format", "pgn"], "--format needs one of svg, png, not 'pgn'; did you mean 'png'?"),
  (["watch", "--socket="], "--socket needs a path, not ''"),
  (["watch", "here"], "too many arguments at 'here'; it takes none"),
  (["play", "a", "1", "2"], "too many arguments at '2'; it takes at most 2"),
  (["play", "a", "10"], "SHIFT needs a whole number from -9 to 9, not '10'"),
  (
    ["watch", "--scale", "2"],
    "--scale goes with --offset; add --offset MS, or leave --scale out"
  ),
  (["make"], "NAME is missing; it is the tablets to make"),
  (["watsch"], "unknown command 'watsch'; did you mean 'watch'?"),
  (["hlp"], "unknown command 'hlp'; did you mean 'help'?"),
  (["--socket", "a"], "a command is missing; write one of watch, play, make"),
  (["--json", "watch"], "unknown option '--json'; it belongs after the command 'watch'"),
])
func anErrorNamesTheCulpritAndTheFix(arguments: [String], problem: String) {
  let request = Result { () throws(UsageError) in try P.program.parse(arguments) }
  guard case .failure(let error) = request else {
    Issue.record("understood \(arguments)")
    return
  }
  let entered = P.program.commands.contains { $0.name == arguments.first }
  #expect(error.command == (entered ? "inkctl \(arguments[0])" : "inkctl"))
  let text = [error.problem, error.fix].compactMap(\.self).joined(separator: "; ")
  #expect(text == problem)
}

@Test func anErrorEndsWithTheWayToTheHelpPage() {
  #expect(P.complaint("watch", "-x").hasSuffix("\nSee 'inkctl watch --help'."))
  #expect(P.complaint("-x").hasSuffix("\nSee 'inkctl --help'."))
}

@Test func anErrorShowsNoControlBytes() {
  let text = P.complaint("watch", "--since=\u{1b}[2J")
  #expect(text.contains("not '\\u{1b}[2J'"))
  #expect(!text.contains("\u{1b}"))
  #expect(!P.complaint("watch", "--since", "-x\u{1b}[2J").contains("\u{1b}"))
}

@Test func exitCodesAreTheAgreedOnes() {
  #expect(ExitCode.success.rawValue == 0)
  #expect(ExitCode.failure.rawValue == 1)
  #expect(ExitCode.usage.rawValue == 2)
}
