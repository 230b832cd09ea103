import CSqlite
import Foundation
import LinuxIO
import ProgramKit
import StrokeJournal
import StylusModel
import StylusProtocol
import Testing

private let day: Int64 = 86_400_000_000

@Suite struct JournalFileTests {
  let folder: Folder
  var ink = InkBox(seed: 5)

  init() throws { folder = try Folder() }

  private func open() throws -> JournalFile { try JournalFile(opening: folder.place) }

  // MARK: Keeping

  @Test mutating func whatWasAppendedIsThereAfterAnotherOpening() throws {
    let entries = ink.entries(1...10)
    let epoch: UInt64
    do {
      let file = try open()
      epoch = file.epoch
      try file.append(Array(entries[..<4]), now: 5)
      try file.append(Array(entries[4...]), now: 6)
    }
    let file = try open()
    #expect(file.epoch == epoch && file.newest == [1_000: 10])
    #expect(try file.everything().strokes == entries.map(\.stroke))
  }

  @Test mutating func theTimeOfWritingNeverRunsBackwards() throws {
    let file = try open()
    try file.append(ink.entries(1...1), now: 500)
    try file.append(ink.entries(2...2), now: 400)
    #expect(try file.page(JournalQuery(), of: 1_000).strokes.map(\.written) == [500, 500])
  }

  @Test mutating func ownersHaveTheirOwnNumbersAndSeeOnlyTheirOwn() throws {
    let file = try open()
    let mine = ink.entries(1...3, owner: 7)
    let yours = ink.entries(1...2, owner: .max)
    try file.append([mine[0], yours[0], mine[1], yours[1], mine[2]], now: 1)
    #expect(try file.everything(of: 7).strokes == mine.map(\.stroke))
    #expect(try file.everything(of: .max).strokes == yours.map(\.stroke))
    #expect(try file.everything(of: 8).strokes.isEmpty)
    #expect(try file.wipe(owner: 7, before: nil) == 3)
    #expect(try file.everything(of: 7).strokes.isEmpty)
    #expect(try file.everything(of: .max).strokes == yours.map(\.stroke))
    #expect(file.newest == [7: 3, .max: 2])
  }

  @Test mutating func aPageEndsAtItsLimitAndAtItsSamples() throws {
    let file = try open()
    try file.append(ink.entries(1...5) + ink.entries(6...9, samples: 3_000), now: 1)
    var query = JournalQuery()
    query.limit = 3
    var page = try file.page(query, of: 1_000)
    #expect(page.strokes.map(\.stroke.sequence) == [1, 2, 3] && page.next == 3)
    query.limit = 1_000
    query.since = 5
    page = try file.page(query, of: 1_000)
    #expect(page.strokes.map(\.stroke.sequence) == [6, 7] && page.next == 7)
    query.since = 7
    query.before = 9
    page = try file.page(query, of: 1_000)
    #expect(page.strokes.map(\.stroke.sequence) == [8] && page.next == nil)
    #expect(page.oldest == 1 && page.newest == 9)
  }

  // MARK: Folders that cannot be written

  /// SQLite cannot open a log there, not even to read it.
  @Test(arguments: [true, false])
  mutating func aJournalInAFolderThatCannotBeWrittenIsRead(wasKilled: Bool) throws {
    let entries = ink.entries(1...9, samples: 900)
    let other = folder.place.path + ".there"
    let place = JournalPlace(path: other + "/journal.sqlite3")
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: false)
    do {
      let file = try open()
      try file.append(entries, now: 5)
      if wasKilled { try copyJournal(to: place) }
    }
    if !wasKilled { try copyJournal(to: place) }
    if getuid() == 0 {
      for end in ["", "-wal"] { #expect(unsafe chown(place.path + end, 65_534, 0) == 0) }
      let parent = URL(fileURLWithPath: other).deletingLastPathComponent().path
      #expect(unsafe chmod(parent, 0o755) == 0)
    }
    #expect(unsafe chmod(other, 0o555) == 0)
    let before = try FileManager.default.contentsOfDirectory(atPath: other).sorted()
    try asSomebodyElse {
      let file = try JournalFile(reading: place)
      #expect(file.isCopy)
      #expect(try file.everything().strokes == entries.map(\.stroke))
      #expect(try file.report(owner: nil).path == place.path)
      #expect(throws: JournalError.unwritable(other)) { _ = try JournalFile(changing: place) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: other).sorted() == before)
    #expect(unsafe chmod(other, 0o755) == 0)
  }

  private func copyJournal(to place: JournalPlace) throws {
    for end in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: folder.place.path + end, toPath: place.path + end)
    }
  }

  // MARK: Files of others

  /// A file beside the journal, with a mode; its place.
  private func other(_ text: String, mode: Int) throws -> JournalPlace {
    let path = folder.place.path + ".other"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return JournalPlace(path: path)
  }

  @Test(arguments: [
    "root:x:0:0", "SQLite format 3\0 and nothing of ours in the header of this database file",
  ])
  func whatIsNoJournalIsToldSoWhateverItsMode(text: String) throws {
    _ = try open()
    for mode in [0o644, 0o600] {
      let place = try other(text, mode: mode)
      #expect(throws: JournalError.notOurs(place.path)) { _ = try JournalFile(reading: place) }
      #expect(throws: JournalError.notOurs(place.path)) { _ = try JournalFile(changing: place) }
      #expect(try String(contentsOfFile: place.path, encoding: .utf8) == text)
    }
  }

  @Test func aJournalThatOthersMayReadIsStillToldSo() throws {
    do { _ = try open() }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.place.path)
    #expect(throws: JournalError.tooOpen(folder.place.path, mode: 0o644)) {
      _ = try JournalFile(reading: folder.place)
    }
  }

  @Test func nothingIsMadeWhereAJournalIsToBeChanged() throws {
    _ = try open()
    let empty = try other("", mode: 0o600)
    #expect(throws: JournalError.notOurs(empty.path)) { _ = try JournalFile(changing: empty) }
    let absent = JournalPlace(path: folder.place.path + ".absent")
    #expect(throws: JournalError.absent(absent.path)) { _ = try JournalFile(changing: absent) }
    #expect(!FileManager.default.fileExists(atPath: absent.path))
  }

  /// A journal with some strokes, and then changed by SQL.
  private mutating func changed(by sql: String) throws {
    do {
      let file = try open()
      try file.append(ink.entries(1...5), now: 1)
    }
    var database: OpaquePointer?
    defer { unsafe sqlite3_close(database) }
    try #require(unsafe sqlite3_open(folder.place.path, &database) == SQLITE_OK)
    try #require(unsafe sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK)
  }

  /// What opening says is damaged.
  private func damage(of open: (JournalPlace) throws -> JournalFile) -> String? {
    do { _ = try open(folder.place) } catch let JournalError.broken(_, why) { return why } catch {
      return "\(error)"
    }
    return nil
  }

  @Test(arguments: [
    // Rows without end.
    """
    DROP TABLE strokes; CREATE VIEW strokes AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) \
    SELECT i AS id, 1000 AS owner, i AS sequence, 7 AS written, x'00' AS stroke FROM n
    """,
    "CREATE TRIGGER more BEFORE DELETE ON strokes BEGIN UPDATE owners SET newest = newest + 1; END",
    "ALTER TABLE strokes ADD COLUMN more INTEGER AS (length(stroke))",
  ])
  mutating func tablesOfOthersAreNeitherReadNorChanged(sql: String) throws {
    try changed(by: sql)
    let why = "it has tables that stylusd did not make"
    #expect(damage { try JournalFile(reading: $0) } == why)
    #expect(damage { try JournalFile(changing: $0) } == why)
    #expect(damage { try JournalFile(opening: $0) } == why)
  }

  @Test mutating func anIndexOfOthersDoesNoHarm() throws {
    try changed(by: "CREATE INDEX mine ON strokes(written); ANALYZE")
    #expect(try JournalFile(opening: folder.place).everything().strokes.count == 5)
  }

  @Test(arguments: [
    "UPDATE owners SET newest = 9223372036854775807", "UPDATE owners SET newest = -1",
    "INSERT INTO owners VALUES (4294968296, 9)", "INSERT INTO owners VALUES (-1, 9)",
  ])
  mutating func numbersThatCannotBeAreDamage(sql: String) throws {
    try changed(by: sql)
    #expect(
      damage { try JournalFile(opening: $0) } == "it has an impossible owner or number")
  }

  // MARK: Forgetting

  @Test mutating func strokesGoWhenTheyAreTooOldAndTheirNumbersNeverComeAgain() throws {
    var retention = JournalRetention()
    retention.days = 2
    do {
      let file = try open()
      try file.append(ink.entries(1...100), now: 0)
      try file.append(ink.entries(101...103), now: day)
      while try file.trim(retention, now: 2 * day + 1) {}
      #expect(try file.everything().strokes.map(\.sequence) == [101, 102, 103])
      while try file.trim(retention, now: 9 * day) {}
      #expect(try file.everything().strokes.isEmpty)
      retention.days = 0
      #expect(try !file.trim(retention, now: .max))
    }
    #expect(try open().newest == [1_000: 103])
  }

  @Test mutating func theFileDoesNotGrowBeyondItsBoundOnTheDisk() throws {
    let file = try open()
    var retention = JournalRetention()
    retention.megabytes = 1
    var newest: UInt64 = 0
    for _ in 0..<20 {
      try file.append(ink.entries(newest + 1...newest + 20, samples: 200), now: 1)
      newest += 20
      while try file.trim(retention, now: 1) {}
      // The file, and a log of which at most a megabyte stays after a checkpoint at 4 MB.
      #expect(file.bytes < 1_000_000 + 5_300_000)
    }
    let left = try file.everything().strokes
    #expect(left.last?.sequence == newest && left.count < Int(newest) && left.count > 50)
    #expect(left.map(\.sequence) == Array(newest - UInt64(left.count) + 1...newest))
  }

  @Test mutating func whatIsWipedIsInNoFileAnyMore() throws {
    let file = try open()
    var entries = ink.entries(1...50)
    for index in entries.indices { entries[index].stroke.tool.serial = 0xDEAD_BEEF }
    try file.append(entries, now: 1)
    let mark: [UInt8] = [0xEF, 0xBE, 0xAD, 0xDE]
    func isFound() throws -> Bool {
      try folder.names.contains { name in
        try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
          .range(of: Data(mark)) != nil
      }
    }
    #expect(try isFound())
    #expect(try file.wipe(owner: 1_000, before: 51) == 50)
    #expect(try !isFound())
    let bytes = file.bytes
    #expect(bytes < 40_000)
  }

  // MARK: The log

  /// The content of the log's file.
  private func log() throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.place.path + "-wal"))
  }

  private func setLog(_ content: Data) throws {
    try content.write(to: URL(fileURLWithPath: folder.place.path + "-wal"))
  }

  @Test mutating func aCleanEndLeavesALogOfOneEmptyBlock() throws {
    for number in 1...3 as ClosedRange<UInt64> {
      let file = try open()
      try file.append(ink.entries(number...number), now: 1)
      #expect(try log().count > 4_096)
      withExtendedLifetime(file) {}
    }
    #expect(try log() == Data(repeating: 0, count: 4_096))
    #expect(folder.names == ["journal.sqlite3", "journal.sqlite3-wal"])
    #expect(try open().newest == [1_000: 3])
  }

  @Test mutating func aWipeLeavesALogOfOneEmptyBlock() throws {
    let file = try open()
    try file.append(ink.entries(1...50, samples: 200), now: 1)
    _ = try file.wipe(owner: 1_000, before: 40)
    #expect(try log() == Data(repeating: 0, count: 4_096))
    try file.append(ink.entries(51...51), now: 1)
    #expect(try log().count > 4_096)
    #expect(try file.everything().strokes.map(\.sequence) == Array(40...51))
  }

  @Test mutating func blocksOfTheLogThatComeBackAreNotRead() throws {
    let entries = ink.entries(1...30)
    var before = Data()
    do {
      let file = try open()
      try file.append(Array(entries[..<10]), now: 1)
      before = try log()
      try file.append(Array(entries[10...]), now: 2)
    }
    // What a power cut brings back if the file system lost that the log was cut: all but the block
    // that stayed.
    try setLog(Data(repeating: 0, count: 4_096) + before.dropFirst(4_096))
    #expect(try open().everything().strokes == entries.map(\.stroke))
  }

  @Test mutating func aDatabaseThatIsPutBackTakesNothingFromTheLogThatIsThere() throws {
    let entries = ink.entries(1...30)
    let path = folder.place.path
    try open().append(Array(entries[..<10]), now: 1)
    try FileManager.default.copyItem(atPath: path, toPath: path + ".copy")
    try open().append(Array(entries[10...]), now: 1)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: path + ".copy", toPath: path)
    let file = try open()
    #expect(file.newest == [1_000: 10])
    #expect(try file.everything().strokes == entries[..<10].map(\.stroke))
  }

  @Test mutating func whatRetentionRemovedIsInNoFileAfterACleanEnd() throws {
    var retention = JournalRetention()
    retention.days = 1
    var entries = ink.entries(1...40)
    for index in entries.indices { entries[index].stroke.tool.serial = 0xDEAD_BEEF }
    do {
      let file = try open()
      try file.append(entries, now: 0)
      while try file.trim(retention, now: 2 * day) {}
    }
    for name in folder.names {
      let content = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
      #expect(content.range(of: Data([0xEF, 0xBE, 0xAD, 0xDE])) == nil, "\(name)")
    }
  }

  // MARK: Refusing

  @Test func fileAndFolderAreForUsAlone() throws {
    _ = try open()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.place.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    unsafe chmod(folder.place.path, 0o640)
    #expect(throws: JournalError.tooOpen(folder.place.path, mode: 0o640)) { try open() }
    unsafe chmod(folder.place.path, 0o600)
    unsafe chmod(folder.path, 0o701)
    #expect(throws: JournalError.tooOpen(folder.path, mode: 0o701)) { try open() }
  }

  @Test func foldersThatAreMissingAreMadeForUsAlone() throws {
    let place = JournalPlace(path: folder.path + "/a/b/journal.sqlite3")
    _ = try JournalFile(opening: place)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/a/b")
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func aLinkIsNotFollowed() throws {
    unsafe symlink("/etc/passwd", folder.place.path)
    #expect(throws: JournalError.wrongKind(folder.place.path)) { try open() }
  }

  @Test func aFileThatIsNotOursIsLeftAsItIs() throws {
    let text = Data(String(repeating: "my diary\n", count: 200).utf8)
    try text.write(to: URL(fileURLWithPath: folder.place.path))
    unsafe chmod(folder.place.path, 0o600)
    #expect(throws: JournalError.notOurs(folder.place.path)) { try open() }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.place.path)) == text)
    #expect(folder.names == ["journal.sqlite3"])
  }

  @Test func onlyOneMayHaveItOpen() throws {
    let first = try open()
    #expect(throws: JournalError.locked(folder.place.path)) { try open() }
    #expect(throws: JournalError.locked(folder.place.path)) {
      try JournalFile(reading: folder.place)
    }
    withExtendedLifetime(first) {}
  }

  @Test mutating func aJournalIsReadWithoutBeingChanged() throws {
    #expect(throws: JournalError.absent(folder.place.path)) {
      try JournalFile(reading: folder.place)
    }
    let entries = ink.entries(1...3)
    try open().append(entries, now: 1)
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.place.path))
    #expect(try JournalFile(reading: folder.place).everything().strokes == entries.map(\.stroke))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.place.path)) == before)
  }

  @Test mutating func aFileAsACrashLeftItHasAllThatWasAppended() throws {
    let file = try open()
    let copy = try Folder()
    for number in 1...30 as ClosedRange<UInt64> {
      let entries = ink.entries(number...number)
      try file.append(entries, now: 1)
      // What power loss leaves after fsync: file and log as they are, the connection never closed.
      for end in ["", "-wal"] {
        try? FileManager.default.removeItem(atPath: copy.place.path + end)
        try FileManager.default.copyItem(
          atPath: folder.place.path + end, toPath: copy.place.path + end)
      }
      let read = try JournalFile(opening: copy.place)
      #expect(read.newest == [1_000: number])
      #expect(try read.everything().strokes.last == entries[0].stroke)
    }
  }

  // MARK: Damage

  @Test mutating func bytesDamagedByChanceNeverGiveAStrokeThatWasNotDrawn() throws {
    let entries = ink.entries(1...60, samples: 60)
    try open().append(entries, now: 1)
    let drawn = Dictionary(uniqueKeysWithValues: entries.map { ($0.stroke.sequence, $0.stroke) })
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.place.path))
    var outcomes = (whole: 0, lessRead: 0, refused: 0)
    for round in 0..<150 {
      let copy = try Folder()
      var bytes = whole
      for _ in 0..<(1 << (round % 8)) {
        bytes[ink.below(round % 3 == 0 ? 8_192 : bytes.count)] = UInt8(ink.below(256))
      }
      try bytes.write(to: URL(fileURLWithPath: copy.place.path))
      unsafe chmod(copy.place.path, 0o600)
      do {
        let file = try JournalFile(opening: copy.place)
        let (strokes, damaged) = try file.everything()
        for stroke in strokes { #expect(drawn[stroke.sequence] == stroke) }
        if strokes.count == entries.count { outcomes.whole += 1 } else { outcomes.lessRead += 1 }
        if strokes.count < entries.count, damaged == 0 {
          // Rows that a damaged page no longer leads to; writing or the next opening finds that.
          continue
        }
      } catch let fault as JournalError {
        #expect("\(fault)".contains(copy.place.path))
        outcomes.refused += 1
      }
    }
    #expect(outcomes.lessRead > 0 && outcomes.refused > 0)
  }
}
