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
    // Samples are 0.3 mm apart.
    #expect(try farthest(path, from: samples) < wait.limit)
  }

  /// How far a line goes from the nearest sample.
  private func farthest(_ path: StrokePath, from samples: [FitSample]) throws -> Double {
    try #require(
      (0...path.controlPoints.count * 8).map { step in
        let place = path.interpolatedLocation(at: Double(step) / 8)
        return samples.map { $0.location.distance(to: place) }.min() ?? .infinity
      }.max())
  }

  /// A tablet that reports nothing while the pen rests in a corner, or a machine that drops what
  /// came meanwhile.
  @Test(arguments: [0.05, 0.1, 0.3, 1, 5], [0.1, 0.6])
  func aLineGoesStraightOnWhereNobodySawThePen(gap: Double, step: Double) throws {
    let samples = (0..<80).map { number in
      let (first, second) = (Double(min(number, 40)), Double(max(0, number - 40)))
      return FitSample(
        time: Double(number) * 0.005 + (number > 40 ? gap : 0),
        location: Point(x: first * step, y: second * step), force: 0.5)
    }
    for path in [try StrokePath(fitting: samples), try grown(samples)] {
      #expect(try farthest(path, from: samples) < 0.15 + 0.6 * step)
    }
  }

  private func grown(_ samples: [FitSample]) throws -> StrokePath {
    var fitter = StrokeFitter()
    for sample in samples { try fitter.append(sample) }
    fitter.finish()
    return fitter.path
  }

  /// Circles of 10 mm in 0.6 s each, at 200 Hz. From one of all 40 samples on the machine stands
  /// still; what came meanwhile is stamped 20 us apart.
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
