import StylusModel

/// How long the next picture takes to draw, as far as the last ones tell: a wash takes a hundred times as long as a
/// pen's line. All times in microseconds.
struct DrawingCost: Sendable {
  /// The longest of late, which forgets slowly.
  private(set) var expected: Int64 = 0

  /// Beyond this a picture took so long for another reason, a machine that stood still.
  private static let most: Int64 = 8_000

  /// A picture took so long; says whether that was longer, by more than a margin allows for, than was expected.
  mutating func note(_ took: Microseconds, margin: Int64) -> Bool {
    let took = min(max(took.value, 0), Self.most)
    let isSurprise = took > expected + margin
    expected = max(took, expected + (took - expected) / 16)
    return isSurprise
  }
}
