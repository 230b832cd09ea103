import ProgramOptions
import Testing

private typealias P = ExampleProgram

@Test(arguments: [
  ["--socket", "/s"], ["--socket=/s"], ["-s", "/s"], ["-s/s"], ["-s=/s"],
])
func anOptionMayBeWrittenInEveryUsualWay(arguments: [String]) throws {
  let request = try P.program.parse(["watch"] + arguments)
  guard case .run(let invocation) = request else {
    Issue.record("answered instead of run")
    return
  }
  #expect(invocation[P.socket] == "/s")
}

@Test func optionsOfTheProgramStandBeforeOrAfterTheCommand() throws {
  #expect(try P.run("--socket", "/s", "watch")[P.socket] == "/s")
  #expect(try P.run("watch", "--socket", "/s")[P.socket] == "/s")
  #expect(try P.run("watch").command == ["watch"])
}

@Test func shortFlagsBundleAndTheLastMayTakeAValue() throws {
  let invocation = try P.run("watch", "-vjn12")
  #expect(invocation[P.verbose])
  #expect(invocation[P.json])
  #expect(invocation[P.since] == 12)
  #expect(try P.run("watch", "-jn", "12")[P.since] == 12)
}

@Test func whatIsNotWrittenHasItsDefault() throws {
  let invocation = try P.run("watch")
  #expect(invocation[P.socket] == nil)
  #expect(!invocation[P.verbose])
  #expect(!invocation[P.json])
  #expect(invocation[P.since] == 7)
  #expect(invocation[P.format] == .svg)
  #expect(invocation[P.tag].isEmpty)
}

@Test func theLastOfSeveralCountsUnlessTheOptionRepeats() throws {
  let invocation = try P.run("watch", "-n1", "--since=2", "-t", "a", "--tag", "b", "--format=png")
  #expect(invocation[P.since] == 2)
  #expect(invocation[P.tag] == ["a", "b"])
  #expect(invocation[P.format] == .png)
}

@Test func negativeNumbersAreValuesAndNotOptions() throws {
  #expect(try P.run("watch", "--offset", "-5")[P.offset] == -5)
  #expect(try P.run("watch", "--offset=-5")[P.offset] == -5)
  #expect(try P.run("play", "file", "-3")[P.shift] == -3)
}

@Test func afterTwoDashesEverythingIsAWord() throws {
  #expect(try P.run("play", "--", "--speed")[P.input] == "--speed")
  #expect(try P.run("make", "a", "--", "-j", "--")[P.others] == ["a", "-j", "--"])
}

@Test func aSingleDashIsAWord() throws {
  #expect(try P.run("play", "-")[P.input] == "-")
  #expect(try P.run("--socket", "-", "watch")[P.socket] == "-")
}

@Test func positionalsAreSharedOutInOrder() throws {
  let one = try P.run("play", "a.events")
  #expect(one[P.input] == "a.events")
  #expect(one[P.shift] == nil)
  #expect(try P.run("play", "a.events", "4")[P.shift] == 4)
  #expect(try P.run("make", "x", "y", "z")[P.others] == ["x", "y", "z"])
}

@Test(arguments: [
  ("0.5", 0.5), ("1000", 1000), ("1e-3", 0.001),
])
func aPositiveDecimalIsRead(text: String, value: Double) throws {
  #expect(try P.run("play", "f", "--speed", text)[P.speed] == value)
}

@Test(arguments: ["0", "-1", "nan", "inf", "1001", "fast", "", "1.5x"])
func whatIsNoPositiveDecimalIsRefused(text: String) {
  #expect(
    P.complaint("play", "f", "--speed=\(text)").hasPrefix(
      "inkctl play: --speed needs a number above 0 and up to 1000, not '\(text)'"))
}

@Test(arguments: ["-1", "1001", "1.0", "99999999999999999999", "seven", ""])
func whatIsNotInTheRangeIsRefused(text: String) {
  #expect(
    P.complaint("watch", "--since=\(text)").hasPrefix(
      "inkctl watch: --since needs a whole number from 0 to 1000, not '\(text)'"))
}
