/// How long strokes stay in a journal.
package struct JournalRetention: Hashable, Sendable {
  /// The number of days, by the wall clock as ``RetentionClock`` follows it; 0 for unlimited.
  package var days = 90
  /// The largest size of the file itself in megabytes (of 10^6 bytes).
  package var megabytes = 256

  /// The defaults.
  package init() {}
}

extension JournalFile {
  /// The number of strokes removed in one transaction.
  private static var step: Int64 { 64 }

  /// Removes one batch of strokes that exceed the limits of age or size, oldest first, and frees
  /// their pages; true if more remain.
  ///
  /// - Parameter now: microseconds since 1970.
  package func trim(_ retention: JournalRetention, now: Int64) throws(JournalError) -> Bool {
    let aged = try removeAged(retention.days, now)
    let crowded = try removeCrowded(Int64(retention.megabytes) * 1_000_000)
    // Pages that are already free do not count; they are released when strokes are removed.
    if aged || crowded {
      try database.execute("PRAGMA incremental_vacuum")
      try completeSync()
    }
    return aged || crowded
  }

  private func removeAged(_ days: Int, _ now: Int64) throws(JournalError) -> Bool {
    guard days > 0 else { return false }
    try database.execute(
      """
      DELETE FROM strokes WHERE id IN \
      (SELECT id FROM strokes ORDER BY id LIMIT \(Self.step)) AND written < ?
      """, [.integer(now - Int64(days) * 86_400_000_000)])
    return database.changes > 0
  }

  private func removeCrowded(_ bytes: Int64) throws(JournalError) -> Bool {
    guard try usedBytes() > bytes else { return false }
    try database.execute(
      """
      DELETE FROM strokes WHERE id IN (SELECT id FROM strokes ORDER BY id LIMIT \(Self.step)) \
      AND id < (SELECT max(id) FROM strokes)
      """)
    return database.changes > 0
  }

  /// The size of the pages in use.
  private func usedBytes() throws(JournalError) -> Int64 {
    let pages = try database.integer("PRAGMA page_count") ?? 0
    let free = try database.integer("PRAGMA freelist_count") ?? 0
    return (pages - free) * (try database.integer("PRAGMA page_size") ?? 4_096)
  }

  /// Removes strokes permanently: their bytes are overwritten, the file shrinks, and its log is
  /// overwritten and cut.
  ///
  /// - Parameters:
  ///   - owner: the owner of the strokes.
  ///   - before: only those before this number; nil for all.
  /// - Returns: the number of removed strokes.
  package func wipe(owner: UInt32, before: UInt64?) throws(JournalError) -> Int {
    try database.execute(
      "DELETE FROM strokes WHERE owner = ? AND sequence < ?",
      [.integer(Int64(owner)), .integer(Int64(clamping: before ?? .max))])
    let count = database.changes
    // Old pages remain in the log until it is overwritten, and free ones in the file until it is
    // rebuilt.
    try database.execute("VACUUM")
    try blankLog()
    return count
  }

  /// The size of the file and its log in bytes.
  package var bytes: Int64 { place.size }
}
