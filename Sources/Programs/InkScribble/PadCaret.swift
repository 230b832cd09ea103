import TextFields

/// What is known of the text before the caret, for what is written on the pad.
struct PadCaret {
  private var question: UInt64 = 0
  private var told: (window: WindowID, text: String)?

  /// It is asked for; what was known before is old.
  ///
  /// - Returns: the number of the question.
  mutating func nextQuestion() -> UInt64 {
    invalidate()
    return question
  }

  /// - Parameter text: the last of what stands there, empty where nothing does; nil: nobody tells.
  mutating func noteAnswer(_ number: UInt64, in window: WindowID, _ text: String?) {
    if number == question, let text { told = (window, text) }
  }

  /// Something was put in: what was asked and told is not so any more.
  mutating func invalidate() {
    question += 1
    told = nil
  }

  func text(in window: WindowID?) -> String? { told?.window == window ? told?.text : nil }
}
