package import Units
package import WaylandClient

/// Texts into the field with the keyboard, whichever program has it.
///
/// It is told of that field what its program reports to an input method. The caller decides which
/// fields must not be written into.
///
///     ... each turn: deadline = texts.processEvents(at: now); texts.field is what is known
///     texts.prepare(at: now)                 // some milliseconds before
///     ... if texts.field?.isSecret == false { texts.commit("ink") }
package protocol DesktopTexts: AnyObject {
  /// The field with the keyboard; nil: none, or its program reports none, or it is not asked yet.
  var field: FocusedField? { get }
  /// What does not work, and what to do about it; nil while all is well. One line.
  var fault: String? { get }
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
  /// Whether it deletes text itself; where not, BackSpace is pressed for that.
  var erasesText: Bool { get }
  /// Takes away what is selected.
  func eraseSelection() -> Bool
  /// Takes away what stands before the caret.
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
