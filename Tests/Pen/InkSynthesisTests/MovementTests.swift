import StylusModel
import Testing

@testable import InkSynthesis

@Test func theGeneratorGivesItsAuthorsNumbers() {
  var xoshiro = RandomSource(state: (1, 2, 3, 4))
  let expected: [UInt64] = [11520, 0, 1_509_978_240, 1_215_971_899_390_074_240]
  #expect(expected.map { _ in xoshiro.next() } == expected)
  var splitMix = SplitMix64(seed: 1_234_567)
  #expect(splitMix.next() == 6_457_827_717_110_365_317)
  #expect(splitMix.next() == 3_203_168_211_198_807_973)
}

@Test func normalNumbersAreNormal() {
  var random = RandomSource(seed: 3, for: .noise)
  let values = (0..<20_000).map { _ in random.normal() }
  let mean = values.reduce(0, +) / 20_000
  let square = values.map { $0 * $0 }.reduce(0, +) / 20_000
  #expect(abs(mean) < 0.03)
  #expect((0.93...1.02).contains(square))
}

@Test(arguments: [0.08, 0.15, 0.25, 0.4], [-3.0, -1, 0, 1, 2.5])
func anIsolatedSubMovementHasOneBellShapedPulse(skew: Double, bend: Double) {
  let pulse = LognormalPulse(median: 0.15, width: 0.16, skew: skew)
  let movement = SubMovement(chord: Vector(3, -4), bend: bend, pulse: pulse)
  let places = (0...500).map { movement.displacement(at: Double($0) * 0.0008) }
  let speeds = zip(places, places.dropFirst()).map { ($1 - $0).length }
  let top = speeds.max() ?? 0
  let maxima = speeds.indices.dropFirst().dropLast().filter {
    speeds[$0] > 1e-4 * top && speeds[$0] > speeds[$0 - 1] && speeds[$0] >= speeds[$0 + 1]
  }
  #expect(maxima.count == 1)
  #expect(places[0].length < 1e-6)
  #expect((movement.displacement(at: 1) - movement.chord).length < 1e-6)
}

@Test func aPathPassesThroughThePlannedPlaces() {
  var style = HandStyle()
  style.irregularity = 0
  style.tremor = Millimeters(0)
  let corners = [Vector(12, 30), Vector(14, 20), Vector(18, 29), Vector(20, 20)]
  let stroke = PlannedStroke(
    start: Vector(10, 20), arcs: corners.map { .init(end: $0, bend: 0.5) })
  var planner = Planner(
    PlannedDrawing(strokes: [stroke], unit: 8, cornerRest: 0.02), style: style, weariness: 0,
    page: nil,
    random: RandomSource(seed: 2, for: .course))
  let motion = Motion(planner.plan(), style: style, seed: 2)
  let path = stride(from: 0, to: motion.duration, by: 0.001).map { motion.position(at: $0) }
  for corner in corners {
    #expect((path.map { ($0 - corner).length }.min() ?? .infinity) < 0.1)
  }
}

@Test func speedFollowsCurvatureByThePowerLaw() throws {
  let exponents = try (UInt64(1)...7).map { seed in
    let hand = Handwriting(style: HandStyle(inventedFrom: seed), seed: seed)
    let stays = try hand.synthesize(
      pangram, at: somewhere, xHeight: Millimeters(2.5), sensor: cleanSensor(rate: 250))
    return Kinematics(strokes(of: stays), rate: 250).powerLawExponent
  }
  #expect((0.25...0.40).contains(median(exponents)), "\(exponents)")
  #expect(exponents.allSatisfy { (0.2...0.45).contains($0) }, "\(exponents)")
}

@Test func speedRisesAndFallsInTheRhythmOfAHand() throws {
  let stays = try Handwriting(style: HandStyle(), seed: 4)
    .synthesize(pangram, at: somewhere, xHeight: Millimeters(2.5), sensor: cleanSensor(rate: 250))
  let measured = Kinematics(strokes(of: stays), rate: 250)
  // The ten writers of the comparison lie at 75...90 ms.
  #expect((0.07...0.1).contains(median(measured.intervals)))
  #expect((15...40).contains(median(measured.points.map(\.speed))))
}

@Test func downStrokesArePressedHarder() throws {
  let stays = try Handwriting(style: HandStyle(), seed: 4)
    .synthesize(pangram, at: somewhere, xHeight: Millimeters(2.5), sensor: cleanSensor(rate: 200))
  var (down, up): ([Double], [Double]) = ([], [])
  for stroke in strokes(of: stays) {
    for (before, after) in zip(stroke, stroke.dropFirst()) {
      let descent = after.y.value - before.y.value
      if descent > 0.1 { down.append(Double(after.pressure.value)) }
      if descent < -0.1 { up.append(Double(after.pressure.value)) }
    }
  }
  #expect((1.03...1.3).contains(median(down) / median(up)))
}

@Test func pressureGrowsAfterTheTouchAndFallsBeforeTheLift() throws {
  let stays = try Handwriting(style: HandStyle(), seed: 9)
    .synthesize(pangram, at: somewhere, xHeight: Millimeters(2.5), sensor: cleanSensor(rate: 500))
  for stroke in strokes(of: stays) where stroke.count > 75 {
    let middle = median(stroke.map { Double($0.pressure.value) })
    #expect(Double(stroke[0].pressure.value) < 0.65 * middle)
    #expect(Double(stroke[stroke.count - 1].pressure.value) < 0.65 * middle)
    #expect(Double(stroke[22].pressure.value) > 0.6 * middle)
  }
}
