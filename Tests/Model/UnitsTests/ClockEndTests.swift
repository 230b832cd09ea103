import Testing
import Units

/// Moments and spans at the ends of what a clock can tell, and in the middle.
private let ends: [Int64] = [
  .min, .min + 1, .min / 2, -1_000, -1, 0, 1, 1_000, .max / 2, .max - 1, .max,
]

/// The nearest number that fits.
private func cut(_ exact: Int128) -> Int64 {
  Int64(min(max(exact, Int128(Int64.min)), Int128(Int64.max)))
}

@Test(arguments: ends, ends)
func aDifferenceIsExactOrTheEndOfTheRange(_ one: Int64, _ other: Int64) {
  let told = Timestamp(microseconds: one) - Timestamp(microseconds: other)
  #expect(told.value == cut(Int128(one) - Int128(other)))
}

@Test(arguments: ends, ends)
func aSumIsExactOrTheEndOfTheRange(_ moment: Int64, _ span: Int64) {
  let told = Timestamp(microseconds: moment) + Microseconds(span)
  #expect(told.microseconds == cut(Int128(moment) + Int128(span)))
}

@Test(arguments: ends)
func aSpanInMillisecondsIsExactOrTheEndOfTheRange(_ count: Int64) {
  #expect(Microseconds.milliseconds(count).value == cut(Int128(count) * 1_000))
}

@Test func theLastMillisecondThatFitsIsExact() {
  let last = Int64.max / 1_000
  #expect(Microseconds.milliseconds(last).value == last * 1_000)
  #expect(Microseconds.milliseconds(last + 1).value == .max)
  #expect(Microseconds.milliseconds(-last - 1).value == .min)
}

@Test func stampsOfAClockThatReachesItsEndStandStillAndNeverRunBack() {
  var moment = Timestamp(microseconds: .max - 20_000)
  var stamps: [Timestamp] = []
  for _ in 0..<10 {
    stamps.append(moment)
    moment = moment + Microseconds(4_167)
  }
  #expect(zip(stamps, stamps.dropFirst()).allSatisfy { $0 <= $1 })
  #expect(stamps.last == Timestamp(microseconds: .max))
  // A wait that is measured across the end is too short, and never negative.
  #expect(zip(stamps, stamps.dropFirst()).allSatisfy { $1 - $0 >= Microseconds(0) })
}

@Test func aDeadlineBehindTheEndOfTheClockIsNeverMissed() {
  let now = Timestamp(microseconds: .max - 100)
  let deadline = now + .milliseconds(500)
  #expect(!(deadline < now))
  #expect(deadline - now == Microseconds(100))
}

@Test(arguments: [-7, 0, 1, 999, 60_000_000] as [Int64], [-3, 0, 5, 3_600_000_000] as [Int64])
func stepsMayBeTakenInAnyOrder(_ one: Int64, _ other: Int64) {
  let start = Timestamp(microseconds: 123_456_789)
  let there = start + Microseconds(one) + Microseconds(other)
  #expect(there == start + Microseconds(other) + Microseconds(one))
  #expect(there == start + Microseconds(one + other))
  #expect(there - start == Microseconds(one + other))
}

@Test func aSpanThatPointsBackwardsIsSmallerThanNone() {
  let (early, late) = (Timestamp(microseconds: -5), Timestamp(microseconds: 3))
  #expect(early - late < Microseconds(0))
  #expect(late - early > Microseconds(0))
  #expect(late + (early - late) == early)
}
