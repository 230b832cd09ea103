package import StylusModel

/// The daemon's measurements of itself since it started: the reply of `GetStatistics`.
package struct DaemonStatistics: Hashable, Sendable {
  /// The time since it started.
  package var uptime: Microseconds
  /// The hops of a pen's way, in their order.
  package var hops: [HopStatistics]
  /// The hand-overs between its threads.
  package var queues: [QueueStatistics]
  /// The data that waits for each client, in the order in which the clients connected.
  package var clients: [ClientStatistics]
  /// The hand models in use now; empty for callers without permission to see their ink.
  package var hands: [HandStatistics] = []
  /// How often events of a device were lost.
  package var gaps: UInt64 = 0
  /// The number of device events without room on their way to the strokes; part of the gaps.
  package var leftOut: UInt64 = 0
  /// The number of updates that were not sent to some client because it was slow.
  package var dropped: UInt64 = 0
  /// How often a device sent impossible values.
  package var anomalies: UInt64 = 0
  /// The scheduling of the threads that a pen's data passes.
  package var priority = ThreadPriority.ordinary
  /// The part of the daemon's memory that cannot be paged out.
  package var locked = Locked.nothing

  /// The scheduling of the threads that a pen's data passes.
  package enum ThreadPriority: String, CaseIterable, JSONCodable {
    /// Like every other program.
    case ordinary
    /// Real time, which the kernel granted.
    case direct
    /// Real time, which RealtimeKit granted.
    case realtimeKit = "realtime_kit"
  }

  /// The part of the memory that cannot be paged out.
  package enum Locked: String, CaseIterable, JSONCodable {
    case nothing
    /// The memory in use at the start.
    case present
    case everything
  }
}

extension DaemonStatistics {
  /// A daemon of which only these values are known.
  package init(
    uptime: Microseconds, hops: [HopStatistics], queues: [QueueStatistics],
    clients: [ClientStatistics]
  ) {
    (self.uptime, self.hops) = (uptime, hops)
    (self.queues, self.clients) = (queues, clients)
  }
}

extension DaemonStatistics: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("uptime", \.uptime)
    JSONField("hops", \.hops)
    JSONField("queues", \.queues)
    JSONField("clients", \.clients)
    JSONField("hands", \.hands, missing: [])
    JSONField("gaps", \.gaps)
    JSONField("left_out", \.leftOut)
    JSONField("dropped", \.dropped)
    JSONField("anomalies", \.anomalies)
    JSONField("priority", \.priority)
    JSONField("locked", \.locked)
  }
}
