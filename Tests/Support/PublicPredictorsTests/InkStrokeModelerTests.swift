import Testing

@testable import PublicPredictors

/// Positions in the predictor's unit.
private func stroke(_ places: [(Double, Double)]) -> [Observed] {
  places.enumerated().map { index, place in
    Observed(
      time: Double(index) * 10, position: Position(x: place.0, y: place.1) * 2.5, pressure: 1)
  }
}

/// Whether two numbers agree in four digits.
private func agree(_ a: Double?, _ b: Double) -> Bool {
  a.map { abs($0 - b) <= abs(b) * 1e-4 } ?? false
}

@Test func inkStrokeModelersStateIsTheOneThatItsOwnTestsExpect() {
  var predictor = InkStrokeModelerKalman(after: stroke([(0, 0), (0.1, 0), (0.2, 0)]))
  #expect(predictor.motion == nil)
  #expect(predictor.prediction(after: 16) == nil)
  predictor = .init(after: stroke([(0, 0), (0.1, 0), (0.2, 0), (0.3, 0)]))
  #expect(agree(predictor.motion?.position.x, 0.30078))
  #expect(agree(predictor.motion?.velocity.x, 13.584))
  #expect(agree(predictor.motion?.acceleration.x, -66.806))
  #expect(agree(predictor.motion?.jerk.x, -3382.8))
  predictor = .init(after: stroke([(0, 0), (0.1, 0), (0.2, 0), (0.3, 0), (0.5, 0.1)]))
  #expect(agree(predictor.motion?.position.y, 0.097146))
  #expect(agree(predictor.motion?.velocity.y, 16.732))
  #expect(agree(predictor.motion?.acceleration.x, 671.91))
  #expect(agree(predictor.motion?.jerk.y, 6998.2))
}

@Test func inkStrokeModelersTailHasTheLengthThatItsOwnTestsExpect() {
  // One step of 1/180 s beyond the state, for a horizon of 1/60 s.
  var predictor = InkStrokeModelerKalman(after: stroke([(0, 0), (0.1, 0), (0.2, 0), (0.3, 0)]))
  #expect(agree((predictor.prediction(after: 1000 / 60)?.x).map { $0 / 2.5 }, 0.3751))
  predictor = .init(after: stroke([(0, 0), (0.1, 0), (0.2, 0), (0.3, 0), (0.5, 0.1)]))
  #expect(agree((predictor.prediction(after: 1000 / 60)?.x).map { $0 / 2.5 }, 0.6643))
}

@Test func inkStrokeModelerHardlyPredictsASlowPen() throws {
  let slow = samples(at: times(60, every: 8)) { Position(x: 0.005 * $0, y: 0) }
  var predictor = InkStrokeModelerKalman(after: slow)
  let tail = predictor.prediction(after: 33)
  let end = try #require(tail)
  #expect(abs(end.x - slow[59].position.x) < 0.01)
}
