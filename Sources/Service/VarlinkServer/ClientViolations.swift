/// What a client did that the log is to tell: its last offence, and once that it asked for what it
/// may not do.
package struct ClientViolations: Sendable {
  private var violation: String?
  private var refusal = RefusalNotice.none

  /// A client that did nothing wrong yet.
  package init() {}

  private enum RefusalNotice {
    case none
    case unreported
    case reported
  }

  /// Notes what the client did wrong.
  package mutating func recordViolation(_ offence: String) { self.violation = offence }

  /// Notes that the client may not do what it asked for, or not now.
  package mutating func recordRefusal() { if refusal == .none { refusal = .unreported } }

  /// What the client did wrong, to be written to the log; nil if there is nothing new.
  package mutating func takeViolation() -> String? { violation.take() }

  /// Whether a call was refused, the first time that this is asked after the first refusal.
  package mutating func takeRefusal() -> Bool {
    guard refusal == .unreported else { return false }
    refusal = .reported
    return true
  }
}
