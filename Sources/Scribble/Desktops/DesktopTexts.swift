package import Units
package import WaylandClient

/// Texts into the field with the keyboard, whichever program has it.
///
/// It receives the properties of that field that its program reports to an input method. The caller
/// decides which fields must not be written into.
///
///     ... each turn: deadline = texts.processEvents(at: now); texts.field is what is known
///     texts.prepare(at: now)                 // some milliseconds before
///     ... if texts.field?.isSecret == false { texts.commit("ink") }
package protocol DesktopTexts: AnyObject {
  /// The field with the keyboard; nil if there is none, its program reports none, or not yet.
  var field: FocusedField? { get }
  /// The current problem and its fix, in one line; nil if there is none.
  var fault: String? { get }
  /// Whether another program is the input method of the seat, so that nothing about the field with
  /// the keyboard is reported.
  var isAway: Bool { get }
  /// Text will follow: if another program is the seat's input method, this one takes over until it
  /// has not been used for a while.
  func prepare(at now: Timestamp)
  /// Processes incoming messages, waiting messages and due work.
  ///
  /// - Returns: the time of the next call if nothing arrives before.
  func processEvents(at now: Timestamp) -> Timestamp?
  /// Inserts a text at the caret, replacing the selection.
  ///
  /// - Returns: false if nothing was sent; the same applies to the following functions.
  func commit(_ text: String) -> Bool
  /// Whether it deletes text itself; if not, BackSpace is pressed.
  var erasesText: Bool { get }
  /// Takes away what is selected.
  func eraseSelection() -> Bool
  /// Deletes the text before the caret.
  func erase(before text: String) -> Bool
}

extension DesktopTexts {
  package var isAway: Bool { false }
  package func prepare(at now: Timestamp) {}
  package func processEvents(at now: Timestamp) -> Timestamp? { nil }
  package var erasesText: Bool { false }
  package func eraseSelection() -> Bool { false }
  package func erase(before text: String) -> Bool { false }
}
