package import PublicPredictors

extension PenTrace {
  /// The errors of a predictor over all strokes and stays, for each horizon (in milliseconds).
  package func measures<Predictor: CausalPredictor>(
    of predictor: Predictor.Type, horizons: [Double]
  ) -> [ErrorMeasures] {
    var replay = CausalReplay<Predictor>(horizons: horizons)
    var measures = horizons.map { _ in ErrorMeasures() }
    for stroke in strokes {
      for place in horizons.indices { measures[place].begin() }
      replay.run(stroke, touching: true) { place, forecast in
        measures[place].note(forecast)
      } end: { place, predicted in
        measures[place].note(end: predicted, at: stroke[stroke.count - 1].position)
      }
    }
    for hover in hovers {
      replay.run(hover, touching: false) { place, forecast in
        measures[place].note(forecast)
      } end: { _, _ in
      }
    }
    return measures
  }
}
