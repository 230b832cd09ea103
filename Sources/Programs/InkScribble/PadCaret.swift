import TextFields

/// What is known of the text before the caret, for what is written on the pad.
final class PadCaret {
  private var question: UInt64 = 0
  private var lastAnswer: (window: WindowID, text: String)?

  /// It is requested; the previous value is outdated.
  ///
  /// - Returns: takes the answer: the last of what stands there, empty where nothing does; nil: it
  ///   is not reported.
  func ask(in window: WindowID) -> (String?) -> Void {
    forget()
    return { [self, question] text in
      if question == self.question, let text { lastAnswer = (window, text) }
    }
  }

  /// Text was inserted: pending and previous answers are outdated.
  func forget() {
    question += 1
    lastAnswer = nil
  }

  func text(in window: WindowID?) -> String? {
    lastAnswer?.window == window ? lastAnswer?.text : nil
  }
}
