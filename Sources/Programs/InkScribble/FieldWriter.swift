import Desktops
import InkCanvas
import InkGeometry
import InkScreens
import LinuxIO
import StylusModel
import TextFields
import ToolPicker
import WaylandClient

/// What is written over fields and on the pad, and how it comes into programs: reads it, changes
/// fields, and puts texts in with the keyboard. What becomes of the ink is left to who draws it.
final class FieldWriter {
  var session: WritingSession
  let desk: DesktopFields
  var requests: FieldRequests
  var handwriting: HandwritingReader
  /// What the compositor has for it; nil while there is none.
  var seat: CompositorSeat?
  /// Whether words that are chosen from a list are kept; otherwise for this run alone.
  private var keepsChosenWords: Bool
  private(set) var padWriting = PadWriting()
  private var typing = PadTyping()
  /// Whether it was said that nothing can be tapped.
  private var hasSaidNoTap = false

  init(_ settings: ScribbleSettings, _ desk: DesktopFields) throws(SystemError) {
    self.desk = desk
    session = WritingSession(settings.rules)
    keepsChosenWords = settings.keepsChosenWords
    requests = FieldRequests(desk)
    handwriting = try HandwritingReader()
    handwriting.setAdapting(settings.adapts)
  }

  /// The configuration is another: it counts from the next phrase on.
  func configure(_ settings: ScribbleSettings) {
    session.rules = settings.rules
    padWriting.rules = settings.rules
    keepsChosenWords = settings.keepsChosenWords
    handwriting.setAdapting(settings.adapts)
  }

  /// Executes the commands of a session, except those about ink.
  func carryOut(_ action: WritingAction) {
    switch action {
    case .read(let phrase, let version, let strokes):
      handwriting.request(phrase, version: version, strokes)
    case .edit(let phrase, let edit): requests.request(edit, for: phrase)
    case .learn(let word): learn(word)
    case .keep(let words, let phrase):
      handwriting.learnKept(words, of: phrase, isKept: keepsChosenWords)
    case .reportSecret:
      Log.write(
        .notice,
        "a field became a password field during writing: the rest of the text is dropped, and the "
          + "field is not changed any further"
      )
    case .fade, .forget, .tap: break
    }
  }

  private func learn(_ word: String) { handwriting.teach(word, isKept: keepsChosenWords) }

  // MARK: The seat

  /// Sees to the input method; another field with the keyboard has nothing of the pad's.
  ///
  /// - Returns: when to be asked again.
  func updateSeat(at now: Timestamp) -> Timestamp? {
    guard let input = seat?.input else { return nil }
    let next = input.processEvents(at: now)
    switch input.updateFocus(at: now) {
    case .another: _ = carryOut(padWriting.forgetContext())
    case .returned: _ = carryOut(padWriting.forgetText())
    case .same: break
    }
    for text in input.takeRefused() { missTyped(text) }
    return next
  }

  /// Text for the pad's program is about to come, or not: its field with the keyboard is looked
  /// for.
  func prepareSeat(isPadBusy: Bool, at now: Timestamp) {
    guard let input = seat?.input else { return }
    if isPadBusy { input.prepare(at: now) }
    if let window = desk.map.focused {
      input.recordKeyboardFocus(window.id, of: window.process, isWanted: isPadBusy, at: now)
    }
  }

  /// Taps a place of the layout, in logical pixels, for what is below our surfaces; false if that
  /// is not possible.
  @discardableResult
  func tap(at spot: Point, on screens: Screens, at now: Timestamp) -> Bool {
    guard let screen = screens.all.first(where: { $0.place.area.contains(spot) }) else {
      return false
    }
    let isTapped = seat?.tap(at: spot, through: screen, of: screens, at: now) == true
    if !isTapped { sayNoTap() }
    return isTapped
  }

  /// Only once: the user can tap again.
  private func sayNoTap() {
    guard !hasSaidNoTap else { return }
    hasSaidNoTap = true
    Log.write(
      .warning,
      "a tap was lost, because the compositor does not let inkscribe tap; writing still works. Fix "
        + "for KWin: install it with its package or "
        + "scripts/install, with its desktop entry, which must contain the path of the program"
    )
  }

  /// Whether a text can be copied for its user.
  var canCopy: Bool { seat?.clipboard?.isReachable == true }

  private var focusedProcess: Int32? { desk.map.focused?.process }

  private func put(_ text: String, over former: String = "") -> Bool {
    seat?.input.insertText(text, over: former, into: focusedProcess) == true
  }

  // MARK: The pad

  /// Whether somebody writes on the pad, or did a moment ago.
  var isPadBusy: Bool { padWriting.isBusy }

  /// A stroke begins on the pad's paper, in millimeters of the layout.
  func beginOnPaper(_ stroke: UInt64, at place: Point, _ time: Timestamp) {
    padWriting.begin(stroke, at: place, time)
  }

  func extendOnPaper(_ stroke: UInt64, to place: Point) {
    padWriting.appendPoint(place, to: stroke)
  }

  func cancelOnPaper(_ stroke: UInt64) { padWriting.cancel(stroke) }

  /// The pen was lifted from the paper.
  ///
  /// - Returns: ink that has become text, or nothing.
  func endOnPaper(_ stroke: UInt64, at time: Timestamp) -> [UInt64] {
    carryOut(padWriting.end(stroke, at: time))
  }

  /// Does what is due of what was written on the pad.
  ///
  /// - Returns: ink that has become text, and when to be asked again.
  func updatePad(at now: Timestamp) -> (faded: [UInt64], next: Timestamp?) {
    let (actions, next) = padWriting.collectDueActions(at: now)
    return (carryOut(actions), next)
  }

  /// Inserts the text written on the pad; returns the ink that has become text.
  func finishPad() -> [UInt64] { carryOut(padWriting.commitWriting()) }

  /// Nobody writes on the pad any more; its ink.
  func stopPad() -> [UInt64] { carryOut(padWriting.stop()) }

  /// Reads the writing on the pad.
  func padRead(_ text: HandwrittenText) {
    _ = carryOut(
      padWriting.acceptReadings(text.phrase, version: text.version, text.words.readingsOfLast))
  }

  /// Something of the pad is pressed that is about texts.
  ///
  /// - Returns: ink that has become text, or nothing.
  func press(_ element: WritingPad.Element) -> [UInt64] {
    switch element {
    case .paper, .handle, .close: return []
    case .candidate(let number):
      if number != padWriting.chosen,
        let word = padWriting.readings[number].split(separator: " ").last
      {
        learn(String(word))
      }
      return carryOut(padWriting.choose(number))
    case .waiting: return putWaiting()
    case .copy:
      copyWaiting()
      return []
    case .delete: return type(.backspace)
    case .enter: return type(.enter)
    case .space:
      let faded = finishPad()
      return put(" ") ? faded + carryOut(padWriting.forgetContext()) : faded
    }
  }

  /// Of ink that is not text yet a press on delete takes the ink.
  private func type(_ key: EditingKey) -> [UInt64] {
    if key == .backspace, padWriting.isBusy { return carryOut(padWriting.drop()) }
    let faded = finishPad()
    guard seat?.input.press(key) == true else { return faded }
    typing.pressed(key)
    return faded + carryOut(padWriting.forgetContext())
  }

  /// Asks what stands before the caret: by the time that something was written it is known.
  func lookBeforeCaret() {
    guard let window = desk.map.focused?.id else { return }
    desk.findTextBeforeCaret(in: window, then: typing.caret.ask(in: window))
  }

  /// What stands before the caret, by what its program reports, which may be nothing.
  ///
  /// By the accessibility bus it tells that of now; an input method was told it when the program
  /// thought it worth telling.
  private var textBeforeCaret: String? {
    typing.caret.text(in: desk.map.focused?.id) ?? seat?.input.focusedField?.surrounding?.before
  }

  private func putWaiting() -> [UInt64] {
    guard let text = session.unwritten.texts.last,
      put(PadTyping.space(between: textBeforeCaret, and: text) + text)
    else { return [] }
    typing.caret.forget()
    session.unwritten.discard(text)
    return carryOut(padWriting.forgetContext())
  }

  /// Copied text no longer waits.
  private func copyWaiting() {
    guard let text = session.unwritten.texts.last else { return }
    seat?.clipboard?.copy(text) { [self] isDone in
      if isDone { session.unwritten.discard(text) }
    }
  }

  /// Performs the actions of writing on the pad; returns the ink that has become text, or nothing.
  private func carryOut(_ actions: [PadWriting.PadTextAction]) -> [UInt64] {
    var faded: [UInt64] = []
    for action in actions {
      switch action {
      case .read(let phrase, let version, let strokes):
        handwriting.request(phrase, version: version, strokes)
      case .put(let text, let former): type(text, over: former)
      case .fade(let numbers): faded += numbers
      case .show: break
      }
    }
    return faded
  }

  private func type(_ text: String, over former: String) {
    let typed = typing.compose(
      text, over: former, in: desk.map.focused?.id, behind: textBeforeCaret,
      goesOn: padWriting.followsInk)
    if put(typed.text, over: typed.former) {
      if former.isEmpty { session.counts.written += 1 } else { session.counts.corrected += 1 }
    } else {
      keepFailed(typed.word)
    }
  }

  /// A text could not be inserted: it waits.
  private func keepFailed(_ text: String) {
    session.counts.failed += 1
    session.unwritten.retain(String(text.drop { $0 == " " }))
  }

  /// A text was sent to be typed, and was not, as is known only now: it waits.
  private func missTyped(_ text: String) {
    keepFailed(text)
    // Nothing of it stands there that another reading could take the place of.
    _ = carryOut(padWriting.forgetText())
  }
}
