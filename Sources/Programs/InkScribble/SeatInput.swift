import Accessibility
import InputMethods
import LinuxIO
import StylusModel
import TextFields
import WaylandClient

/// Text for the field with the keyboard, whichever program has it: by an input method, or by keys,
/// as the desktop has them.
///
/// It knows nothing but what the field tells. A field for a secret gets nothing, by either way; of
/// a field that tells nothing (a program without input methods) that cannot be known here.
final class SeatInput: FocusedText {
  private let input: any DesktopInput
  private let windows: any WindowFocus
  /// Why one of both is not there, as it was told.
  private var toldFault: String?
  /// Which field has the keyboard, and since when that is known.
  private var field: UInt64?
  private var since = Timestamp(microseconds: 0)
  /// Whether nothing was told of it for a while.
  private var wasAway = false
  /// The processes that told an input method of a field.
  private var tellers: Set<Int32> = []
  private static let mostTellers = 1_024
  /// The window that text is for, and the field that had the keyboard when that window had it not.
  private var wanted: (window: WindowID, former: UInt64?)?
  /// Since when that window is known to have the keyboard.
  private var focusedSince: Timestamp?

  /// The window that got the keyboard back, of which no field was told since.
  private var sought: WindowID?

  /// A window that does not tell of its field so long after it got the keyboard does not do so of
  /// itself.
  private static let tardiness = Microseconds.milliseconds(200)
  /// What was told of a field that just got the keyboard may be of the one before: so long nothing
  /// is put in.
  private static let settling = Microseconds.milliseconds(15)

  init(_ input: any DesktopInput, for windows: any WindowFocus) {
    (self.input, self.windows) = (input, windows)
  }

  /// Why texts do not go in one way or the other; nil while all is well. One line, with what still
  /// works.
  var fault: String? { input.fault }

  /// Takes what came, and sees to what is due.
  ///
  /// - Returns: when to be asked again.
  func processEvents(at now: Timestamp) -> Timestamp? {
    let next = input.processEvents(at: now)
    if input.fault != toldFault {
      toldFault = input.fault
      if let toldFault { Log.write(.notice, toldFault) }
    }
    return next
  }

  /// Text is about to come.
  func prepare(at now: Timestamp) { input.prepare(at: now) }

  /// What is known of the field with the keyboard since this was asked last.
  enum FocusNews {
    case same
    case another
    /// Some field again, after a while in which none was told: it may be the same.
    case returned
  }

  func updateFocus(at now: Timestamp) -> FocusNews {
    guard !input.isAway else {
      wasAway = true
      return .same
    }
    guard input.field?.number != field else { return .same }
    defer { wasAway = false }
    (field, since) = (input.field?.number, now)
    if field != nil { sought = nil }
    return wasAway ? .returned : .another
  }

  /// The field with the keyboard, if its program tells of one.
  var focusedField: FocusedField? { input.field }

  /// Of the field of a window with the keyboard nothing is told, though it must have one: it gets
  /// the keyboard anew, once.
  ///
  /// KWin 5.27 takes what a program says when it loses the keyboard for the word of the one that
  /// has it then, and tells an input method that this one has no field any more: so in Chromium
  /// after Firefox, until it gets the keyboard again.
  private func seekField(in window: WindowID, at now: Timestamp) {
    guard input.field == nil, !input.isAway, sought != window, now - since >= Self.tardiness
    else { return }
    sought = window
    windows.refocus(window)
  }

  // MARK: For the pad

  /// What a text goes in by; nil: it cannot, for the field is for a secret, or none has the
  /// keyboard, or nobody could put it in.
  ///
  /// A program that told an input method of a field before, and does not now, has none with the
  /// keyboard: keys would be commands.
  private func route(into process: Int32?) -> TextRoute? {
    if readinessOfFocus(for: .inputMethod) == .ready { return .inputMethod }
    if let process, tellers.contains(process) { return nil }
    return readinessOfFocus(for: .keyboard) == .ready ? .keyboard : nil
  }

  /// The window with the keyboard, and whose it is; whether text is about to come for it.
  func recordKeyboardFocus(_ window: WindowID, of process: Int32, isWanted: Bool, at now: Timestamp)
  {
    if focusedField != nil { tellers.insert(process) }
    if tellers.count > Self.mostTellers { tellers = [] }
    if isWanted, tellers.contains(process) { seekField(in: window, at: now) }
  }

  /// Puts a text into whichever field has the keyboard, in place of what was put in last there.
  ///
  /// - Returns: false if nothing was changed.
  func insertText(_ text: String, over former: String, into process: Int32?) -> Bool {
    guard let route = route(into: process) else { return false }
    // Not deleted unless the next can be typed.
    if route == .keyboard { return input.type(text, over: former) }
    // Keys delete everywhere; programs pass over what an input method asks to be deleted.
    if !former.isEmpty, !input.press(.backspace, times: former.count),
      !erase(before: former, by: route)
    {
      return false
    }
    return insertText(text, by: route)
  }

  /// Texts of the pad's that were sent to be typed and, as is known only now, were not; each once.
  func takeRefused() -> [String] { input.takeRefused() }

  /// Presses a key; false if it could not.
  func press(_ key: EditingKey) -> Bool {
    focusedField?.isSecret != true && input.press(key, times: 1)
  }

  // MARK: FocusedText

  func focus(_ window: WindowID) {
    input.prepare(at: .now)
    wanted = (window, windows.hasKeyboard(window) ? nil : input.field?.number)
    focusedSince = nil
    windows.focus(window)
  }

  /// Whether the field with the keyboard is one of the window that text is for: a program says of
  /// its field that it is the chosen one also while its window is none, and what an input method
  /// knows then is another program's.
  private func isWanted(at now: Timestamp) -> Bool {
    guard let wanted else { return true }
    guard windows.hasKeyboard(wanted.window) else {
      focusedSince = nil
      return false
    }
    let begin = focusedSince ?? now
    focusedSince = begin
    return now - begin >= Self.settling
      && (wanted.former == nil || wanted.former != input.field?.number)
  }

  func readiness(for route: TextRoute) -> FocusReadiness {
    guard isWanted(at: .now) else { return .waiting }
    let readiness = readinessOfFocus(for: route)
    if route == .inputMethod, readiness == .waiting, let wanted, let focusedSince {
      let now = Timestamp.now
      if now - focusedSince >= Self.tardiness { seekField(in: wanted.window, at: now) }
    }
    return readiness
  }

  /// The same, whichever window has the keyboard.
  private func readinessOfFocus(for route: TextRoute) -> FocusReadiness {
    if focusedField?.isSecret == true { return .secret }
    switch route {
    case .accessibility, .program: return .waiting
    case .inputMethod:
      guard focusedField != nil, .now - since >= Self.settling else { return .waiting }
      return .ready
    case .keyboard: return input.typesTexts ? .ready : .waiting
    }
  }

  func insertText(_ text: String, by route: TextRoute) -> Bool {
    switch route {
    case .accessibility, .program: false
    case .inputMethod: input.commit(text)
    case .keyboard: input.type(text)
    }
  }

  func eraseSelection(by route: TextRoute) -> Bool {
    switch route {
    case .accessibility, .program: false
    case .inputMethod: input.eraseSelection()
    case .keyboard: input.press(.backspace, times: 1)
    }
  }

  func erase(before text: String, by route: TextRoute) -> Bool {
    switch route {
    case .accessibility, .program: false
    case .inputMethod: input.erase(before: text)
    case .keyboard: input.press(.backspace, times: text.count)
    }
  }
}
