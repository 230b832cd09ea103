import Foundation
import ProgramKit
import Testing

/// In a bare chroot /proc is not mounted, and with it go the words of every command line.
@Suite(.enabled(if: WithoutProc.canBeMade, "needs root and the right to make a mount namespace"))
struct WithoutProcTests {
  @Test(.withoutThreadSanitizer, arguments: ["stylusd", "stylusctl", "inkoverlay"])
  func aProgramThatCannotReadItsCommandLineSaysSoAndDoesNothing(name: String) throws {
    let programs = try Programs()
    let program = try programs.start(
      "/usr/bin/unshare",
      WithoutProc.command + [Programs.program(name).path, "--version"])
    #expect(program.awaitEnd() == 1)
    #expect(
      program.log
        == "\(name): cannot read the command line: /proc is not mounted. Fix: mount -t proc proc /proc\n"
    )
    #expect(program.text.isEmpty)
  }
}

/// A mount namespace with an empty folder at /proc.
enum WithoutProc {
  /// What stands between unshare and the program.
  static let command = ["--mount", "sh", "-c", #"mount -t tmpfs none /proc && exec "$@""#, "sh"]

  static var canBeMade: Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    process.arguments = command + ["true"]
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
