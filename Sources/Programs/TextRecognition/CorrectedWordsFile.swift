package import CommandSupport
package import InkRecognition
import LinuxIO

/// The file in which a user's corrections are kept: `$XDG_STATE_HOME/stylusctl/words`, for its user
/// alone.
package struct CorrectedWordsFile {
  private let path: String

  /// Finds the place; nil if nothing reports where it is.
  package init?(
    state: String? = Environment.variable("XDG_STATE_HOME"),
    home: String? = Environment.variable("HOME")
  ) {
    guard let folder = Environment.stateHome(state: state, home: home) else { return nil }
    path = folder + "/stylusctl/words"
  }

  /// The stamp of the file; nil if there is none.
  var stamp: FileStamp? { FileStamp(of: path) }

  /// What is kept; nothing where there is no file.
  ///
  /// - Throws: that the file is damaged or cannot be read.
  package func loadWords() throws(StylusctlError) -> CorrectedWords {
    guard FileBytes.isThere(path) else { return CorrectedWords() }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileBytes.read(path: path, limit: CorrectedWords.longestFile)
    } catch {
      throw StylusctlError(error)
    }
    do throws(CorrectedWordsError) { return try CorrectedWords(bytes: bytes) } catch {
      throw StylusctlError(
        "'\(path)': \(error). Fix: correct the line, or run 'stylusctl words wipe'")
    }
  }

  /// Changes what is kept. No other program changes it between the reading and the writing.
  package func changeWords(_ body: (inout CorrectedWords) -> Void) throws(StylusctlError) {
    try calling { () throws(SystemError) in
      try FileBytes.makeFolders(containing: path, mode: 0o700)
    }
    let lock = try lock()
    var words = try loadWords()
    body(&words)
    try calling { () throws(SystemError) in
      try FileBytes.write(words.bytes, to: path, mode: 0o600)
    }
    lock.unlock()
  }

  /// Removes the file; whether there was one.
  package func removeFile() throws(StylusctlError) -> Bool {
    guard FileBytes.isThere(path) else { return false }
    let lock = try lock()
    guard FileBytes.isThere(path) else { return false }
    try calling { () throws(SystemError) in try FileBytes.remove(path) }
    lock.unlock()
    return true
  }

  private func lock() throws(StylusctlError) -> FileLock {
    do throws(FileLockError) { return try FileLock(for: path) } catch {
      throw StylusctlError(error)
    }
  }
}
