import TextFields
import WaylandClient

/// What is known of the place that the pad's texts go to: what they need before them, and what they
/// take the place of.
struct PadTyping {
  /// What stands before the caret, as far as it is known for what is being written.
  let caret = PadCaret()
  /// Whether a line was begun there last: what its program then tells of the text before it may be
  /// late.
  private var hasNewLine = false
  /// The window that had the keyboard when something was inserted last.
  private var window: WindowID?

  mutating func pressed(_ key: EditingKey) { hasNewLine = key == .enter }

  /// A text is inserted, in the place of what was inserted before.
  ///
  /// - Parameters:
  ///   - window: that with the keyboard.
  ///   - before: what stands before the caret; nil: it is not reported.
  ///   - goesOn: whether it was written behind what was inserted before.
  /// - Returns: the text with a space before it where it needs one, the text itself, and what it
  ///   takes the place of.
  mutating func compose(
    _ text: String, over former: String, in window: WindowID?, behind before: String?, goesOn: Bool
  ) -> (text: String, word: String, former: String) {
    // In another window nothing of the former stands.
    let isSame = window == self.window
    self.window = window
    let word = isSame ? text : String(text.drop { $0 == " " })
    let isBegun = isSame && (goesOn || hasNewLine)
    let space = former.isEmpty && !isBegun ? Self.space(between: before, and: word) : ""
    hasNewLine = false
    caret.forget()
    return (space + word, word, isSame ? former : "")
  }

  /// The separator that a text needs after the existing text.
  static func space(between before: String?, and text: String) -> String {
    guard let before = before?.last, !text.hasPrefix(" ") else { return "" }
    let spaced = WordSpacing.spaced(text, before: before, after: nil, isJoined: false)
    return String(spaced.text.prefix(spaced.before))
  }
}
