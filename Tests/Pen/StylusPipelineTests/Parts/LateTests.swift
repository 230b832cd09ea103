import InkSynthesis
import StylusModel
import Testing

@testable import StylusPipeline

private func time(_ milliseconds: Int64) -> Timestamp {
  Timestamp(microseconds: milliseconds * 1_000)
}

private func point(_ milliseconds: Int64, _ value: Float) -> ValueInTime {
  ValueInTime(time: time(milliseconds), value: AxisValue(value, 0))
}

// MARK: Curves through measurements

@Test func aCurveGoesThroughItsPointsAndNeverBeyondThem() {
  var dice = SplitMix64(seed: 1)
  for _ in 0..<300 {
    var curve = ValueCurve(of: .pressure)
    var points: [ValueInTime] = []
    var at: Int64 = 0
    for _ in 0..<Int.random(in: 1...5, using: &dice) {
      at += .random(in: 1...40, using: &dice)
      points.append(point(at, .random(in: 0...1, using: &dice)))
    }
    for point in points { curve.append(point) }
    for point in points { #expect(abs(curve.value(at: point.time).x - point.value.x) < 1e-5) }
    for (a, b) in zip(points, points.dropFirst()) {
      let (low, high) = (min(a.value.x, b.value.x), max(a.value.x, b.value.x))
      var last = a.value.x
      for step in 0...20 as ClosedRange<Int64> {
        let moment = a.time + Microseconds((b.time - a.time).value * step / 20)
        let value = curve.value(at: moment).x
        #expect(value >= low - 1e-5 && value <= high + 1e-5)
        #expect((value - last) * (b.value.x - a.value.x) >= -1e-5)
        last = value
      }
    }
  }
}

@Test func betweenTwoPointsACurveIsStraightAndOutsideItStays() {
  var curve = ValueCurve(of: .pressure)
  #expect(curve.value(at: time(3)).x == 0 && curve.last == nil)
  curve.append(point(10, 0.2))
  #expect(curve.value(at: time(0)).x == 0.2 && curve.value(at: time(90)).x == 0.2)
  curve.append(point(20, 0.6))
  #expect(abs(curve.value(at: time(15)).x - 0.4) < 1e-6)
  #expect(curve.value(at: time(0)).x == 0.2 && curve.value(at: time(90)).x == 0.6)
}

@Test func aPointThatIsNotLaterIsLeftOut() {
  var curve = ValueCurve(of: .pressure)
  curve.append(point(10, 0.2))
  curve.append(point(10, 0.9))
  curve.append(point(5, 0.9))
  #expect(curve.last?.value.x == 0.2)
  #expect(curve.first(from: time(11)) == nil && curve.first(from: time(10))?.value.x == 0.2)
}

@Test func aValueBeyondItsReachHadNotChangedUntilThen() {
  var curve = ValueCurve(of: .pressure)
  curve.append(point(0, 0.2))
  curve.append(point(100, 0.8))
  let reach = Microseconds.milliseconds(20)
  #expect(abs(curve.value(at: time(50), within: reach).x - 0.2) < 1e-6)
  #expect(abs(curve.value(at: time(90), within: reach).x - 0.5) < 1e-6)
  #expect(abs(curve.value(at: time(50)).x - 0.5) < 1e-6)
}

@Test func pressureBeginsAtTheTouchAndEndsAtTheLift() {
  var curve = ValueCurve(of: .pressure)
  for (at, value) in [(0, 0.0), (20, 0.5), (40, 0.5), (60, 0.0)] as [(Int64, Float)] {
    curve.append(point(at, value))
  }
  var contact = ContactSpan(touch: time(10))
  contact.lift = ContactSpan.Lift(about: time(50), seen: time(52))
  let cut = curve.cut(at: contact)
  #expect(abs(cut.value(at: time(10)).x - 0.4) < 1e-5)
  #expect(abs(cut.value(at: time(50)).x - 0.25) < 1e-5)
  #expect(cut.last?.time == time(50))
}

// MARK: Azimuths of an upright pen

@Test func theAzimuthOfARunLiesBetweenThoseAroundIt() {
  var fit = AzimuthFit()
  for at in 0..<8 as Range<Int64> {
    let isTold = fit.lean(ValueInTime(time: time(at * 5), value: AxisValue(1, 0.1)))
    #expect(!isTold)
  }
  #expect(!fit.canTell && fit.azimuth(at: time(0)) == nil)
  for at in 8..<12 as Range<Int64> {
    fit.stand(ValueInTime(time: time(at * 5), value: AxisValue(5, 1e-6)))
  }
  #expect(!fit.canTell)
  var told = false
  for at in 12..<18 as Range<Int64> {
    told = fit.lean(ValueInTime(time: time(at * 5), value: AxisValue(1.2, 0.1)))
    #expect(fit.canTell && told == (at == 17))
  }
  let azimuth = fit.azimuth(at: time(50))?.x ?? 0
  #expect((1...1.2).contains(azimuth))
  fit.close()
  #expect(fit.azimuth(at: time(50)) == nil && !fit.canTell)
}

@Test func aRunAcrossTheFullTurnTakesTheShortWay() {
  var fit = AzimuthFit()
  for at in 0..<6 as Range<Int64> {
    _ = fit.lean(ValueInTime(time: time(at * 5), value: AxisValue(2 * .pi - 0.1, 0.1)))
  }
  fit.stand(ValueInTime(time: time(30), value: AxisValue(3, 0)))
  for at in 7..<13 as Range<Int64> {
    _ = fit.lean(ValueInTime(time: time(at * 5), value: AxisValue(0.1, 0.1)))
  }
  let azimuth = fit.azimuth(at: time(30))?.x ?? 0
  #expect(abs(azimuth - 2 * .pi) < 0.12)
}

// MARK: Another transport's delay

private func pressure(_ share: Float, at microseconds: Int64) -> Measurement {
  var sample = Sample(
    time: Timestamp(microseconds: microseconds), x: Millimetres(0), y: Millimetres(0))
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
    transport.note(pressure(0, at: touch + delay - 5_000), period: period)
    transport.note(pressure(0.4, at: touch + delay + 5_000), period: period)
    transport.note(pressure(0, at: touch + delay + 200_000), period: period)
  }
  #expect(abs(transport.estimate.value - delay) <= 1)
}

@Test func oneStrokeWithAnOddDelayTeachesLittle() {
  var transport = TransportDelay()
  for stroke in 0..<15 as Range<Int64> {
    let touch = stroke * 1_000_000
    let delay: Int64 = stroke == 7 ? 140_000 : 20_000
    transport.touched(at: Timestamp(microseconds: touch))
    transport.note(pressure(0, at: touch + delay - 2_000), period: .milliseconds(10))
    transport.note(pressure(0.4, at: touch + delay + 2_000), period: .milliseconds(10))
    transport.note(pressure(0, at: touch + delay + 200_000), period: .milliseconds(10))
  }
  #expect(abs(transport.estimate.value - 20_000) < 100)
}

@Test func noTransportIsSlowerThanABreath() {
  var transport = TransportDelay()
  transport.touched(at: Timestamp(microseconds: 0))
  transport.note(pressure(0.4, at: 400_000), period: .milliseconds(10))
  #expect(transport.estimate == .milliseconds(30))
}

// MARK: What another source has sent

private func value(_ share: Float, at milliseconds: Int64, number: UInt32?, source: UInt32 = 1)
  -> LateValue
{
  var value = LateValue(
    device: DeviceID(rawValue: 1), arrival: time(milliseconds + 500), key: .time(time(milliseconds))
  )
  value.sequence = number
  value.source = source
  value.carried = PropertySet(.pressure)
  value.pressure = Fraction(share)
  return value
}

/// What a track says of a value: refused, or which neighbours are known.
private func word(_ verdict: LateTrack.Verdict) -> String {
  switch verdict {
  case .refused: "refused"
  case .taken(let before, _, let after):
    (before == nil ? "" : "before ") + "taken" + (after == nil ? "" : " after")
  }
}

@Test func valuesAreNeighboursIfTheirNumbersAre() {
  var track = LateTrack(period: .milliseconds(10))
  let words = [(10, 1), (30, 3), (20, 2), (50, 5)].map { at, number in
    word(track.take(value(0.5, at: Int64(at), number: UInt32(number))))
  }
  #expect(words == ["taken", "taken", "before taken after", "taken"])
}

@Test func numbersMayWrapRound() {
  var track = LateTrack(period: .milliseconds(10))
  let numbers: [UInt32] = [.max - 1, .max, 0, 1]
  let words = numbers.enumerated().map { place, number in
    word(track.take(value(0.5, at: Int64(place) * 10, number: number)))
  }
  #expect(words == ["taken", "before taken", "before taken", "before taken"])
}

@Test func whatContradictsItsNeighboursIsRefused() {
  var track = LateTrack(period: .milliseconds(10))
  _ = track.take(value(0.5, at: 10, number: 1))
  _ = track.take(value(0.5, at: 30, number: 3))
  let verdict1 = word(track.take(value(0.5, at: 35, number: 2)))
  #expect(verdict1 == "refused")
  let verdict2 = word(track.take(value(0.5, at: 5, number: 2)))
  #expect(verdict2 == "refused")
  let verdict3 = word(track.take(value(0.5, at: 20, number: 3)))
  #expect(verdict3 == "refused")
  let verdict4 = word(track.take(value(0.5, at: 20, number: 2)))
  #expect(verdict4 == "before taken after")
}

@Test func aTrackKeepsTheLastSixtyFourValues() {
  var track = LateTrack(period: .milliseconds(10))
  for number in 1...200 as ClosedRange<UInt32> {
    _ = track.take(value(0.5, at: Int64(number) * 10, number: number))
  }
  #expect(track.neighbours(of: time(1_905)).before?.time == time(1_900))
  #expect(track.neighbours(of: time(1_005)).before == nil)
  let verdict5 = word(track.take(value(0.5, at: 1_000, number: 100)))
  #expect(verdict5 == "refused")
}

@Test func aValueSpeaksForOneAndAHalfPeriods() {
  var track = LateTrack(period: .milliseconds(20))
  _ = track.take(value(0.5, at: 100, number: 1))
  #expect(
    track.neighbours(of: time(130)).before != nil && track.neighbours(of: time(131)).before == nil)
  #expect(
    track.neighbours(of: time(70)).after != nil && track.neighbours(of: time(69)).after == nil)
  track.adopt(period: .milliseconds(40))
  #expect(track.neighbours(of: time(159)).before != nil)
}

@Test func aSixthSourceTakesThePlaceOfTheOneThatIsSilentLongest() {
  var tracks = LateTracks(period: .milliseconds(10))
  for source in 1...5 as ClosedRange<UInt32> {
    _ = tracks.take(value(0.5, at: Int64(source) * 100, number: 1, source: source))
  }
  _ = tracks.take(value(0.5, at: 110, number: 2, source: 1))
  _ = tracks.take(value(0.5, at: 600, number: 1, source: 6))
  #expect(tracks.neighbours(of: time(100), telling: .pressure) != nil)
  #expect(tracks.neighbours(of: time(600), telling: .pressure) != nil)
  #expect(tracks.neighbours(of: time(500), telling: .pressure) != nil)
  #expect(tracks.neighbours(of: time(200), telling: .pressure) == nil)
  #expect(tracks.neighbours(of: time(600), telling: .roll) == nil)
  tracks.removeAll()
  #expect(tracks.neighbours(of: time(600), telling: .pressure) == nil)
}

// MARK: Samples that wait

private func entry(_ position: UInt32, missing: LateAxes) -> PendingSamples.Entry {
  PendingSamples.Entry(
    position: position,
    sample: Sample(time: time(Int64(position)), x: Millimetres(0), y: Millimetres(0)),
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
  let early = choice.change()
  #expect(early == nil)
  var wished = SourceProfile()
  wished.budget = .milliseconds(70)
  choice.wish(for: wished)
  #expect(choice.current == SourceProfile())
  let (first, second) = (choice.change(), choice.change())
  #expect(first == wished && second == nil && choice.current == wished)
}
