import StylusModel
import Testing

/// The bucket that holds a percentile of some counts, given by bucket.
private func percentile(_ share: Double, _ counts: [Int: UInt64]) -> Double {
  LatencyBuckets.percentile(share) { counts[$0] ?? 0 }
}

@Test func theRankOfAPercentileIsExactForEveryPercentAndCount() {
  // 0.07 x 100 is a hair more than 7 in binary: the eighth time must not be told for the seventh.
  for percent in 1...100 {
    for total in [1, 7, 20, 100, 180, 300, 1_000, 12_345] {
      let rank = (percent * total + 99) / 100
      let counts: [Int: UInt64] = [3: UInt64(rank), 9: UInt64(total - rank)]
      #expect(percentile(Double(percent) / 100, counts) == 3, "\(percent) % of \(total)")
      let fewer: [Int: UInt64] = [3: UInt64(rank - 1), 9: UInt64(total - rank + 1)]
      #expect(percentile(Double(percent) / 100, fewer) == 9, "\(percent) % of \(total)")
    }
  }
}

@Test func oneSlowTimeInAThousandIsNotInNineHundredNinetyNine() {
  let counts: [Int: UInt64] = [5: 999, 700: 1]
  #expect(percentile(0.999, counts) == 5)
  #expect(percentile(1, counts) == LatencyBuckets.middle(of: 700))
  #expect(percentile(0.999, [5: 998, 700: 2]) == LatencyBuckets.middle(of: 700))
}

@Test func theLeastPercentileIsTheShortestTime() {
  #expect(percentile(0, [4: 1, 20: 1_000]) == 4)
  #expect(percentile(0, [0: 1, 20: 1_000]) == 0)
}

@Test func aMonthOfTimesIsCountedLikeAMinuteOfThem() {
  // A 1 kHz pen for a month, and the same shares of it.
  let many: [Int: UInt64] = [10: 2_592_000_000 / 2, 30: 2_592_000_000 / 2]
  #expect(percentile(0.5, many) == 10)
  #expect(percentile(0.500_001, many) == 30)
}

@Test func twoSendersTogetherAreBetweenTheTwo() {
  var draws = Draws(seed: 71)
  for _ in 0..<100 {
    var (one, other): ([Int: UInt64], [Int: UInt64]) = ([:], [:])
    for _ in 0..<40 {
      one[.random(in: 0..<1_024, using: &draws), default: 0] += 1
      other[.random(in: 0..<1_024, using: &draws), default: 0] += 1
    }
    let both = one.merging(other, uniquingKeysWith: +)
    for share in [0.25, 0.5, 0.9] {
      let (a, b) = (percentile(share, one), percentile(share, other))
      let told = percentile(share, both)
      #expect(told >= min(a, b) && told <= max(a, b))
    }
  }
}

@Test func nanosecondsBelowThirtyTwoAreExact() {
  for time in Int64(0)..<64 {
    // Up to 64 every bucket still holds one time.
    #expect(LatencyBuckets.middle(of: LatencyBuckets.bucket(of: time)) == Double(time))
  }
  #expect(LatencyBuckets.bucket(of: 64) == LatencyBuckets.bucket(of: 65))
}

@Test func noTimeIsBetweenTwoBuckets() {
  // At each power of two the buckets become twice as wide: none may be left out there, or used
  // twice.
  for power in 5..<36 {
    let first = Int64(1) << Int64(power)
    #expect(LatencyBuckets.bucket(of: first) == LatencyBuckets.bucket(of: first - 1) + 1)
    let width = first / 32
    #expect(LatencyBuckets.bucket(of: first + width - 1) == LatencyBuckets.bucket(of: first))
    #expect(LatencyBuckets.bucket(of: first + width) == LatencyBuckets.bucket(of: first) + 1)
  }
  #expect(LatencyBuckets.bucket(of: LatencyBuckets.limit) == LatencyBuckets.count - 1)
  #expect(LatencyBuckets.bucket(of: LatencyBuckets.limit + 1) == LatencyBuckets.count - 1)
}
