package import PublicPredictors

/// Replays strokes as they came about: at each sample from the second on a predictor that knows
/// nothing later is asked for the future.
package struct CausalReplay<Predictor: CausalPredictor> {
  private var predictor = Predictor()
  private let horizons: [Double]

  /// Asks for these horizons, in milliseconds.
  package init(horizons: [Double]) { self.horizons = horizons }

  /// What is said at each sample of a run, with the truth: the later samples, joined by straight
  /// lines.
  ///
  /// Only what comes due before the run's end is taken; `take` gets the horizon's place. `said`
  /// gets every tip that was said, due or not, and `end` what was said at the last sample, where
  /// the pen was lifted.
  package mutating func run(
    _ run: [Observed], touching: Bool, said: (Int, Position) -> Void = { _, _ in },
    take: (Int, Forecast) -> Void, end: (Int, Position) -> Void
  ) {
    guard run.count > 1 else { return }
    predictor.begin()
    let isTap = touching && run.isTap
    var places = horizons.map { _ in 0 }
    for (index, point) in run.enumerated() {
      predictor.observe(point)
      guard index > 0 else { continue }
      let doing: Forecast.Doing =
        !touching ? .hovering : isTap ? .tapping : run.stands(at: index) ? .standing : .moving
      for (place, horizon) in horizons.enumerated() {
        let predicted = predictor.prediction(after: horizon) ?? point.position
        said(place, predicted)
        if index == run.count - 1 { end(place, predicted) }
        guard let truth = run.position(at: point.time + horizon, from: &places[place]) else {
          continue
        }
        take(
          place,
          Forecast(now: point.position, predicted: predicted, truth: truth, doing: doing))
      }
    }
  }
}

extension [Observed] {
  /// Where the pen was at a time, on a straight line between the samples around it; nil after the
  /// end.
  ///
  /// `place` is where to begin to look: times of successive calls must not run backwards.
  func position(at time: Double, from place: inout Int) -> Position? {
    while place < count, self[place].time < time { place += 1 }
    guard place < count else { return nil }
    guard place > 0, self[place].time > time else { return self[place].position }
    let (before, after) = (self[place - 1], self[place])
    let share = (time - before.time) / (after.time - before.time)
    return before.position + (after.position - before.position) * share
  }

  /// Whether the pen was within 0.1 mm of here for the last 50 ms.
  fileprivate func stands(at index: Int) -> Bool {
    let here = self[index]
    for earlier in self[..<index].reversed() {
      guard (earlier.position - here.position).length <= 0.1 else { return false }
      if here.time - earlier.time >= 50 { return true }
    }
    return false
  }

  /// Whether this is a short stroke at one place.
  fileprivate var isTap: Bool {
    let first = self[0]
    return self[count - 1].time - first.time <= 150
      && allSatisfy { ($0.position - first.position).length <= 1 }
  }
}
