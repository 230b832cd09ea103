import LinuxIO
package import StylusClient
package import StylusModel
import StylusProtocol

/// Why the daemon is not heard, and what people are told of that: each kind of trouble once, until
/// the daemon did well for a while. One that is heard for a moment again and again is no news.
package struct DaemonOutage {
  /// Why it is not heard; nil if it is.
  package private(set) var reason: String?
  private var reported: Set<OutageCause> = []
  private var since: Timestamp?

  fileprivate enum OutageCause { case away, refusing, foreign, ours }

  /// A daemon that has been connected for this time is considered healthy.
  private static let healthy = Microseconds.milliseconds(500)

  /// Nothing is known yet.
  package init() {}

  /// It is not heard.
  package mutating func miss(because error: ClientError, at now: Timestamp) {
    if let since, now - since >= Self.healthy { reported = [] }
    since = nil
    let text = "\(error)"
    reason = text
    guard reported.insert(OutageCause(error)).inserted else { return }
    Log.write(.notice, text + (text.hasSuffix(".") ? "" : ".") + " Waiting for it.")
  }

  /// It is heard.
  package mutating func markConnected(at now: Timestamp) {
    reason = nil
    since = now
  }

  /// Says that it is over once it is.
  ///
  /// - Returns: when to be asked again.
  package mutating func reportRecovery(at now: Timestamp) -> Timestamp? {
    guard !reported.isEmpty, let since else { return nil }
    let due = since + Self.healthy
    guard due <= now else { return due }
    reported = []
    Log.write(.notice, "the daemon is running")
    return nil
  }
}

extension DaemonOutage.OutageCause {
  fileprivate init(_ error: ClientError) {
    switch error {
    case .noDaemon, .disconnected, .silent: self = .away
    case .refused, .forbidden: self = .refusing
    case .misunderstood, .incompatible, .renumbered: self = .foreign
    case .unable: self = .ours
    }
  }
}
