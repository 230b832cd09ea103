import Foundation
import ProgramKit
import Testing

/// That a sanitizer's word about a program we start is heard.
@Suite struct SanitizerReportTests {
  @Test(arguments: ["stylusd", "stylusctl", "inkoverlay"])
  func theProgramsWeStartAreBuiltWithTheSanitizerWeAreBuiltWith(name: String) throws {
    let theirs = try SanitizerReport.sanitizer(of: Programs.program(name))
    #expect(
      SanitizerReport.ours == theirs, "\(Programs.program(name).path): is STYLUSD_PROGRAMS set?")
    // scripts/test says which one it wants.
    let wanted = ProcessInfo.processInfo.environment["STYLUSD_SANITIZER"]
    #expect(wanted == nil || wanted == SanitizerReport.ours)
  }

  @Test(arguments: [
    "WARNING: ThreadSanitizer: data race (pid=7)",
    "==7==ERROR: AddressSanitizer: heap-use-after-free on address 0x1 at pc 0x2",
    "==7==ERROR: LeakSanitizer: detected memory leaks",
    "AddressSanitizer:DEADLYSIGNAL",
  ])
  func aReportIsFoundWithWhatFollowsIt(line: String) {
    let log = "listening\n\(line)\n  #0 somewhere\n"
    #expect(SanitizerReport.found(in: log, status: 0) == "\(line)\n  #0 somewhere\n")
  }

  @Test func aProgramThatSaysNothingOfTheKindIsNotBlamed() {
    #expect(SanitizerReport.found(in: "ThreadSanitizers are nice\n", status: 1) == nil)
    #expect(SanitizerReport.found(in: "", status: nil) == nil)
  }

  @Test(arguments: ["echo WARNING: ThreadSanitizer: data race >&2; exit 0", "exit 86"])
  func aProgramThatASanitizerBlamesFailsTheTestThatStartedIt(script: String) throws {
    try withKnownIssue {
      let programs = try Programs()
      _ = try programs.run("/bin/sh", ["-c", script])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("anitizer") }
    }
  }
}
