/// Predicts a value from the previous values.
struct Predictor {
  private let first: Int64
  private let second: Int64
  private let third: Int64

  /// The rows of docs/develop/ink-format-strokes.md: the weights of the last three differences,
  /// most recent first, in 64ths. Rows 3 and 7 were fitted to locations and forces of handwriting
  /// of ten writers at 133 Hz, and rows 4, 5 and 6 to locations, times and angles of the control
  /// points of fitted paths (least absolute deviations).
  static let all: [Predictor] = [
    Predictor(first: 0, second: 0, third: 0),
    Predictor(first: 64, second: 0, third: 0),
    Predictor(first: 96, second: -32, third: 0),
    Predictor(first: 89, second: -9, third: -22),
    Predictor(first: 15, second: -11, third: 0),
    Predictor(first: 30, second: 17, third: 10),
    Predictor(first: -20, second: 0, third: 0),
    Predictor(first: 70, second: 14, third: -20),
  ]

  /// Returns the predicted value after a history; missing differences are replaced by the earliest
  /// one.
  @inline(__always) func expected(after history: PastValues) -> Int64 {
    let sum =
      first &* history.first &+ second &* history.second &+ third &* history.third &+ 32
    return history.last &+ sum >> 6
  }
}

/// The last value of a channel and its last three differences.
struct PastValues {
  private(set) var last: Int64
  private(set) var first: Int64 = 0
  private(set) var second: Int64 = 0
  private(set) var third: Int64 = 0
  private var isAlone = true

  /// Creates a history of one value.
  init(_ value: Int64) { last = value }

  /// Adds the next value.
  @inline(__always) mutating func push(_ value: Int64) {
    let difference = value &- last
    last = value
    third = isAlone ? difference : second
    second = isAlone ? difference : first
    isAlone = false
    first = difference
  }
}
