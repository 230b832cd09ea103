import StylusModel
import StylusProtocol
import Testing

@testable import StylusDaemon

/// A histogram with these times in nanoseconds.
private func summary(of times: [Int64]) -> HopStatistics {
  let histogram = LatencyHistogram()
  for time in times { histogram.record(time) }
  return histogram.summary(of: .whole)
}

@Suite struct LatencyHistogramTests {
  @Test func percentilesAreThoseOfTheSortedTimes() {
    var random = SystemRandomNumberGenerator()
    let times = (0..<20_000).map { _ in Int64.random(in: 1_000...4_000_000, using: &random) }
    let sorted = times.sorted()
    let summary = summary(of: times)
    #expect(summary.count == 20_000)
    for (told, share) in [(summary.p50, 0.5), (summary.p99, 0.99), (summary.p999, 0.999)] {
      let exact = Double(sorted[Int((share * 20_000).rounded(.up)) - 1]) / 1_000
      #expect(abs(Double(told) - exact) <= exact / 64, "\(share)")
    }
    #expect(summary.max == Float(Double(sorted[19_999]) / 1_000))
  }

  @Test func noPercentileIsAboveTheLongestTime() {
    let summary = summary(of: [1_000_001, 1_000_001])
    #expect(summary.p50 <= summary.max && summary.p999 <= summary.max)
    #expect(summary.max == 1_000.001)
  }

  @Test func whatCannotBeCountsAsTheNearestThatCan() {
    let summary = summary(of: [-5, .min, .max])
    #expect(summary.count == 3 && summary.p50 == 0)
    #expect(summary.max == Float(Double(LatencyBuckets.limit) / 1_000))
  }

  @Test func aHopThatWasNeverGoneSaysNothing() {
    #expect(summary(of: []) == HopStatistics(.whole))
  }
}
