package import PublicPredictors

extension PenTrace {
  /// The errors of a predictor over all strokes and stays, for each horizon (in milliseconds).
  package func measures<Predictor: CausalPredictor>(
    of predictor: Predictor.Type, horizons: [Double]
  ) -> [ErrorMeasures] {
    [self].measures(of: predictor, horizons: horizons)[0]
  }

  /// The wobble of a predictor that is always right, median and 95th percentile, in millimeters;
  /// nil if the strokes are too short.
  package func wobbleOfTruth(after horizon: Double) -> (median: Double, most: Double)? {
    var wobble = Wobble()
    for stroke in strokes {
      wobble.begin()
      var place = 0
      for point in stroke.dropFirst() {
        guard let truth = stroke.position(at: point.time + horizon, from: &place) else { break }
        wobble.note(truth)
      }
    }
    guard let median = wobble.lengths.quantile(0.5), let most = wobble.lengths.quantile(0.95)
    else { return nil }
    return (median, most)
  }
}

extension [PenTrace] {
  /// The errors of one predictor that sees all traces one after the other, as if one tablet had
  /// made them: for each trace and horizon.
  package func measures<Predictor: CausalPredictor>(
    of predictor: Predictor.Type, horizons: [Double]
  ) -> [[ErrorMeasures]] {
    var replay = CausalReplay<Predictor>(horizons: horizons)
    return map { trace in
      var measures = horizons.map { _ in ErrorMeasures() }
      for stroke in trace.strokes {
        for place in horizons.indices { measures[place].begin() }
        replay.run(stroke, touching: true) { place, tip in
          measures[place].note(tip: tip)
        } take: { place, forecast in
          measures[place].note(forecast)
        } end: { place, predicted in
          measures[place].note(end: predicted, at: stroke[stroke.count - 1].position)
        }
      }
      for hover in trace.hovers {
        replay.run(hover, touching: false) { place, forecast in
          measures[place].note(forecast)
        } end: { _, _ in
        }
      }
      return measures
    }
  }
}
