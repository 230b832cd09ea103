import Glibc
import LinuxIO

/// A temporary copy of a journal. SQLite cannot even read a database with a log if it has no write
/// permission for the folder.
///
/// It is in a folder in $TMPDIR that only its user can read, and is deleted with this value.
final class JournalCopy {
  /// The path of the copy.
  let place: JournalPlace

  /// The number of attempts while a daemon is writing.
  private static let mostTries = 5

  init(_ original: JournalPlace) throws(JournalError) {
    let folder: String
    do throws(SystemError) { folder = try Self.makeFolder() } catch {
      throw .uncopied(original.path, error)
    }
    place = JournalPlace(path: folder + "/journal.sqlite3")
    for _ in 0..<Self.mostTries {
      let before = original.marks
      for end in JournalPlace.contents where FileBytes.isThere(original.path + end) {
        do throws(SystemError) { try Self.copy(original.path + end, to: place.path + end) } catch {
          throw .uncopied(original.path, error)
        }
      }
      // File and log belong together only if nobody wrote to them in between.
      if original.marks == before { return }
    }
    throw .locked(original.path)
  }

  deinit {
    for end in JournalPlace.contents + JournalPlace.companions {
      _ = unsafe unlink(place.path + end)
    }
    _ = unsafe rmdir(place.folder)
  }

  private static func makeFolder() throws(SystemError) -> String {
    let parent = Environment.variable("TMPDIR") ?? "/tmp"
    var name = Array("\(parent)/stylusd-journal-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&name) != nil else { throw SystemError("make a folder in", parent) }
    return String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func copy(_ path: String, to other: String) throws(SystemError) {
    let source = try FileDescriptor.open(path, O_RDONLY | O_NOFOLLOW)
    let target = try FileReplacement(of: other, mode: 0o600)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count: Int
      do throws(Errno) { count = try source.read(into: &piece) ?? 0 } catch {
        throw SystemError("read", path, error)
      }
      guard count > 0 else { break }
      try target.write(Array(piece[..<count]))
    }
    try target.commit()
  }
}

extension JournalPlace {
  /// The endings of the files that hold strokes.
  fileprivate static let contents = ["", "-wal"]

  /// The attributes that change when somebody writes to the files.
  fileprivate var marks: [[Int]] {
    Self.contents.map { end in
      var status = stat()
      guard unsafe stat(path + end, &status) == 0 else { return [] }
      return [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
  }
}
