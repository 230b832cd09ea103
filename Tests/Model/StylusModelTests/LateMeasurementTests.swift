import StylusModel
import Testing

@Test func aMomentAndASampleWithTheSameNumberAreTwoTargets() {
  let targets: [LateMeasurement.Target] = [
    .moment(1), .moment(-1), .sample(StrokeID(rawValue: 1), index: 0),
    .sample(StrokeID(rawValue: 0), index: 1), .sample(StrokeID(rawValue: 1), index: 1),
  ]
  #expect(Set(targets).count == targets.count)
}

@Test func aValueThatIsNotCarriedRestsLikeThatOfASample() {
  let value = LateMeasurement(.moment(0))
  let sample = Sample(time: Timestamp(microseconds: 0), x: Millimeters(0), y: Millimeters(0))
  #expect(value.altitude == sample.altitude && value.azimuth == sample.azimuth)
  #expect(value.roll == sample.roll && value.slider == sample.slider)
  #expect(value.pressure == sample.pressure && value.distance == sample.distance)
}

@Test func aSourceThatDoesNotCountIsNotOneAtItsFirstValue() {
  var value = LateMeasurement(.moment(0))
  let uncounted = value
  value.sequence = 0
  #expect(value != uncounted)
}

@Test func aMomentOfItsOwnClockMayBeBeforeTheClocksOrigin() {
  for moment in [Int64.min, -1, 0, .max] {
    guard case .moment(let told) = LateMeasurement(.moment(moment)).target else {
      Issue.record("no moment")
      return
    }
    #expect(told == moment)
  }
}

@Test func everyLateClockHasANameOfItsOwnInSmallLetters() {
  let names = LateClock.allCases.map(\.name)
  #expect(Set(names).count == LateClock.allCases.count)
  #expect(names.allSatisfy { $0 == $0.lowercased() && !$0.contains(" ") })
}

@Test(arguments: PropertySet.detachable.properties)
func aMeasurementMayCarryOnePropertyAlone(_ property: Property) {
  var value = LateMeasurement(.sample(StrokeID(rawValue: 3), index: .max - 1))
  value.carried = PropertySet(property)
  #expect(value.carried.properties == [property])
  #expect(value.carried.isSubset(of: .detachable))
}
