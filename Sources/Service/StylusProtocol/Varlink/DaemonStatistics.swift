package import StylusModel

/// What the daemon measured of itself since it started: the reply of `GetStatistics`.
package struct DaemonStatistics: Hashable, Sendable {
  /// The time since it started.
  package var uptime: Microseconds
  /// The hops of a pen's way, in their order.
  package var hops: [HopStatistics]
  /// The hand-overs between its threads.
  package var queues: [QueueStatistics]
  /// What waits for whom, in the order in which they connected.
  package var clients: [ClientStatistics]
  /// What was learned of the hands that draw now; empty for who may not see their ink.
  package var hands: [HandStatistics] = []
  /// How often events of a device were lost.
  package var gaps: UInt64 = 0
  /// How many events of devices found no room on their way to the strokes; they are part of a gap.
  package var leftOut: UInt64 = 0
  /// How many updates did not reach some client because it was slow.
  package var dropped: UInt64 = 0
  /// How often a device sent something that cannot be.
  package var anomalies: UInt64 = 0
  /// What the threads of a pen's way run at.
  package var priority = ThreadPriority.ordinary
  /// How much of the daemon's memory cannot be paged out.
  package var locked = Locked.nothing

  /// What the threads of a pen's way run at.
  package enum ThreadPriority: String, Sendable {
    /// Like every other program.
    case ordinary
    /// Real time, which the kernel granted.
    case direct
    /// Real time, which RealtimeKit granted.
    case realtimeKit = "realtime_kit"
  }

  /// How much memory cannot be paged out.
  package enum Locked: String, Sendable {
    case nothing
    /// What was there at the start.
    case present
    case everything
  }

  /// A daemon of which nothing but this is known.
  package init(
    uptime: Microseconds, hops: [HopStatistics], queues: [QueueStatistics],
    clients: [ClientStatistics]
  ) {
    self.uptime = uptime
    self.hops = hops
    self.queues = queues
    self.clients = clients
  }
}

extension DaemonStatistics: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("uptime", uptime.value)
    writer.field("hops", hops)
    writer.field("queues", queues)
    writer.field("clients", clients)
    writer.field("hands", hands)
    writer.field("gaps", gaps)
    writer.field("left_out", leftOut)
    writer.field("dropped", dropped)
    writer.field("anomalies", anomalies)
    writer.field("priority", priority.rawValue)
    writer.field("locked", locked.rawValue)
    writer.endObject()
  }

  /// Reads the reply of `GetStatistics`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    uptime = Microseconds(try fields.required("uptime", fields.integer))
    hops = try fields.requiredObjects("hops", HopStatistics.init(_:))
    queues = try fields.requiredObjects("queues", QueueStatistics.init(_:))
    clients = try fields.requiredObjects("clients", ClientStatistics.init(_:))
    hands = try fields.objects("hands", HandStatistics.init(_:)) ?? []
    gaps = try fields.required("gaps", fields.integer)
    leftOut = try fields.required("left_out", fields.integer)
    dropped = try fields.required("dropped", fields.integer)
    anomalies = try fields.required("anomalies", fields.integer)
    priority = try fields.required("priority", fields.word)
    locked = try fields.required("locked", fields.word)
  }
}
