/// How long one hop of a pen's way took, since the daemon started.
package struct HopStatistics: Hashable, Sendable {
  /// Which hop.
  package var hop: Hop
  /// How often it was measured.
  package var count: UInt64 = 0
  /// The median, in microseconds; 0 where nothing was measured, as for those that follow.
  package var p50: Float = 0
  /// The 99th percentile, in microseconds.
  package var p99: Float = 0
  /// The 99.9th percentile, in microseconds.
  package var p999: Float = 0
  /// The longest, in microseconds.
  package var max: Float = 0

  /// The stretches that are measured; docs/develop/protocol.md, section 3.1.
  package enum Hop: String, CaseIterable, Sendable {
    case drain
    case reconcile
    case publish
    case send
    case whole
  }

  /// A hop that was never gone.
  package init(_ hop: Hop) { self.hop = hop }
}

extension HopStatistics: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("hop", hop.rawValue)
    writer.field("count", count)
    writer.field("p50", p50)
    writer.field("p99", p99)
    writer.field("p99_9", p999)
    writer.field("max", max)
    writer.endObject()
  }

  init(_ fields: JSONFields) throws(ProtocolError) {
    hop = try fields.required("hop", fields.word)
    count = try fields.required("count", fields.integer)
    p50 = try fields.required("p50", fields.float)
    p99 = try fields.required("p99", fields.float)
    p999 = try fields.required("p99_9", fields.float)
    max = try fields.required("max", fields.float)
  }
}
