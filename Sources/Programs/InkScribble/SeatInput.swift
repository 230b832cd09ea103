import Accessibility
import Desktops
import LinuxIO
import StylusModel
import TextFields
import WaylandClient

/// Text for the field with the keyboard, whichever program has it: by an input method, or by keys,
/// as the desktop has them.
///
/// It knows nothing but what the field reports. A field for a secret gets nothing, by either way;
/// of a field that tells nothing (a program without input methods) that cannot be known here.
final class SeatInput: FocusedText {
  private let services: DesktopServices
  private let windows: any WindowFocus
  /// Why one of both is missing, as it was reported.
  private var loggedError: String?
  /// Which field has the keyboard, and since when that is known.
  private var field: UInt64?
  private var since = Timestamp(microseconds: 0)
  /// Whether nothing was reported about it for a while.
  private var wasAway = false
  /// The processes that told an input method of a field.
  private var reporters: Set<Int32> = []
  private static let mostReporters = 1_024
  /// The window that text is for, and the field that had the keyboard when that window had it not.
  private var wanted: (window: WindowID, former: UInt64?)?
  /// Since when that window is known to have the keyboard.
  private var focusedSince: Timestamp?

  /// The window that got the keyboard back, of which no field was told since.
  private var sought: WindowID?

  /// A window that has not reported its field this long after it got the keyboard will not report
  /// it by itself.
  private static let tardiness = Microseconds.milliseconds(200)
  /// The first reports about a field that just got the keyboard may be about the previous one;
  /// nothing is inserted for this time.
  private static let settling = Microseconds.milliseconds(15)

  init(_ services: DesktopServices, for windows: any WindowFocus) {
    (self.services, self.windows) = (services, windows)
  }

  private var texts: (any DesktopTexts)? { services.texts }
  private var keys: (any DesktopKeys)? { services.keys }
  private var isAway: Bool { texts?.isAway == true }

  /// Why texts do not go in one way or the other; nil while all is well. One line, with what still
  /// works.
  var fault: String? { services.lack ?? texts?.fault ?? keys?.fault }

  /// Reads pending data, and executes due actions.
  ///
  /// - Returns: when to be asked again.
  func processEvents(at now: Timestamp) -> Timestamp? {
    let next = earlier(texts?.processEvents(at: now), keys?.processEvents(at: now))
    if fault != loggedError {
      loggedError = fault
      if let loggedError { Log.write(.notice, loggedError) }
    }
    return next
  }

  /// Text is about to come.
  func prepare(at now: Timestamp) { texts?.prepare(at: now) }

  /// What is known of the field with the keyboard since this was asked last.
  enum FocusNews {
    case same
    case another
    /// Some field again, after a while in which none was told: it may be the same.
    case returned
  }

  func updateFocus(at now: Timestamp) -> FocusNews {
    guard !isAway else {
      wasAway = true
      return .same
    }
    guard focusedField?.number != field else { return .same }
    defer { wasAway = false }
    (field, since) = (focusedField?.number, now)
    if field != nil { sought = nil }
    return wasAway ? .returned : .another
  }

  /// The field with the keyboard, if its program reports one.
  var focusedField: FocusedField? { texts?.field }

  /// Of the field of a window with the keyboard nothing is told, though it must have one: it gets
  /// the keyboard again, once.
  ///
  /// KWin 5.27 takes what a program says when it loses the keyboard for the word of the one that
  /// has it then, and tells an input method that this one has no field any more: so in Chromium
  /// after Firefox, until it gets the keyboard again.
  private func seekField(in window: WindowID, at now: Timestamp) {
    guard focusedField == nil, !isAway, sought != window, now - since >= Self.tardiness
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
    if let process, reporters.contains(process) { return nil }
    return readinessOfFocus(for: .keyboard) == .ready ? .keyboard : nil
  }

  /// The window with the keyboard, and whose it is; whether text is about to come for it.
  func recordKeyboardFocus(_ window: WindowID, of process: Int32, isWanted: Bool, at now: Timestamp)
  {
    if focusedField != nil { reporters.insert(process) }
    if reporters.count > Self.mostReporters { reporters = [] }
    if isWanted, reporters.contains(process) { seekField(in: window, at: now) }
  }

  /// Puts a text into whichever field has the keyboard, in place of what was inserted last there.
  ///
  /// - Returns: false if nothing was changed.
  func insertText(_ text: String, over former: String, into process: Int32?) -> Bool {
    guard let route = route(into: process) else { return false }
    // Not deleted unless the next can be typed.
    if route == .keyboard { return keys?.type(text, over: former) == true }
    // Keys delete everywhere; programs pass over what an input method asks to be deleted.
    if !former.isEmpty, !press(.backspace, times: former.count),
      !erase(before: former, by: route)
    {
      return false
    }
    return insertText(text, by: route)
  }

  /// Texts of the pad's that were sent to be typed and, as is known only now, were not; each once.
  func takeRefused() -> [String] { keys?.takeRefused() ?? [] }

  /// Presses a key; false if it could not.
  func press(_ key: EditingKey) -> Bool {
    focusedField?.isSecret != true && press(key, times: 1)
  }

  private func press(_ key: EditingKey, times: Int) -> Bool {
    keys?.press(key, times: times) == true
  }

  // MARK: FocusedText

  func focus(_ window: WindowID) {
    texts?.prepare(at: .now)
    wanted = (window, windows.hasKeyboard(window) ? nil : focusedField?.number)
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
      && (wanted.former == nil || wanted.former != focusedField?.number)
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
    case .keyboard: return keys?.typesTexts == true ? .ready : .waiting
    }
  }

  func insertText(_ text: String, by route: TextRoute) -> Bool {
    switch route {
    case .accessibility, .program: false
    case .inputMethod: texts?.commit(text) == true
    case .keyboard: keys?.type(text) == true
    }
  }

  func eraseSelection(by route: TextRoute) -> Bool {
    switch route {
    case .accessibility, .program: false
    case .inputMethod: erasingTexts?.eraseSelection() ?? press(.backspace, times: 1)
    case .keyboard: press(.backspace, times: 1)
    }
  }

  func erase(before text: String, by route: TextRoute) -> Bool {
    switch route {
    case .accessibility, .program: false
    case .inputMethod:
      erasingTexts?.erase(before: text) ?? press(.backspace, times: text.count)
    case .keyboard: press(.backspace, times: text.count)
    }
  }

  /// Nil where keys delete.
  private var erasingTexts: (any DesktopTexts)? { texts?.erasesText == true ? texts : nil }
}
