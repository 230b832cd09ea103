/// The strokes of a journal that a caller requests: the parameters of `ListJournal`.
package struct JournalQuery: Hashable, JSONRecord {
  /// Whose; nil for the caller's own.
  package var owner: UInt32?
  /// Only those after this number; 0 for all.
  package var since: UInt64
  /// Only those before this number; nil for all.
  package var before: UInt64?
  /// At most this many; 1...1000.
  package var limit: Int
  /// Whether the samples are included.
  package var samples: Bool

  /// By default, the first hundred of all strokes of the caller.
  package init(
    owner: UInt32? = nil, since: UInt64 = 0, before: UInt64? = nil, limit: Int = 100,
    samples: Bool = true
  ) {
    (self.owner, self.since, self.before) = (owner, since, before)
    (self.limit, self.samples) = (limit, samples)
  }

  package static let layout = RecordLayout(Self.init) {
    JSONField("owner", \.owner)
    JSONField("since", \.since, missing: 0, where: StrokeNumber.isAllowed)
    JSONField("before", \.before, where: StrokeNumber.isAllowed)
    JSONField("limit", \.limit, missing: 100, where: (1...1000).contains)
    JSONField("samples", \.samples, missing: true)
  }
}

/// Which strokes are to be removed for good: the parameters of `WipeJournal`.
package struct JournalWipe: Hashable, JSONRecord {
  /// Whose; nil for the caller's own.
  package var owner: UInt32?
  /// Only those before this number; nil for all.
  package var before: UInt64?

  /// By default, removes all strokes of the caller.
  package init(owner: UInt32? = nil, before: UInt64? = nil) {
    (self.owner, self.before) = (owner, before)
  }

  package static let layout = RecordLayout(Self.init) {
    JSONField("owner", \.owner)
    JSONField("before", \.before, where: StrokeNumber.isAllowed)
  }
}

/// The number of a stroke among its owner's.
enum StrokeNumber {
  /// Whether the document allows it: below 2^53.
  static func isAllowed(_ number: UInt64) -> Bool { number < 1 << 53 }
}
