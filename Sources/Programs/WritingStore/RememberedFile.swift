package import InkRecognition
package import LinuxIO

/// What programs remember about a user's writing, each kind in a file of its own.
package protocol RememberedWriting: Sendable {
  /// The name of its file.
  static var fileName: String { get }
  /// The largest size of the file, in bytes; larger ones are rejected.
  static var longestFile: Int { get }
  /// What to do about a damaged file.
  static var fix: String { get }
  /// The content of the file.
  var bytes: [UInt8] { get }
  /// Nothing.
  init()
  /// Reads the content of a file.
  static func reading(_ bytes: [UInt8]) throws(RememberedFault) -> Self
}

/// Why a content cannot be read, without its file.
package struct RememberedFault: Error {
  let reason: String
}

extension CorrectedWords: RememberedWriting {
  package static let fileName = "words"
  package static let fix = "correct the line, or run 'stylusctl words wipe'"

  package static func reading(_ bytes: [UInt8]) throws(RememberedFault) -> Self {
    do throws(CorrectedWordsError) { return try Self(bytes: bytes) } catch {
      throw RememberedFault(reason: "\(error)")
    }
  }
}

extension LearnedWriting: RememberedWriting {
  package static let fileName = "learned-writing"
  package static let fix = "remove it, or run 'stylusctl words wipe'"

  package static func reading(_ bytes: [UInt8]) throws(RememberedFault) -> Self {
    do throws(LearnedWritingError) { return try Self(bytes: bytes) } catch {
      throw RememberedFault(reason: "\(error)")
    }
  }
}

/// The file in `$XDG_STATE_HOME/stylusctl` for one kind of it. Only its user can read it. It is
/// replaced as a whole: a program that crashes leaves the old content or the new one.
package struct RememberedFile<Content: RememberedWriting>: Sendable {
  private let path: String

  /// The file at a path.
  package init(path: String) { self.path = path }

  /// - Parameter state: the user's folder for persistent files; nil if its path is unknown, and
  ///   then there is no file.
  package init?(in state: String? = Environment.stateHome()) {
    guard let state else { return nil }
    path = state + "/stylusctl/" + Content.fileName
  }

  /// The stamp of the file; nil if there is none.
  package var stamp: FileStamp? { FileStamp(of: path) }

  /// Reads what is remembered; nothing if there is no file.
  ///
  /// - Throws: that the file is damaged or cannot be read. It stays as it is.
  package func readContent() throws(RememberedFileError) -> Content {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileBytes.readOrdinary(path: path, limit: Content.longestFile)
    } catch {
      if error.isAbsence { return Content() }
      throw .system(error)
    }
    do throws(RememberedFault) { return try Content.reading(bytes) } catch {
      throw .damaged(path, error.reason, fix: Content.fix)
    }
  }

  /// Changes what is remembered. No other program changes it between the reading and the writing.
  ///
  /// - Returns: everything that is remembered then.
  @discardableResult package func changeContent(
    _ body: (inout Content) -> Void
  ) throws(RememberedFileError) -> Content {
    do throws(SystemError) { try FileBytes.makeFolders(containing: path, mode: 0o700) } catch {
      throw .system(error)
    }
    let lock = try lockFile()
    var content = try readContent()
    body(&content)
    do throws(SystemError) { try FileBytes.write(content.bytes, to: path, mode: 0o600) } catch {
      throw .system(error)
    }
    lock.unlock()
    return content
  }

  /// Removes the file; returns whether there was one.
  package func removeFile() throws(RememberedFileError) -> Bool {
    guard FileBytes.isThere(path) else { return false }
    let lock = try lockFile()
    guard FileBytes.isThere(path) else { return false }
    do throws(SystemError) { try FileBytes.remove(path) } catch { throw .system(error) }
    lock.unlock()
    return true
  }

  private func lockFile() throws(RememberedFileError) -> FileLock {
    do throws(FileLockError) { return try FileLock(for: path) } catch { throw .locked(error) }
  }
}

/// Why a file of remembered writing cannot be used.
package enum RememberedFileError: Error, Hashable, CustomStringConvertible {
  /// The path, what is wrong, and what to do.
  case damaged(String, String, fix: String)
  case locked(FileLockError)
  case system(SystemError)

  package var description: String {
    switch self {
    case .damaged(let path, let reason, _): "'\(path)': \(reason)"
    case .locked(let error): "\(error)"
    case .system(let error): "\(error)"
    }
  }

  /// The fix; nil if it depends on the case.
  package var fix: String? {
    switch self {
    case .damaged(_, _, let fix): fix
    case .locked(let error): error.fix
    case .system(let error): error.fix
    }
  }
}
