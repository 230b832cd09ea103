import InkDrawing
import InkStorage
import LinuxIO
import StylusModel

/// The folder in which the ink of outputs outlives the overlay: a log for each
/// (docs/develop/ink-log.md), of its user alone.
///
/// It never overwrites files that it cannot read. A damaged file is set aside under its own name; a
/// file of a later version, or one that the kernel does not give, stays where it is, and the ink
/// goes to another name.
struct KeptFolder: Sendable {
  let path: String

  /// `$XDG_STATE_HOME/inkoverlay/ink`; nil where nobody knows the user's folder.
  init?(variable: (String) -> String?) {
    let folder = OverlayStatePlace.folder(
      state: variable("XDG_STATE_HOME"), home: variable("HOME"))
    guard let folder else { return nil }
    path = folder + "/ink"
  }

  /// The right to keep ink in it, which one overlay at a time has.
  ///
  /// - Parameter patience: how long to wait for it.
  func lock(within patience: Microseconds = Microseconds(0)) throws(FileLockError) -> FileLock {
    let file = path + "/lock"
    do throws(SystemError) { try FileBytes.makeFolders(containing: file, mode: 0o700) } catch {
      throw .system(error)
    }
    return try FileLock(at: file, of: path, within: patience)
  }

  /// How many names are tried for the ink of an output, where files have them that cannot be read.
  private static let mostNames = 9

  /// The log of an output, with what was kept in it, or in a file of an earlier version.
  ///
  /// - Parameter complaints: the unreadable files, the reasons and the fixes.
  func log(of output: String, _ complaints: inout [String]) -> KeptLog {
    let name = fileName(of: output)
    var refused: KeptLog?
    for number in 1...Self.mostNames {
      let file = logFile(name, number)
      do throws(KeptFolderError) {
        guard let log = try existing(file, &complaints) else {
          if let refused { return KeptLog(file, copying: refused) }
          return number == 1
            ? converted("\(path)/\(name).inkd", to: file, &complaints)
            : KeptLog(file)
        }
        guard log.isRefused else {
          let other = logFile(name, number + 1)
          if FileBytes.isThere(other) {
            complaints.append("\(KeptFolderError.other(other, than: file))")
          }
          return log
        }
        refused = refused ?? log
      } catch {
        complaints.append("\(error)")
      }
    }
    complaints.append(
      "the ink of \(output) is not kept. Fix: remove or repair the files in \(path)")
    return refused.map { KeptLog(nil, copying: $0) } ?? KeptLog(nil)
  }

  /// The path of one of the logs that an output can have.
  private func logFile(_ name: String, _ number: Int) -> String {
    "\(path)/\(name)\(number > 1 ? "-\(number)" : "").inklog"
  }

  /// The log of the session, under a name that no output's has; nil if it cannot be used.
  func session(_ complaints: inout [String]) -> KeptLog? {
    let file = sessionFile
    let effect = "After a crash, the latest strokes are not fetched from the daemon"
    guard FileBytes.isThere(file) else { return KeptLog(file) }
    do throws(KeptFolderError) {
      guard case .whole(let log) = try content(file) else {
        complaints.append("\(file) is damaged, and was moved to \(try setAside(file)). \(effect)")
        return KeptLog(file)
      }
      // What is said of a file that cannot be written is said of the logs with ink.
      var unsaid: [String] = []
      let kept = try opened(log, file, &unsaid)
      if !kept.isRefused { return kept }
    } catch {}
    complaints.append("\(file) cannot be used. \(effect). Fix: remove that file")
    return nil
  }

  /// Where that is.
  var sessionFile: String { path + "/.session.inklog" }

  /// Notes where the last session ended, if it was killed and nobody has noted that.
  ///
  /// - Returns: false while an overlay keeps ink there.
  /// - Throws: why it cannot be noted.
  func endSession(at end: SessionEnd) throws(KeptFolderError) -> Bool {
    let lock: FileLock
    do throws(FileLockError) { lock = try self.lock() } catch {
      guard case .system(let reason) = error else { return false }
      throw .system(reason)
    }
    guard FileBytes.isThere(sessionFile), case .whole(let log) = try content(sessionFile),
      var note = KeptNote(log.note), note.session?.isOver == false, note.session?.end == nil
    else { return true }
    note.session?.end = end
    do throws(SystemError) {
      let kept = KeptLog(sessionFile, continuing: log, in: try StoredFile(opening: sessionFile))
      try kept.save(InkDocument(Drawing()), shown: 0, note: note)
    } catch {
      throw .system(error)
    }
    lock.unlock()
    return true
  }

  /// The log in a file; nil if there is none, or it was set aside with nothing in it that can be
  /// read.
  ///
  /// - Throws: why the file must be left alone.
  private func existing(
    _ file: String, _ complaints: inout [String]
  ) throws(KeptFolderError) -> KeptLog? {
    guard FileBytes.isThere(file) else { return nil }
    switch try content(file) {
    case .whole(let log): return try opened(log, file, &complaints)
    case .partly(let log, let damage):
      do throws(KeptFolderError) {
        complaints.append(KeptFolderError.partly(file, damage, try setAside(file)).description)
        return KeptLog(file, log.document, shown: log.shownPage)
      } catch {
        complaints.append(KeptFolderError.stuck(file, damage, error.reason).description)
        return KeptLog(refusing: file, log.document, shown: log.shownPage)
      }
    case .damaged(let damage):
      complaints.append(KeptFolderError.damaged(file, damage, try setAside(file)).description)
      return nil
    }
  }

  /// The contents of a file.
  private enum RecoveredLog {
    case whole(InkLog)
    case partly(InkLog, InkFileError)
    case damaged(InkFileError)
  }

  private func content(_ file: String) throws(KeptFolderError) -> RecoveredLog {
    let bytes = try readFile(file)
    do throws(InkFileError) {
      let log = try InkLog(bytes, limit: .max)
      guard case .damaged(let offset) = log.tail else { return .whole(log) }
      return .partly(log, .damaged(offset: offset))
    } catch {
      if case .needsVersion = error { throw .later(file, error) }
      return .damaged(error)
    }
  }

  private func opened(
    _ log: InkLog, _ file: String, _ complaints: inout [String]
  ) throws(KeptFolderError) -> KeptLog {
    let failure: SystemError
    do throws(SystemError) {
      return KeptLog(file, continuing: log, in: try StoredFile(opening: file))
    } catch {
      failure = SystemError("write", file, error.reason)
    }
    // It could be read a moment ago.
    guard failure.reason.isReadOnly || failure.reason.isRefusal,
      let stored = try? StoredFile(reading: file)
    else { throw .system(failure) }
    complaints.append("\(KeptFolderError.unwritable(failure))")
    return KeptLog(
      file, continuing: log, in: stored, isRefused: failure.reason.isRefusal)
  }

  /// What a program of an earlier version kept, to continue with in a log. The old file stays until
  /// that is on the disk.
  private func converted(
    _ old: String, to file: String, _ complaints: inout [String]
  ) -> KeptLog {
    guard FileBytes.isThere(old) else { return KeptLog(file) }
    do throws(KeptFolderError) {
      let bytes = try readFile(old)
      let damage: InkFileError
      do throws(InkFileError) {
        return KeptLog(file, try InkDocument(decoding: bytes, limit: .max), instead: old)
      } catch {
        damage = error
      }
      if case .needsVersion = damage { throw .later(old, damage) }
      let rest = try? InkFile.recovering(bytes).file.document(limit: .max)
      let aside = try setAside(old)
      let fault: KeptFolderError =
        rest == nil ? .damaged(old, damage, aside) : .partly(old, damage, aside)
      complaints.append("\(fault)")
      return rest.map { KeptLog(file, $0) } ?? KeptLog(file)
    } catch {
      complaints.append("\(error)")
      return KeptLog(file)
    }
  }

  private func readFile(_ file: String) throws(KeptFolderError) -> [UInt8] {
    do throws(SystemError) { return try FileBytes.readOrdinary(path: file, limit: .max) } catch {
      throw .system(error)
    }
  }

  private func setAside(_ file: String) throws(KeptFolderError) -> String {
    do throws(SystemError) { return try FileBytes.setAside(file, ending: "damaged") } catch {
      throw .system(error)
    }
  }

  /// Outputs are called DP-1 or "Virtual 1"; whatever is not a letter, digit, dash or underscore is
  /// written as its bytes.
  private func fileName(of output: String) -> String {
    let plain = output.utf8.map { byte -> String in
      let isPlain =
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
      return isPlain ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16)
    }
    // A name of a file has at most 255 bytes.
    return String(plain.joined().prefix(200))
  }
}

/// Why kept ink is not shown, or not all of it.
enum KeptFolderError: Error, CustomStringConvertible {
  /// The kernel does not give the file, which stays where it is.
  case system(SystemError)
  /// The file can be read and not written.
  case unwritable(SystemError)
  /// There is another file, which was written while one could not be read or written.
  case other(String, than: String)
  /// A later version wrote the file, which stays where it is.
  case later(String, InkFileError)
  /// The file is damaged, and set aside under another name.
  case damaged(String, InkFileError, String)
  /// So it is, but some of the ink could be read.
  case partly(String, InkFileError, String)
  /// So it is, and it cannot be set aside, for a reason.
  case stuck(String, InkFileError, String)

  /// Why, in short.
  var reason: String {
    switch self {
    case .system(let error), .unwritable(let error): "\(error)"
    default: description
    }
  }

  var description: String {
    switch self {
    case .system(let error):
      "\(error). The ink in it is not shown, and the file is not changed. "
        + "Fix: make the file readable, and start inkoverlay again"
    case .unwritable(let error) where error.reason.isReadOnly:
      "\(error). The ink in it is shown. New ink is not kept until the file can be written. "
        + "Fix: make its file system writable"
    case .unwritable(let error):
      "\(error). The ink in it is shown. New ink goes to another file in that folder. Fix: make "
        + "the file writable"
    case .other(let other, let file):
      "\(other) also has ink, from a time when \(file) could not be read or written. It is not "
        + "shown. "
        + "Fix: run stylusctl recover \(other), then stylusctl overlay open with the recovered file"
    case .later(let file, let error):
      "\(file) was written by a newer version (\(error)). It is not changed, and its ink is not "
        + "shown. Fix: start the newer version"
    case .damaged(let file, let error, let aside):
      "the ink in \(file) is damaged: \(error.fault). The file was moved to \(aside). "
        + "Fix: run stylusctl recover \(aside)"
    case .partly(let file, let error, let aside):
      "some of the ink in \(file) is damaged: \(error.fault). The rest is shown, and the file was "
        + "moved to \(aside). Fix: run stylusctl recover \(aside)"
    case .stuck(let file, let error, let reason):
      "some of the ink in \(file) is damaged: \(error.fault). The rest is shown, and the file is "
        + "not changed: "
        + "\(reason). New ink goes to another file in that folder. Fix: make the folder writable"
    }
  }
}
