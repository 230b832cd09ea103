import Glibc
import InkDrawing
import InkGeometry
import Testing

@testable import InkFitting

/// Stamps of a machine that stood still, or of a radio that sends several samples at once.
@Suite struct BunchedStampTests {
  @Test(arguments: [(10, 0.3), (25, 0.6), (50, 0.8), (100, 1.5)] as [(Double, Double)])
  func aLineStaysNearSamplesWhoseStampsComeInBunches(stall: Double, limit: Double) throws {
    let samples = circles(stall: stall / 1_000)
    let path = try StrokePath(fitting: samples)
    let farthest = (0...path.controlPoints.count * 20).map { step in
      let place = path.interpolatedLocation(at: Double(step) / 20)
      return samples.map { $0.location.distance(to: place) }.min() ?? .infinity
    }.max()
    // Samples are 0.3 mm apart.
    #expect(try #require(farthest) < limit)
  }

  /// Circles of 10 mm in 0.6 s each, at 200 Hz. All 40 samples the machine stands still; what came meanwhile is
  /// stamped 20 us apart.
  private func circles(stall: Double) -> [FitSample] {
    var last = -1.0
    var awake = 0.0
    return (0..<400).map { number in
      let moment = Double(number) * 0.005
      if number % 40 == 20 { awake = moment + stall }
      last = max(moment, awake, last + 2e-5)
      let angle = moment / 0.6 * 2 * .pi
      return FitSample(
        time: last,
        location: Point(x: 10 + cos(angle) * 5 + moment * 10, y: 10 + sin(angle) * 5), force: 0.5,
        azimuth: 0, altitude: 1, roll: 0)
    }
  }
}
