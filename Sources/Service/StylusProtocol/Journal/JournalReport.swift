/// What a journal holds: the reply of `GetJournal`.
package struct JournalReport: Hashable, Sendable {
  /// Where it lies.
  package var path: String
  /// Names the numbering.
  package var epoch: UInt64
  /// How many strokes there are of the owner who was asked about, or of all.
  package var strokes: Int
  /// What the file and its log take, in bytes.
  package var bytes: Int64
  /// The owners, with how many strokes each has; the one alone who was asked about.
  package var owners: [Owner]
  /// Damaged files that lie next to it, by name.
  package var aside: [String]

  /// The strokes of one owner.
  package struct Owner: Hashable, Sendable {
    /// The user's number.
    package var user: UInt32
    /// How many there are.
    package var strokes: Int
    /// Number of the oldest; 0 if there is none.
    package var oldest: UInt64
    /// Number of the newest, whether or not it is still there.
    package var newest: UInt64

    /// The strokes of an owner.
    package init(user: UInt32, strokes: Int, oldest: UInt64, newest: UInt64) {
      (self.user, self.strokes) = (user, strokes)
      (self.oldest, self.newest) = (oldest, newest)
    }
  }

  /// Unless something else is said, a journal that holds nothing.
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

/// Whose journal is asked about: the parameters of `GetJournal`.
package struct JournalInquiry: Hashable, JSONRecord {
  /// Whose; nil for the caller's own.
  package var owner: UInt32?

  /// Asks about an owner.
  package init(owner: UInt32?) { self.owner = owner }

  package static let layout = RecordLayout(Self.init) {
    JSONField("owner", \.owner)
  }
}

/// Whether finished strokes are written to the disk, as `GetStatus` tells it.
package enum JournalState: String, CaseIterable, JSONCodable {
  /// There is no journal.
  case off
  /// What is told as finished is on the disk.
  case on
  /// The journal cannot be written; strokes are kept in memory only.
  case failing
}
