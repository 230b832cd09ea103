import InkDrawing
import InkGeometry
import Testing

@testable import InkFitting

/// What a fit costs however long a stroke is: samples looked at, and samples kept.
@Suite struct LongFitTests {
  /// What a live fit did with a stroke.
  struct Work {
    var fitter = StrokeFitter()
    /// For each fit, how many samples it saw.
    var seen: [Int] = []
    /// The most samples that were kept at any time.
    var most = 0

    init(_ stroke: [FitSample]) throws {
      for sample in stroke {
        let waited = fitter.unfitted
        try fitter.append(sample)
        if fitter.unfitted <= waited { seen.append(fitter.window) }
        most = max(most, fitter.window)
      }
      fitter.finish()
    }
  }

  @Test func `a stroke of five minutes costs as much per sample at its end as at its start`() throws
  {
    // Five minutes of a slow hand, coarsely sampled: debug builds fit slowly.
    let stroke = loops(rate: 32, seconds: 12.5).map {
      FitSample(time: $0.time * 24, location: $0.location, force: $0.force)
    }
    let work = try Work(stroke)
    let half = work.seen.count / 2
    let (first, second) = (
      work.seen.prefix(half).reduce(0, +), work.seen.suffix(half).reduce(0, +)
    )
    #expect(Double(second) < 1.3 * Double(first))
    #expect(work.seen.reduce(0, +) < 16 * stroke.count)
    #expect(work.most < 200)
    #expect(work.fitter.fixedPoints.last?.timeOffset == stroke.last?.time)
  }

  @Test func `a pen at rest for a minute costs few points, and each sample is seen a few times`()
    throws
  {
    let stroke = samples(rate: 4, seconds: 62) { time in
      Point(x: time < 1 ? 10 * time : time < 61 ? 10 : 10 * (time - 60), y: 0)
    }
    let work = try Work(stroke)
    #expect(work.most <= 752)
    #expect(work.seen.reduce(0, +) < 16 * stroke.count)
    let resting = work.fitter.fixedPoints.filter { $0.timeOffset > 2 && $0.timeOffset < 60 }
    #expect(resting.count < stroke.count / 12)
    for point in resting { #expect(point.location.distance(to: Point(x: 10, y: 0)) < 0.05) }
  }

  @Test func `no fit sees more than 752 samples of the densest stroke`() throws {
    // All within a moment: no pause ends, and no point is worth its price.
    let stroke = (0..<2000).map {
      FitSample(time: Double($0) * 1e-5, location: Point(x: Double($0) * 1e-4, y: 0))
    }
    let work = try Work(stroke)
    #expect(work.most <= 752)
    #expect(work.most > 240)
  }

  @Test func `samples that all have one stamp make a sound path while they come`() throws {
    var fitter = StrokeFitter()
    for k in 0..<300 {
      try fitter.append(FitSample(time: 1, location: Point(x: Double(k) * 0.05, y: 0)))
      if k % 50 == 0 { #expect(fitter.path.allSatisfy { $0.isValid }) }
    }
    fitter.finish()
    #expect(fitter.path.allSatisfy { $0.isValid })
    for (a, b) in zip(fitter.path, fitter.path.dropFirst()) { #expect(a.timeOffset < b.timeOffset) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `no property may be without a number`(bad: Double) throws {
    var stroke = samples(rate: 100, seconds: 0.3) { Point(x: 10 * $0, y: 0) }
    let spoilt: [(inout FitSample) -> Void] = [
      { $0.time = bad }, { $0.location.x = bad }, { $0.location.y = bad }, { $0.force = bad },
      { $0.azimuth = bad }, { $0.altitude = bad }, { $0.roll = bad }, { $0.trust.position = bad },
      { $0.trust.tilt = bad },
    ]
    let sound = stroke[20]
    for spoil in spoilt {
      stroke[20] = sound
      spoil(&stroke[20])
      #expect(throws: FittingError.invalidNumber(sample: 20)) { try StrokePath(fitting: stroke) }
    }
    stroke[20] = sound
    let path = try StrokePath(fitting: stroke)
    #expect(path.count == 2)
  }

  @Test func `the line goes nowhere between two samples where no pen was`() throws {
    // A start as writers make it: the pen comes down, stays for a sample, and turns at once.
    let places: [(Double, Double, Double)] = [
      (0, 0, 0.14), (0.065, -0.42, 0.17), (0.21, -0.47, 0.26), (0.37, -0.47, 0.28),
      (0.53, -0.47, 0.31), (0.69, -0.43, 0.32), (0.83, -0.29, 0.33), (0.96, -0.11, 0.34),
      (1.07, 0.11, 0.35), (1.15, 0.4, 0.37), (1.2, 0.7, 0.4), (1.22, 1, 0.43), (1.2, 1.3, 0.45),
      (1.13, 1.5, 0.3),
    ]
    let stroke = places.enumerated().map {
      FitSample(
        time: Double($0) * 0.0075, location: Point(x: $1.0, y: $1.1), force: $1.2)
    }
    for path in [try StrokePath(fitting: stroke), try grown(stroke).path] {
      for k in 0...(path.count - 1) * 16 {
        let place = path.interpolatedLocation(at: Double(k) / 16)
        let nearest = zip(stroke, stroke.dropFirst()).map { a, b in
          place.distance(to: a.location) + place.distance(to: b.location)
            - a.location.distance(to: b.location)
        }
        let least = try #require(nearest.min())
        #expect(least < 0.1)
      }
    }
  }
}
