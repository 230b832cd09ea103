/// Some strokes of one owner, oldest first: the reply of `ListJournal`.
package struct JournalPage: Hashable, Sendable {
  /// The strokes.
  package var strokes: [JournaledStroke]
  /// The owner's oldest stroke; 0 if there is none.
  package var oldest: UInt64
  /// The owner's newest number; 0 if the owner never had a stroke.
  package var newest: UInt64
  /// The number of unreadable rows within the page.
  package var damaged: Int
  /// The value of `since` for the next page; nil if there is none.
  package var next: UInt64?
  /// Whether the strokes are written with their samples.
  package var samples = true

  /// By default, an empty page.
  package init(
    strokes: [JournaledStroke] = [], oldest: UInt64 = 0, newest: UInt64 = 0, damaged: Int = 0,
    next: UInt64? = nil
  ) {
    (self.strokes, self.oldest, self.newest) = (strokes, oldest, newest)
    (self.damaged, self.next) = (damaged, next)
  }
}

extension JournalPage: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField(strokes: \.strokes, withSamples: \.samples)
    JSONField("oldest", \.oldest)
    JSONField("newest", \.newest)
    JSONField("damaged", \.damaged)
    JSONField("next", \.next)
  }
}

/// The number of removed strokes: the reply of `WipeJournal`.
package struct JournalWiped: Hashable, JSONRecord {
  /// How many.
  package var strokes: Int

  /// The number of removed strokes.
  package init(strokes: Int) { self.strokes = strokes }

  package static let layout = RecordLayout(Self.init) {
    JSONField("strokes", \.strokes)
  }
}
