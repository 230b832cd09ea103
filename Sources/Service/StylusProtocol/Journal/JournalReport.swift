/// What a journal holds: the reply of `GetJournal`.
package struct JournalReport: Hashable, Sendable {
  /// Where it lies.
  package var path = ""
  /// Names the numbering.
  package var epoch: UInt64 = 0
  /// How many strokes there are of the owner who was asked about, or of all.
  package var strokes = 0
  /// What the file and its log take, in bytes.
  package var bytes: Int64 = 0
  /// The owners, with how many strokes each has; the one alone who was asked about.
  package var owners: [Owner] = []
  /// Damaged files that lie beside it, by name.
  package var aside: [String] = []

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
      self.user = user
      self.strokes = strokes
      self.oldest = oldest
      self.newest = newest
    }
  }

  /// A journal that holds nothing.
  package init() {}
}

extension JournalReport: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("path", path)
    writer.field("epoch", epoch)
    writer.field("strokes", strokes)
    writer.field("bytes", bytes)
    writer.field("owners", owners)
    writer.field("aside", aside)
    writer.endObject()
  }

  /// Reads the reply of `GetJournal`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    path = try fields.required("path", fields.string)
    epoch = try fields.required("epoch", fields.integer)
    strokes = try fields.required("strokes", fields.integer)
    bytes = try fields.required("bytes", fields.integer)
    owners = try fields.requiredObjects("owners", Owner.init(_:))
    aside = try fields.required("aside", fields.strings)
  }
}

extension JournalReport.Owner: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("user", user)
    writer.field("strokes", strokes)
    writer.field("oldest", oldest)
    writer.field("newest", newest)
    writer.endObject()
  }

  fileprivate init(_ fields: JSONFields) throws(ProtocolError) {
    user = try fields.required("user", fields.integer)
    strokes = try fields.required("strokes", fields.integer)
    oldest = try fields.required("oldest", fields.integer)
    newest = try fields.required("newest", fields.integer)
  }
}

/// Whose journal is asked about: the parameters of `GetJournal`.
package struct JournalInquiry: Hashable, Sendable, JSONWritable {
  /// Whose; nil for the caller's own.
  package var owner: UInt32?

  static let names: Set<String> = ["owner"]

  /// Asks about an owner.
  package init(owner: UInt32?) { self.owner = owner }

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) { owner = try fields.integer("owner") }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let owner { writer.field("owner", owner) }
    writer.endObject()
  }
}

/// Whether finished strokes are written to the disk, as `GetStatus` tells it.
package enum JournalState: String, CaseIterable, Sendable {
  /// There is no journal.
  case off
  /// What is told as finished is on the disk.
  case on
  /// The journal cannot be written; strokes are kept in memory only.
  case failing
}
