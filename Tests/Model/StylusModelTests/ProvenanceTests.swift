import StylusModel
import Testing

@Test(arguments: Property.allCases, Provenance.allCases)
func everyPropertyKeepsItsOwnProvenance(property: Property, provenance: Provenance) {
  var map = ProvenanceMap()
  map[property] = provenance
  #expect(provenance.isEstimated == [.held, .modelled].contains(provenance))
  for other in Property.allCases {
    #expect(map[other] == (other == property ? provenance : .absent))
  }
}
