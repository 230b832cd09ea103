import FittingYardstick
import InkDrawing
import InkFitting
import InkGeometry
import Testing

/// A fit while the stroke grows: what is fixed, what is drawn, what waits.
@Suite struct LiveFitTests {
  @Test(arguments: [60.0, 133, 400])
  func `a fixed point never moves again`(rate: Double) throws {
    for stroke in try [FitSample].strokes(ofHand: 3, rate: rate).prefix(2) {
      var fixed: [StrokePoint] = []
      let fitter = try grown(stroke) {
        #expect($0.fixedPoints.starts(with: fixed))
        fixed = $0.fixedPoints
      }
      #expect(fitter.fixedPoints.starts(with: fixed))
      #expect(fitter.tail.isEmpty)
    }
  }

  @Test func `a long stroke is fixed long before it ends`() throws {
    let fitter = try grown(loops(rate: 133, seconds: 4)) { fitter in
      #expect(fitter.tail.count < 40)
    }
    #expect(fitter.fixedPoints.count > 20)
  }

  @Test func `the path does not depend on who looks, and when`() throws {
    let stroke = loops(rate: 133, seconds: 1)
    let alone = try grown(stroke)
    let watched = try grown(stroke) { _ = $0.path }
    #expect(alone.path == watched.path)
  }

  @Test func `the drawn tail ends near the last sample`() throws {
    var fitter = StrokeFitter()
    for sample in loops(rate: 133, seconds: 1) {
      try fitter.append(sample)
      let end = try #require(fitter.path.last)
      #expect(abs(end.timeOffset - sample.time) < 1e-9)
      #expect(end.location.distance(to: sample.location) < 0.1)
    }
  }

  @Test func `what was drawn hardly moves when it is fitted`() throws {
    for stroke in try [FitSample].strokes(ofHand: 5, rate: 240).prefix(1) {
      let path = try grown(stroke).path
      for move in try LiveFit.moves(of: stroke, to: path) { #expect(move < 0.15) }
    }
  }

  @Test func `corrections that come late give the path of values that came at once`() throws {
    let stroke = loops(rate: 133, seconds: 2)
    var fitter = StrokeFitter()
    for (i, sample) in stroke.enumerated() {
      var guess = sample
      guess.force = 0.1
      try fitter.append(guess, expectsUpdate: i % 3 == 0)
      let late = i - 20
      if late >= 0, late % 3 == 0 { #expect(try fitter.correct(late, to: stroke[late])) }
    }
    for i in stroke.indices where i % 3 == 0 { _ = try fitter.correct(i, to: stroke[i]) }
    fitter.finish()
    let prompt = try grown(
      stroke.enumerated().map { i, sample in
        var sample = sample
        if i % 3 != 0 { sample.force = 0.1 }
        return sample
      })
    #expect(fitter.path == prompt.path)
  }

  @Test func `samples that wait are drawn, but nothing after them is fixed`() throws {
    var fitter = StrokeFitter()
    let stroke = loops(rate: 133, seconds: 2)
    try fitter.append(stroke[0], expectsUpdate: true)
    for sample in stroke.dropFirst() { try fitter.append(sample) }
    #expect(fitter.fixedPoints.isEmpty)
    let end = try #require(fitter.path.last)
    #expect(abs(end.timeOffset - Double(stroke.count - 1) / 133) < 1e-9)
    #expect(try fitter.correct(0, to: stroke[0]))
    #expect(!fitter.fixedPoints.isEmpty)
    #expect(try !fitter.correct(0, to: stroke[0]), "it does not wait any more")
  }

  @Test func `no more samples wait than there is room for`() throws {
    var fitter = StrokeFitter()
    for i in 0..<(StrokeFitter.mostWaiting + 100) {
      let place = Point(x: Double(i) * 0.1, y: 0)
      try fitter.append(
        FitSample(time: Double(i) * 0.005, location: place), expectsUpdate: true)
    }
    let first = FitSample(time: 0, location: .zero)
    #expect(try !fitter.correct(99, to: first))
    #expect(try fitter.correct(100, to: first))
  }

  @Test func `a pen that rests for long costs few points`() throws {
    let stroke = samples(rate: 100, seconds: 10) { time in
      time < 1 ? Point(x: 10 * time, y: 0) : Point(x: 10, y: 0)
    }
    let fitter = try grown(stroke)
    let rest = fitter.fixedPoints.filter { $0.timeOffset > 1.5 }
    #expect(rest.count < stroke.count / 40)
  }
}
