import Glibc
import InkDrawing
import InkGeometry
import Testing

@testable import InkFitting

/// Stamps of a machine that stood still, or of a radio that sends several samples at once.
@Suite struct BunchedStampTests {
  @Test(
    arguments: [(25, 1.2), (100, 2.5)] as [(Double, Double)], [1, 3, 20])
  func aLineStaysNearSamplesWhoseStampsComeInBunches(
    wait: (stall: Double, limit: Double), first: Int
  ) throws {
    let samples = circles(stall: wait.stall / 1_000, from: first)
    let path = try StrokePath(fitting: samples)
    let farthest = (0...path.controlPoints.count * 8).map { step in
      let place = path.interpolatedLocation(at: Double(step) / 8)
      return samples.map { $0.location.distance(to: place) }.min() ?? .infinity
    }.max()
    // Samples are 0.3 mm apart.
    #expect(try #require(farthest) < wait.limit)
  }

  /// Circles of 10 mm in 0.6 s each, at 200 Hz. From one of all 40 samples on the machine stands still; what came meanwhile is
  /// stamped 20 us apart.
  private func circles(stall: Double, from first: Int) -> [FitSample] {
    var last = -1.0
    var awake = 0.0
    return (0..<160).map { number in
      let moment = Double(number) * 0.005
      if number % 40 == first { awake = moment + stall }
      last = max(moment, awake, last + 2e-5)
      let angle = moment / 0.6 * 2 * .pi
      return FitSample(
        time: last,
        location: Point(x: 10 + cos(angle) * 5 + moment * 10, y: 10 + sin(angle) * 5), force: 0.5,
        azimuth: 0, altitude: 1, roll: 0)
    }
  }
}
