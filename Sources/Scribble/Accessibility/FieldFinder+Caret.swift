package import TextFields

extension FieldFinder {
  /// The largest number of fields of a window that are asked whether they have the keyboard.
  private static let mostAsked = 64

  /// Finds the character before the caret in the one of some fields that now reports the keyboard
  /// focus.
  ///
  /// - Parameter then: gets it, or an empty text at the beginning of the text; nil if no field has
  ///   the keyboard or the field does not report it.
  package func findTextBeforeCaret(
    among fields: [TextField], then: @escaping (String?) -> Void
  ) {
    var focused: FieldReference?
    let asked = fields.prefix(Self.mostAsked)
    let all = Countdown(asked.count) { [bus] in
      guard let focused else { return then(nil) }
      Self.askCharacter(beforeCaretOf: focused, on: bus, then)
    }
    for field in asked {
      bus.ask(.states(of: field.reference)) { states in
        if FieldStates(words: states ?? []).isFocused { focused = field.reference }
        all.less()
      }
    }
  }

  /// Its role is checked again: a field may have become a password field.
  private static func askCharacter(
    beforeCaretOf field: FieldReference, on bus: AccessibilityBus,
    _ then: @escaping (String?) -> Void
  ) {
    bus.ask(.role(of: field)) { [bus] role in
      guard let role, FieldRole(rawValue: UInt32(clamping: role)).takesInk else { return then(nil) }
      bus.ask(.caret(of: field)) { [bus] caret in
        guard let caret, caret > 0 else { return then(caret == 0 ? "" : nil) }
        // A caret beyond the end of the text is invalid.
        bus.ask(.getText(caret - 1..<caret, of: field)) { then($0?.isEmpty == false ? $0 : nil) }
      }
    }
  }
}
