import Foundation
import LinuxIO
import ProgramKit
import StylusModel
import Testing

@testable import InkOverlay

/// Programs that open the configuration.
@Suite struct EditorProgramsTests {
  private var programs = EditorPrograms()

  /// Starts these command lines, and looks at them until there is a result.
  private mutating func result(of commands: [[String]]) -> EditorResult? {
    var found = programs.startOpening(with: commands, at: .now)
    _ = eventually {
      if found == nil { found = programs.checkPrograms(at: .now) }
      return found != nil
    }
    return found
  }

  @Test mutating func theFirstThatSucceedsOpensIt() {
    let found = result(of: [["false"], ["no-such-program"], ["true"], ["false"]])
    #expect(found == .opened)
    #expect(programs.deadline == nil)
  }

  @Test mutating func whereNoneSucceedsTheLastReasonIsReported() {
    let failed = result(of: [["no-such-program"], ["sh", "-c", "exit 3"]])
    #expect(failed == .failed("sh failed with status 3"))
    let missing = result(of: [["false"], ["no-such-program"]])
    #expect(missing == .failed("cannot start no-such-program: No such file or directory"))
  }

  @Test mutating func aProgramThatStaysIsLookedAtLessAndLessOften() throws {
    let folder = try Programs()
    let end = folder.path("end")
    let stays = ["sh", "-c", "until [ -e \"$1\" ]; do sleep 0.05; done", "sh", end]
    let start = Timestamp.now
    let result = programs.startOpening(with: [stays], at: start)
    #expect(result == nil)
    var waits: [Int64] = []
    var now = start
    for _ in 0..<14 {
      let due = try #require(programs.deadline)
      waits.append((due - now).value / 1_000)
      now = due
      let found = programs.checkPrograms(at: now)
      #expect(found == nil)
    }
    #expect(waits.prefix(4) == [30, 30, 60, 120] && waits.last == 60_000, "\(waits)")
    // Another one may be opened meanwhile.
    let other = self.result(of: [["true"]])
    #expect(other == .opened && programs.deadline != nil)
    // It must not stay as a zombie: Swift Testing would then see the end of no exit test.
    try Data().write(to: URL(fileURLWithPath: end))
    #expect(
      eventually {
        now = now + .milliseconds(60_000)
        let found = programs.checkPrograms(at: now)
        return found == nil && programs.deadline == nil
      })
  }

  @Test func aServiceHasItsEditorStartedOutsideOfItself() {
    let plain = ["xdg-open", "/c/ink.conf"]
    #expect(EditorPrograms.commands(for: "/c/ink.conf", isService: false) == [plain])
    #expect(
      EditorPrograms.commands(for: "/c/ink.conf", isService: true)
        == [["systemd-run", "--user", "--quiet", "--collect", "--"] + plain, plain])
  }
}
