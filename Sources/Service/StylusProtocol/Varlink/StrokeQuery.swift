/// The finished strokes that a caller requests: the parameters of `GetStrokes`.
package struct StrokeQuery: Hashable, Sendable {
  /// The last stroke that the caller already has; 0 for none.
  package var since: UInt64
  /// At most this many strokes; 1...1000.
  package var limit = 100
  /// Whether the samples of strokes are included.
  package var samples = true
  /// The user whose strokes they are; nil for the caller's own.
  package var owner: UInt32?
}

extension StrokeQuery {
  /// Asks for the strokes after one.
  package init(since: UInt64) { self.since = since }
}

extension StrokeQuery: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("since", \.since, where: StrokeNumber.isAllowed)
    JSONField("limit", \.limit, missing: 100, where: (1...1000).contains)
    JSONField("samples", \.samples, missing: true)
    JSONField("owner", \.owner)
  }
}
