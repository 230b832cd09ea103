import Accessibility
import InputMethods
import LinuxIO
import StylusModel
import TextFields
import WaylandClient

/// Text for the field with the keyboard, whichever program has it: by an input method, or by keys, as the desktop has them.
///
/// It knows nothing but what the field tells. A field for a secret gets nothing, by either way; of a field that tells nothing
/// (a program without input methods) that cannot be known here.
final class SeatInput: FocusedText {
  /// Asks the desktop for the keyboard for a window.
  var askFocus: (WindowID) -> Void = { _ in }
  private let input: any DesktopInput
  /// Why one of both is not there, as it was told.
  private var toldFault: String?
  /// Which field has the keyboard, and since when that is known.
  private var field: UInt64?
  private var since = Timestamp(microseconds: 0)
  /// The processes that told an input method of a field.
  private var tellers: Set<Int32> = []
  private static let mostTellers = 1_024

  /// What was told of a field that just got the keyboard may be of the one before: so long nothing is put in.
  private static let settling = Microseconds.milliseconds(15)

  init(_ input: any DesktopInput) { self.input = input }

  /// Why texts do not go in one way or the other; nil while all is well. One line, with what still works.
  var fault: String? { input.fault }

  /// Takes what came, and sees to what is due.
  ///
  /// - Returns: when to be asked again.
  func tend(at now: Timestamp) -> Timestamp? {
    let next = input.tend(at: now)
    if input.fault != toldFault {
      toldFault = input.fault
      if let toldFault { Log.write(.notice, toldFault) }
    }
    return next
  }

  /// Text is about to come.
  func prepare(at now: Timestamp) { input.prepare(at: now) }

  /// Whether another field has the keyboard than when this was asked last, or none.
  func heed(at now: Timestamp) -> Bool {
    guard input.field?.number != field else { return false }
    (field, since) = (input.field?.number, now)
    return true
  }

  /// The field with the keyboard, if its program tells of one.
  var focusedField: FocusedField? { input.field }

  // MARK: For the pad

  /// What a text goes in by; nil: it cannot, for the field is for a secret, or none has the keyboard, or nobody could put it in.
  ///
  /// A program that told an input method of a field before, and does not now, has none with the keyboard: keys would be commands.
  private func route(into process: Int32?) -> TextRoute? {
    if readiness(for: .inputMethod) == .ready { return .inputMethod }
    if let process, tellers.contains(process) { return nil }
    return readiness(for: .keyboard) == .ready ? .keyboard : nil
  }

  /// The window with the keyboard is that of a process.
  func note(_ process: Int32?) {
    if let process, focusedField != nil { tellers.insert(process) }
    if tellers.count > Self.mostTellers { tellers = [] }
  }

  /// Puts a text into whichever field has the keyboard, in place of what was put in last there.
  ///
  /// - Returns: false if nothing was changed.
  func put(_ text: String, over former: String, into process: Int32?) -> Bool {
    guard let route = route(into: process) else { return false }
    // Keys delete everywhere; programs pass over what an input method asks to be deleted.
    if !former.isEmpty, !input.press(.backspace, times: former.count),
      !erase(before: former, by: route)
    {
      return false
    }
    return put(text, by: route)
  }

  /// Presses a key; false if it could not.
  func press(_ key: EditingKey) -> Bool {
    focusedField?.isSecret != true && input.press(key, times: 1)
  }

  // MARK: FocusedText

  func focus(_ window: WindowID) {
    input.prepare(at: .now)
    askFocus(window)
  }

  func readiness(for route: TextRoute) -> FocusReadiness {
    if focusedField?.isSecret == true { return .secret }
    switch route {
    case .accessibility, .program: return .waiting
    case .inputMethod:
      guard focusedField != nil, .now - since >= Self.settling else { return .waiting }
      return .ready
    case .keyboard: return input.typesTexts ? .ready : .waiting
    }
  }

  func put(_ text: String, by route: TextRoute) -> Bool {
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
