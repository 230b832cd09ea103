/// What a client did that the log is to tell: its last offence, and once that it asked for what it
/// may not do.
package struct ClientOffences: Sendable {
  private var offence: String?
  private var refusal = RefusalNotice.none

  /// A client that did nothing wrong yet.
  package init() {}

  private enum RefusalNotice {
    case none
    case untold
    case told
  }

  /// Notes what the client did wrong.
  package mutating func recordOffence(_ offence: String) { self.offence = offence }

  /// Notes that the client may not do what it asked for, or not now.
  package mutating func noteRefusal() { if refusal == .none { refusal = .untold } }

  /// What the client did wrong, to be written to the log; nil if there is nothing new.
  package mutating func takeOffence() -> String? { offence.take() }

  /// Whether a call was refused, the first time that this is asked after the first refusal.
  package mutating func takeRefusal() -> Bool {
    guard refusal == .untold else { return false }
    refusal = .told
    return true
  }
}
