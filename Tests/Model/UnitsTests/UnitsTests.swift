import Testing
import Units

@Test func aFractionClampsWhatItIsGiven() {
  #expect(Fraction(1.5).value == 1)
  #expect(Fraction(-1).value == 0)
  #expect(Fraction(.nan).value == 0)
  #expect(Fraction(0.25).value == 0.25)
}

@Test func timesSaturateInsteadOfOverflowing() {
  let end = Timestamp(microseconds: .max)
  let start = Timestamp(microseconds: .min)
  #expect((end - start).value == .max)
  #expect((start - end).value == .min)
  #expect(end + Microseconds(1) == end)
  #expect(start + Microseconds(-1) == start)
}
