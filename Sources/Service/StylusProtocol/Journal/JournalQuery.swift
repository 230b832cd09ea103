/// Which strokes of a journal a caller wants: the parameters of `ListJournal`.
package struct JournalQuery: Hashable, Sendable {
  /// Whose; nil for the caller's own.
  package var owner: UInt32?
  /// Only those after this number; 0 for all.
  package var since: UInt64 = 0
  /// Only those before this number; nil for all.
  package var before: UInt64?
  /// At most this many; 1...1000.
  package var limit = 100
  /// Whether they come with their samples.
  package var samples = true

  static let names: Set<String> = ["owner", "since", "before", "limit", "samples"]

  /// All strokes of the caller, the first hundred of them.
  package init() {}

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) {
    owner = try fields.integer("owner")
    since = try fields.strokeNumber("since") ?? since
    before = try fields.strokeNumber("before")
    limit = try fields.integer("limit", in: 1...1000) ?? limit
    samples = try fields.bool("samples") ?? samples
  }
}

extension JournalQuery: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let owner { writer.field("owner", owner) }
    writer.field("since", since)
    if let before { writer.field("before", before) }
    writer.field("limit", limit)
    writer.field("samples", samples)
    writer.endObject()
  }
}

/// Which strokes are to be removed for good: the parameters of `WipeJournal`.
package struct JournalWipe: Hashable, Sendable {
  /// Whose; nil for the caller's own.
  package var owner: UInt32?
  /// Only those before this number; nil for all.
  package var before: UInt64?

  static let names: Set<String> = ["owner", "before"]

  /// Removes all strokes of the caller.
  package init() {}

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) {
    owner = try fields.integer("owner")
    before = try fields.strokeNumber("before")
  }
}

extension JournalWipe: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let owner { writer.field("owner", owner) }
    if let before { writer.field("before", before) }
    writer.endObject()
  }
}
