import Glibc

/// How long readings took, in milliseconds of the processor: what other programs do meanwhile does
/// not count.
struct Timing {
  private var times: [Double] = []

  static let heading = "ms: median, p95, longest"

  /// What this thread has used of a processor so far.
  static var now: Duration {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// What some work uses of it.
  static func measure(_ work: () -> Void) -> Duration {
    let begin = now
    work()
    return now - begin
  }

  mutating func note(_ time: Duration) {
    times.append(
      Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) * 1e-15)
  }

  var text: String {
    let sorted = times.sorted()
    guard let longest = sorted.last else { return "" }
    return [sorted[sorted.count / 2], sorted[sorted.count * 95 / 100], longest]
      .map { "\(($0 * 10).rounded() / 10)" }.joined(separator: ", ")
  }
}
