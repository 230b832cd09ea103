import TextFields

// Answers in the form that a change of a field needs.
extension AccessibilityBus {
  func askNumber(_ question: BusQuestion<Int>, _ then: @escaping (FieldEdit.Reply) -> Void) {
    ask(question) { then($0.map { .number($0) } ?? .failed) }
  }

  func request(_ question: BusQuestion<Bool>, _ then: @escaping (FieldEdit.Reply) -> Void) {
    ask(question) { then($0.map { .done($0) } ?? .failed) }
  }

  /// Continues at once if a field is still for text and not for a password.
  func ifForText(
    _ field: TextField, otherwise: @escaping () -> Void = {}, then: @escaping () -> Void
  ) {
    ask(.role(of: field.reference)) { role in
      let takesInk = role.map { FieldRole(rawValue: UInt32(clamping: $0)).takesInk } ?? false
      takesInk ? then() : otherwise()
    }
  }
}
