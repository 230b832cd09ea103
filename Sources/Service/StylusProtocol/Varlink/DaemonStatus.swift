package import StylusModel

/// The state of the daemon and its counts: the reply of `GetStatus`.
package struct DaemonStatus: Hashable, Sendable {
  /// The daemon's version.
  package var version: String
  /// The version of the protocol.
  package var protocolVersion = Hello.currentProtocol
  /// Names the numbering of strokes, devices and updates.
  package var epoch: UInt64
  /// The time since it started.
  package var uptime: Microseconds
  /// The source of the ink.
  package var source: Source
  /// When the first frame of a recording was due; nil before that, and for devices.
  package var began: Timestamp?
  /// The number of connected tablets and pads.
  package var tablets = 0
  /// The number of connected clients.
  package var clients = 0
  /// The number of finished strokes that are kept.
  package var strokes = 0
  /// How often the kernel dropped events.
  package var gaps: UInt64 = 0
  /// The number of updates that were not sent to some client because it was slow.
  package var dropped: UInt64 = 0
  /// How often a device sent impossible values.
  package var anomalies: UInt64 = 0
  /// The user whose ink is drawn now; nil if it has no owner, or the caller may not see it.
  package var owner: UInt32?

  /// Names the run: another one after each start.
  package var run: UInt64 = 0
  /// Whether finished strokes are on the disk.
  package var journal = JournalState.off
  /// Why the journal cannot be used, and the fix; nil if it can be used.
  package var journalFault: String?

  /// The source of ink.
  package enum Source: Hashable, Sendable {
    /// Devices of a seat.
    case live
    /// A recording, at a multiple of its true speed; nil for as fast as possible.
    case replay(name: String, speed: Float?)
  }
}

// Older daemons do not count anomalies, name no run, and have no journal.
extension DaemonStatus {
  /// A daemon that has just started.
  package init(version: String, epoch: UInt64, uptime: Microseconds, source: Source) {
    (self.version, self.epoch) = (version, epoch)
    (self.uptime, self.source) = (uptime, source)
  }
}

extension DaemonStatus: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("version", \.version)
    JSONField("protocol", \.protocolVersion)
    JSONField("epoch", \.epoch)
    JSONField("uptime", \.uptime)
    JSONField("source", \.source)
    JSONField("began", \.began)
    JSONField("tablets", \.tablets)
    JSONField("clients", \.clients)
    JSONField("strokes", \.strokes)
    JSONField("gaps", \.gaps)
    JSONField("dropped", \.dropped)
    JSONField("anomalies", \.anomalies, missing: 0)
    JSONField("owner", \.owner)
    JSONField("run", \.run, missing: "epoch")
    JSONField("journal", \.journal, missing: .off)
    JSONField("journal_fault", \.journalFault)
  }
}

extension DaemonStatus.Source: JSONCodable {
  package static var coding: JSONCoding<Self> {
    JSONCoding(
      fields: { (fields) throws(ProtocolError) in try Self(fields) },
      write: { source, writer in
        writer.beginObject()
        switch source {
        case .live: writer.field("kind", "live")
        case .replay(let name, let speed):
          writer.field("kind", "replay")
          writer.field("name", name)
          if let speed { writer.field("speed", speed) }
        }
        writer.endObject()
      })
  }

  /// For a live daemon, nothing else is read.
  private init(_ fields: JSONFields) throws(ProtocolError) {
    switch try fields.string("kind") {
    case "live": self = .live
    case "replay":
      self = .replay(
        name: try fields.required("name", fields.string), speed: try fields.float("speed"))
    default: throw .invalidField("kind")
    }
  }
}
