import Units

/// The known positions of the letters in a field that was written into.
struct FieldLetters: Sendable {
  let field: TextField
  /// The visible words; empty if letters are not reported, or have moved.
  private(set) var runs: [LetterRun] = []
  /// The pending request; nil if there is none, or if its subject has changed.
  private(set) var question: UInt64?
  /// The phrases that it is about, in its order.
  private(set) var asked: [UInt64] = []
  /// The time of the next request, and the number of failed ones: some programs report letters only
  /// once they are drawn.
  private(set) var retry: Timestamp?
  private var misses = 0
  private static let mostMisses = 3
  private static let rest = Microseconds.milliseconds(300)

  init(_ field: TextField) { self.field = field }

  mutating func recordQuestion(_ question: UInt64, of phrases: [UInt64]) {
    (self.question, asked, retry) = (question, phrases, nil)
  }

  /// The time of the next request has come.
  mutating func asksAgain() { retry = nil }

  mutating func answered(_ runs: [LetterRun]) { (self.runs, question) = (runs, nil) }

  /// New text was inserted there.
  mutating func expectMore() { misses = 0 }

  /// Letters that are not reported yet are requested again.
  mutating func miss(at now: Timestamp) {
    question = nil
    guard misses < Self.mostMisses else { return }
    misses += 1
    retry = now + Self.rest
  }

  /// The text changed: visible words before the change keep their positions, and the answer to the
  /// pending request is ignored.
  mutating func follow(_ change: TextChange?) {
    question = nil
    runs =
      change.map { change in runs.filter { $0.range.upperBound <= change.range.lowerBound } } ?? []
  }
}
