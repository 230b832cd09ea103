import InkModel
import Testing

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

@Test(arguments: Property.allCases, Provenance.allCases)
func everyPropertyKeepsItsOwnProvenance(property: Property, provenance: Provenance) {
  var map = ProvenanceMap()
  map[property] = provenance
  #expect(provenance.isEstimated == [.held, .modelled].contains(provenance))
  for other in Property.allCases {
    #expect(map[other] == (other == property ? provenance : .absent))
  }
}
