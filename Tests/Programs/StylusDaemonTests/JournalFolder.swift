import Foundation
import StrokeJournal

/// A folder for the journal of one test, for our eyes only.
final class JournalFolder {
  private let path = "/tmp/stylusd-journal-\(UUID().uuidString.prefix(8))"

  init() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Where the journal lies.
  var place: JournalPlace { JournalPlace(path: path + "/journal.sqlite3") }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Opens it to others, or closes it again: a journal in an open folder is not used.
  func setOpen(_ isOpen: Bool) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: isOpen ? 0o755 : 0o700], ofItemAtPath: path)
  }
}
