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
    let overlay = try stage.overlay(["--stats", "json", "--for", "6"])
    overlay.process.waitUntilExit()
    #expect(overlay.process.terminationStatus == 0)
    let last = try #require(overlay.lines.last, "\(overlay.log)")
    let figures = try JSONDecoder().decode(Figures.self, from: Data(last.utf8))
    #expect(figures.samples > 50 && 0 < figures.p50 && figures.p50 <= figures.p99)
    #expect(figures.presented > 20 && figures.presented <= figures.commits)
    // Timings are told, and fail no test.
    print("sample to present at 60 Hz: \(last)")
  }
}
