import Units

/// What is known of where the letters of a field are in which something was written.
struct FieldLetters: Sendable {
  let field: TextField
  /// The words that are seen; none where letters are not reported, or where they moved.
  private(set) var runs: [LetterRun] = []
  /// The question that is to be answered; nil: none is, or what it was about is another by now.
  private(set) var question: UInt64?
  /// The phrases that it is about, in its order.
  private(set) var asked: [UInt64] = []
  /// When it is asked once more, and how often it was in vain: some tell of letters only when they
  /// are drawn.
  private(set) var retry: Timestamp?
  private var misses = 0
  private static let mostMisses = 3
  private static let rest = Microseconds.milliseconds(300)

  init(_ field: TextField) { self.field = field }

  mutating func recordQuestion(_ question: UInt64, of phrases: [UInt64]) {
    (self.question, asked, retry) = (question, phrases, nil)
  }

  /// It is time.
  mutating func asksAgain() { retry = nil }

  mutating func answered(_ runs: [LetterRun]) { (self.runs, question) = (runs, nil) }

  /// Something new stands there.
  mutating func expectMore() { misses = 0 }

  /// Letters that are not told yet are asked for once more.
  mutating func miss(at now: Timestamp) {
    question = nil
    guard misses < Self.mostMisses else { return }
    misses += 1
    retry = now + Self.rest
  }

  /// The text became another: what is seen before that is where it was, and what was asked is not
  /// answered any more.
  mutating func follow(_ change: TextChange?) {
    question = nil
    runs =
      change.map { change in runs.filter { $0.range.upperBound <= change.range.lowerBound } } ?? []
  }
}
