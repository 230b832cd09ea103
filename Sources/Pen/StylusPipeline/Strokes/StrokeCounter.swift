import StylusModel

/// Numbers strokes from 1 in the order in which they begin.
struct StrokeCounter {
  private var last: UInt64 = 0

  /// A counter that has numbered nothing.
  init() {}

  /// The next number.
  mutating func nextStrokeID() -> StrokeID {
    last += 1
    return StrokeID(rawValue: last)
  }
}
