import InkRecognition
import LinuxIO

/// The file in which a user's corrections are kept: `$XDG_STATE_HOME/stylusctl/words`, for its user alone.
struct CorrectedWordsFile {
  private let path: String

  /// Finds the place; nil if nothing tells where it is.
  init?(
    state: String? = Environment.variable("XDG_STATE_HOME"),
    home: String? = Environment.variable("HOME")
  ) {
    guard let folder = Environment.stateHome(state: state, home: home) else { return nil }
    path = folder + "/stylusctl/words"
  }

  /// What is kept; nothing where there is no file.
  ///
  /// - Throws: that the file is damaged or cannot be read.
  func read() throws(CommandFailure) -> CorrectedWords {
    guard FileBytes.isThere(path) else { return CorrectedWords() }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileBytes.read(path: path, limit: CorrectedWords.longestFile)
    } catch {
      throw CommandFailure(error)
    }
    do throws(CorrectedWordsError) { return try CorrectedWords(bytes: bytes) } catch {
      throw CommandFailure("'\(path)': \(error). Fix: correct the line, or 'stylusctl words wipe'")
    }
  }

  /// Keeps words in place of those of before.
  func write(_ words: CorrectedWords) throws(CommandFailure) {
    do throws(SystemError) {
      try FileBytes.makeFolders(containing: path, mode: 0o700)
      try FileBytes.write(words.bytes, to: path, mode: 0o600)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Removes the file; whether there was one.
  func remove() throws(CommandFailure) -> Bool {
    guard FileBytes.isThere(path) else { return false }
    do throws(SystemError) { try FileBytes.remove(path) } catch { throw CommandFailure(error) }
    return true
  }
}
