/// Which finished strokes a caller wants: the parameters of `GetStrokes`.
package struct StrokeQuery: Hashable, Sendable {
  /// The last stroke that the caller has; 0 for none.
  package var since: UInt64
  /// At most this many strokes; 1...1000.
  package var limit = 100
  /// Whether strokes come with their samples.
  package var samples = true
  /// The user whose strokes they are; nil for the caller's own.
  package var owner: UInt32?

  static let names: Set<String> = ["since", "limit", "samples", "owner"]

  /// Asks for the strokes after one.
  package init(since: UInt64) { self.since = since }

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) {
    since = try fields.required("since", fields.strokeNumber)
    limit = try fields.integer("limit", in: 1...1000) ?? limit
    samples = try fields.bool("samples") ?? samples
    owner = try fields.integer("owner")
  }
}

extension StrokeQuery: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("since", since)
    writer.field("limit", limit)
    writer.field("samples", samples)
    if let owner { writer.field("owner", owner) }
    writer.endObject()
  }
}
