import CompositorKit
import Foundation
import ProgramKit
import Testing

/// Pacing against the vertical blanks of a screen.
@Suite(.enabled(if: VerticalBlank.isThere, VerticalBlank.mend)) struct CompositorLatencyTests {
  private struct Figures: Decodable {
    let samples: Int
    let p50: Int
    let p99: Int
    let commits: Int
    let presented: Int
    let missed: Int
  }

  @Test func eachSampleIsMeasuredFromPenToScreen() throws {
    let stage = try OverlayStage(blanks: 60_000)
    _ = try stage.daemon(speed: "1")
    let overlay = try stage.overlay(["--stats", "json"])
    #expect(
      eventually {
        guard let figures = try? self.figures(of: overlay) else { return false }
        return figures.samples > 50 && figures.presented > 20
      }, "\(overlay.log)")
    #expect(overlay.stop() == 0)
    let figures = try self.figures(of: overlay)
    #expect(0 < figures.p50 && figures.p50 <= figures.p99)
    #expect(figures.presented <= figures.commits)
    // Timings are told, and fail no test.
    print("sample to present at 60 Hz: \(figures)")
  }

  /// The overlay's latest line of statistics; an error while that line is incomplete.
  private func figures(of overlay: RunningProgram) throws -> Figures {
    try JSONDecoder().decode(Figures.self, from: Data(overlay.lines.last?.utf8 ?? "".utf8))
  }
}
