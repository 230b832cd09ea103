import SimulatedPens
import StylusModel
import StylusPipeline
import StylusProtocol
import Testing

@testable import StylusDaemon

/// One stream with and one without tails; all else that they say, and all that is kept, must be the
/// same.
@Test(arguments: SimulatedPen.Kind.allCases)
func withOrWithoutTailsTheSameInkIsToldAndKept(kind: SimulatedPen.Kind) throws {
  let pen = SimulatedPen(
    kind, from: try Trace(writing: "now and then", rate: 200, seed: 4), seed: 6)
  var plain = StreamBench(wishes: .everything)
  var ahead = StreamBench(wishes: .ahead(50))
  var pipeline = InkPipeline()
  plain.open()
  ahead.open()
  var told: (plain: [LiveMessage], ahead: [LiveMessage]) = ([], [])
  let end = (pen.events.last?.time ?? pen.arrival.time) + .milliseconds(600)
  for event in [.added(pen.arrival)] + pen.events + [.passed(end), .stopped(end)] {
    var outputs: [PipelineOutput] = []
    pipeline.receive(event, into: &outputs)
    for output in outputs {
      plain.publish(output)
      ahead.publish(output)
    }
    ahead.lookAhead()
    told.plain += try plain.takeAll()
    told.ahead += try ahead.takeAll()
  }
  #expect(told.ahead.contains { $0.tail?.isEmpty == false })
  #expect(told.ahead.filter { $0.tail == nil } == told.plain)
  #expect(page(of: plain.ink) == page(of: ahead.ink))
}

/// All finished strokes as `GetStrokes` tells them.
private func page(of ink: InkState) -> [UInt8] {
  var page = StrokePage(
    for: StrokeQuery(since: 0), oldest: ink.store.kept.oldest, newest: ink.store.kept.newest,
    epoch: 1)
  for stroke in ink.store.kept.unpacked(since: 0, limit: .max) { _ = page.append(stroke) }
  var writer = JSONWriter()
  writer.reply(page)
  return writer.bytes
}
