import StylusProtocol
import Synchronization

/// What the three threads measure of themselves while they work.
///
/// Each histogram has one thread that writes it, and so has the counter; the main thread reads them
/// all.
final class Gauges: Sendable {
  /// Hop 1 and 2: from the origin until the input thread has handed the event over. Input thread.
  let drain = LatencyHistogram()
  /// Hop 3 and 4: from there until the stroke thread has handed an update over. Stroke thread.
  let reconcile = LatencyHistogram()
  /// Hop 5 and 6: from there until the update is in every outbox. Main thread.
  let publish = LatencyHistogram()
  /// Hop 7: from there until a client's socket has everything that waited with it. Main thread.
  let send = LatencyHistogram()
  /// The whole way, from the origin until a client's socket has it. Main thread.
  let whole = LatencyHistogram()
  private let refused = Atomic<UInt64>(0)

  /// How many events of devices found no room on their way to the strokes.
  var leftOut: UInt64 { refused.load(ordering: .relaxed) }

  /// Counts an event that found no room. Input thread.
  func leaveOut() { refused.store(leftOut &+ 1, ordering: .relaxed) }

  /// All hops, in their order.
  var hops: [HopStatistics] {
    [
      drain.summary(of: .drain), reconcile.summary(of: .reconcile), publish.summary(of: .publish),
      send.summary(of: .send), whole.summary(of: .whole),
    ]
  }

  /// A client's socket has taken everything, the oldest of it with these stamps. Main thread.
  func sent(_ oldest: Stamps, at now: Int64) {
    send.record(now - oldest.handed)
    whole.record(now - oldest.origin)
  }
}
