import StylusModel

/// The expected time for drawing the next frame, estimated from the last ones; a wash takes a
/// hundred times as long as a pen's line. All times are in microseconds.
struct DrawingCost: Sendable {
  /// The second longest of the last eight times, because a single frame, such as the first on a new
  /// buffer, may take long by chance.
  private(set) var expected: Int64 = 0
  private var last = InlineArray<8, Int64>(repeating: 0)
  private var next = 0

  /// The longest time that counts; a longer time had another reason, such as a stalled machine.
  private static let most: Int64 = 8_000

  /// Records the drawing time of a frame; returns whether it was longer than expected by more than
  /// a margin.
  mutating func recordDuration(_ took: Microseconds, margin: Int64) -> Bool {
    let took = min(max(took.value, 0), Self.most)
    let isSurprise = took > expected + margin
    last[next] = took
    next = (next + 1) % last.count
    var (longest, second): (Int64, Int64) = (0, 0)
    for index in last.indices {
      if last[index] > longest {
        (longest, second) = (last[index], longest)
      } else {
        second = max(second, last[index])
      }
    }
    expected = second
    return isSurprise
  }
}
