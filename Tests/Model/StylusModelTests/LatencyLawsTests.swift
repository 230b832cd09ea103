import StylusModel
import Testing

/// How often each bucket was counted, after some times in nanoseconds.
private func counts(_ times: [Int64]) -> [UInt64] {
  var counts = [UInt64](repeating: 0, count: LatencyBuckets.count)
  for time in times { counts[LatencyBuckets.bucket(of: time)] += 1 }
  return counts
}

@Test func aLongerTimeNeverHasALowerBucket() {
  var draws = Draws(seed: 4)
  for _ in 0..<1_000 {
    // As many small as large times: a random number of bits.
    let bits = Int64.random(in: 0..<38, using: &draws)
    let time = Int64.random(in: 0...(1 << bits), using: &draws)
    let longer = time + .random(in: 0...(1 << bits), using: &draws)
    #expect(LatencyBuckets.bucket(of: time) <= LatencyBuckets.bucket(of: longer))
  }
}

@Test func theMiddleOfABucketIsAtMostASixtyFourthFromAnyTimeInIt() {
  var draws = Draws(seed: 5)
  for _ in 0..<1_000 {
    let bits = Int64.random(in: 1..<36, using: &draws)
    let time = Int64.random(in: 1...(1 << bits), using: &draws)
    let told = LatencyBuckets.middle(of: LatencyBuckets.bucket(of: time))
    #expect(abs(told - Double(time)) <= Double(time) / 64)
  }
}

@Test func middlesGrowFromBucketToBucket() {
  let middles = (0..<LatencyBuckets.count).map(LatencyBuckets.middle)
  #expect(zip(middles, middles.dropFirst()).allSatisfy { $0 < $1 })
  #expect((middles.last ?? 0) <= Double(LatencyBuckets.limit))
}

@Test(arguments: [0.0, 0.01, 0.5, 0.9, 0.99, 1])
func aPercentileIsTheTimeOfItsRankButForItsBucket(share: Double) {
  var draws = Draws(seed: 6)
  for size in [1, 2, 3, 10, 100, 1_000] {
    let times = (0..<size).map { _ in Int64.random(in: 100...20_000_000, using: &draws) }.sorted()
    let counted = counts(times)
    let told = LatencyBuckets.percentile(share) { counted[$0] }
    let rank = max(Int((share * Double(size)).rounded(.up)), 1)
    let truth = Double(times[rank - 1])
    #expect(abs(told - truth) <= truth / 32)
  }
}

@Test func percentilesNeverFallAsTheirShareGrows() {
  var draws = Draws(seed: 7)
  let counted = counts((0..<300).map { _ in .random(in: 0...9_000_000, using: &draws) })
  let told = stride(from: 0.0, through: 1, by: 0.05).map { share in
    LatencyBuckets.percentile(share) { counted[$0] }
  }
  #expect(zip(told, told.dropFirst()).allSatisfy { $0 <= $1 })
}

@Test func whereNothingWasCountedEveryPercentileIsNothing() {
  for share in [0.0, 0.5, 1] { #expect(LatencyBuckets.percentile(share) { _ in 0 } == 0) }
}

@Test func oneTimeIsEveryPercentile() {
  let counted = counts([12_345])
  let told = [0, 0.5, 1].map { share in LatencyBuckets.percentile(share) { counted[$0] } }
  #expect(Set(told).count == 1)
  #expect(abs((told.first ?? 0) - 12_345) < 12_345 / 64)
}
