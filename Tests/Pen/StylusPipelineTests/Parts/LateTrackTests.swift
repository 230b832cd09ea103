import StylusModel
import Testing

@testable import StylusPipeline

// What another source has sent of a tablet, and which samples it speaks for.

private func time(_ milliseconds: Int64) -> Timestamp {
  Timestamp(microseconds: milliseconds * 1_000)
}

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

/// What a track says of a value: refused, or which neighbors are known.
private func word(_ verdict: LateTrack.LateVerdict) -> String {
  switch verdict {
  case .refused: "refused"
  case .taken(let before, _, let after):
    (before == nil ? "" : "before ") + "taken" + (after == nil ? "" : " after")
  }
}

@Test func valuesAreNeighboursIfTheirNumbersAre() {
  var track = LateTrack(period: .milliseconds(10))
  let words = [(10, 1), (30, 3), (20, 2), (50, 5)].map { at, number in
    word(track.insertValue(value(0.5, at: Int64(at), number: UInt32(number))))
  }
  #expect(words == ["taken", "taken", "before taken after", "taken"])
}

@Test func numbersMayWrapRound() {
  var track = LateTrack(period: .milliseconds(10))
  let numbers: [UInt32] = [.max - 1, .max, 0, 1]
  let words = numbers.enumerated().map { place, number in
    word(track.insertValue(value(0.5, at: Int64(place) * 10, number: number)))
  }
  #expect(words == ["taken", "before taken", "before taken", "before taken"])
}

@Test func whatContradictsItsNeighboursIsRefused() {
  var track = LateTrack(period: .milliseconds(10))
  _ = track.insertValue(value(0.5, at: 10, number: 1))
  _ = track.insertValue(value(0.5, at: 30, number: 3))
  let verdict1 = word(track.insertValue(value(0.5, at: 35, number: 2)))
  #expect(verdict1 == "refused")
  let verdict2 = word(track.insertValue(value(0.5, at: 5, number: 2)))
  #expect(verdict2 == "refused")
  let verdict3 = word(track.insertValue(value(0.5, at: 20, number: 3)))
  #expect(verdict3 == "refused")
  let verdict4 = word(track.insertValue(value(0.5, at: 20, number: 2)))
  #expect(verdict4 == "before taken after")
}

@Test func aTrackKeepsTheLastSixtyFourValues() {
  var track = LateTrack(period: .milliseconds(10))
  for number in 1...200 as ClosedRange<UInt32> {
    _ = track.insertValue(value(0.5, at: Int64(number) * 10, number: number))
  }
  #expect(track.neighbors(of: time(1_905)).before?.time == time(1_900))
  #expect(track.neighbors(of: time(1_005)).before == nil)
  let verdict5 = word(track.insertValue(value(0.5, at: 1_000, number: 100)))
  #expect(verdict5 == "refused")
}

@Test func aValueSpeaksForOneAndAHalfPeriods() {
  var track = LateTrack(period: .milliseconds(20))
  _ = track.insertValue(value(0.5, at: 100, number: 1))
  #expect(
    track.neighbors(of: time(130)).before != nil && track.neighbors(of: time(131)).before == nil)
  #expect(
    track.neighbors(of: time(70)).after != nil && track.neighbors(of: time(69)).after == nil)
  track.adopt(period: .milliseconds(40))
  #expect(track.neighbors(of: time(159)).before != nil)
}

@Test func aSixthSourceTakesThePlaceOfTheOneThatIsSilentLongest() {
  var tracks = LateTracks(period: .milliseconds(10))
  for source in 1...5 as ClosedRange<UInt32> {
    _ = tracks.insertValue(value(0.5, at: Int64(source) * 100, number: 1, source: source))
  }
  _ = tracks.insertValue(value(0.5, at: 110, number: 2, source: 1))
  _ = tracks.insertValue(value(0.5, at: 600, number: 1, source: 6))
  #expect(tracks.neighbors(of: time(100), telling: .pressure) != nil)
  #expect(tracks.neighbors(of: time(600), telling: .pressure) != nil)
  #expect(tracks.neighbors(of: time(500), telling: .pressure) != nil)
  #expect(tracks.neighbors(of: time(200), telling: .pressure) == nil)
  #expect(tracks.neighbors(of: time(600), telling: .roll) == nil)
  tracks.removeAll()
  #expect(tracks.neighbors(of: time(600), telling: .pressure) == nil)
}
