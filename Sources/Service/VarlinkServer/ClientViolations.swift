/// The violations of a client that must be logged: the last one, and once that a call was refused.
package struct ClientViolations: Sendable {
  private var violation: String?
  private var refusal = RefusalNotice.none

  /// A client without violations.
  package init() {}

  private enum RefusalNotice {
    case none
    case unreported
    case reported
  }

  /// Records a violation.
  package mutating func recordViolation(_ offence: String) { self.violation = offence }

  /// Records that the client made a call that it may not make, or not now.
  package mutating func recordRefusal() { if refusal == .none { refusal = .unreported } }

  /// The violation to be logged; nil if there is nothing new.
  package mutating func takeViolation() -> String? { violation.take() }

  /// Whether a call was refused; true only once, after the first refusal.
  package mutating func takeRefusal() -> Bool {
    guard refusal == .unreported else { return false }
    refusal = .reported
    return true
  }
}
