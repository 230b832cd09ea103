import CommandSupport
import StylusModel
import StylusPipeline
import StylusProtocol
import Testing

@testable import StylusDaemon

/// What a client has after so many updates; it takes what waits every 400 updates, but for the
/// pauses.
private struct Listening {
  var bench: StreamBench
  var collector = StrokeCollector()
  var losses = 0

  /// - Parameter pause: how many updates it reads for, and then how many it does not, in turn; nil
  ///   for one that always reads.
  init(_ updates: Int, seed: UInt64, pause: Int? = nil) throws {
    var limits = StrokeStore.Limits()
    (limits.strokes, limits.samples) = (1_000_000, 100_000_000)
    bench = StreamBench(limits: limits)
    for device in 1...3 as ClosedRange<UInt32> { bench.publish(.arrival(device)) }
    bench.open()
    var story = LateStory(seed: seed)
    for step in 1...updates {
      for update in story.next() { bench.publish(update) }
      let isPausing = pause.map { step / $0 % 2 == 1 } ?? false
      if !isPausing, step % 400 == 0 { try listen() }
    }
    try listen()
  }

  private mutating func listen() throws {
    for message in try bench.takeAll() {
      collector.collectMessage(message)
      if message.loss != nil { losses += 1 }
    }
  }
}

@Test(arguments: [1, 2] as [UInt64])
func whoHearsEveryCorrectionHasTheStrokesOfTheStore(seed: UInt64) throws {
  let client = try Listening(8_000, seed: seed)
  let stored = Array(client.bench.ink.store.kept.unpacked(since: 0, limit: .max))
  #expect(client.losses == 0)
  #expect(stored.count > 10)
  #expect(stored.contains { $0.settlement.updated > 0 && $0.settlement.expired > 0 })
  #expect(client.collector.finished == stored)
}

@Test func aReplayInAnotherProcessSaysWhatTheDaemonSays() {
  var bench = StreamBench()
  let tablets = (1...3).map { Tablet(id: DeviceID(rawValue: $0), name: "tablet", role: .pen) }
  var narrator = Narrator(tablets)
  var story = LateStory(seed: 7)
  var told = 0
  let arrivals = tablets.map { PipelineOutput.arrival($0.id.rawValue) }
  for step in 0..<4_000 {
    var outputs = step == 0 ? arrivals : story.next().map { PipelineOutput.update($0) }
    if step % 100 == 7 {
      outputs += [
        .anomaly(DeviceID(rawValue: 1), .clockJumped, Timestamp(microseconds: 1)),
        .profiling(UInt32(1 + step / 100 % 4), .multirate),
      ]
    }
    for output in outputs {
      let message = bench.ink.record(output)
      #expect(narrator.message(for: output) == message)
      told += message == nil ? 0 : 1
    }
  }
  #expect(bench.ink.sequence == UInt64(told))
  #expect(bench.ink.anomalies == 40)
  #expect(bench.ink.devices.map(\.tablet) == narrator.tablets)
  #expect(bench.ink.store.kept.count > 0)
}

@Test func afterALossTheStrokesThatAreToldAreThoseOfTheStore() throws {
  let client = try Listening(30_000, seed: 4, pause: 6_000)
  let stored = Dictionary(
    uniqueKeysWithValues: client.bench.ink.store.kept.unpacked(since: 0, limit: .max).map {
      ($0.sequence, $0)
    })
  #expect(client.losses >= 2)
  #expect(client.collector.finished.count < stored.count)
  #expect(client.collector.finished.count > 10)
  #expect(client.collector.finished.allSatisfy { $0 == stored[$0.sequence] })
}
