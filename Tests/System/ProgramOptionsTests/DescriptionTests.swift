import ProgramOptions
import Testing

@Test func theExampleHasNoFlaws() {
  #expect(ExampleProgram.program.flaws.isEmpty)
}

@Test func twoOptionsOfOneNameAreAFlawAlsoAcrossLevels() {
  let json = Option.flag("json", short: "j", "objects").description
  let jump = Option.flag("jump", short: "j", "jumps").description
  let inner = ProgramDescription("inner", "s", options: [jump])
  let outer = ProgramDescription("outer", "s", options: [json], commands: [inner])
  #expect(outer.flaws == ["outer inner: -j is declared twice"])
}

@Test func theOwnOptionsOfEveryProgramAreTaken() {
  let help = Option.flag("help", "helps").description
  #expect(ProgramDescription("p", "s", options: [help]).flaws == ["p: --help is declared twice"])
}

@Test func aCommandThatTheWordHelpWouldHideIsAFlaw() {
  let program = ProgramDescription("p", "s", commands: [ProgramDescription("help", "s")])
  #expect(program.flaws == ["p: help is declared twice"])
}

@Test func anOptionThatNeedsOneWhichIsNotThereIsAFlaw() {
  let file = Option.optional("file", .path("FILE"), "a file")
  let pages = Option.optional("pages", .integer("N", 1...9), "its pages").needing(file)
  let program = ProgramDescription("p", "s", options: [pages.description])
  #expect(program.flaws == ["p: --pages needs --file, which is not declared"])
  let whole = ProgramDescription("p", "s", options: [file.description, pages.description])
  #expect(whole.flaws.isEmpty)
}

@Test func aDigitIsNoShortName() {
  let digit = Option.flag("five", short: "5", "five").description
  #expect(ProgramDescription("p", "s", options: [digit]).flaws.count == 1)
}

@Test(arguments: ["", "-x", "a=b", "a b"])
func aNameThatCannotBeWrittenIsAFlaw(name: String) {
  let option = Option.flag(name, "does").description
  #expect(ProgramDescription("p", "s", options: [option]).flaws.count == 1)
}

@Test func whatFollowsAnOpenPositionalIsAFlaw() {
  let many = Positional.list(.text("MANY"), "many").description
  let one = Positional.required(.text("ONE"), "one").description
  let program = ProgramDescription("p", "s", positionals: [many, one])
  #expect(program.flaws == ["p: ONE cannot be distinguished from MANY before it"])
  let both = ProgramDescription(
    "p", "s", positionals: [one], commands: [ProgramDescription("c", "s")])
  #expect(both.flaws == ["p: has both commands and positionals"])
}
