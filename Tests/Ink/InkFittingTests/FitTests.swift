import FittingYardstick
import Foundation
import InkDrawing
import InkFitting
import InkGeometry
import PredictionYardstick
import StylusModel
import Testing

/// A fit at once: how near, with how many points, and what it bears.
@Suite struct FitTests {
  @Test(arguments: [240.0, 600])
  func `strokes of synthetic hands lie within tolerance with a quarter of the points`(
    rate: Double
  ) throws {
    var (whole, live) = (PathErrors(), PathErrors())
    var count = 0
    for stroke in try [FitSample].strokes(ofHand: 1, rate: rate).prefix(3) {
      count += stroke.count
      whole.add(try StrokePath(fitting: stroke), of: stroke)
      live.add(try grown(stroke).path, of: stroke)
    }
    for errors in [whole, live] {
      #expect(errors.nearest.quantile(0.95) < 0.02)
      #expect(errors.force.quantile(0.95) < 0.012)
      #expect(errors.nearest.quantile(1) < 0.1)
      #expect(errors.points * 4 < count)
    }
  }

  @Test(
    .enabled(if: Writers.file != nil, "the pen traces are not there"), arguments: Writers.names)
  func `a writer of 133 Hz lies about within tolerance with far fewer points than samples`(
    name: String
  ) throws {
    let writer = try #require(try Writers.all().first { $0.name == name })
    var (whole, live) = (PathErrors(), PathErrors())
    var count = 0
    for (i, stroke) in writer.strokes.enumerated() where i % 6 == 0 {
      let samples = stroke.map { FitSample($0, of: stroke) }
      count += samples.count
      whole.add(try StrokePath(fitting: samples), of: samples)
      live.add(try grown(samples).path, of: samples)
    }
    for errors in [whole, live] {
      #expect(errors.nearest.quantile(0.95) < 0.03)
      #expect(errors.force.quantile(0.95) < 0.015)
      #expect(Double(errors.points) < 0.4 * Double(count))
    }
  }

  @Test func `a straight line at an even pace takes two points`() throws {
    let line = samples(rate: 200, seconds: 2) { Point(x: 30 * $0, y: -10 * $0) }
    let path = try StrokePath(fitting: line)
    #expect(path.count == 2)
    #expect(path.interpolatedLocation(at: 0.5).distance(to: Point(x: 30, y: -10)) < 1e-6)
    #expect(path.duration == 2)
  }

  @Test func `strokes of one, two and three samples begin and end where these do`() throws {
    for count in 1...3 {
      let stroke = (0..<count).map {
        FitSample(time: Double($0) * 0.008, location: Point(x: Double($0), y: 2), force: 0.3)
      }
      for path in [try StrokePath(fitting: stroke), try grown(stroke).path] {
        let first = try #require(path.first)
        let last = try #require(path.last)
        #expect(path.count <= count)
        #expect(first.location.distance(to: stroke[0].location) < 0.01)
        #expect(last.location.distance(to: stroke[count - 1].location) < 0.01)
        #expect(abs(last.timeOffset - stroke[count - 1].time) < 1e-9)
        #expect(abs(first.force - 0.3) < 1e-3)
      }
    }
  }

  @Test func `a stroke without samples has no points`() throws {
    #expect(try StrokePath(fitting: [FitSample]()).isEmpty)
    #expect(StrokeFitter().path.isEmpty)
  }

  @Test func `samples with the same time are one place in between`() throws {
    var stroke = samples(rate: 100, seconds: 1) { Point(x: 20 * $0, y: 0) }
    for i in stride(from: 1, to: stroke.count, by: 2) { stroke[i].time = stroke[i - 1].time }
    let path = try StrokePath(fitting: stroke)
    let errors = PathErrors(path, of: stroke)
    #expect(errors.nearest.quantile(0.95) < 0.02)
    for (a, b) in zip(path, path.dropFirst()) { #expect(a.timeOffset < b.timeOffset) }
    let frozen = stroke.map { FitSample(time: 0, location: $0.location) }
    #expect(try StrokePath(fitting: frozen).allSatisfy(\.isValid))
  }

  @Test func `stamps that are rounded to milliseconds cost few points`() throws {
    let exact = loops(rate: 133, seconds: 2)
    let rounded = exact.map {
      var sample = $0
      sample.time = ($0.time * 1000).rounded() / 1000
      return sample
    }
    let few = try StrokePath(fitting: exact).count
    let more = try StrokePath(fitting: rounded).count
    #expect(more <= few + few / 4)
  }

  @Test func `a pen that rests takes few points`() throws {
    let stroke = samples(rate: 100, seconds: 5) { time in
      Point(x: time < 1 ? 10 * time : time < 4 ? 10 : 10 * (time - 3), y: 0)
    }
    let path = try StrokePath(fitting: stroke)
    #expect(path.count < 20)
    #expect(PathErrors(path, of: stroke).nearest.quantile(1) < 0.05)
  }

  @Test func `corners stay sharp`() throws {
    let stroke = samples(rate: 200, seconds: 2) { time in
      let leg = time.truncatingRemainder(dividingBy: 0.5) / 0.25
      return Point(x: 10 * time, y: 8 * (leg < 1 ? leg : 2 - leg))
    }
    let path = try StrokePath(fitting: stroke)
    let errors = PathErrors(path, of: stroke)
    #expect(errors.nearest.quantile(0.95) < 0.02)
    #expect(errors.nearest.quantile(1) < 0.1)
    #expect(path.count * 4 < stroke.count)
  }

  @Test func `a jump of the pen does not bend the line before and after it`() throws {
    let stroke = samples(rate: 133, seconds: 2) { Point(x: $0 < 1 ? 20 * $0 : 20 * $0 + 15, y: 0) }
    let errors = PathErrors(try StrokePath(fitting: stroke), of: stroke)
    #expect(errors.atSameTime.quantile(0.95) < 0.03)
  }

  @Test func `noise is not followed, however densely it is sampled`() throws {
    var state: UInt64 = 1
    func noise() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 40) / Double(1 << 24) - 0.5) * 0.04
    }
    let clean = loops(rate: 1000, seconds: 1)
    let noisy = clean.map {
      var sample = $0
      sample.location = $0.location + Point(x: noise(), y: noise())
      return sample
    }
    let path = try StrokePath(fitting: noisy)
    #expect(PathErrors(path, of: clean).nearest.quantile(0.95) < 0.013)
    #expect(path.count * 10 < noisy.count)
  }

  @Test func `held values give way to measured ones`() throws {
    let truth = loops(rate: 600, seconds: 1)
    var last = 0.0
    let stroke = truth.enumerated().map { i, sample in
      var sample = sample
      if i % 6 == 0 { last = sample.force } else { sample.trust.force = 0.001 }
      sample.force = last
      return sample
    }
    let path = try StrokePath(fitting: stroke)
    #expect(PathErrors(path, of: truth).force.quantile(0.95) < 0.005)
  }

  @Test func `what samples say of their values becomes trust`() {
    var map = ProvenanceMap()
    map[.position] = .measured
    map[.pressure] = .held
    map[.tilt] = .refined
    let trust = FitSample.Trust(map)
    #expect(trust == FitSample.Trust(position: 1, force: 0.001, tilt: 1, roll: 0))
  }

  @Test func `angles go on over the full turn`() throws {
    let stroke = (0...200).map { i in
      FitSample(
        time: Double(i) * 0.005, location: Point(x: Double(i) * 0.1, y: 0),
        azimuth: Turn.wrapped(Double(i) * 0.05), altitude: 0.8, roll: Turn.wrapped(-0.1 * Double(i))
      )
    }
    let path = try StrokePath(fitting: stroke)
    let last = try #require(path.last)
    #expect(abs(last.azimuth - 10) < 0.1)
    #expect(abs(last.roll + 20) < 0.1)
  }

  @Test func `what is not sound is refused, and the fit stays as it was`() throws {
    var fitter = StrokeFitter()
    try fitter.append(FitSample(time: 1, location: .zero))
    let before = fitter.path
    #expect(throws: FittingError.invalidNumber(sample: 1)) {
      try fitter.append(FitSample(time: .nan, location: .zero))
    }
    #expect(throws: FittingError.invalidNumber(sample: 1)) {
      try fitter.append(FitSample(time: 2, location: Point(x: .infinity, y: 0)))
    }
    #expect(throws: FittingError.invalidNumber(sample: 1)) {
      try fitter.append(FitSample(time: 2, location: .zero, trust: .init(force: 2)))
    }
    #expect(throws: FittingError.timeRanBackwards(sample: 1)) {
      try fitter.append(FitSample(time: 0.5, location: .zero))
    }
    #expect(fitter.path == before)
    fitter.finish()
    #expect(throws: FittingError.finished) {
      try fitter.append(FitSample(time: 2, location: .zero))
    }
  }
}

extension PathErrors {
  /// Of one path.
  init(_ path: StrokePath, of samples: [FitSample]) {
    self.init()
    add(path, of: samples)
  }
}
