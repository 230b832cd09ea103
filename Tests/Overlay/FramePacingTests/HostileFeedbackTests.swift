import FramePacing
import StylusModel
import Testing

/// A compositor that says anything, and a caller that asks when it was told to.
private struct Hostile {
  var dice: Dice
  var pacer: FramePacer
  var now: Int64
  private var numbers: [UInt64] = []
  private var waiting: Int64?
  private(set) var longest: Int64 = 0

  init(seed: UInt64, start: Int64) {
    dice = Dice(seed)
    now = start
    pacer = FramePacer(period: [nil, 16_666_667, 2_777_778, 33_333_333][Int(seed % 4)])
  }

  mutating func step() {
    switch Int.random(in: 0..<16, using: &dice) {
    case 0...4:
      pacer.inkChanged(sample: Timestamp(anyTime()), at: Timestamp(now))
      waiting = waiting ?? now
    case 5...9: tell()
    case 10: pacer.discarded(numbers.randomElement(using: &dice) ?? anyNumber())
    case 11: if Bool.random(using: &dice) { pacer.outputChanged(period: anySpan()) }
    case 12: if waiting == nil { now += Int64.random(in: 0...900_000, using: &dice) }
    default: break
    }
    ask()
  }

  /// Asks, and sleeps until it was told to.
  private mutating func ask() {
    switch pacer.next(at: Timestamp(now)) {
    case .rest: now += Int64.random(in: 0...9_000, using: &dice)
    case .wait(let until):
      // What happens in the meantime comes before the end of the wait.
      let left = max(until.microseconds - now, 0)
      now += Bool.random(using: &dice) ? left : Int64.random(in: 0...left, using: &dice)
    case .commit: commit()
    }
  }

  private mutating func commit() {
    if let waiting { longest = max(longest, now - waiting) }
    waiting = nil
    numbers.append(pacer.committed(at: Timestamp(now)))
    if numbers.count > 40 { numbers.removeFirst() }
  }

  private mutating func tell() {
    let number = numbers.randomElement(using: &dice) ?? anyNumber()
    pacer.presented(
      number, Presentation(time: Timestamp(anyTime()), refresh: anySpan()), at: Timestamp(now))
  }

  private mutating func anyTime() -> Int64 {
    switch Int.random(in: 0..<8, using: &dice) {
    case 0: Int64(bitPattern: dice.next())
    case 1: [.min, .max, 0, -1][Int.random(in: 0..<4, using: &dice)]
    default: now + Int64.random(in: -60_000...40_000, using: &dice)
    }
  }

  private mutating func anySpan() -> Int64? {
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: nil
    case 1: [.min, .max, 0, 1, 2_000_000, 50_000_000][Int.random(in: 0..<6, using: &dice)]
    case 2: Int64(bitPattern: dice.next())
    default: Int64.random(in: 1_900_000...51_000_000, using: &dice)
    }
  }

  private mutating func anyNumber() -> UInt64 {
    dice.next() >> UInt64.random(in: 0...63, using: &dice)
  }
}

@Suite struct HostileFeedbackTests {
  /// 154 ms: three of the longest credible periods, and 4 ms.
  @Test(arguments: 0..<16)
  func whateverIsSaidInkIsCommittedInTime(_ seed: Int) {
    var hostile = Hostile(seed: UInt64(seed), start: 1_000_000)
    for _ in 0..<1_500 { hostile.step() }
    #expect(hostile.pacer.counts.commits > 100)
    #expect(hostile.longest <= 154_000)
  }

  @Test func clocksAtTheEndsOfTheirRangeDoNoHarm() {
    for start: Int64 in [.min, .min + 1, .max - 9_000_000_000] {
      var hostile = Hostile(seed: 3, start: start)
      for _ in 0..<500 { hostile.step() }
      #expect(hostile.pacer.counts.commits > 10)
    }
    var pacer = FramePacer(period: nil)
    for now: Int64 in [.max, .min, 0, .max] {
      pacer.inkChanged(sample: Timestamp(now), at: Timestamp(now))
      _ = pacer.next(at: Timestamp(now))
      let number = pacer.committed(at: Timestamp(now))
      pacer.presented(
        number, Presentation(time: Timestamp(now), refresh: nil), at: Timestamp(now))
    }
    #expect(pacer.counts.commits == 4)
  }
}
