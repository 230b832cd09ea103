package import LinuxIO
package import Units
package import WaylandClient

/// How texts and keys come to the field with the keyboard, whichever program has it: one for each
/// kind of desktop.
///
/// It is told of that field what its program tells an input method. What must not be written into
/// is decided by whoever asks.
///
///     poller.add(watch.poller.number, token: token)
///     ... each turn: deadline = input.processEvents(at: now); input.field is what is known
///     input.prepare(at: now)                 // some milliseconds before
///     ... if input.field?.isSecret == false { input.commit("ink") }
package protocol DesktopInput: AnyObject {
  /// The field with the keyboard; nil: none, or its program tells of none, or it is not asked yet.
  var field: FocusedField? { get }
  /// What it cannot do, and what to do about it; nil while all is well. One line.
  var fault: String? { get }
  /// Whether texts can be typed, key by key.
  var typesTexts: Bool { get }
  /// Whether somebody else is the input method of the seat for now, so that of the field with the
  /// keyboard nothing is told.
  var isAway: Bool { get }
  /// Text is about to come: where somebody else is the input method of the seat, it is this until
  /// it is not asked for a while.
  func prepare(at now: Timestamp)
  /// Takes what came, sends what waits and sees to what is due.
  ///
  /// - Returns: when to be asked again if nothing comes.
  func processEvents(at now: Timestamp) -> Timestamp?
  /// Puts a text in at the caret, in place of what is selected.
  ///
  /// - Returns: false if nothing was sent; so of all these.
  func commit(_ text: String) -> Bool
  /// Takes away what is selected.
  func eraseSelection() -> Bool
  /// Takes away what stands before the caret.
  func erase(before text: String) -> Bool
  /// Types a text, key by key: all of it, or nothing.
  func type(_ text: String) -> Bool
  /// Types a text in place of what was typed last.
  ///
  /// - Returns: false if nothing was deleted nor typed.
  func type(_ text: String, over former: String) -> Bool
  func press(_ key: EditingKey, times: Int) -> Bool
  /// Texts to be typed in place of others that, as is known only now, were not; each once.
  func takeRefused() -> [String]
}

extension DesktopInput {
  package var typesTexts: Bool { false }
  package var isAway: Bool { false }
  package func prepare(at now: Timestamp) {}
  package func type(_ text: String) -> Bool { false }
  package func type(_ text: String, over former: String) -> Bool { false }
  package func takeRefused() -> [String] { [] }
}

/// What inputs wait for, behind one descriptor.
package final class InputWatch {
  package let poller: Poller

  package init() throws(SystemError) { poller = try Poller() }
}
