package import TextFields

extension FieldFinder {
  /// Of a window no more fields are asked whether they have the keyboard.
  private static let mostAsked = 64

  /// Finds the character before the caret of whichever of some fields says now that it has the
  /// keyboard.
  ///
  /// - Parameter then: is told it, or an empty text at the text's beginning; nil if no field has
  ///   the keyboard or it does not report it.
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

  /// Its role is asked again: a field may have become one for a password.
  private static func askCharacter(
    beforeCaretOf field: FieldReference, on bus: AccessibilityBus,
    _ then: @escaping (String?) -> Void
  ) {
    bus.ask(.role(of: field)) { [bus] role in
      guard let role, FieldRole(rawValue: UInt32(clamping: role)).takesInk else { return then(nil) }
      bus.ask(.caret(of: field)) { [bus] caret in
        guard let caret, caret > 0 else { return then(caret == 0 ? "" : nil) }
        // A caret behind the text's end is none.
        bus.ask(.getText(caret - 1..<caret, of: field)) { then($0?.isEmpty == false ? $0 : nil) }
      }
    }
  }
}
