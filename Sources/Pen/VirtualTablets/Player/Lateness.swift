/// The delays with which frames were written, in microseconds.
package struct Lateness: Hashable, Sendable {
  package var median: Int64
  /// One in a hundred delays was longer.
  package var percentile99: Int64
  package var maximum: Int64

  /// Sums up; nil for no frames.
  package init?(_ delays: [Int64]) {
    guard !delays.isEmpty else { return nil }
    let sorted = delays.sorted()
    median = sorted[(sorted.count - 1) / 2]
    percentile99 = sorted[(sorted.count - 1) * 99 / 100]
    maximum = sorted[sorted.count - 1]
  }
}
