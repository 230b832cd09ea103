import LinuxIO
public import StylusModel
package import StylusProtocol

/// A connection to the daemon.
///
/// Connect, list the tablets, fetch finished strokes and then, if you need it, turn the connection
/// into a live stream. Every call waits for its reply, with a timeout. After an error other than
/// ``ClientError/refused(name:parameters:)``, make a new connection. The connection is closed when
/// the value is destroyed.
///
///     var daemon = try InkConnection()
///     for stroke in try daemon.strokes(since: last) { last = stroke.sequence }
public struct InkConnection: ~Copyable {
  private var channel: CallSocket

  /// The socket paths of daemons, in the order in which they are tried: the user's own instance (if
  /// XDG_RUNTIME_DIR is set), then the system service.
  public static var usualPaths: [String] {
    SocketPath.candidates(runtimeFolder: Environment.variable("XDG_RUNTIME_DIR"))
  }

  /// Connects to a daemon.
  ///
  /// - Parameters:
  ///   - path: the path of the socket, at most 107 bytes; nil tries ``usualPaths``.
  ///   - patience: the timeout for each call, greater than 0. A call to a daemon that does not
  ///     respond throws ``ClientError/silent(seconds:)``.
  /// - Throws: ``ClientError/noDaemon(_:)`` with a reason for each path that was tried.
  public init(
    path: String? = nil, patience: Microseconds = .milliseconds(30_000)
  ) throws(ClientError) {
    channel = try CallSocket(paths: path.map { [$0] } ?? Self.usualPaths, patience: patience)
  }

  /// Returns the connected tablets and pads, in the order in which they appeared.
  ///
  /// - Throws: ``ClientError``, but never `noDaemon`.
  public mutating func tablets() throws(ClientError) -> [Tablet] {
    let parameters = try channel.call(DaemonRequest.DaemonMethod.listTablets, JSONObject())
    return try Self.decodeReply { () throws(ProtocolError) in try TabletList(parameters).tablets }
  }

  /// Returns the status of the daemon.
  package mutating func status() throws(ClientError) -> DaemonStatus {
    let parameters = try channel.call(DaemonRequest.DaemonMethod.getStatus, JSONObject())
    return try Self.decodeReply { () throws(ProtocolError) in try DaemonStatus(parameters) }
  }

  /// Reads a status and checks the version of the protocol.
  ///
  /// - Throws: ``ClientError/incompatible(protocolVersion:)`` for another version, whatever else
  ///   the status contains.
  static func greeting(_ parameters: JSONObject) throws(ClientError) -> DaemonGreeting {
    let greeting = try decodeReply { () throws(ProtocolError) in try DaemonGreeting(parameters) }
    guard greeting.protocolVersion == Hello.currentProtocol else {
      throw .incompatible(protocolVersion: greeting.protocolVersion)
    }
    return greeting
  }

  /// The size limit of a status, which has a few hundred bytes, so that another program on the
  /// socket cannot fill our memory.
  static let longestGreeting = 65_536

  /// Returns the daemon's measurements of itself.
  package mutating func statistics() throws(ClientError) -> DaemonStatistics {
    let parameters = try channel.call(DaemonRequest.DaemonMethod.getStatistics, JSONObject())
    return try Self.decodeReply { () throws(ProtocolError) in try DaemonStatistics(parameters) }
  }

  /// Returns finished strokes, oldest first, one page at a time.
  package mutating func strokes(_ query: StrokeQuery) throws(ClientError) -> StrokePage {
    let parameters = try channel.call(DaemonRequest.DaemonMethod.getStrokes, query)
    return try Self.page(parameters, to: query)
  }

  /// Returns the strokes in a reply.
  static func page(
    _ parameters: JSONObject, to query: StrokeQuery
  ) throws(ClientError) -> StrokePage {
    var page = try decodeReply { () throws(ProtocolError) in try StrokePage(parameters, to: query) }
    page.setDates()
    return page
  }

  /// Returns strokes in the daemon's journal, oldest first, one page at a time.
  package mutating func journal(_ query: JournalQuery) throws(ClientError) -> JournalPage {
    let parameters = try channel.call(DaemonRequest.DaemonMethod.listJournal, query)
    return try Self.decodeReply { () throws(ProtocolError) in try JournalPage(parameters) }
  }

  /// Returns a summary of the daemon's journal.
  package mutating func journal(_ inquiry: JournalInquiry) throws(ClientError) -> JournalReport {
    let parameters = try channel.call(DaemonRequest.DaemonMethod.getJournal, inquiry)
    return try Self.decodeReply { () throws(ProtocolError) in try JournalReport(parameters) }
  }

  /// Permanently removes strokes from the daemon's journal, and returns their number.
  package mutating func wipeJournal(_ wipe: JournalWipe) throws(ClientError) -> Int {
    let parameters = try channel.call(DaemonRequest.DaemonMethod.wipeJournal, wipe)
    return try Self.decodeReply { () throws(ProtocolError) in try JournalWiped(parameters).strokes }
  }

  /// Removes what the daemon learned about the caller's handwriting, and returns the number of
  /// records that were stored on disk.
  package mutating func forgetHands() throws(ClientError) -> Int {
    let parameters = try channel.call(DaemonRequest.DaemonMethod.forgetHands, JSONObject())
    return try Self.decodeReply { () throws(ProtocolError) in try HandsForgotten(parameters).hands }
  }

  /// Returns all finished strokes after a sequence number that the daemon still has, oldest first.
  ///
  /// A daemon keeps a limited number of strokes. If the first
  /// ``/StylusModel/CapturedStroke/sequence`` is greater than `sequence + 1`, some strokes are
  /// gone.
  ///
  /// - Parameter sequence: the number of the last stroke that you already have, 0 for none; valid
  ///   within one run of the daemon.
  /// - Throws: ``ClientError``, but never `noDaemon`.
  public mutating func strokes(since sequence: UInt64) throws(ClientError) -> [CapturedStroke] {
    var strokes: [CapturedStroke] = []
    var query = StrokeQuery(since: sequence)
    while true {
      let page = try self.strokes(query)
      strokes += page.strokes
      guard let following = page.following else { return strokes }
      query = following
    }
  }

  /// Turns the connection into a live stream, which may be silent for any length of time.
  package consuming func live(_ subscription: Subscription) throws(ClientError) -> LiveInk {
    _ = try channel.call(DaemonRequest.DaemonMethod.subscribe, subscription, mode: .upgrade)
    try channel.wait(atMost: nil)
    return LiveInk(channel)
  }

  /// Turns the connection into a late source, which sends measurements that do not reach the kernel
  /// with the frames of a tablet.
  ///
  /// - Parameters:
  ///   - device: a tablet of ``tablets()``, not a pad.
  ///   - properties: the properties that will be sent, from
  ///     ``/StylusModel/PropertySet/detachable``; not empty. Each property has at most one source.
  ///   - clock: the clock used for the times of the measurements.
  /// - Throws: ``ClientError``, but never `noDaemon`.
  public consuming func lateSource(
    of device: DeviceID, sending properties: PropertySet, clock: LateClock
  ) throws(ClientError) -> LateSource {
    let offer = LateOffer(device: device, properties: properties, clock: clock)
    _ = try channel.call(DaemonRequest.DaemonMethod.sendLateValues, offer, mode: .upgrade)
    return LateSource(channel, of: device)
  }

  private static func decodeReply<Value>(
    _ body: () throws(ProtocolError) -> Value
  ) throws(ClientError) -> Value {
    do throws(ProtocolError) { return try body() } catch { throw .misunderstood("\(error)") }
  }
}
