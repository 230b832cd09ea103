import StylusModel
import Testing

@testable import StylusPipeline

/// A calm that saw answers which tremble by `noise` millimeters to and fro on a straight way,
/// beside a plain predictor that trembles a tenth as much. What calm makes of an answer is `cost`
/// times as wrong as it is; `each` gets the patience after each of `count` samples.
private func tremble(
  _ count: Int, noise: Float, cost: Float, each: (Double) -> Void
) -> TipCalm {
  var calm = TipCalm()
  for index in 0..<count {
    let look = TipHistory.TipMoment(
      time: Double(index) * 7.5, x: Double(index), y: 0, pressure: 0.5)
    let tremor = index % 2 == 0 ? noise : -noise
    var said = TipForecast()
    for node in TipHorizons.nodes.indices {
      said.x[node] = Float(TipHorizons.nodes[node] / 7.5)
      said.y[node] = tremor
    }
    let shown = calm.calm(said, plain: (said.x[TipCalm.node], 0.1 * tremor), lift: 0, at: look)
    var outcome = TipCalm.CalmedAnswer(said, shown)
    outcome.calm.y *= cost
    calm.recordOutcome(outcome, x: said.x[TipCalm.node], y: 0)
    each(calm.patience)
  }
  return calm
}

@Test func whatTremblesIsCalmedEvenlyAndNotAtOnce() {
  var patiences: [Double] = []
  let calm = tremble(3000, noise: 0.1, cost: 1) { patiences.append($0) }
  let steps = zip(patiences, patiences.dropFirst()).map { abs($1 - $0) }
  #expect((steps.max() ?? 1) < 0.003)
  #expect(patiences[0] < 0.05)
  #expect(calm.patience > 0.3)
}

@Test func calmThatCostsAccuracyIsGivenUp() {
  let calm = tremble(3000, noise: 0.1, cost: 2) { _ in }
  #expect(calm.patience == 0)
}

/// What calm makes of the way across at its node, of answers with these ways across, from a tip
/// that goes on evenly.
private func calmed(_ ways: [Float], by calm: TipCalm) -> [Float] {
  var calm = calm
  calm.restart()
  return ways.enumerated().map { index, way in
    let look = TipHistory.TipMoment(
      time: Double(index) * 7.5, x: Double(index), y: 0, pressure: 0.5)
    var said = TipForecast()
    for node in TipHorizons.nodes.indices {
      said.x[node] = Float(TipHorizons.nodes[node] / 7.5)
      said.y[node] = way
    }
    let shown = calm.calm(said, plain: (said.x[TipCalm.node], way), lift: 0, at: look)
    #expect(abs(shown.x[TipCalm.node] - said.x[TipCalm.node]) < 1e-4)
    return shown.y[TipCalm.node]
  }
}

@Test func calmHalvesATremorAndLeavesAnEvenWayAlone() {
  let calm = tremble(3000, noise: 0.1, cost: 1) { _ in }
  #expect(calmed([0, 0, 0, 0, 0, 0], by: calm).allSatisfy { $0 == 0 })
  let tremor: [Float] = (0..<20).map { $0 % 2 == 0 ? 0.1 : -0.1 }
  #expect(calmed(tremor, by: calm).suffix(10).allSatisfy { abs($0) < 0.05 })
}

@Test func calmOfATurnIsLateForNoMoreThanASample() {
  let calm = tremble(3000, noise: 0.1, cost: 1) { _ in }
  let turn: [Float] = (0..<12).map { $0 < 6 ? 0 : Float($0 - 5) * 0.1 }
  let late = zip(turn, calmed(turn, by: calm)).map { $0 - $1 }
  #expect(late.allSatisfy { abs($0) < 0.1 })
}
