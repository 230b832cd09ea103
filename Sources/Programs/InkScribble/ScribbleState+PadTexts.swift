import InkCanvas
import LinuxIO
import StylusModel
import StylusProtocol
import TextFields
import ToolPicker
import WaylandClient

// What the pad's ink becomes.
extension ScribbleState {
  func pressPad(_ element: WritingPad.Element, at now: Timestamp) {
    switch element {
    case .paper: break
    case .handle: pad.isWanted = true
    case .close: _ = setPad(.hide, at: now)
    case .candidate(let number):
      if number != pad.writing.chosen,
        let word = pad.writing.readings[number].split(separator: " ").last
      {
        learn(String(word))
      }
      performActions(pad.writing.choose(number), at: now)
    case .waiting: putWaiting(at: now)
    case .copy: copyWaiting()
    case .delete: type(.backspace, at: now)
    case .enter: type(.enter, at: now)
    case .space:
      performActions(pad.writing.commitWriting(), at: now)
      if seat?.insertText(" ", over: "", into: focusedProcess) == true {
        performActions(pad.writing.forgetContext(), at: now)
      }
    }
  }

  /// Of ink that is not text yet a press on delete takes the ink.
  private func type(_ key: EditingKey, at now: Timestamp) {
    if key == .backspace, pad.writing.isBusy { return performActions(pad.writing.drop(), at: now) }
    performActions(pad.writing.commitWriting(), at: now)
    guard seat?.press(key) == true else { return }
    pad.hasNewLine = key == .enter
    performActions(pad.writing.forgetContext(), at: now)
  }

  /// Asks what stands before the caret: by the time that something was written it is known.
  func lookBeforeCaret() {
    guard let window = desk.map.focused?.id else { return }
    let number = pad.caret.nextQuestion()
    desk.findTextBeforeCaret(in: window) { [weak self] text in
      self?.pad.caret.noteAnswer(number, in: window, text)
    }
  }

  /// What a text needs before it, by what its program tells of what stands there, which may be
  /// nothing.
  ///
  /// By the accessibility bus it tells that of now; an input method was told it when the program
  /// thought it worth telling.
  private func spaceBeforeCaret(_ text: String) -> String {
    let told = pad.caret.text(in: desk.map.focused?.id) ?? seat?.focusedField?.surrounding?.before
    guard let before = told?.last, !text.hasPrefix(" ") else { return "" }
    let spaced = WordSpacing.spaced(text, before: before, after: nil, isJoined: false)
    return String(spaced.text.prefix(spaced.before))
  }

  private var focusedProcess: Int32? { desk.map.focused?.process }

  private func putWaiting(at now: Timestamp) {
    guard let text = session.unwritten.last,
      seat?.insertText(spaceBeforeCaret(text) + text, over: "", into: focusedProcess) == true
    else { return }
    pad.caret.invalidate()
    session.forgetUnwritten(text)
    performActions(pad.writing.forgetContext(), at: now)
  }

  /// What was copied does not wait any more.
  private func copyWaiting() {
    guard let text = session.unwritten.last else { return }
    guard let clipboard else {
      return desk.copy(text) { [weak self] isDone in
        if isDone { self?.session.forgetUnwritten(text) }
      }
    }
    if (try? clipboard.copy(text)) != nil { session.forgetUnwritten(text) }
  }

  func performActions(_ actions: [PadWriting.PadTextAction], at now: Timestamp) {
    for action in actions {
      switch action {
      case .read(let phrase, let version, let strokes):
        reader.submit(HandwritingJob(phrase: phrase, version: version, strokes: strokes))
      case .put(let text, let former): replaceText(text, over: former)
      case .fade(let numbers): fade(numbers, at: now)
      case .show: break
      }
    }
  }

  private func replaceText(_ text: String, over former: String) {
    let window = desk.map.focused?.id
    // In another window nothing of the former stands.
    let isSame = window == pad.window
    pad.window = window
    let text = isSame ? text : String(text.drop { $0 == " " })
    let isBegun = isSame && (pad.writing.followsInk || pad.hasNewLine)
    let space = former.isEmpty && !isBegun ? spaceBeforeCaret(text) : ""
    pad.hasNewLine = false
    pad.caret.invalidate()
    if seat?.insertText(space + text, over: isSame ? former : "", into: focusedProcess) == true {
      if former.isEmpty { session.counts.written += 1 } else { session.counts.corrected += 1 }
    } else {
      keepFailed(text)
    }
  }

  /// A text could not be put in: it waits.
  private func keepFailed(_ text: String) {
    session.counts.failed += 1
    session.keepUnwritten(text.trimmingSpaces)
  }

  /// A text was sent to be typed, and was not, as is known only now: it waits.
  func missTyped(_ text: String, at now: Timestamp) {
    keepFailed(text)
    // Nothing of it stands there that another reading could take the place of.
    performActions(pad.writing.forgetText(), at: now)
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }) }
}
