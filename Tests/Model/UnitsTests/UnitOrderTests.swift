import Testing
import Units

/// Checks that values, given in ascending order, are ordered, equal and hashed like numbers.
private func checkOrder<Unit: Comparable & Hashable>(_ ascending: [Unit]) {
  for (i, a) in ascending.enumerated() {
    for (j, b) in ascending.enumerated() {
      #expect((a < b) == (i < j), "\(a) \(b)")
      #expect((a == b) == (i == j), "\(a) \(b)")
      #expect((a <= b) == !(b < a), "\(a) \(b)")
    }
  }
  #expect(Set(ascending + ascending).count == ascending.count)
  #expect(Array(ascending.reversed()).sorted() == ascending)
  #expect(ascending.max() == ascending.last && ascending.min() == ascending.first)
}

@Test func lengthsAreOrderedLikeTheirNumbers() {
  checkOrder([-.infinity, -59_674, -0.001, 0, 0.001, 0.002, 300].map { Millimeters($0) })
}

@Test func anglesAreOrderedLikeTheirNumbersAndAreNotFolded() {
  // Whether 370 degrees is 10 is for those who know what turns.
  checkOrder([-370, -180, 0, 10, 180, 370].map { Radians(degrees: $0) })
}

@Test func sharesAreOrderedLikeTheirNumbers() {
  checkOrder(
    [0, .leastNonzeroMagnitude, 1 / 65_535, 0.5, Float(1).nextDown, 1].map { Fraction($0) })
}

@Test func spansAndMomentsAreOrderedLikeTheirNumbers() {
  let numbers: [Int64] = [.min, -1_000, -1, 0, 1, 999, 1_000, .max]
  checkOrder(numbers.map { Microseconds($0) })
  checkOrder(numbers.map { Timestamp(microseconds: $0) })
}

@Test func nothingBelowAndNothingAboveZeroAreOneValue() {
  #expect(Millimeters(-0.0) == Millimeters(0.0))
  #expect(Set([Millimeters(-0.0), Millimeters(0.0)]).count == 1)
  #expect(Set([Radians(-0.0), Radians(0.0)]).count == 1)
  // A share has no negative zero at all: its sign would be in the bytes that clients get.
  #expect(Fraction(-0.0).value.sign == .plus)
  #expect(Fraction(-.leastNonzeroMagnitude).value.sign == .plus)
}

@Test func aShareThatIsNoNumberIsNothingWhateverItsSign() {
  for value in [Float.nan, -Float.nan, Float.signalingNaN] { #expect(Fraction(value) == .zero) }
}

@Test func theLeastPressureThereIsRemainsPressure() {
  #expect(Fraction(.leastNonzeroMagnitude) > .zero)
  #expect(Fraction(Float(1).nextDown) < Fraction(1))
  #expect(Fraction(Float(1).nextUp) == Fraction(1))
}
