import Foundation
import ProgramKit
import Testing

@testable import LinuxIO

/// Programs that are started and not waited for.
@Suite struct ChildProcessTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Waits for the end of a line for the shell; its status.
  private func status(of line: String, _ arguments: String...) throws -> Int32? {
    let child = try ChildProcess(["sh", "-c", line, "sh"] + arguments)
    #expect(eventually { child.takeStatus() != nil })
    // It is asked again, and the kernel has forgotten it.
    #expect(kill(child.number, 0) == -1)
    return child.takeStatus()
  }

  @Test(arguments: [("exit 0", 0), ("exit 3", 3), ("kill -9 $$", -1)] as [(String, Int32)])
  func itsEndIsReportedOnceItHasEnded(_ line: String, status: Int32) throws {
    #expect(try self.status(of: line) == status)
  }

  @Test func whileItRunsThereIsNoStatusAndNobodyWaits() throws {
    let child = try ChildProcess(["sleep", "1000"])
    #expect(child.takeStatus() == nil)
    kill(child.number, SIGKILL)
    #expect(eventually { child.takeStatus() == -1 })
  }

  @Test func ifTheKernelHasForgottenItsEndItCountsAsEnded() async {
    await #expect(processExitsWith: .success) {
      // Nobody is told of ends, and no status is kept.
      signal(SIGCHLD, SIG_IGN)
      let child = try ChildProcess(["true"])
      #expect(eventually { child.takeStatus() == -1 })
    }
  }

  @Test func aProgramThatIsMissingIsAnErrorWithItsName() {
    #expect(throws: SystemError("start", "no-such-program", Errno(rawValue: ENOENT))) {
      try ChildProcess(["no-such-program"])
    }
  }

  /// Signals that are blocked or ignored here have their usual effect there, and the arguments come
  /// as they are. The shell itself reads its status: while it starts a program it blocks signals.
  @Test func itHasASessionNoInputAndTheUsualSignals() throws {
    let file = folder.path("told")
    let line = """
      { read -r line; echo "$?"; awk '{ print $6 == $1 }' /proc/$$/stat
      while read -r line; do case $line in SigBlk*) echo "$line" ;; esac; done </proc/$$/status
      printf '%s\\n' "$2"; } >"$1"
      """
    let signals = try SignalSource([SIGTERM])
    #expect(try status(of: line, file, "two words $HOME") == 0)
    signals.giveBack()
    let told = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(told == ["1", "1", "SigBlk:\t0000000000000000", "two words $HOME"])
  }
}
