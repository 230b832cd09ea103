/// The duration of one hop of a pen move, since the daemon started.
package struct HopStatistics: Hashable, Sendable {
  /// Which hop.
  package var hop: Hop
  /// The number of measurements.
  package var count: UInt64 = 0
  /// The median, in microseconds; 0 if nothing was measured, as for the following properties.
  package var p50: Float = 0
  /// The 99th percentile, in microseconds.
  package var p99: Float = 0
  /// The 99.9th percentile, in microseconds.
  package var p999: Float = 0
  /// The longest, in microseconds.
  package var max: Float = 0

  /// The stretches that are measured; docs/develop/protocol.md, section 3.1.
  package enum Hop: String, CaseIterable, JSONCodable {
    case drain
    case reconcile
    case publish
    case send
    case whole
  }
}

extension HopStatistics {
  /// A hop without measurements.
  package init(_ hop: Hop) { self.hop = hop }
}

extension HopStatistics: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("hop", \.hop)
    JSONField("count", \.count)
    JSONField("p50", \.p50)
    JSONField("p99", \.p99)
    JSONField("p99_9", \.p999)
    JSONField("max", \.max)
  }
}
