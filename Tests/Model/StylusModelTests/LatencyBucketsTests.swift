import StylusModel
import Testing

@Suite struct LatencyBucketsTests {
  @Test func everyBucketFollowsTheOneBeforeAndHoldsItsOwnMiddle() {
    for bucket in 1..<LatencyBuckets.count {
      let middle = LatencyBuckets.middle(of: bucket)
      #expect(middle > LatencyBuckets.middle(of: bucket - 1))
      #expect(LatencyBuckets.bucket(of: Int64(middle)) == bucket)
    }
    #expect(LatencyBuckets.bucket(of: LatencyBuckets.limit) == LatencyBuckets.count - 1)
  }

  @Test func noTimeIsToldMoreThanASixtyFourthOff() {
    var time: Int64 = 1
    while time < LatencyBuckets.limit {
      let told = LatencyBuckets.middle(of: LatencyBuckets.bucket(of: time))
      #expect(abs(told - Double(time)) <= Double(time) / 64, "\(time)")
      time += max(time / 97, 1)
    }
  }

  @Test func whatCannotBeCountsAsTheNearestThatCan() {
    #expect(LatencyBuckets.bucket(of: .min) == 0)
    #expect(LatencyBuckets.bucket(of: .max) == LatencyBuckets.count - 1)
    #expect(LatencyBuckets.percentile(0.5) { _ in 0 } == 0)
  }
}
