import Testing
import Units

/// Numbers at the edges of what a unit holds, and between them.
private let spans: [Int64] = [
  .min, .min + 1, -1_000_000, -1, 0, 1, 999, 1_000, 86_400_000_000, .max,
]

@Test(arguments: spans, spans)
func differencesOfMomentsAreAntisymmetricAndNeverTrap(_ one: Int64, _ other: Int64) {
  let (a, b) = (Timestamp(microseconds: one), Timestamp(microseconds: other))
  let (there, back) = (a - b, b - a)
  #expect((there < Microseconds(0)) == (a < b))
  #expect((there.value == 0) == (a == b))
  // Only a saturated difference has no exact opposite.
  if there.value != .min, back.value != .min, there.value != .max, back.value != .max {
    #expect(there.value == -back.value)
  }
}

@Test(arguments: spans, spans)
func aSpanThatIsAddedNeverTurnsTimeRound(_ start: Int64, _ span: Int64) {
  let moment = Timestamp(microseconds: start)
  let later = moment + Microseconds(span)
  if span > 0 { #expect(!(later < moment)) }
  if span < 0 { #expect(!(moment < later)) }
  if span == 0 { #expect(later == moment) }
}

@Test(arguments: [-5_000_000, -1, 0, 1, 7_500, 16_667, 3_600_000_000] as [Int64])
func addingADifferenceComesBackToTheMoment(_ value: Int64) {
  let (a, b) = (Timestamp(microseconds: 1_234_567), Timestamp(microseconds: value))
  #expect(a + (b - a) == b)
  #expect(b + (a - b) == a)
}

@Test func aMillisecondIsAThousandMicroseconds() {
  #expect(Microseconds.milliseconds(1) == Microseconds(1_000))
  #expect(Microseconds.milliseconds(-3) < Microseconds.milliseconds(-2))
  #expect(Microseconds.milliseconds(0) == Microseconds(0))
}

@Test(arguments: [-.infinity, -1, -0.0, 0, 0.25, 1, 1.0001, .infinity, .nan] as [Float])
func aFractionIsAlwaysWithinItsRange(_ value: Float) {
  let share = Fraction(value)
  #expect((0...1).contains(share.value))
  // Clamping twice is clamping once, and a negative zero is no share below nothing.
  #expect(Fraction(share.value) == share)
  #expect(!(share < .zero))
}

@Test func clampingKeepsTheOrderOfShares() {
  let values: [Float] = [-3, -0.5, 0, 0.1, 0.5, 0.9, 1, 1.5, 40]
  for (small, large) in zip(values, values.dropFirst()) {
    #expect(!(Fraction(large) < Fraction(small)))
  }
}

@Test(arguments: [-720, -360, -90, 0, 1, 45, 57.3, 90, 180, 359.9] as [Float])
func degreesSurviveTheWayThroughRadians(_ degrees: Float) {
  #expect(abs(Radians(degrees: degrees).degrees - degrees) <= abs(degrees) * 1e-6)
}

@Test func halfATurnIsPi() {
  #expect(abs(Radians(degrees: 180).value - .pi) < 1e-6)
  #expect(abs(Radians(.pi / 2).degrees - 90) < 1e-4)
  #expect(Radians(degrees: 10) < Radians(degrees: 11))
}

@Test(arguments: [(1, 2), (-4.5, 4.5), (0.005, 300), (59_674, 0.01)] as [(Float, Float)])
func lengthsAddAndSubtractLikeNumbers(_ a: Float, _ b: Float) {
  #expect((Millimeters(a) + Millimeters(b)).value == a + b)
  #expect((Millimeters(a) - Millimeters(b)).value == a - b)
  #expect((Millimeters(a) + Millimeters(b)) == (Millimeters(b) + Millimeters(a)))
  #expect((Millimeters(a) < Millimeters(b)) == (a < b))
}

@Test func unitsAreAsSmallAsTheirNumbers() {
  // They stand in shared memory and in rings: a unit costs nothing.
  #expect(MemoryLayout<Millimeters>.size == 4)
  #expect(MemoryLayout<Radians>.size == 4)
  #expect(MemoryLayout<Fraction>.size == 4)
  #expect(MemoryLayout<Microseconds>.size == 8)
  #expect(MemoryLayout<Timestamp>.size == 8)
}
