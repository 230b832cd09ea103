import InkSynthesis
import SimulatedPens
import StylusModel
import Testing

@testable import StylusPipeline

private func time(_ microseconds: Int64) -> Timestamp { Timestamp(microseconds: microseconds) }

// MARK: The device's own clock

@Test(arguments: [1, 7, 100, 1_000] as [Int64])
func ticksThatWrapCountOnWhateverTheirLength(tick: Int64) {
  var unwrapper = TickUnwrapper(tick: Microseconds(tick))
  var dice = SplitMix64(seed: 1)
  var now: Int64 = 0
  let first = unwrapper.microseconds(of: 0, kernel: time(0))
  for _ in 0..<2_000 {
    now += Int64.random(in: 1...20_000, using: &dice) * tick
    let raw = UInt32(truncatingIfNeeded: now / tick) & 0xFFFF
    let counted = unwrapper.microseconds(of: raw, kernel: time(now))
    #expect(counted - first == now)
  }
}

@Test func anHourWithoutAFrameIsCountedByTheKernelsClock() {
  var unwrapper = TickUnwrapper(tick: Microseconds(100))
  let start = unwrapper.microseconds(of: 5, kernel: time(0))
  let hour: Int64 = 3_600_000_000
  // The kernel is a second off: less than half a wrap of 6.5 s.
  let raw = UInt32((hour / 100 + 5) & 0xFFFF)
  let counted = unwrapper.microseconds(of: raw, kernel: time(hour + 1_000_000))
  #expect(counted - start == hour)
}

@Test func ticksMayRunBackALittleWithoutAWrap() {
  var unwrapper = TickUnwrapper(tick: Microseconds(1))
  let a = unwrapper.microseconds(of: 100, kernel: time(0))
  let b = unwrapper.microseconds(of: 90, kernel: time(5))
  #expect(b - a == -10)
}

@Test func afterAResetTheTicksBeginAnew() {
  var unwrapper = TickUnwrapper(tick: Microseconds(1))
  _ = unwrapper.microseconds(of: 60_000, kernel: time(0))
  _ = unwrapper.microseconds(of: 100, kernel: time(6_000))
  unwrapper.reset()
  let counted = unwrapper.microseconds(of: 100, kernel: time(7_000))
  #expect(counted == 100)
}

// MARK: Fitting one clock to another

@Test func theEarliestReadingsTellTheClockAndLateOnesDoNot() {
  var fit = ClockFit(.crystal)
  var dice = SplitMix64(seed: 2)
  for step in 0..<500 as Range<Int64> {
    let clock = step * 5_000
    let delay = step % 10 == 0 ? 0 : Int64.random(in: 0...20_000, using: &dice)
    let goesOn = fit.addReading(clock: clock, arrival: clock + 1_000_000 + delay)
    #expect(goesOn)
  }
  #expect(abs(fit.time(at: 2_500_000) - 3_500_000) < 100)
}

@Test(arguments: [-200e-6, -50e-6, 0, 50e-6, 200e-6])
func theDriftOfACrystalIsFound(drift: Double) {
  var fit = ClockFit(.crystal)
  for step in 0..<4_000 as Range<Int64> {
    let clock = step * 5_000
    _ = fit.addReading(clock: clock, arrival: clock + Int64((Double(clock) * drift).rounded()))
  }
  #expect(abs(fit.drift - drift) < 5e-6)
  let ahead: Int64 = 20_050_000
  #expect(abs(fit.time(at: ahead) - ahead - Int64(Double(ahead) * drift)) < 50)
}

@Test func noDriftIsBelievedThatACrystalCannotHave() {
  var fit = ClockFit(.crystal)
  for step in 0..<4_000 as Range<Int64> {
    _ = fit.addReading(clock: step * 5_000, arrival: step * 5_000 + step * 5)
  }
  #expect(abs(fit.drift) <= 300e-6)
}

@Test(arguments: [-60_000, 2_100_000] as [Int64])
func aJumpBeginsTheFitAnew(jump: Int64) {
  var fit = ClockFit(.crystal)
  for step in 0..<100 as Range<Int64> {
    _ = fit.addReading(clock: step * 5_000, arrival: step * 5_000)
  }
  let goesOn = fit.addReading(clock: 500_000, arrival: 500_000 + jump)
  #expect(!goesOn)
  #expect(fit.time(at: 500_000) == 500_000 + jump)
}

@Test func aClockThatRunsBackwardsIsAnotherClock() {
  var fit = ClockFit(.crystal)
  #expect(fit.isEmpty)
  let first = fit.addReading(clock: 1_000_000, arrival: 1_000_000)
  #expect(first && !fit.isEmpty)
  let second = fit.addReading(clock: 10, arrival: 1_000_010)
  #expect(!second)
  fit.reset()
  #expect(fit.isEmpty)
}

// MARK: When a frame was measured

private func profile(_ clock: SourceProfile.Clock, batch: UInt8 = 0) -> SourceProfile {
  var profile = SourceProfile()
  profile.clock = clock
  profile.framePeriod = Microseconds(5_000)
  profile.batch = batch
  return profile
}

private func frame(at microseconds: Int64, ticks: UInt32? = nil) -> ToolFrame {
  penFrame(at: 0, pressure: 0.5).with {
    $0.time = time(microseconds)
    $0.deviceTicks = ticks
  }
}

@Test(arguments: SourceProfile.Clock.allCases)
func timesOfFramesGrowAndAreNotLaterThanTheirArrival(kind: SourceProfile.Clock) {
  var clock = SampleClock(profile(kind, batch: 3))
  var dice = SplitMix64(seed: 3)
  var now: Int64 = 0
  var last = time(.min)
  for _ in 0..<3_000 {
    now += Int64.random(in: 1...9_000, using: &dice)
    let reading = clock.readClocks(frame(at: now, ticks: UInt32(now / 100) & 0xFFFF))
    #expect(last < reading.time)
    if kind == .kernel || kind == .device { #expect(reading.time <= time(now)) }
    last = reading.time
  }
}

@Test func theKernelsStampsAreTakenAsTheyAre() {
  var clock = SampleClock(profile(.kernel))
  for stamp in [10, 4_000, 4_001, 90_000] as [Int64] {
    let reading = clock.readClocks(frame(at: stamp))
    #expect(reading.time == time(stamp) && reading.provenance == .measured)
    #expect(reading.anomaly == nil)
  }
}

@Test func aDevicesClockTakesTheUnrestOfTheWayOutOfTheTimes() {
  var clock = SampleClock(profile(.device))
  var dice = SplitMix64(seed: 4)
  var errors: [Int64] = []
  for step in 0..<1_000 as Range<Int64> {
    let truth = step * 5_000
    let arrival = truth + Int64.random(in: 0...3_000, using: &dice)
    let ticks = UInt32(truncatingIfNeeded: truth / 100) & 0xFFFF
    errors.append((clock.readClocks(frame(at: arrival, ticks: ticks)).time - time(truth)).value)
  }
  let settled = errors.dropFirst(200)
  #expect((settled.max() ?? 0) - (settled.min() ?? 0) < 300)
}

@Test func aFrameWithoutTicksHasTheTimeOfItsArrival() {
  var clock = SampleClock(profile(.device))
  let reading = clock.readClocks(frame(at: 7_000))
  #expect(reading.time == time(7_000) && reading.provenance == .measured)
}

@Test func framesThatComeTogetherAreSpreadOverTheTimeOfTheirBatch() {
  var clock = SampleClock(profile(.arrival, batch: 3))
  var times: [Int64] = []
  for batch in 0..<60 as Range<Int64> {
    for place in 0..<3 as Range<Int64> {
      let reading = clock.readClocks(frame(at: batch * 15_000 + 15_000 + place * 20))
      #expect(reading.provenance == .modelled)
      times.append(reading.time.microseconds)
    }
  }
  let steps = zip(times.dropFirst(30), times.dropFirst(31)).map { $1 - $0 }
  #expect(steps.allSatisfy { abs($0 - 5_000) < 200 })
}
