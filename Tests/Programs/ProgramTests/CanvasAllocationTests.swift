import Foundation
import ProgramKit
import Testing

@Suite(.enabled(if: AllocationCounter.isThere)) struct CanvasAllocationTests {
  /// What so many pictures of one long stroke allocate, samples, corrections and tails among them.
  ///
  /// - Parameter kind: which stroke, as canvas-benchmark has it.
  private func allocations(_ kind: String, pictures: Int) throws -> Int {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let counter = AllocationCounter(writing: folder.appendingPathComponent("counts").path)
    let programs = try #require(ProcessInfo.processInfo.environment["STYLUSD_PROGRAMS"])
    let run = Process()
    run.executableURL = URL(fileURLWithPath: programs).appendingPathComponent("canvas-benchmark")
    run.arguments = [kind, "\(pictures)"]
    run.environment = counter.environment
    run.standardOutput = FileHandle.nullDevice
    try run.run()
    run.waitUntilExit()
    #expect(run.terminationStatus == 0)
    return try counter.read().total
  }

  @Test func aPictureOfTheOverlayCostsNoAllocation() throws {
    let (few, many) = (
      try allocations("steady", pictures: 1000), try allocations("steady", pictures: 3000)
    )
    print("allocations for 2000 pictures and 8000 samples:", many - few)
    #expect(few > 0)
    // The samples and the boxes of spans grow: each array doubles once or twice.
    #expect(many - few <= 16)
  }

  /// A mask beside a ruler is in memory that is used again, and so are the corners and tips of a
  /// shape; the layers that these are drawn on grow to the largest picture so far, some fifty
  /// times.
  @Test(arguments: [
    ("group", 16), ("ruler", 24), ("beside", 16), ("wash", 120), ("line", 64), ("polygon", 80),
    ("ellipse", 80),
  ])
  func alongARulerOrAsAShapeAPictureCostsNoAllocation(_ kind: String, most: Int) throws {
    let few = try allocations(kind, pictures: 1000)
    let many = try allocations(kind, pictures: 3000)
    print("allocations for 2000 pictures and 8000 samples, \(kind):", many - few)
    #expect(few > 0)
    #expect(many - few <= most)
  }
}
