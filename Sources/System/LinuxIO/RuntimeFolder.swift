import Glibc

/// The folder of a user's session, named by XDG_RUNTIME_DIR: sockets and their locks are created
/// there by default.
package enum RuntimeFolder {
  /// Refuses a folder in which another user could replace or remove our socket. A missing folder is
  /// reported when a file is created in it.
  ///
  /// - Parameter user: the required owner.
  package static func check(
    _ path: String, for user: UInt32 = Environment.user
  ) throws(UntrustedFolderError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
    guard status.st_uid == user else {
      throw UntrustedFolderError(path: path, flaw: .foreign(owner: status.st_uid))
    }
    guard status.st_mode & 0o022 == 0 else {
      throw UntrustedFolderError(path: path, flaw: .open(mode: UInt32(status.st_mode & 0o777)))
    }
  }
}

/// A folder of the session that is not safe for a socket.
package struct UntrustedFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let flaw: Flaw

  package init(path: String, flaw: Flaw) { (self.path, self.flaw) = (path, flaw) }

  package enum Flaw: Hashable, Sendable {
    /// It belongs to another user.
    case foreign(owner: UInt32)
    /// Other users can write there.
    case open(mode: UInt32)
  }

  package var description: String {
    switch flaw {
    case .foreign(let owner):
      "XDG_RUNTIME_DIR is \(path), which belongs to user \(owner) and not to user \(Environment.user)"
    case .open(let mode):
      "XDG_RUNTIME_DIR is \(path), where other users may write (mode \(String(mode, radix: 8)))"
    }
  }

  /// The fix.
  package var fix: String {
    switch flaw {
    case .foreign:
      "log in as the user who starts it, or set XDG_RUNTIME_DIR to a folder of your own"
    case .open: "chmod go-w \(path)"
    }
  }
}
