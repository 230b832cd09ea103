package import CommandSupport
import LinuxIO

/// The file of the ``SearchIndex`` of a user, who alone can read it:
/// `$XDG_CACHE_HOME/stylusctl/search`.
package struct SearchIndexFile {
  private let path: String

  /// - Parameter cache: the user's folder for caches; nil if its path is unknown, and then there is
  ///   no index.
  package init?(in cache: String? = Environment.cacheHome()) {
    guard let cache else { return nil }
    path = cache + "/stylusctl/search"
  }

  /// What is stored; nothing if it cannot be read.
  package func load() -> SearchIndex {
    let bytes = try? FileBytes.readOrdinary(path: path, limit: SearchIndex.largest)
    return bytes.map { SearchIndex(bytes: $0) } ?? SearchIndex()
  }

  /// Stores the changes of an index. Those of other programs stay.
  package func saveChanges(of index: SearchIndex) throws(StylusctlError) {
    guard index.isChanged else { return }
    try calling { () throws(SystemError) in
      try FileBytes.makeFolders(containing: path, mode: 0o700)
    }
    let lock: FileLock
    do throws(FileLockError) { lock = try FileLock(for: path) } catch {
      throw StylusctlError(error)
    }
    var newest = load()
    newest.makeChanges(of: index)
    try calling { () throws(SystemError) in
      try FileBytes.write(newest.bytes, to: path, mode: 0o600)
    }
    lock.unlock()
  }
}
