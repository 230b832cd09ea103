import CStylus
import StylusLibrary
import Testing

/// A follower and a predictor as C has them, without a daemon.
@Suite struct FollowerTests {
  private let nowhere = "/nonexistent/stylusd"

  private func event(_ follower: OpaquePointer?) -> stylus_event? {
    var event = stylus_event()
    event.size = UInt32(MemoryLayout<stylus_event>.size)
    return unsafe followerNextEvent(follower, &event) == 1 ? event : nil
  }

  private func add(_ x: Double, _ time: Int64, _ follower: OpaquePointer?, _ id: UInt64) -> Int32 {
    var sample = stylus_sample()
    unsafe stylus_sample_init(&sample)
    (sample.x, sample.y, sample.time) = (x, 7, time)
    return unsafe followerAdd(follower, id, &sample)
  }

  private func words(_ follower: OpaquePointer?) -> String {
    unsafe followerMessage(follower).map { unsafe String(cString: $0) } ?? "NULL"
  }

  @Test func aProgramsOwnSamplesAreTold() throws {
    let follower = unsafe followerCreate(nowhere, 25)
    defer { unsafe followerDestroy(follower) }
    #expect(unsafe followerBegin(follower, 7) == 0)
    #expect(unsafe followerBegin(follower, 7) == STYLUS_INVALID.rawValue)
    #expect(unsafe words(follower) == "stroke 7 is open")
    for index in 0..<3 as Range<Int64> {
      #expect(unsafe add(Double(index) + 0.5, 1_000_000_000 + index * 5_000_000, follower, 7) == 0)
    }
    // How many wait, of which one was taken.
    let first = unsafe event(follower)
    #expect(first?.type == Int32(STYLUS_SAMPLE.rawValue) && first?.index == 0 && first?.stroke == 7)
    #expect(first?.sample.x == 0.5 && first?.sample.y == 7)
    #expect(unsafe followerDispatch(follower) == 2)
    for index in 1..<3 as Range<UInt32> {
      let next = unsafe event(follower)
      #expect(next?.index == index && next?.sample.x == Double(index) + 0.5)
      #expect(next?.time == 1_000_000_000 + Int64(index) * 5_000_000)
      #expect(unsafe followerSamples(follower, nil, 0) == 0)
    }
    #expect(unsafe event(follower) == nil)
    #expect(unsafe followerDispatch(follower) == 0)
  }

  @Test func whatIsNotOpenIsUnknown() {
    let follower = unsafe followerCreate(nowhere, 0)
    defer { unsafe followerDestroy(follower) }
    let unknown = STYLUS_UNKNOWN.rawValue
    #expect(unsafe add(1, 1_000, follower, 3) == unknown)
    #expect(unsafe words(follower) == "stroke 3 is not open")
    #expect(unsafe followerLift(follower, 3, 0) == unknown)
    #expect(unsafe followerCancel(follower, 3) == unknown)
    #expect(unsafe followerBegin(follower, 3) == 0)
    #expect(unsafe followerAdd(follower, 3, nil) == STYLUS_INVALID.rawValue)
    #expect(unsafe add(.nan, 1_000, follower, 3) == STYLUS_INVALID.rawValue)
    #expect(unsafe followerCancel(follower, 3) == 0)
    #expect(unsafe event(follower) == nil)
    #expect(unsafe followerLift(follower, 3, 0) == unknown)
    #expect(unsafe followerNextEvent(follower, nil) == STYLUS_INVALID.rawValue)
  }

  @Test func sixteenStrokesAreOpenAtMost() {
    let follower = unsafe followerCreate(nowhere, 50)
    defer { unsafe followerDestroy(follower) }
    for id in 1...16 as ClosedRange<UInt64> { #expect(unsafe followerBegin(follower, id) == 0) }
    #expect(unsafe followerBegin(follower, 17) == STYLUS_REFUSED.rawValue)
    #expect(unsafe words(follower) == "16 strokes are open")
  }

  @Test func aStrokeThatIsLiftedEndsAndItsNumberIsFree() {
    let follower = unsafe followerCreate(nowhere, 25)
    defer { unsafe followerDestroy(follower) }
    #expect(unsafe followerTimeout(follower) == -1)
    for round in 0..<2 as Range<Int64> {
      #expect(unsafe followerBegin(follower, 7) == 0)
      #expect(unsafe add(1, 3_000_000_000 - round * 1_000_000_000, follower, 7) == 0)
      #expect(unsafe followerLift(follower, 7, 3_100_000_999) == 0)
      let sample = unsafe event(follower)
      #expect(sample?.index == 0 && sample?.time == 3_000_000_000 - round * 1_000_000_000)
      let end = unsafe event(follower)
      #expect(end?.type == Int32(STYLUS_ENDED.rawValue) && end?.stroke == 7)
      #expect(end?.time == 3_100_000_000 && end?.value == 0 && end?.count == 0)
      #expect(unsafe event(follower) == nil)
      #expect(unsafe followerLift(follower, 7, 1) == STYLUS_UNKNOWN.rawValue)
    }
    #expect((-1...300).contains(unsafe followerTimeout(follower)))
    #expect(unsafe followerDescriptor(follower) > 2)
  }

  @Test func aStrokeThatIsCancelledIsForgotten() {
    let follower = unsafe followerCreate(nowhere, 25)
    defer { unsafe followerDestroy(follower) }
    _ = unsafe followerBegin(follower, 7)
    _ = unsafe add(1, 1_000_000_000, follower, 7)
    _ = unsafe add(2, 1_005_000_000, follower, 7)
    #expect(unsafe followerCancel(follower, 7) == 0)
    #expect(unsafe followerDispatch(follower) == 2)
    while unsafe event(follower) != nil {}
    #expect(unsafe followerBegin(follower, 7) == 0)
    _ = unsafe add(3, 1_000_000, follower, 7)
    let first = unsafe event(follower)
    #expect(first?.index == 0 && first?.sample.x == 3 && first?.time == 1_000_000)
  }

  @Test func aSampleComesBackWithWhatIsUsualForWhatItDoesNotKnow() {
    let follower = unsafe followerCreate(nowhere, 25)
    defer { unsafe followerDestroy(follower) }
    _ = unsafe followerBegin(follower, 1)
    var sample = stylus_sample()
    unsafe stylus_sample_init(&sample)
    (sample.x, sample.y, sample.time) = (-4.25, 1e5, 8_000)
    (sample.pressure, sample.altitude, sample.azimuth, sample.roll) = (0.75, 1, 6, -0.5)
    #expect(unsafe followerAdd(follower, 1, &sample) == 0)
    let told = unsafe event(follower)?.sample
    #expect(told?.x == -4.25 && told?.y == 1e5 && told?.pressure == 0.75 && told?.roll == -0.5)
    #expect(abs((told?.azimuth ?? 0) - 6) < 1e-5 && told?.altitude == 1)
    sample.size -= 1
    #expect(unsafe followerAdd(follower, 1, &sample) == STYLUS_INVALID.rawValue)
    unsafe stylus_sample_init(&sample)
    (sample.time, sample.pressure) = (16_000, .infinity)
    #expect(unsafe followerAdd(follower, 1, &sample) == STYLUS_INVALID.rawValue)
    sample.pressure = .nan
    sample.x = 1e6
    #expect(unsafe followerAdd(follower, 1, &sample) == STYLUS_INVALID.rawValue)
    #expect(unsafe words(follower) == "a position is more than 1e6 away")
    #expect(unsafe event(follower) == nil)
    sample.x = 1
    #expect(unsafe followerAdd(follower, 1, &sample) == 0)
    let next = unsafe event(follower)
    #expect(next?.index == 1 && next?.sample.pressure.isNaN == false)
  }

  @Test func whoTakesNoEventsIsRefused() {
    let follower = unsafe followerCreate(nowhere, 25)
    defer { unsafe followerDestroy(follower) }
    _ = unsafe followerBegin(follower, 1)
    var refused = 0
    for index in 0..<8_192 as Range<Int64>
    where unsafe add(Double(index % 100), 1_000_000 + index * 5_000_000, follower, 1) != 0 {
      refused += 1
    }
    #expect(refused == 0)
    let late = Int64(50_000_000_000)
    #expect(unsafe add(1, late, follower, 1) == STYLUS_REFUSED.rawValue)
    #expect(unsafe words(follower) == "8192 events wait: fetch them")
    #expect(unsafe event(follower)?.index == 0)
    #expect(unsafe add(1, late, follower, 1) == 0)
    #expect(unsafe add(1, late + 5_000_000, follower, 1) == STYLUS_REFUSED.rawValue)
    #expect(unsafe followerDispatch(follower) == 8_192)
  }

  @Test func onlySomePathsAndTimesMakeOne() {
    #expect(unsafe followerCreate(nowhere, 51) == nil)
    #expect(unsafe followerCreate("", 25) == nil)
    #expect(unsafe followerCreate(String(repeating: "x", count: 108), 25) == nil)
    for unit in [1e-7, 1_001, .nan] { #expect(unsafe predictorCreate(unit) == nil) }
    #expect(stylusVersion() == UInt32(STYLUS_VERSION))
  }

  @Test func aHorizonHasLimits() {
    let predictor = unsafe predictorCreate(1)
    defer { unsafe predictorDestroy(predictor) }
    var guess = stylus_sample()
    unsafe stylus_sample_init(&guess)
    for horizon in [999, 50_000_001, -1] as [Int64] {
      #expect(unsafe predictorPredict(predictor, horizon, &guess) == STYLUS_INVALID.rawValue)
      #expect(unsafe predictorTail(predictor, horizon, &guess, 1) == STYLUS_INVALID.rawValue)
    }
    for horizon in [1_000, 50_000_000] as [Int64] {
      #expect(unsafe predictorPredict(predictor, horizon, &guess) == 0)
      #expect(unsafe predictorTail(predictor, horizon, &guess, 1) == 0)
    }
    #expect(unsafe predictorPredict(predictor, 1_000, nil) == STYLUS_INVALID.rawValue)
    #expect(unsafe predictorObserve(predictor, nil) == STYLUS_INVALID.rawValue)
    #expect(unsafe predictorObserve(predictor, &guess) == 1)
    #expect(unsafe predictorObserve(predictor, &guess) == 0)
    #expect(unsafe predictorRestart(predictor) == 0)
    #expect(unsafe predictorObserve(predictor, &guess) == 1)
    #expect(unsafe predictorBegin(predictor) == 0)
    #expect(unsafe predictorSetHand(predictor, [1], 1) == STYLUS_REFUSED.rawValue)
    #expect(unsafe predictorEnd(predictor) == 0)
    #expect(unsafe predictorSetHand(predictor, [1], 1) == STYLUS_DAMAGED.rawValue)
    #expect(unsafe predictorHand(predictor, nil) == nil)
  }
}
