import Testing
import Units

// What a device counts in whole numbers must be found again in the unit: a level that two readings
// share is ink that changes where the pen did not.

@Test(arguments: [255, 1_023, 2_047, 4_095, 8_191, 16_383, 65_535])
func everyPressureLevelOfAPenIsToldApartAndFoundAgain(_ greatest: Int) {
  let shares = (0...greatest).map { Fraction(Float($0) / Float(greatest)) }
  #expect(shares.first == .zero && shares.last == Fraction(1))
  #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 < $1 })
  let levels = shares.map { Int(($0.value * Float(greatest)).rounded()) }
  #expect(levels == Array(0...greatest))
}

@Test(arguments: [10, 100, 200] as [Float])
func everyPlaceOfAnA3TabletIsToldApartAndFoundAgain(_ unitsPerMillimeter: Float) {
  // 480 mm, in the steps of the device.
  let count = Int(480 * unitsPerMillimeter)
  let places = (0...count).map { Millimeters(Float($0) / unitsPerMillimeter) }
  #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
  #expect(places.map { Int(($0.value * unitsPerMillimeter).rounded()) } == Array(0...count))
}

@Test func aWayAcrossTheSurfaceIsTheSumOfItsStepsToTheMicrometre() {
  // 0.25 mm a step, exact in binary: nothing may be lost on a long stroke.
  var place = Millimeters(0)
  for _ in 0..<2_000 { place = place + Millimeters(0.25) }
  #expect(place == Millimeters(500))
  for _ in 0..<2_000 { place = place - Millimeters(0.25) }
  #expect(place == Millimeters(0))
}

@Test func everyDegreeOfTiltIsToldApartAndFoundAgain() {
  let angles = (-90...90).map { Radians(degrees: Float($0)) }
  #expect(zip(angles, angles.dropFirst()).allSatisfy { $0 < $1 })
  #expect(angles.map { Int($0.degrees.rounded()) } == Array(-90...90))
}

@Test func everyTickOfABarrelThatTurnsIsToldApartAndFoundAgain() {
  // An art pen counts tenths of a degree.
  let angles = (-1_800..<1_800).map { Radians(degrees: Float($0) / 10) }
  #expect(zip(angles, angles.dropFirst()).allSatisfy { $0 < $1 })
  #expect(angles.map { Int(($0.degrees * 10).rounded()) } == Array(-1_800..<1_800))
}

@Test(arguments: [0, 30, 45, 90, 135, 180, 270, 359] as [Float])
func degreesAndRadiansMeanOneDirection(_ degrees: Float) {
  // A quarter turn on is the same number of degrees and of radians on.
  let (here, on) = (Radians(degrees: degrees), Radians(degrees: degrees + 90))
  #expect(abs(on.value - here.value - .pi / 2) < 1e-5)
  #expect(Radians(degrees: -degrees).value == -here.value)
}
