import Testing

@testable import LinuxIO

@Suite struct ArgumentTests {
  @Test func theProgramsNameIsNoArgument() throws {
    #expect(try Environment.arguments(of: ["stylusd", "--version"]) == ["--version"])
    #expect(try Environment.arguments(of: ["stylusd"]) == [])
  }

  @Test func anEmptyNameIsStillACommandLine() throws {
    #expect(try Environment.arguments(of: ["", "--version"]) == ["--version"])
  }

  @Test func withoutEvenANameTheCommandLineIsMissingAndTheFixIsTold() {
    let failure = #expect(throws: MissingArguments.self) { try Environment.arguments(of: []) }
    #expect(failure.map { "\($0)".hasSuffix("Fix: mount -t proc proc /proc") } == true)
  }
}
