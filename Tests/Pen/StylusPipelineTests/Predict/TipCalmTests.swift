import StylusModel
import Testing

@testable import StylusPipeline

/// A calm that saw answers which tremble by `noise` millimetres to and fro on a straight way, beside a plain predictor
/// that trembles a tenth as much. What calm makes of an answer is `cost` times as wrong as it is; `each` gets the
/// patience after each of `count` samples.
private func tremble(
  _ count: Int, noise: Float, cost: Float, each: (Double) -> Void
) -> TipCalm {
  var calm = TipCalm()
  for index in 0..<count {
    let look = TipHistory.Look(time: Double(index) * 7.5, x: Double(index), y: 0, pressure: 0.5)
    let tremor = index % 2 == 0 ? noise : -noise
    var said = TipForecast()
    for node in TipHorizons.nodes.indices {
      said.x[node] = Float(TipHorizons.nodes[node] / 7.5)
      said.y[node] = tremor
    }
    let shown = calm.calm(said, plain: (said.x[TipCalm.node], 0.1 * tremor), lift: 0, at: look)
    var outcome = TipCalm.Outcome(said, shown)
    outcome.calm.y *= cost
    calm.note(outcome, x: said.x[TipCalm.node], y: 0)
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
