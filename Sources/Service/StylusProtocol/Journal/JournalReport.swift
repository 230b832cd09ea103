/// The content of a journal: the reply of `GetJournal`.
package struct JournalReport: Hashable, Sendable {
  /// The path of the journal.
  package var path: String
  /// Names the numbering.
  package var epoch: UInt64
  /// The number of strokes of the requested owner, or of all owners.
  package var strokes: Int
  /// The size of the file and its log, in bytes.
  package var bytes: Int64
  /// The owners with their numbers of strokes; only the requested owner if one was named.
  package var owners: [Owner]
  /// Damaged files next to it, by name.
  package var aside: [String]

  /// The strokes of one owner.
  package struct Owner: Hashable, Sendable {
    /// The user's number.
    package var user: UInt32
    /// The number of strokes.
    package var strokes: Int
    /// Number of the oldest; 0 if there is none.
    package var oldest: UInt64
    /// Number of the newest stroke, even if that has been removed.
    package var newest: UInt64

    /// The strokes of an owner.
    package init(user: UInt32, strokes: Int, oldest: UInt64, newest: UInt64) {
      (self.user, self.strokes) = (user, strokes)
      (self.oldest, self.newest) = (oldest, newest)
    }
  }

  /// By default, an empty journal.
  package init(
    path: String = "", epoch: UInt64 = 0, strokes: Int = 0, bytes: Int64 = 0,
    owners: [Owner] = [], aside: [String] = []
  ) {
    (self.path, self.epoch, self.strokes) = (path, epoch, strokes)
    (self.bytes, self.owners, self.aside) = (bytes, owners, aside)
  }
}

extension JournalReport: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("path", \.path)
    JSONField("epoch", \.epoch)
    JSONField("strokes", \.strokes)
    JSONField("bytes", \.bytes)
    JSONField("owners", \.owners)
    JSONField("aside", \.aside)
  }
}

extension JournalReport.Owner: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("user", \.user)
    JSONField("strokes", \.strokes)
    JSONField("oldest", \.oldest)
    JSONField("newest", \.newest)
  }
}

/// The owner to report on: the parameters of `GetJournal`.
package struct JournalInquiry: Hashable, JSONRecord {
  /// Whose; nil for the caller's own.
  package var owner: UInt32?

  /// Asks about an owner.
  package init(owner: UInt32?) { self.owner = owner }

  package static let layout = RecordLayout(Self.init) {
    JSONField("owner", \.owner)
  }
}

/// Whether finished strokes are written to the disk, as `GetStatus` reports it.
package enum JournalState: String, CaseIterable, JSONCodable {
  /// There is no journal.
  case off
  /// A stroke that was reported as finished is on the disk.
  case on
  /// The journal cannot be written; strokes are kept in memory only.
  case failing
}
