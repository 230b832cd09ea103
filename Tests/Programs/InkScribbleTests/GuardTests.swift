import Foundation
import ProgramKit
import Testing

/// What ends a desktop of a test: scripts/run.d/guard.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
    "nothing was guarded: there is no python3. Fix: apt-get install python3"))
struct GuardTests {
  private let programs: Programs
  private let input = Pipe()
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../scripts/run.d/guard").standardized.path

  init() throws { programs = try Programs() }

  /// Runs a line for the shell, guarded.
  private func run(_ line: String) throws -> RunningProgram {
    try programs.start(
      Self.script, ["--mark", programs.path("mark"), "/bin/sh", "-c", line],
      input: input.fileHandleForReading)
  }

  /// A line for the shell that writes the number of its process to a file, and sleeps.
  private func sleeper(_ name: String) -> String {
    "sh -c 'echo $$ >\(programs.path(name)); exec sleep 1000'"
  }

  /// The process that a sleeper is; nil before it runs.
  private func process(_ name: String) -> Int32? {
    let text = try? String(contentsOfFile: programs.path(name), encoding: .utf8)
    return text.flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  private func isRunning(_ number: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
    return status.map { !$0.contains(") Z ") } ?? false
  }

  /// Starts a child, one with a session of its own, and one that loses its parent.
  private func startThree() throws -> (guarded: RunningProgram, sleepers: [Int32]) {
    let line =
      "\(sleeper("1")) & setsid \(sleeper("2")) & (setsid \(sleeper("3")) &); wait"
    let guarded = try run(line)
    #expect(eventually { ["1", "2", "3"].allSatisfy { process($0) != nil } }, "\(guarded.log)")
    return (guarded, ["1", "2", "3"].compactMap { process($0) })
  }

  @Test func allOfItEndsWithTheInput() throws {
    let (guarded, sleepers) = try startThree()
    let marked = try programs.start(
      "/bin/sleep", ["1000"], environment: ["ANY": programs.path("mark")])
    #expect(sleepers.allSatisfy { isRunning($0) } && marked.process.isRunning)
    try input.fileHandleForWriting.close()
    #expect(eventually { !guarded.process.isRunning })
    #expect(guarded.process.terminationStatus == 1)
    #expect(!sleepers.contains { isRunning($0) })
    #expect(eventually { !marked.process.isRunning })
  }

  @Test func allOfItEndsWithTheCommandAndItsStatusIsKept() throws {
    let guarded = try run(
      "setsid \(sleeper("1")) & while [ ! -s \(programs.path("1")) ]; do :; done; exit 7")
    #expect(eventually { !guarded.process.isRunning })
    #expect(guarded.process.terminationStatus == 7, "\(guarded.log)")
    let sleeper = try #require(process("1"))
    #expect(!isRunning(sleeper))
  }
}
