import InkSynthesis
import SimulatedPens
import StylusModel
import Testing

@testable import StylusPipeline

// MARK: How a pen leans

@Test func aDirectionIsTheLeanThatItWasMadeFrom() {
  var dice = SplitMix64(seed: 1)
  for _ in 0..<2_000 {
    let lean = PenLean(
      altitude: Radians(.random(in: 0.05...1.5, using: &dice)),
      azimuth: Radians(.random(in: 0..<6.28, using: &dice)))
    let back = PenLean(direction: lean.direction)
    #expect(abs(back.altitude.value - lean.altitude.value) < 2e-3)
    let turn = abs(back.azimuth.value - lean.azimuth.value)
    #expect(min(turn, 2 * .pi - turn) < 1e-3)
  }
}

@Test func anyTiltsAreALeanWithinItsRange() {
  var dice = SplitMix64(seed: 2)
  for _ in 0..<2_000 {
    let lean = PenLean(
      tiltX: Radians(.random(in: -9...9, using: &dice)),
      tiltY: Radians(.random(in: -9...9, using: &dice)))
    #expect((0...Float.pi / 2 + 1e-6).contains(lean.altitude.value))
    #expect((0..<2 * Float.pi).contains(lean.azimuth.value))
  }
}

@Test func aTurnOfTheTiltsTurnsTheAzimuthAndNothingElse() {
  for degrees in stride(from: Float(5), through: 70, by: 5) {
    let one = PenLean(tiltX: Radians(degrees: degrees), tiltY: Radians(degrees: 3))
    let turned = PenLean(tiltX: Radians(degrees: -3), tiltY: Radians(degrees: degrees))
    #expect(abs(one.altitude.value - turned.altitude.value) < 1e-5)
    #expect(abs(turned.azimuth.degrees - one.azimuth.degrees - 90) < 1e-2)
  }
}

// MARK: The upright pen

@Test func theAzimuthIsHiddenBelowSixDegreesAndShownAboveEight() {
  var gate = UprightDetector()
  let zeniths: [(Float, Bool)] = [
    (20, false), (7, false), (6.1, false), (5.9, true), (7, true), (7.9, true), (8.1, false),
    (7, false), (0, true),
  ]
  for (zenith, hidden) in zeniths {
    let isHidden = gate.hidesAzimuth(at: Radians(degrees: 90 - zenith))
    #expect(isHidden == hidden, "at \(zenith) degrees")
  }
  gate.reset()
  let isHidden = gate.hidesAzimuth(at: Radians(degrees: 83))
  #expect(!isHidden)
}

// MARK: Frames that come twice

@Test func aFrameIsRepeatedOnlyWithinThreeMillisecondsAndWithTheSameValues() {
  func repeats(after microseconds: Int64, _ change: (inout ToolFrame) -> Void) -> Bool {
    var filter = DuplicateFilter()
    let first = penFrame(at: 0, pressure: 0.3)
    _ = filter.repeats(first)
    return filter.repeats(
      first.with {
        $0.time = Timestamp(microseconds: microseconds)
        change(&$0)
      })
  }
  #expect(repeats(after: 2_000) { _ in })
  #expect(repeats(after: 3_000) { $0.carried = [] })
  #expect(repeats(after: 2_000) { $0.deviceTicks = 9 })
  #expect(!repeats(after: 3_001) { _ in })
  #expect(!repeats(after: 2_000) { $0.pressure = Fraction(0.31) })
  #expect(!repeats(after: 2_000) { $0.isTouching = false })
  #expect(!repeats(after: 2_000) { $0.tool.serial = 4 })
}

// MARK: Worn nibs

private func approach(_ nib: inout WornNib, hover: Float, frames: Int = 5, press: Float = 0.5)
  -> Float
{
  for step in 0..<frames {
    let frame = penFrame(at: Int64(step), pressure: hover, presence: step == 0 ? .entered : .near)
    _ = nib.compensate(frame.with { $0.isTouching = false })
  }
  let told = nib.compensate(penFrame(at: 20, pressure: press)).pressure.value
  _ = nib.compensate(penFrame(at: 25, presence: .left))
  return told
}

@Test func threeApproachesTellWhatANibPressesByItself() {
  var nib = WornNib()
  let told = (0..<4).map { _ in approach(&nib, hover: 0.2) }
  #expect(told.prefix(2) == [0.5, 0.5])
  for pressure in told.dropFirst(2) { #expect(abs(pressure - 0.375) < 1e-5) }
  // Full pressure stays full.
  let full = nib.compensate(penFrame(at: 30, pressure: 1)).pressure
  #expect(full.value == 1)
}

@Test func moreThanAFifthOfTheRangeIsNoWornNib() {
  var nib = WornNib()
  let told = (0..<6).map { _ in approach(&nib, hover: 0.21) }
  #expect(told.allSatisfy { $0 == 0.5 })
}

@Test func aHastyApproachTeachesNothing() {
  var nib = WornNib()
  let told = (0..<6).map { _ in approach(&nib, hover: 0.1, frames: 3) }
  #expect(told.allSatisfy { $0 == 0.5 })
}

@Test func theLeastOfThreeApproachesCounts() {
  var nib = WornNib()
  for hover in [0.15, 0.05, 0.15] as [Float] { _ = approach(&nib, hover: hover) }
  let worn = nib.compensate(penFrame(at: 30, pressure: 0.05)).pressure
  #expect(worn.value < 1e-6)
  for _ in 0..<3 { _ = approach(&nib, hover: 0) }
  let sound = nib.compensate(penFrame(at: 30, pressure: 0.05)).pressure
  #expect(sound.value == 0.05)
}

@Test func anotherPenHasItsOwnNib() {
  var nib = WornNib()
  for _ in 0..<3 { _ = approach(&nib, hover: 0.1) }
  let other = penFrame(at: 30, pressure: 0.5).with { $0.tool.serial = 8 }
  let told = nib.compensate(other).pressure
  #expect(told.value == 0.5)
}

// MARK: Priors and packets

@Test func thePriorSettlesAtTheMedianOfWhatItSees() {
  var prior = TiltPrior()
  var dice = SplitMix64(seed: 3)
  for _ in 0..<200_000 {
    // Two thirds between 40 and 44 degrees, a third far above: the median is within the crowd.
    let degrees =
      Int.random(in: 0..<3, using: &dice) > 0
      ? Float.random(in: 40...44, using: &dice) : .random(in: 70...80, using: &dice)
    prior.stepToward(Radians(degrees: degrees))
  }
  #expect((40...45).contains(prior.altitude.degrees))
}

@Test func aPacketIsWhatItCarriesAndWhatItsToolEverSent() {
  func kind(_ carried: PropertySet, seen: PropertySet) -> PacketKind {
    PacketKind(of: penFrame(at: 0, carried: carried), seen: seen)
  }
  let (press, tilt) = (PropertySet(.pressure), PropertySet(.tilt))
  let (roll, wheel) = (PropertySet(.roll), PropertySet(.slider))
  #expect(kind([], seen: press) == .main)
  #expect(kind(roll, seen: roll) == .rotation)
  #expect(kind([], seen: roll) == .rotation)
  #expect(kind(tilt, seen: roll) == .main)
  #expect(kind(press, seen: [roll, wheel]) == .main)
  #expect(kind(tilt, seen: wheel) == .wheel)
}

@Test func noPacketMeasuresEverything() {
  for kind in [PacketKind.main, .rotation, .wheel] { #expect(!kind.lacks.isEmpty) }
  let all = [PacketKind.main, .rotation, .wheel].reduce(LateAxes(.detachable)) {
    $0.intersection($1.lacks)
  }
  #expect(all.isEmpty)
}

// MARK: Values

@Test(arguments: LateAxis.allCases)
func aValueThatIsWrittenIntoASampleIsReadFromIt(axis: LateAxis) {
  var dice = SplitMix64(seed: 4)
  for _ in 0..<200 {
    var sample = Sample(time: Timestamp(microseconds: 0), x: Millimeters(0), y: Millimeters(0))
    let value = AxisValue(
      .random(in: 0.01...0.6, using: &dice), .random(in: 0.01...0.6, using: &dice))
    sample[axis] = value
    #expect(abs(sample[axis].x - value.x) < 1e-4)
    if axis == .tilt { #expect(abs(sample[axis].y - value.y) < 1e-4) }
  }
}

@Test(arguments: [LateAxis.roll, .azimuth])
func anglesGoTheShortWayRound(axis: LateAxis) {
  let (from, to) = (AxisValue(0.1, 0), AxisValue(2 * .pi - 0.1, 0))
  #expect(abs(axis.between(from, to, weight: 0.5).x) < 1e-5)
  #expect(abs(axis.between(to, from, weight: 0.5).x - 2 * .pi) < 1e-5)
  #expect(abs(LateAxis.pressure.between(from, to, weight: 0.5).x - .pi) < 1e-5)
}

@Test func anglesAreKeptWithinTheirTurn() {
  var sample = Sample(time: Timestamp(microseconds: 0), x: Millimeters(0), y: Millimeters(0))
  for angle in stride(from: Float(-20), through: 20, by: 0.37) {
    sample[.roll] = AxisValue(angle, 0)
    sample[.azimuth] = AxisValue(angle, 0)
    #expect((-Float.pi..<Float.pi).contains(sample.roll.value))
    #expect((0..<2 * Float.pi).contains(sample.azimuth.value))
  }
}

@Test func propertiesSurviveTheWayThroughAxes() {
  for bits in UInt16(0)..<256 {
    let set = PropertySet(rawValue: bits).intersection(.detachable)
    #expect(LateAxes(set).properties == set)
  }
  #expect(LateAxes.azimuth.properties == PropertySet(.tilt))
}

@Test func theKindsOfAnomaliesIndexACounterWithoutGaps() {
  #expect(Anomaly.allCases.map(\.rawValue) == (0..<UInt8(Anomaly.allCases.count)).map { $0 })
}
