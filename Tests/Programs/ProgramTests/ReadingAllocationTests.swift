import Foundation
import ProgramKit
import Testing

@Suite(.enabled(if: AllocationCounter.isThere)) struct ReadingAllocationTests {
  /// What a program allocates that reads a word so many times.
  private func allocations(readings: Int) throws -> Int {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let counter = AllocationCounter(writing: folder.appendingPathComponent("counts").path)
    let programs = try #require(ProcessInfo.processInfo.environment["STYLUSD_PROGRAMS"])
    let run = Process()
    run.executableURL = URL(fileURLWithPath: programs)
      .appendingPathComponent("recognition-benchmark")
    run.arguments = ["--steady", "\(readings)"]
    // Else a table of words that is made before is sometimes larger by a few pieces.
    run.environment = counter.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    run.standardOutput = FileHandle.nullDevice
    try run.run()
    run.waitUntilExit()
    #expect(run.terminationStatus == 0)
    return try counter.read().total
  }

  @Test func aWordThatIsReadCostsNoAllocation() throws {
    let (few, many) = (try allocations(readings: 10), try allocations(readings: 110))
    print("allocations for 100 readings of a word:", many - few)
    #expect(few > 0)
    #expect(many == few)
  }
}
