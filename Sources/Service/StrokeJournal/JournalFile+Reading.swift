import StylusModel
package import StylusProtocol

extension JournalFile {
  /// A page with this many samples is full: some milliseconds of work.
  static var samplesOfPage: Int { 4_096 }

  /// Strokes of one owner, oldest first; a row that cannot be read is counted and left out.
  ///
  /// At most `limit` rows, and no more once they contain ``samplesOfPage`` samples.
  package func page(_ query: JournalQuery, of owner: UInt32) throws(JournalError) -> JournalPage {
    try page(query, of: owner) { _ in }
  }

  /// - Parameter leftOut: called with the number of each row that is left out.
  func page(
    _ query: JournalQuery, of owner: UInt32, leftOut: (UInt64) -> Void
  ) throws(JournalError) -> JournalPage {
    var page = JournalPage()
    page.samples = query.samples
    page.newest = newest[owner, default: 0]
    page.oldest = try oldest(of: owner)
    var last: UInt64 = query.since
    var samples = 0
    let values: [Database.BoundValue] = [
      .integer(Int64(owner)), .integer(Int64(clamping: query.since)),
      .integer(Int64(clamping: query.before ?? .max)),
    ]
    let sql = """
      SELECT sequence, stroke FROM strokes WHERE owner = ? AND sequence > ? AND sequence < ? \
      ORDER BY sequence
      """
    try database.execute(sql, values) { row in
      guard page.strokes.count < query.limit, samples < Self.samplesOfPage else {
        page.next = last
        return false
      }
      let sequence = UInt64(clamping: row.integer(0))
      // A damaged index has rows in a wrong order. A page that led back would be requested without
      // end.
      let isInOrder = sequence > last
      last = max(last, sequence)
      guard isInOrder, let entry = Self.decodeRow(row, of: owner) else {
        page.damaged += 1
        leftOut(last)
        return true
      }
      samples += entry.stroke.samples.count
      page.strokes.append(entry)
      return true
    }
    return page
  }

  /// The stroke of a row; nil if it is damaged or stored under another stroke's number.
  private static func decodeRow(_ row: Database.Row, of owner: UInt32) -> JournaledStroke? {
    guard let entry = try? StrokeBlob.decode(row.blob(1)), entry.owner == owner,
      Int64(exactly: entry.stroke.sequence) == row.integer(0)
    else { return nil }
    return entry
  }

  /// When the oldest stroke of all was written, in microseconds since 1970; nil if there is none.
  package func oldestWritten() throws(JournalError) -> Int64? {
    try database.integer("SELECT written FROM strokes ORDER BY id LIMIT 1")
  }

  /// An owner's oldest stroke; 0 if there is none.
  package func oldest(of owner: UInt32) throws(JournalError) -> UInt64 {
    let found = try database.integer(
      "SELECT sequence FROM strokes WHERE owner = ? ORDER BY sequence LIMIT 1",
      [.integer(Int64(owner))])
    return found.map { UInt64(clamping: $0) } ?? 0
  }

  /// How many strokes of an owner there are; nil for all owners.
  package func count(of owner: UInt32?) throws(JournalError) -> Int {
    guard let owner else { return Int(try database.integer("SELECT count(*) FROM strokes") ?? 0) }
    let found = try database.integer(
      "SELECT count(*) FROM strokes WHERE owner = ?", [.integer(Int64(owner))])
    return Int(found ?? 0)
  }
}
