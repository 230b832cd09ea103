import LinuxIO
import StylusModel
import StylusProtocol

/// A journal of finished strokes in a file: SQLite, one row for each stroke.
///
/// For one thread at a time; every call may wait for the disk. Life: open it, append, read, trim,
/// release it. After an error, open it again.
package final class JournalFile: @unchecked Sendable {
  let database: Database
  package let place: JournalPlace
  /// Names the numbering; created with the file.
  package let epoch: UInt64
  /// The newest number of each owner, even if that stroke has been removed.
  package private(set) var newest: [UInt32: UInt64] = [:]
  private var lastWritten: Int64 = 0
  private let isReadOnly: Bool
  /// Whether it is a copy, which stays unchanged whatever happens to the file.
  package let isCopy: Bool
  /// Whether fsync is not enough on this file system.
  private let needsSettling: Bool

  /// "styl": SQLite's application_id of our files.
  static let applicationID: Int64 = 0x7374_796C
  /// The layout of the tables.
  static let layout: Int64 = 1

  /// Opens a journal, and creates it if it does not exist.
  ///
  /// No other process can use it meanwhile. Folder and file must be this user's, closed to others.
  package convenience init(opening place: JournalPlace) throws(JournalError) {
    try place.prepare()
    try self.init(place, readOnly: false)
  }

  /// Opens an existing journal for reading only; no daemon may be using it.
  package convenience init(reading place: JournalPlace) throws(JournalError) {
    try place.checkFile()
    guard place.isInWritableFolder else {
      // Once the file is open, it needs no name.
      let copy = try JournalCopy(place)
      try self.init(place, copy: copy.place.path, readOnly: true)
      withExtendedLifetime(copy) {}
      return
    }
    try self.init(place, readOnly: true)
  }

  /// Opens an existing journal for reading and writing; no other process can use it until this
  /// value is released.
  package convenience init(changing place: JournalPlace) throws(JournalError) {
    try place.checkFile()
    try place.checkWritable()
    try place.checkFolderWritable()
    guard place.size > 0 else { throw .notOurs(place.path) }
    try self.init(place, readOnly: false)
  }

  private init(
    _ place: JournalPlace, copy: String? = nil, readOnly: Bool
  ) throws(JournalError) {
    self.place = place
    isCopy = copy != nil
    isReadOnly = readOnly
    needsSettling = !readOnly && DiskSync.isIncomplete(in: place.folder)
    database = try Database(path: copy ?? place.path, readOnly: readOnly)
    epoch = try Self.configure(database, place, readOnly: readOnly)
    newest = try Self.newest(in: database, place)
    lastWritten = try database.integer("SELECT max(written) FROM strokes") ?? 0
    try checkNewest()
    try completeSync()
  }

  /// Leaves a log of one empty block. It contains no removed strokes and does not affect a database
  /// that replaces this one.
  deinit {
    guard !isReadOnly else { return }
    // Otherwise SQLite truncates the log to zero bytes.
    try? database.execute("PRAGMA journal_size_limit = -1")
    try? blankLog()
  }

  /// Empties the log and overwrites its previous content.
  func blankLog() throws(JournalError) {
    try database.blankLog { () throws(JournalError) in try completeSync() }
  }

  /// Waits until the data that SQLite considers synced is on the disk.
  func completeSync() throws(JournalError) {
    guard needsSettling else { return }
    do throws(SystemError) { try DiskSync.complete(at: place.log) } catch { throw .system(error) }
  }

  /// The newest number of each owner.
  private static func newest(
    in database: Database, _ place: JournalPlace
  ) throws(JournalError) -> [UInt32: UInt64] {
    var newest: [UInt32: UInt64] = [:]
    var isSound = true
    try database.execute("SELECT owner, newest FROM owners") { row in
      guard let owner = UInt32(exactly: row.integer(0)), numbers.contains(row.integer(1)) else {
        isSound = false
        return false
      }
      newest[owner] = UInt64(row.integer(1))
      return true
    }
    guard isSound else { throw .broken(place.path, "it has an impossible owner or number") }
    return newest
  }

  /// The numbers that strokes can have: the protocol allows no others.
  private static let numbers: ClosedRange<Int64> = 0...(1 << 53) - 1

  /// Sets the connection up, and the file if it is empty; its epoch.
  private static func configure(
    _ database: Database, _ place: JournalPlace, readOnly: Bool
  ) throws(JournalError) -> UInt64 {
    // Must come first, before anything is read: otherwise SQLite shares an existing log through one
    // more file.
    if !readOnly { try database.execute("PRAGMA locking_mode = EXCLUSIVE") }
    try database.execute("PRAGMA cell_size_check = ON")
    try database.execute("PRAGMA temp_store = MEMORY")
    try database.execute("PRAGMA cache_size = -1024")
    if !readOnly { try setUp(database, place) }
    let kind = try database.integer("PRAGMA application_id")
    guard kind == applicationID else { throw .notOurs(place.path) }
    let version = try database.integer("PRAGMA user_version") ?? 0
    guard version == layout else { throw .newer(place.path, version: Int(version)) }
    try checkTables(database, place)
    guard let epoch = try database.integer("SELECT epoch FROM journal"), epoch > 0 else {
      throw .broken(place.path, "it has no epoch")
    }
    return UInt64(epoch)
  }

  private static func setUp(_ database: Database, _ place: JournalPlace) throws(JournalError) {
    let count = try database.integer("SELECT count(*) FROM sqlite_schema") ?? 0
    let kind = try database.integer("PRAGMA application_id")
    guard kind == applicationID || (kind == 0 && count == 0) else { throw .notOurs(place.path) }
    // Counts only before the first page is written.
    if count == 0 { try database.execute("PRAGMA auto_vacuum = INCREMENTAL") }
    try database.execute("PRAGMA journal_mode = WAL")
    try database.execute("PRAGMA synchronous = FULL")
    try database.execute("PRAGMA secure_delete = ON")
    try database.execute("PRAGMA journal_size_limit = 1048576")
    try database.keepLog()
    guard count == 0 else { return }
    try database.transaction { () throws(JournalError) in
      for table in tables { try database.execute(table) }
      try database.execute(
        "INSERT INTO journal VALUES (?)", [.integer(Int64.random(in: 1..<1 << 53))])
      try database.execute("PRAGMA application_id = \(applicationID)")
      try database.execute("PRAGMA user_version = \(layout)")
    }
  }

  /// The tables of the file.
  private static let tables = [
    "CREATE TABLE journal(epoch INTEGER NOT NULL)",
    "CREATE TABLE owners(owner INTEGER PRIMARY KEY, newest INTEGER NOT NULL)",
    """
    CREATE TABLE strokes(id INTEGER PRIMARY KEY, owner INTEGER NOT NULL, \
    sequence INTEGER NOT NULL, written INTEGER NOT NULL, stroke BLOB NOT NULL, \
    UNIQUE(owner, sequence))
    """,
  ]

  /// Refuses a file whose tables are not ours, or that has a view or a trigger: a view can have any
  /// number of rows, and a trigger can fill the disk while strokes are removed. Further tables and
  /// indices do no harm.
  private static func checkTables(
    _ database: Database, _ place: JournalPlace
  ) throws(JournalError) {
    var found: [String] = []
    let sql = """
      SELECT sql FROM sqlite_schema \
      WHERE type IN ('view', 'trigger') OR name IN ('journal', 'owners', 'strokes') LIMIT 4
      """
    try database.execute(sql) { row in
      found.append(row.text(0))
      return true
    }
    guard found.sorted() == tables.sorted() else {
      throw .broken(place.path, "it has tables that stylusd did not make")
    }
  }

  /// No stroke may have a number above the newest number of its owner.
  private func checkNewest() throws(JournalError) {
    var faults: [Int64] = []
    try database.execute("SELECT owner, max(sequence) FROM strokes GROUP BY owner") { row in
      let newest = UInt32(exactly: row.integer(0)).flatMap { self.newest[$0] }
      guard newest ?? 0 < UInt64(clamping: row.integer(1)) else { return true }
      faults.append(row.integer(0))
      return false
    }
    if let owner = faults.first {
      throw .broken(place.path, "strokes of user \(owner) are newer than the newest")
    }
  }

  // MARK: Writing

  /// Writes strokes in one transaction; when this returns they are on the disk.
  ///
  /// - Parameters:
  ///   - entries: each with the number after the newest of its owner; a gap or a repetition is an
  ///     error in the program and stops it.
  ///   - now: microseconds since 1970.
  package func append(_ entries: [UnwrittenStroke], now: Int64) throws(JournalError) {
    guard !entries.isEmpty else { return }
    let written = max(now, lastWritten)
    var newest = newest
    try database.transaction { () throws(JournalError) in
      for entry in entries {
        let sequence = entry.stroke.sequence
        precondition(
          sequence == newest[entry.owner, default: 0] + 1, "the numbers of strokes have a gap")
        newest[entry.owner] = sequence
        try database.execute(
          "INSERT INTO strokes(owner, sequence, written, stroke) VALUES (?, ?, ?, ?)",
          [
            .integer(Int64(entry.owner)), .integer(Int64(sequence)), .integer(written),
            .blob(StrokeBlob.encode(entry.stroke, owner: entry.owner, written: written)),
          ])
      }
      for owner in Set(entries.map(\.owner)) {
        try database.execute(
          "INSERT INTO owners VALUES (?1, ?2) ON CONFLICT(owner) DO UPDATE SET newest = ?2",
          [.integer(Int64(owner)), .integer(Int64(newest[owner] ?? 0))])
      }
    }
    self.newest = newest
    lastWritten = written
    try completeSync()
  }
}
