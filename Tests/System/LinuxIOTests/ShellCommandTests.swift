import LinuxIO
import Testing

/// Lines for the shell.
@Suite struct ShellCommandTests {
  @Test func aLineGivesItsOutputAndItsStatus() throws {
    let plain = try ShellCommand.runLine("printf 'a\\nb'; exit 3")
    #expect(plain.status == 3 && plain.output == "a\nb")
    let long = try ShellCommand.runLine("head -c 100000 /dev/zero | tr '\\0' x")
    #expect(long.status == 0 && long.output.utf8.count == 100_000)
  }

  @Test func aProgramThatIsMissingAndASignalAreFailures() throws {
    #expect(try ShellCommand.runLine("/nonexistent/program 2>/dev/null").status == 127)
    #expect(try ShellCommand.runLine("kill -KILL $$").status == -1)
  }

  @Test(arguments: ["plain", "", "two words", "it's", "$HOME `id` \"x\"", "a\nb", "\u{fc}"])
  func aQuotedWordArrivesAsItIs(_ word: String) throws {
    let line = "printf '<%s>' \(ShellCommand.quoted(word))"
    #expect(try ShellCommand.runLine(line).output == "<\(word)>")
  }

  @Test func aWordThatNeedsNoQuotesHasNone() {
    #expect(ShellCommand.quoted("org.gnome.a:/b/c_d-1/") == "org.gnome.a:/b/c_d-1/")
  }
}
