import StylusModel
import Testing

@Test(arguments: Property.allCases)
func aPropertyIsAloneInTheSetOfIt(_ property: Property) {
  let set = PropertySet(property)
  #expect(set.properties == [property])
  #expect(set.names == [property.name])
  #expect(set.rawValue == 1 << property.rawValue)
}

@Test func everySetListsItsPropertiesLowestFirst() {
  for bits in UInt16(0)..<256 {
    let set = PropertySet(rawValue: bits)
    let properties = set.properties
    #expect(properties.count == bits.nonzeroBitCount)
    #expect(zip(properties, properties.dropFirst()).allSatisfy { $0.rawValue < $1.rawValue })
    #expect(properties.reduce(into: PropertySet()) { $0.insert(PropertySet($1)) } == set)
  }
}

@Test func bitsThatMeanNothingYetAreKeptButNotListed() {
  let tomorrow = PropertySet(rawValue: 0xFF00)
  #expect(tomorrow.properties.isEmpty && tomorrow.names.isEmpty)
  #expect(!tomorrow.isEmpty)
  #expect(tomorrow.union(PropertySet(.tilt)).names == ["tilt"])
}

@Test func whereAPenIsWhenAndWhoCannotComeApartFromItsFrame() {
  for property in Property.allCases {
    let stays = property == .position || property == .time || property == .identity
    #expect(PropertySet.detachable.contains(PropertySet(property)) == !stays)
  }
}

@Test func noTwoPropertiesHaveOneName() {
  #expect(Set(Property.allCases.map(\.name)).count == Property.allCases.count)
  // Names are words of the protocol: small letters only.
  for property in Property.allCases {
    #expect(property.name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
  }
}

@Test(arguments: ["", " pressure", "pressure ", "PRESSURE", "force", "tiltX", "pressure,tilt"])
func aWordThatIsNoNameOfAPropertyIsNone(_ word: String) {
  #expect(Property(name: word) == nil)
}
