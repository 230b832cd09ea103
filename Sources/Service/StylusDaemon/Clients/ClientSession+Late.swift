import StylusModel
import StylusPipeline
import StylusProtocol

extension ClientSession {
  /// Accepts the client as a late source; from now on it sends frames instead of calls.
  func start(_ intake: LateIntake) {
    reply { $0.reply(LateAcceptance(source: intake.source)) }
    late = intake
    late?.feed(takeUnread()[...])
  }

  /// The next value of a late source; nil until more comes, or for good.
  ///
  /// A source that breaks the rules is told why, and its session ends.
  func nextLateValue(_ now: Timestamp) -> LateValue? {
    guard ending == nil else { return nil }
    do throws(ProtocolError) { return try late?.next(now: now) } catch {
      endLate(LateEnding(.malformed, "\(error)"))
      conduct.note("as a late source it sent a \(error)")
      return nil
    }
  }

  /// Ends a late source, if it is one.
  func endLate(_ farewell: LateEnding) {
    guard ending == nil, late != nil else { return }
    outbox.append { farewell.append(to: &$0) }
    finish()
  }
}

extension LateEnding {
  /// The farewell for the end of a live stream.
  init(_ reason: EndReason) {
    self.init(reason == .replayEnded ? Reason.replayEnded : Reason.stopping)
  }
}
