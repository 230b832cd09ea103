import Foundation
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
    let failure = #expect(throws: MissingArgumentsError.self) { try Environment.arguments(of: []) }
    #expect(failure.map { "\($0)".hasSuffix("Fix: mount -t proc proc /proc") } == true)
  }
}

@Suite struct EnvironmentTests {
  @Test func aUsersStateIsWhereTheEnvironmentSaysInFull() {
    #expect(Environment.stateHome(state: "/s", home: "/h") == "/s")
    #expect(Environment.stateHome(state: "s", home: "/h") == "/h/.local/state")
    #expect(Environment.stateHome(state: nil, home: "/h") == "/h/.local/state")
    #expect(Environment.stateHome(state: "s", home: "h") == nil)
    #expect(Environment.stateHome(state: nil, home: nil) == nil)
  }

  @Test func groupsAreFoundByNameAndNumber() {
    #expect(Environment.group("root") == 0 && Environment.group("4711") == 4711)
    #expect(Environment.group("no such group") == nil && Environment.group("-1") == nil)
    #expect(Environment.folder == FileManager.default.currentDirectoryPath)
  }
}
