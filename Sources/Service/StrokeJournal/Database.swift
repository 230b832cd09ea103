import CSqlite

/// One connection to SQLite: the only place that calls it.
///
/// For one thread at a time. Statements are prepared once and reset after each use.
@safe final class Database {
  private let handle: OpaquePointer
  private let path: String
  private var statements = unsafe [String: OpaquePointer]()

  /// Opens an existing file.
  init(path: String, readOnly: Bool) throws(JournalError) {
    self.path = path
    var opened: OpaquePointer?
    let access = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    let code = unsafe sqlite3_open_v2(path, &opened, access | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened = unsafe opened else { throw .other(path, code: code, "no memory") }
    unsafe handle = opened
    guard code == SQLITE_OK else { throw lastError() }
    unsafe sqlite3_extended_result_codes(opened, 1)
    guard unsafe csqlite_distrust(opened) == SQLITE_OK else { throw lastError() }
  }

  deinit {
    while let statement = unsafe sqlite3_next_stmt(handle, nil) {
      unsafe sqlite3_finalize(statement)
    }
    unsafe sqlite3_close_v2(handle)
  }

  /// A value to bind to a statement.
  enum BoundValue {
    case integer(Int64)
    case blob([UInt8])
  }

  /// A row of a result; valid only inside the closure that receives it.
  @safe struct Row {
    fileprivate let statement: OpaquePointer

    func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(statement, column) }

    func text(_ column: Int32) -> String {
      guard let text = unsafe sqlite3_column_text(statement, column) else { return "" }
      return unsafe String(cString: text)
    }

    func blob(_ column: Int32) -> [UInt8] {
      let count = Int(unsafe sqlite3_column_bytes(statement, column))
      guard count > 0, let start = unsafe sqlite3_column_blob(statement, column) else { return [] }
      return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
    }
  }

  /// Runs a statement; `take` gets each row and returns whether to continue.
  func execute(
    _ sql: String, _ values: [BoundValue] = [], _ take: (Row) -> Bool = { _ in true }
  ) throws(JournalError) {
    let statement = unsafe try prepared(sql)
    defer {
      unsafe sqlite3_reset(statement)
      unsafe sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      unsafe try bind(value, Int32(index + 1), statement)
    }
    while true {
      switch unsafe sqlite3_step(statement) {
      case SQLITE_DONE: return
      case SQLITE_ROW: guard take(unsafe Row(statement: statement)) else { return }
      default: throw lastError()
      }
    }
  }

  /// The first column of the only row; nil for none.
  func integer(_ sql: String, _ values: [BoundValue] = []) throws(JournalError) -> Int64? {
    var found: Int64?
    try execute(sql, values) { row in
      found = row.integer(0)
      return false
    }
    return found
  }

  /// Does something entirely or not at all.
  func transaction<Result>(
    _ body: () throws(JournalError) -> Result
  ) throws(JournalError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do throws(JournalError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite may already have rolled back after a failed write; then nothing is left to do.
      if unsafe sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// The number of rows changed by the last statement.
  var changes: Int { Int(unsafe sqlite3_changes(handle)) }

  private func prepared(_ sql: String) throws(JournalError) -> OpaquePointer {
    if let known = unsafe statements[sql] { return unsafe known }
    var made: OpaquePointer?
    guard unsafe sqlite3_prepare_v2(handle, sql, -1, &made, nil) == SQLITE_OK,
      let made = unsafe made
    else { throw lastError() }
    unsafe statements[sql] = made
    return unsafe made
  }

  private func bind(
    _ value: BoundValue, _ index: Int32, _ statement: OpaquePointer
  ) throws(JournalError) {
    let code =
      switch value {
      case .integer(let number): unsafe sqlite3_bind_int64(statement, index, number)
      case .blob(let bytes):
        unsafe bytes.withUnsafeBytes {
          unsafe csqlite_bind_copy(statement, index, $0.baseAddress, Int32($0.count))
        }
      }
    guard code == SQLITE_OK else { throw lastError() }
  }

  // MARK: The log

  /// The first block of the log, which contains its header.
  private static let headerBlock: Int64 = 4_096

  /// Keeps the log file when this connection ends.
  ///
  /// Otherwise SQLite removes it, and the file system gives its blocks to other files. If the power
  /// fails before the removal is on the disk, the log exists again, with the content of another
  /// file in its middle. SQLite then considers its beginning newer than the database and restores
  /// old pages.
  func keepLog() throws(JournalError) {
    try check(unsafe csqlite_keep_log(handle))
  }

  /// Copies the whole log into the database, overwrites the log with zeros and cuts it to one
  /// block. Each step is on the disk before the next one begins. A log without a header counts as
  /// empty, whatever content a power cut brings back.
  ///
  /// - Parameter settle: waits for the writes that fsync does not wait for.
  func blankLog(_ settle: () throws(JournalError) -> Void) throws(JournalError) {
    var isWhole = false
    // After this, nobody reads the log, and the next writer begins at its start.
    try execute("PRAGMA wal_checkpoint(RESTART)") { row in
      isWhole = row.integer(0) == 0 && row.integer(1) == row.integer(2)
      return false
    }
    guard isWhole else { throw .locked(path) }
    guard let log = unsafe csqlite_log(handle) else { return }
    try settle()
    var size: Int64 = 0
    try check(unsafe csqlite_file_size(log, &size))
    try check(unsafe csqlite_blank(log, 0, min(size, Self.headerBlock)))
    try settle()
    guard size > Self.headerBlock else { return }
    try check(unsafe csqlite_blank(log, Self.headerBlock, size))
    try check(unsafe csqlite_cut(log, Self.headerBlock))
    try settle()
  }

  private func check(_ code: Int32) throws(JournalError) {
    guard code == SQLITE_OK else { throw makeError(code) }
  }

  // MARK: Faults

  /// SQLITE_IOERR_WRITE, which Swift does not import.
  private let writeFailed = SQLITE_IOERR | 3 << 8

  /// The most recent error.
  private func lastError() -> JournalError {
    let words = unsafe sqlite3_errmsg(handle).map { unsafe String(cString: $0) } ?? ""
    return makeError(unsafe sqlite3_extended_errcode(handle), words)
  }

  private func makeError(_ code: Int32) -> JournalError {
    makeError(code, unsafe sqlite3_errstr(code).map { unsafe String(cString: $0) } ?? "")
  }

  private func makeError(_ code: Int32, _ words: String) -> JournalError {
    switch code & 0xFF {
    case SQLITE_FULL: return .full(path)
    // EFBIG and EDQUOT are reported this way; ENOSPC as SQLITE_FULL. errno no longer says which.
    case SQLITE_IOERR where code == writeFailed: return .refused(path)
    case SQLITE_BUSY, SQLITE_LOCKED: return .locked(path)
    case SQLITE_READONLY: return JournalPlace.refusal(toWrite: path)
    case SQLITE_CORRUPT: return .broken(path, words)
    case SQLITE_NOTADB: return .notOurs(path)
    // A table or column is missing: the schema is not ours.
    case SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH: return .broken(path, words)
    default: return .other(path, code: code, words)
    }
  }
}
