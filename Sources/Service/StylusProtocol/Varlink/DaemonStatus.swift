package import StylusModel

/// What the daemon is and has done: the reply of `GetStatus`.
package struct DaemonStatus: Hashable, Sendable {
  /// The daemon's version.
  package var version: String
  /// The version of the protocol.
  package var protocolVersion = Hello.currentProtocol
  /// Names the numbering of strokes, devices and updates.
  package var epoch: UInt64
  /// The time since it started.
  package var uptime: Microseconds
  /// Where the ink comes from.
  package var source: Source
  /// When the first frame of a recording was due; nil before that, and for devices.
  package var began: Timestamp?
  /// How many tablets and pads are there.
  package var tablets = 0
  /// How many clients are connected.
  package var clients = 0
  /// How many finished strokes are kept.
  package var strokes = 0
  /// How often the kernel dropped events.
  package var gaps: UInt64 = 0
  /// How many updates did not reach some client because it was slow.
  package var dropped: UInt64 = 0
  /// How often a device sent something that cannot be.
  package var anomalies: UInt64 = 0
  /// The user whose ink is drawn now; nil if it is nobody's, or if the caller may not see it.
  package var owner: UInt32?

  /// Names the run: another one after each start.
  package var run: UInt64 = 0
  /// Whether finished strokes are on the disk.
  package var journal = JournalState.off
  /// Why the journal cannot be used, and what to do; nil if it can.
  package var journalFault: String?

  /// Where ink comes from.
  package enum Source: Hashable, Sendable {
    /// Devices of a seat.
    case live
    /// A recording, at a multiple of its true speed; nil for as fast as possible.
    case replay(name: String, speed: Float?)
  }

  /// A daemon that has done nothing yet.
  package init(version: String, epoch: UInt64, uptime: Microseconds, source: Source) {
    self.version = version
    self.epoch = epoch
    self.uptime = uptime
    self.source = source
  }
}

extension DaemonStatus: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("version", version)
    writer.field("protocol", protocolVersion)
    writer.field("epoch", epoch)
    writer.field("uptime", uptime.value)
    writer.field("source", source)
    if let began { writer.field("began", began.microseconds) }
    writer.field("tablets", tablets)
    writer.field("clients", clients)
    writer.field("strokes", strokes)
    writer.field("gaps", gaps)
    writer.field("dropped", dropped)
    writer.field("anomalies", anomalies)
    if let owner { writer.field("owner", owner) }
    writer.field("run", run)
    writer.field("journal", journal.rawValue)
    if let journalFault { writer.field("journal_fault", journalFault) }
    writer.endObject()
  }

  /// Reads the reply of `GetStatus`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    version = try fields.required("version", fields.string)
    protocolVersion = try fields.required("protocol", fields.integer)
    epoch = try fields.required("epoch", fields.integer)
    uptime = Microseconds(try fields.required("uptime", fields.integer))
    source = try Source(fields.required("source", fields.fields))
    began = try fields.integer("began").map { Timestamp(microseconds: $0) }
    tablets = try fields.required("tablets", fields.integer)
    clients = try fields.required("clients", fields.integer)
    strokes = try fields.required("strokes", fields.integer)
    gaps = try fields.required("gaps", fields.integer)
    dropped = try fields.required("dropped", fields.integer)
    // Older daemons do not count them, and have no journal.
    anomalies = try fields.integer("anomalies") ?? 0
    owner = try fields.integer("owner")
    run = try fields.integer("run") ?? epoch
    journal = try fields.word("journal") ?? .off
    journalFault = try fields.string("journal_fault")
  }
}

extension DaemonStatus.Source: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .live: writer.field("kind", "live")
    case .replay(let name, let speed):
      writer.field("kind", "replay")
      writer.field("name", name)
      if let speed { writer.field("speed", speed) }
    }
    writer.endObject()
  }

  fileprivate init(_ fields: JSONFields) throws(ProtocolError) {
    switch try fields.string("kind") {
    case "live": self = .live
    case "replay":
      self = .replay(
        name: try fields.required("name", fields.string), speed: try fields.float("speed"))
    default: throw .invalidField("kind")
    }
  }
}
