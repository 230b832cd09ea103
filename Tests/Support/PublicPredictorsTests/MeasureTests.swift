import PredictionYardstick
import PublicPredictors
import Testing

/// Says that the pen will be this far from here.
private struct Shifted: CausalPredictor {
  private var last = Position.zero
  init() {}
  mutating func observe(_ point: Observed) { last = point.position }
  mutating func prediction(after horizon: Double) -> Position? { last + Position(x: 3, y: 1) }
}

/// Says that the pen will turn back.
private struct Backwards: CausalPredictor {
  private var last = Position.zero
  init() {}
  mutating func observe(_ point: Observed) { last = point.position }
  mutating func prediction(after horizon: Double) -> Position? { last - Position(x: 1, y: 0) }
}

/// Says that the pen stays where it is, and 1 mm above or below it in turn.
private struct Nervous: CausalPredictor {
  private var last = Position.zero
  private var side = 1.0
  init() {}
  mutating func observe(_ point: Observed) { (last, side) = (point.position, -side) }
  mutating func prediction(after horizon: Double) -> Position? { last + Position(x: 0, y: side) }
}

/// A millimeter to the right every 10 ms.
private let steady = samples(at: times(10, every: 10), x: { $0 / 10 })

@Test func aReplayAsksFromTheSecondSampleAndJudgesBeforeTheLift() {
  var replay = CausalReplay<Linear>(horizons: [15, 90])
  var truths: [Double] = []
  var ends: [Position] = []
  replay.run(steady, touching: true) { place, forecast in
    #expect(place == 0 && isNear(forecast.predicted, forecast.truth))
    truths.append(forecast.truth.x)
  } end: { _, predicted in
    ends.append(predicted)
  }
  #expect(truths == [2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5])
  #expect(ends.count == 2 && isNear(ends[0], Position(x: 10.5, y: 0)))
}

@Test func aDeclinedPredictionCountsAsHold() throws {
  let trace = PenTrace(name: "", strokes: [steady])
  let figures = try #require(trace.measures(of: Hold.self, horizons: [20])[0].figures)
  #expect(abs(figures[.mean] - 2) < 1e-9 && abs(figures[.lateness] - 2) < 1e-9)
  #expect(figures[.overAnticipation] == 0 && figures[.wrongDirection] == 0)
  #expect(figures[.overshoot] == 0)
}

@Test func theErrorIsTakenApartAlongTheWayOfThePen() throws {
  let trace = PenTrace(name: "", strokes: [steady])
  let figures = try #require(trace.measures(of: Shifted.self, horizons: [20])[0].figures)
  // Two millimeters on, said to be three on and one beside.
  #expect(abs(figures[.overAnticipation] - 1) < 1e-9 && figures[.lateness] == 0)
  #expect(abs(figures[.crossTrack] - 1) < 1e-9)
  let diagonal = 2.0.squareRoot()
  for measure in [ErrorFigures.Measure.mean, .rms, .p95] {
    #expect(abs(figures[measure] - diagonal) < 1e-9)
  }
  #expect(figures[.jitter] < 1e-9)
  #expect(abs(figures[.overshoot] - 10.0.squareRoot()) < 1e-9)
}

@Test func aPredictionBackwardsIsOfTheWrongDirection() throws {
  let trace = PenTrace(name: "", strokes: [steady])
  let figures = try #require(trace.measures(of: Backwards.self, horizons: [20])[0].figures)
  #expect(figures[.wrongDirection] == 100)
  #expect(abs(figures[.lateness] - 3) < 1e-9)
}

@Test func jitterIsTheChangeOfTheErrorWithinAStroke() throws {
  // The error of holding grows by 2 mm from one sample to the next, and falls between the strokes.
  let faster = samples(at: times(6, every: 10), x: { $0 * $0 / 100 })
  let trace = PenTrace(name: "", strokes: [faster, faster])
  let figures = try #require(trace.measures(of: Hold.self, horizons: [10])[0].figures)
  #expect(abs(figures[.jitter] - 2) < 1e-9)
}

@Test func wobbleIsTheSecondDifferenceOfTheTipsThatWereSaid() throws {
  // The way of each sample grows by 2 mm a sample, in the first stroke along x, in the second along
  // y.
  let growing = samples(at: times(7, every: 10), x: { $0 * $0 / 100 })
  let turned = growing.map {
    Observed(time: $0.time, position: Position(x: 500, y: $0.position.x), pressure: 1)
  }
  let trace = PenTrace(name: "", strokes: [growing, turned])
  let held = try #require(trace.measures(of: Hold.self, horizons: [10])[0].figures)
  // What is said of one stroke is not compared with what was said of the one before.
  #expect(abs(held[.wobble] - 2) < 1e-9 && abs(held[.wobbleMost] - 2) < 1e-9)
  let truth = try #require(trace.wobbleOfTruth(after: 10))
  #expect(abs(truth.median - 2) < 1e-9 && abs(truth.most - 2) < 1e-9)
  // Of a tip that is right every second time the second difference is four times the error.
  let even = PenTrace(name: "", strokes: [steady])
  let nervous = try #require(even.measures(of: Nervous.self, horizons: [10])[0].figures)
  #expect(abs(nervous[.wobble] - 4) < 1e-9)
  #expect(
    abs(try #require(even.measures(of: Linear.self, horizons: [10])[0].figures)[.wobble]) < 1e-9)
  #expect(trace.wobbleOfTruth(after: 50) == nil)
}

@Test func standingTappingAndHoveringPensAreHeldAgainstHolding() throws {
  let standing = samples(at: times(40, every: 10), x: { _ in 5 })
  let tap = samples(at: times(8, every: 10), x: { $0 / 200 })
  let hover = samples(at: times(10, every: 10), x: { $0 / 10 })
  let trace = PenTrace(name: "", strokes: [standing, tap], hovers: [hover])
  let figures = try #require(trace.measures(of: Shifted.self, horizons: [10])[0].figures)
  #expect(abs(figures[.standing] - 10.0.squareRoot()) < 1e-9)
  #expect(figures[.tapping] > 2.9 && figures[.tapping] < 3.2)
  #expect(abs(figures[.hovering] - (5.0.squareRoot() - 1)) < 1e-9)
  let writing = PenTrace(name: "", strokes: [steady])
  let moving = try #require(writing.measures(of: Shifted.self, horizons: [10])[0].figures)
  #expect(moving[.standing].isNaN && moving[.tapping].isNaN && moving[.hovering].isNaN)
}

@Test func onePredictorMaySeeAllTracesOneAfterTheOther() throws {
  struct Counting: CausalPredictor {
    private var seen = 0.0
    init() {}
    mutating func begin() {}
    mutating func observe(_ point: Observed) { seen += 1 }
    mutating func prediction(after horizon: Double) -> Position? { Position(x: seen, y: 0) }
  }
  let standing = PenTrace(name: "", strokes: [samples(at: times(3, every: 10), x: { _ in 0 })])
  let together = [standing, standing].measures(of: Counting.self, horizons: [10])
  #expect(together.map { $0[0].figures?[.mean] } == [2, 5])
  #expect(standing.measures(of: Counting.self, horizons: [10])[0].figures?[.mean] == 2)
}

@Test func writersCountAlikeHoweverMuchTheyWrote() {
  let one = ErrorFigures(values: [.mean: 1, .rms: 3])
  let two = ErrorFigures(values: [.mean: 3, .rms: 4])
  let both = ErrorFigures(meanOf: [one, two])
  #expect(both[.mean] == 2)
  #expect(abs(both[.rms] - 12.5.squareRoot()) < 1e-12)
  #expect(both[.jitter].isNaN)
  #expect([1, 2, 3, 4].quantile(0.5) == 2.5)
  #expect([Double]().quantile(0.5) == nil)
}
