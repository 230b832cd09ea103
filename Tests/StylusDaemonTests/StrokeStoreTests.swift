import InkModel
import StylusDaemon
import Testing

/// Draws a stroke of some samples and finishes it.
private func draw(
  _ number: UInt64, samples: Int = 1, into store: inout StrokeStore
) -> UInt64? {
  let id = StrokeID(rawValue: number)
  let time = Timestamp(microseconds: Int64(number) * 1_000)
  let device = DeviceID(rawValue: 1)
  _ = store.receive(
    .began(StrokeBeginning(stroke: id, device: device, tool: Tool(kind: .pen), time: time)))
  for index in 0..<samples {
    let sample = Sample(time: time, x: Millimetres(Float(index)), y: Millimetres(Float(number)))
    _ = store.receive(.sample(id, sample))
  }
  return store.receive(
    .finished(StrokeSummary(stroke: id, time: time, flags: [], samples: UInt32(samples))))
}

@Test func finishedStrokesAreNumberedInOrder() {
  var store = StrokeStore()
  #expect((1...3).map { draw($0, into: &store) } == [1, 2, 3])
  #expect(store.kept.strokes(since: 0, limit: 10).map(\.sequence) == [1, 2, 3])
  #expect(store.kept.strokes(since: 2, limit: 10).map(\.sequence) == [3])
  #expect(store.kept.strokes(since: 3, limit: 10).isEmpty)
  #expect(store.kept.strokes(since: 99, limit: 10).isEmpty)
  #expect(store.kept.strokes(since: 0, limit: 2).map(\.sequence) == [1, 2])
}

@Test func theOldestStrokesAreForgottenAndItIsTold() {
  var limits = StrokeStore.Limits()
  limits.strokes = 4
  var store = StrokeStore(limits: limits)
  for number in 1...5_000 { _ = draw(UInt64(number), into: &store) }
  #expect(store.kept.count == 4)
  #expect(store.kept.oldest == 4_997)
  #expect(store.kept.newest == 5_000)
  #expect(store.kept.strokes(since: 10, limit: 10).map(\.sequence) == [4_997, 4_998, 4_999, 5_000])
  #expect(store.kept.strokes(since: 4_998, limit: 10).map(\.sequence) == [4_999, 5_000])
}

@Test func theNewestStrokeIsKeptEvenIfItAloneIsTooLarge() {
  var limits = StrokeStore.Limits()
  limits.samples = 10
  var store = StrokeStore(limits: limits)
  _ = draw(1, samples: 5, into: &store)
  _ = draw(2, samples: 100, into: &store)
  #expect(store.kept.strokes(since: 0, limit: 10).map(\.samples.count) == [100])
}

@Test func aStrokeThatIsTooLongIsCutAndMarked() {
  var limits = StrokeStore.Limits()
  limits.samplesOfStroke = 3
  var store = StrokeStore(limits: limits)
  _ = draw(1, samples: 9, into: &store)
  let stroke = store.kept.strokes(since: 0, limit: 1).first
  #expect(stroke?.samples.count == 3)
  #expect(stroke?.flags == .truncated)
}

@Test func strokesThatGrowTogetherKeepTheirOwnSamples() {
  var store = StrokeStore()
  for number in 1...3 as ClosedRange<UInt64> {
    _ = store.receive(
      .began(
        StrokeBeginning(
          stroke: StrokeID(rawValue: number), device: DeviceID(rawValue: UInt32(number)),
          tool: Tool(kind: .pen), time: Timestamp(microseconds: 0))))
  }
  for step in 0..<10 {
    for number in 1...3 as ClosedRange<UInt64> {
      let sample = Sample(
        time: Timestamp(microseconds: Int64(step)), x: Millimetres(Float(number)),
        y: Millimetres(0))
      _ = store.receive(.sample(StrokeID(rawValue: number), sample))
    }
  }
  #expect(store.open.map(\.samples.count) == [10, 10, 10])
  for stroke in store.open {
    #expect(stroke.samples.allSatisfy { $0.x.value == Float(stroke.id.rawValue) })
  }
}
