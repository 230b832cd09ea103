import LinuxIO
package import StylusClient
package import StylusModel
import StylusProtocol

/// Why the daemon is not connected, and the messages about it: each kind of fault once, until the
/// daemon has worked for a while. A daemon that connects only briefly, again and again, is not
/// reported.
package struct DaemonOutage {
  /// Why it is not connected; nil if it is.
  package private(set) var reason: String?
  private var reported: Set<OutageCause> = []
  private var since: Timestamp?

  fileprivate enum OutageCause { case away, refusing, foreign, ours }

  /// A daemon that has been connected for this time is considered healthy.
  private static let healthy = Microseconds.milliseconds(500)

  /// Nothing is known yet.
  package init() {}

  /// It is not connected.
  package mutating func miss(because error: ClientError, at now: Timestamp) {
    if let since, now - since >= Self.healthy { reported = [] }
    since = nil
    let text = "\(error)"
    reason = text
    guard reported.insert(OutageCause(error)).inserted else { return }
    Log.write(.notice, text + (text.hasSuffix(".") ? "" : ".") + " Waiting for it.")
  }

  /// It is connected.
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
