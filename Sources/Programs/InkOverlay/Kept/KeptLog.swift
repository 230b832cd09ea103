import InkDrawing
import InkStorage
import LinuxIO
import StylusModel

/// The log of one output: each step is on the disk when ``keep(_:shown:)`` returns, and costs what
/// it changed.
///
/// Used by one thread at a time. The file is made with the first step, and goes when there is
/// neither ink nor paper.
final class KeptLog {
  /// The contents; nil: nothing was kept.
  private(set) var restored: (document: InkDocument, shown: Int)?
  /// What it notes of the daemon's strokes, as far as it was read.
  private(set) var note: KeptNote?
  /// Whether it may be read and not written. Its ink continues in another log.
  let isRefused: Bool
  /// Where it is; nil where no name can be used.
  private let path: String?
  private var file: StoredFile?
  private var writer = InkLogWriter()
  /// A file of an earlier version, to be removed once its ink is in the log.
  private var instead: String?
  private var folding: InkLogFolding?
  private var foldedFile: FileReplacement?

  /// A log that does not exist yet.
  init(_ path: String?) {
    self.path = path
    isRefused = false
  }

  /// A log that is not written yet, of a document that comes from elsewhere.
  init(_ path: String, _ document: InkDocument, shown: Int = 0, instead old: String? = nil) {
    self.path = path
    isRefused = false
    restored = (document, shown)
    instead = old
  }

  /// The ink in a file that must stay as it is.
  init(refusing path: String, _ document: InkDocument, shown: Int) {
    self.path = path
    isRefused = true
    restored = (document, shown)
  }

  /// A log that continues with all the contents of one that cannot be written.
  init(_ path: String?, copying other: KeptLog) {
    self.path = path
    isRefused = false
    (restored, note) = (other.restored, other.note)
  }

  /// A log that continues.
  init(_ path: String, continuing log: InkLog, in file: StoredFile, isRefused: Bool = false) {
    self.path = path
    self.isRefused = isRefused
    self.file = file
    writer = InkLogWriter(continuing: log)
    restored = (log.document, log.shownPage)
    note = KeptNote(log.note)
  }

  /// Writes what makes this document of the one that is kept.
  ///
  /// - Parameter note: nil: what was noted before.
  /// - Throws: why it is not on the disk. Nothing has changed then: it can be tried again.
  func save(
    _ document: InkDocument, shown: Int, note: KeptNote? = nil
  ) throws(SystemError) {
    guard let path else { throw SystemError("keep", "the ink", .notOrdinary) }
    if let known = file, known.isReadOnly { file = try reopened(known, path) }
    if let file, file.isNameless { forgetFile() }
    if let addition = writer.addition(
      to: document, shown: shown, note: note?.bytes, date: .now)
    {
      if let file {
        try file.replaceEnd(with: addition.bytes, at: writer.end)
      } else {
        file = try make(path, InkLogWriter.beginning + addition.bytes)
      }
      writer.add(addition)
    }
    try removeConverted()
  }

  /// Opens a file for writing that was in a file system without that before. It must be as it was
  /// read.
  private func reopened(_ known: StoredFile, _ path: String) throws(SystemError) -> StoredFile {
    let file = try StoredFile(opening: path)
    guard file.isUnchanged(since: known) else { throw SystemError("go on with", path, .busy) }
    return file
  }

  private func make(_ path: String, _ bytes: [UInt8]) throws(SystemError) -> StoredFile {
    try FileBytes.makeFolders(containing: path, mode: 0o700)
    // Ink that another overlay may have kept there was not read.
    if FileBytes.isThere(path) { throw SystemError("write", path, .exists) }
    let new = try FileReplacement(of: path)
    try new.write(bytes)
    return StoredFile(try new.commitOpen(), at: path)
  }

  /// The ink is in the log, so that the file of an earlier version is not needed any more.
  private func removeConverted() throws(SystemError) {
    guard let old = instead else { return }
    if FileBytes.isThere(old) { try FileBytes.remove(old) }
    instead = nil
  }

  /// The file is gone: all that it held has to be written again.
  private func forgetFile() {
    file = nil
    stopFolding()
    writer = InkLogWriter()
  }

  /// Removes the file if it holds neither ink nor paper.
  func removeIfEmpty() throws(SystemError) {
    guard let path, file?.isReadOnly == false, writer.document == InkDocument(Drawing()) else {
      return
    }
    try FileBytes.remove(path)
    forgetFile()
  }

  /// Writes a document as a file of the ink format, quickly: ink in the log is copied.
  func save(_ document: InkDocument, to path: String) throws(SystemError) {
    var writer = writer
    let end = writer.end
    var rest: [UInt8] = []
    if let addition = writer.addition(to: document) {
      writer.add(addition)
      rest = addition.bytes
    }
    let source = InkByteSource(count: writer.end) { [file, rest] range in
      range.lowerBound < end
        ? file?.readBytes(range)
        : Array(rest[(range.lowerBound - end)..<(range.upperBound - end)])
    }
    let new = try FileReplacement(of: path)
    try writer.writeInkFile(reading: source) { (bytes: [UInt8]) throws(SystemError) in
      try new.write(bytes)
    }
    try new.commit()
  }

  /// The bytes of the file.
  private var source: InkByteSource {
    let file = file
    return InkByteSource(count: writer.end) { file?.readBytes($0) }
  }
}

// MARK: Folding
extension KeptLog {
  /// How long a turn of folding takes, about.
  private static let slice = Microseconds.milliseconds(20)
  /// A log that has grown by less is not folded.
  private static let leastGrowth = 1 << 16

  /// Makes the log short again, for some milliseconds, if it has grown by a quarter.
  ///
  /// - Returns: whether there is more to do.
  func fold() throws(SystemError) -> Bool {
    guard let path, file?.isReadOnly == false else { return false }
    do throws(SystemError) {
      if folding == nil {
        let growth = writer.end - writer.foldedEnd
        guard growth > max(Self.leastGrowth, writer.foldedEnd / 4) else { return false }
        foldedFile = try FileReplacement(of: path)
        folding = InkLogFolding(writer)
        return true
      }
      let end = Timestamp.now + Self.slice
      while Timestamp.now < end {
        guard let bytes = folding?.next(reading: source) else {
          try finishFolding(path)
          return false
        }
        try foldedFile?.write(bytes)
      }
      return true
    } catch {
      stopFolding()
      throw error
    }
  }

  /// Gives up folding; the log stays as it is.
  func stopFolding() {
    folding = nil
    foldedFile = nil
  }

  private func finishFolding(_ path: String) throws(SystemError) {
    guard var new = folding.take()?.writer, let file = foldedFile.take() else { return }
    // The ink drawn meanwhile.
    if let rest = new.addition(
      to: writer.document, shown: writer.shownPage, note: writer.note)
    {
      try file.write(rest.bytes)
      new.add(rest)
    }
    self.file = StoredFile(try file.commitOpen(), at: path)
    writer = new
  }
}

extension WallTime {
  fileprivate static var now: WallTime {
    WallTime(microsecondsSince1970: WallClock.microseconds)
  }
}
