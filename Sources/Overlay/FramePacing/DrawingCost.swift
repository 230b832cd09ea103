import StylusModel

/// How long the next picture takes to draw, as far as the last ones tell: a wash takes a hundred
/// times as long as a pen's line. All times in microseconds.
struct DrawingCost: Sendable {
  /// The longest but one of the last eight: one that took long by chance, such as the first on a
  /// new buffer, is none to go by.
  private(set) var expected: Int64 = 0
  private var last = InlineArray<8, Int64>(repeating: 0)
  private var next = 0

  /// Beyond this a picture took so long for another reason, a machine that stood still.
  private static let most: Int64 = 8_000

  /// A picture took so long; says whether that was longer, by more than a margin allows for, than
  /// was expected.
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
