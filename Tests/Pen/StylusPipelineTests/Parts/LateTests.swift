import StylusModel
import Testing

@testable import StylusPipeline

private func time(_ milliseconds: Int64) -> Timestamp {
  Timestamp(microseconds: milliseconds * 1_000)
}

// MARK: Another transport's delay

private func pressure(_ share: Float, at microseconds: Int64) -> Measurement {
  var sample = Sample(
    time: Timestamp(microseconds: microseconds), x: Millimeters(0), y: Millimeters(0))
  sample.pressure = Fraction(share)
  return Measurement(sample, axes: LateAxes(.pressure))
}

@Test(arguments: [5_000, 20_000, 45_000, 90_000] as [Int64])
func theDelayIsLearnedFromTouchesAndFirstPressures(delay: Int64) {
  var transport = TransportDelay()
  #expect(transport.estimate == .milliseconds(30))
  let period = Microseconds.milliseconds(10)
  for stroke in 0..<20 as Range<Int64> {
    let touch = stroke * 1_000_000
    transport.touched(at: Timestamp(microseconds: touch))
    transport.recordMeasurement(pressure(0, at: touch + delay - 5_000), period: period)
    transport.recordMeasurement(pressure(0.4, at: touch + delay + 5_000), period: period)
    transport.recordMeasurement(pressure(0, at: touch + delay + 200_000), period: period)
  }
  #expect(abs(transport.estimate.value - delay) <= 1)
}

@Test func oneStrokeWithAnOddDelayTeachesLittle() {
  var transport = TransportDelay()
  for stroke in 0..<15 as Range<Int64> {
    let touch = stroke * 1_000_000
    let delay: Int64 = stroke == 7 ? 140_000 : 20_000
    transport.touched(at: Timestamp(microseconds: touch))
    transport.recordMeasurement(pressure(0, at: touch + delay - 2_000), period: .milliseconds(10))
    transport.recordMeasurement(pressure(0.4, at: touch + delay + 2_000), period: .milliseconds(10))
    transport.recordMeasurement(pressure(0, at: touch + delay + 200_000), period: .milliseconds(10))
  }
  #expect(abs(transport.estimate.value - 20_000) < 100)
}

@Test func noTransportIsSlowerThanABreath() {
  var transport = TransportDelay()
  transport.touched(at: Timestamp(microseconds: 0))
  transport.recordMeasurement(pressure(0.4, at: 400_000), period: .milliseconds(10))
  #expect(transport.estimate == .milliseconds(30))
}

// MARK: Samples that wait

private func entry(_ position: UInt32, missing: LateAxes) -> PendingSamples.PendingSample {
  PendingSamples.PendingSample(
    position: position,
    sample: Sample(time: time(Int64(position)), x: Millimeters(0), y: Millimeters(0)),
    missing: missing, deadline: time(50))
}

@Test func theRingOfWaitingSamplesGoesRoundAndKeepsTheirOrder() {
  var pending = PendingSamples()
  for position in 0..<2_000 as Range<UInt32> {
    if pending.isFull {
      pending[0].missing = []
      pending.dropSettled()
    }
    pending.append(entry(position, missing: LateAxes(.pressure)))
    #expect(pending[pending.count - 1].position == position)
  }
  #expect(pending.count == PendingSamples.room && pending[0].position == 2_000 - 512)
  pending.removeAll()
  #expect(pending.count == 0 && !pending.isFull)
}

@Test func whatIsSettledInTheMiddleStaysUntilTheOldestIs() {
  var pending = PendingSamples()
  for position in 0..<3 as Range<UInt32> {
    pending.append(entry(position, missing: LateAxes(.roll)))
  }
  pending[1].missing = []
  pending.dropSettled()
  #expect(pending.count == 3)
  pending[0].missing = []
  pending.dropSettled()
  #expect(pending.count == 1 && pending[0].position == 2)
}

// MARK: Which profile counts

@Test func aWishCountsAtTheNextChangeAndOnce() {
  var choice = ProfileChoice(SourceProfile())
  let early = choice.switchProfile()
  #expect(early == nil)
  var wished = SourceProfile()
  wished.budget = .milliseconds(70)
  choice.scheduleUpdate(for: wished)
  #expect(choice.current == SourceProfile())
  let (first, second) = (choice.switchProfile(), choice.switchProfile())
  #expect(first == wished && second == nil && choice.current == wished)
}
