import InkSynthesis
import Testing

@testable import StylusPipeline

/// The times that the lock gives to stamps.
private func times(_ stamps: [Double], _ lock: inout PhaseLock) -> [Double] {
  lock.restart()
  var last = stamps[0]
  return stamps.map { stamp in
    defer { last = stamp }
    return lock.time(of: stamp, after: stamp - last)
  }
}

/// The greatest distance of intervals from a period after the first 40.
private func unrest(_ times: [Double], period: Double) -> Double {
  zip(times.dropFirst(41), times.dropFirst(40)).map { abs($0 - $1 - period) }.max() ?? .infinity
}

@Test func stampsCutToMillisecondsBecomeEvenSteps() {
  var lock = PhaseLock()
  let locked = times((0..<200).map { (Double($0) * 7.5).rounded(.down) }, &lock)
  #expect(unrest(locked, period: 7.5) < 0.1)
}

@Test func aBusThatIsAskedEveryFourMillisecondsDoesNotHideATabletOfFive() {
  var lock = PhaseLock()
  let locked = times((0..<200).map { (Double($0) * 5 / 4).rounded(.up) * 4 }, &lock)
  #expect(unrest(locked, period: 5) < 0.5)
}

@Test func samplesThatAreLeftOutDoNotShiftTheSteps() {
  var lock = PhaseLock()
  let kept = (0..<300).filter { $0 < 40 || $0 % 7 != 0 }
  let locked = times(kept.map { Double($0) * 6 }, &lock)
  for (index, time) in zip(kept, locked) { #expect(abs(time - Double(index) * 6) < 0.2) }
}

@Test func oneLateStampIsNotAStep() {
  var lock = PhaseLock()
  let locked = times((0..<100).map { Double($0) * 8 + ($0 == 60 ? 5 : 0) }, &lock)
  #expect(abs(locked[60] - 480) < 0.6)
  #expect(abs(locked[70] - 560) < 0.6)
}

@Test func stampsThatComeLateByChanceDoNotShortenThePeriod() {
  var lock = PhaseLock()
  var dice = SplitMix64(seed: 9)
  // A quarter of a step late on average, nine tenths at most.
  let delays = (0..<3000).map { _ in
    let chance = Double.random(in: 0...1, using: &dice)
    return 6.75 * chance * chance * chance
  }
  var now = 0.0
  let stamps = delays.indices.map { index in
    now = max(now + 0.001, Double(index) * 7.5 + delays[index])
    return now
  }
  let errors = zip(times(stamps, &lock), delays.indices).map { $0 - Double($1) * 7.5 }[100...]
  let mean = errors.reduce(0, +) / Double(errors.count)
  let square = errors.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(errors.count)
  // The stamps themselves stray by 1.9 ms, root mean square.
  #expect(square < 0.5 * 0.5)
}

@Test func thePeriodOutlivesAStrokeAndThePhaseDoesNot() {
  var lock = PhaseLock()
  _ = times((0..<200).map { (Double($0) * 7.5).rounded(.down) }, &lock)
  let second = times((0..<60).map { (5003.2 + Double($0) * 7.5).rounded(.down) }, &lock)
  #expect(second[0] == 5003)
  #expect(abs(second[59] - second[20] - 39 * 7.5) < 0.3)
}

@Test func stampsWithoutStepsAreTakenAsTheyAre() {
  var lock = PhaseLock()
  var dice = SplitMix64(seed: 4)
  var now = 0.0
  let stamps = (0..<400).map { _ in
    now += .random(in: 1...20, using: &dice)
    return now
  }
  let locked = times(stamps, &lock)
  #expect(lock.straying > 0.2)
  for (a, b) in zip(locked, locked.dropFirst()) { #expect(a < b) }
  for (time, stamp) in zip(locked, stamps) { #expect(abs(time - stamp) < 25) }
}

@Test func timesGrowWhateverTheStamps() {
  var lock = PhaseLock()
  let stamps = [0.0, 0.001, 0.002, 50, 50.001, 51, 1000, 1000.2, 1007]
  let locked = times(stamps, &lock)
  for (a, b) in zip(locked, locked.dropFirst()) { #expect(a < b) }
}

@Test func aTabletBehindAnotherHasItsStepsSoon() {
  var lock = PhaseLock()
  _ = times((0..<4000).map { Double($0) * 5.5 }, &lock)
  // 7, 8, 7 ms: a tablet of 7.5 ms.
  let second = times((0..<200).map { 30_000 + (Double($0) * 7.5).rounded(.down) }, &lock)
  let steps = zip(second.dropFirst(101), second.dropFirst(100)).map { $0 - $1 }
  #expect(steps.allSatisfy { abs($0 - 7.5) < 0.2 })
  #expect(lock.straying < 0.1)
}

@Test func aTabletThatKeepsItsPaceIsNotDoubted() {
  var lock = PhaseLock()
  let locked = times((0..<3000).map { (Double($0) * 7.5).rounded(.down) }, &lock)
  #expect(unrest(Array(locked.dropFirst(500)), period: 7.5) < 0.06)
}
