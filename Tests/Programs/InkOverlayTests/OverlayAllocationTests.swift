import CompositorKit
import Foundation
import ProgramKit
import StylusModel
import Testing

/// What the running overlay allocates, with a real compositor. libwayland-client allocates some 12
/// small blocks for a commit.
@Suite(.enabled(if: AllocationCounter.isThere), .enabled(if: Sway.isThere, Sway.mend))
struct OverlayAllocationTests {
  /// - Parameter each: the most allocations of our own for a sample; strokes that stay cost more.
  @Test(arguments: [("ephemeral", 0.5), ("draw", 1)])
  func aSampleCostsNoMoreThanTheArrayOfItsTail(mode: String, each: Double) throws {
    let stage = try OverlayStage()
    let counter = AllocationCounter(writing: stage.programs.path("allocations"))
    _ = try stage.daemon(speed: "1", words: "the quick brown fox jumps over the lazy dog")
    let overlay = try stage.overlay(
      ["--mode", mode, "--no-keep"], environment: counter.environment)
    #expect(try eventually { try stage.inkedPixels() > 200 }, "\(overlay.log)")
    let (earlier, before) = (try samples(of: stage), try counter.read())
    #expect(try eventually { try samples(of: stage) >= earlier + 600 }, "\(overlay.log)")
    let (later, spent) = (try samples(of: stage), try counter.read().since(before))
    print("allocations of the overlay for \(later - earlier) samples:", spent)
    // Strokes that begin, and arrays that grow with them: 20 to 30 for each.
    let own = spent["inkoverlay", "inkoverlay"]
    #expect(Double(own) <= each * Double(later - earlier), "\(spent)")
    // One for each tail, and one at a time more where a stroke is open that is not finished yet.
    #expect(spent["stylus-ink", "inkoverlay"] * 2 <= (later - earlier) * 3, "\(spent)")
    #expect(overlay.stop() == 0)
  }

  private func samples(of stage: OverlayStage) throws -> Int {
    try stage.capturedInk().strokes.reduce(0) { $0 + $1.samples.count }
  }
}
