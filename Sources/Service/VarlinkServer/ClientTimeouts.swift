package import StylusModel

/// The last activity of a client and the time left to it: each client occupies one of few slots.
///
/// The caller passes the time in and checks the value about once a second.
package struct ClientTimeouts: Hashable, Sendable {
  /// When the client last read something, or last had nothing to read.
  private var lastProgress: Timestamp
  /// When something was last sent to it.
  private var lastSent: Timestamp
  /// Since when the socket has accepted none of the waiting bytes; nil if nothing waits.
  private var unreadSince: Timestamp?
  /// Since when a call is awaited: the first call since the client connected, each later one since
  /// a part of it arrived; nil while no call has begun.
  private var callAwaited: Timestamp?
  /// When it was first seen that the session is over and something still waits.
  private var partingSince: Timestamp?

  /// When the last complete call arrived, or the last answer was given or fully read.
  private var lastMessage: Timestamp
  /// How long a client may be silent, from one complete message to the next; nil means forever.
  package var longestSilence: Microseconds?

  /// The time of silence after which a subscriber gets a sign of life.
  package static let heartbeat = Microseconds.milliseconds(5_000)
  /// How long a client may take to send one call, and how long it may leave the answers unread: far
  /// longer than any program needs.
  package static let withCaller = Microseconds.milliseconds(30_000)
  /// How long a subscriber that fell behind may read nothing.
  private static let withSubscriber = Microseconds.milliseconds(2_000)
  /// How long a client whose session is over may leave the remaining bytes unread.
  private static let atTheEnd = Microseconds.milliseconds(10_000)

  /// A client that has just connected.
  package init(_ now: Timestamp, longestSilence: Microseconds? = nil) {
    self.longestSilence = longestSilence
    lastMessage = now
    lastProgress = now
    lastSent = now
    callAwaited = now
  }

  /// A complete call arrived.
  package mutating func recordCall(_ now: Timestamp) {
    callAwaited = nil
    lastMessage = now
  }

  /// An answer was given.
  package mutating func answered(_ now: Timestamp) { lastMessage = now }

  /// When the time for silence is over; nil if it is unlimited.
  package var silenceEnd: Timestamp? { longestSilence.map { lastMessage + $0 } }

  /// The waiting bytes were offered to the socket.
  ///
  /// - Parameters:
  ///   - tookSome: whether it accepted any of them.
  ///   - tookAll: whether it accepted all of them.
  package mutating func sent(_ now: Timestamp, tookSome: Bool, tookAll: Bool) {
    lastSent = now
    if tookAll { lastMessage = now }
    if tookSome {
      lastProgress = now
      unreadSince = nil
    } else if unreadSince == nil {
      unreadSince = now
    }
  }

  /// Whether a subscriber that received nothing lately is due a sign of life.
  package func isQuiet(_ now: Timestamp) -> Bool { now - lastSent >= Self.heartbeat }

  /// Whether a subscriber that fell behind has run out of time.
  package func isOver(withSubscriber now: Timestamp) -> Bool {
    now - lastProgress > Self.withSubscriber
  }

  /// Whether a caller that does not read its answers has run out of time.
  package func isOver(withReader now: Timestamp) -> Bool {
    unreadSince.map { now - $0 > Self.withCaller } ?? false
  }

  /// Whether a caller that does not complete its call has run out of time.
  ///
  /// - Parameter isWithinCall: whether a part of a call has arrived.
  package mutating func isOver(withSpeaker now: Timestamp, isWithinCall: Bool) -> Bool {
    if callAwaited == nil, isWithinCall { callAwaited = now }
    return callAwaited.map { now - $0 > Self.withCaller } ?? false
  }

  /// Whether a client that does not read the last bytes of its session has run out of time.
  package mutating func isOver(withLeaver now: Timestamp) -> Bool {
    let since = partingSince ?? now
    partingSince = since
    return now - max(since, lastProgress) > Self.atTheEnd
  }
}
