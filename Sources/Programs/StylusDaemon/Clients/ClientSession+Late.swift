import StylusModel
import StylusPipeline
import StylusProtocol
import VarlinkServer

extension ClientSession {
  /// The next value of a late source; nil until more comes, or for good.
  ///
  /// A source that breaks the rules gets the reason, and its session ends.
  func nextLateValue(_ now: Timestamp) -> LateValue? {
    guard ending == nil else { return nil }
    do throws(ProtocolError) { return try late?.nextValue(now: now) } catch {
      endLate(LateEnding(.malformed, "\(error)"))
      connection.violations.recordViolation("as a late source it sent a \(error)")
      return nil
    }
  }

  /// Ends a late source, if it is one.
  func endLate(_ farewell: LateEnding) {
    guard ending == nil, late != nil else { return }
    connection.outbox.append { farewell.appendFrame(to: &$0) }
    closeAfterSending()
  }
}

extension LateEnding {
  /// The farewell for the end of a live stream.
  init(_ reason: EndReason) {
    self.init(reason == .replayEnded ? LateEndReason.replayEnded : LateEndReason.stopping)
  }
}
