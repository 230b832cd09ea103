/// What the field with the keyboard tells an input method, as it is told: piece by piece, and
/// counting with the last.
///
///     focus.activate(); focus.describe(hint: 0, purpose: 8); focus.applyState()
///     if let field = focus.field, !field.isSecret { put something in, with focus.serial }
package struct InputFocus: Hashable, Sendable {
  /// The field that accepts text; nil: none does.
  package private(set) var field: FocusedField?
  /// How often something counted: what is asked for names it.
  package private(set) var serial: UInt32 = 0
  private var next: FocusedField?
  private var fields: UInt64 = 0

  package init() {}

  /// The purpose of a terminal.
  package static let terminal: UInt32 = 13
  /// The hint that the text must be hidden.
  package static let hidden: UInt32 = 0x40

  /// Another field has the keyboard, or the same again: nothing of the former counts.
  package mutating func activate() {
    fields += 1
    next = FocusedField(number: fields)
  }

  package mutating func deactivate() { next = nil }

  /// - Parameters:
  ///   - cursor, anchor: in bytes; positions outside the text, or within a character, are rejected.
  package mutating func surround(_ text: String, cursor: UInt32, anchor: UInt32) {
    next?.surrounding = SurroundingText(text, cursor: Int(cursor), anchor: Int(anchor))
  }

  package mutating func describe(hint: UInt32, purpose: UInt32) {
    next?.hint = hint
    next?.purpose = purpose
  }

  /// What was told counts.
  mutating func applyState() { applyState(serial: serial &+ 1) }

  /// - Parameter serial: the serial for later requests.
  package mutating func applyState(serial: UInt32) {
    field = next
    self.serial = serial
  }
}

/// The field that has the keyboard, as its program describes it.
package struct FocusedField: Hashable, Sendable {
  /// Another one for each field, and each time that it gets the keyboard.
  package let number: UInt64
  var hint: UInt32 = 0
  var purpose: UInt32 = 0
  /// The text around its cursor; nil if the program does not report it, which is common.
  package internal(set) var surrounding: SurroundingText?

  init(number: UInt64) { self.number = number }

  /// Hidden text, and data that is not to be stored.
  private static let secretHints: UInt32 = 0x40 | 0x80
  private static let password: UInt32 = 8
  private static let pin: UInt32 = 9

  /// Whether it is for a password, a PIN, or anything that nobody is to see or keep: no ink becomes
  /// text there.
  package var isSecret: Bool {
    hint & Self.secretHints != 0 || purpose == Self.password || purpose == Self.pin
  }

  /// Whether it is a terminal, which neither deletes nor tells what stands there.
  package var isTerminal: Bool { purpose == InputFocus.terminal }
}

/// The text around a cursor: that of the whole field, or a part.
package struct SurroundingText: Hashable, Sendable {
  package let before: String
  package let selected: String
  package let after: String

  /// - Returns: nil where the places are none of the text's.
  init?(_ text: String, cursor: Int, anchor: Int) {
    let bytes = text.utf8
    let (low, high) = (min(cursor, anchor), max(cursor, anchor))
    guard low >= 0, high <= bytes.count else { return nil }
    let start = bytes.index(bytes.startIndex, offsetBy: low)
    let end = bytes.index(bytes.startIndex, offsetBy: high)
    guard let before = String(bytes[..<start]), let selected = String(bytes[start..<end]),
      let after = String(bytes[end...])
    else { return nil }
    (self.before, self.selected, self.after) = (before, selected, after)
  }
}
