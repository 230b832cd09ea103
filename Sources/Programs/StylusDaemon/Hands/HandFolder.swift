import Glibc
import LinuxIO
import StylusModel
import StylusPipeline

/// The files in which hands are kept, one for each ``HandKey``: for our eyes only.
struct HandFolder: Sendable {
  let path: String

  /// No hand is larger.
  private static let longestFile = 65_536

  /// The stored data; nil if there is none, or if it cannot be used; the log reports that.
  ///
  /// - Parameter isOurs: whether a file that makes no sense may be given another name, so that
  ///   nothing is written over it.
  func loadHand(_ key: HandKey, isOurs: Bool = true) -> HandModel? {
    let path = path + "/" + key.file
    do throws(SystemError) {
      guard let bytes = try readFile(path) else { return nil }
      if let hand = HandModel(bytes, of: .shipped) { return hand }
      let place =
        isOurs ? "; it was moved to \(try FileBytes.setAside(path, ending: "damaged"))" : ""
      Log.write(
        .notice,
        "\(path) is damaged, or was written by another version\(place). The hand is learned again")
    } catch {
      Log.write(.warning, "a learned hand cannot be read, and is learned again: \(error)")
    }
    return nil
  }

  /// The bytes of a file of ours; nil if there is none.
  private func readFile(_ path: String) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      try checkOwner(path)
      return try FileBytes.read(path: path, limit: Self.longestFile)
    } catch {
      guard error.reason.rawValue == ENOENT else { throw error }
      return nil
    }
  }

  /// Takes the folder for one daemon alone, if it is there: two that learn the same hand would
  /// write over what the other learned.
  ///
  /// - Throws: who has it.
  func lock() throws(FileLockError) -> FileLock? {
    guard FileBytes.isFolder(path) else { return nil }
    return try FileLock(at: path + "/lock", of: path, within: Microseconds(0))
  }

  /// Keeps a hand. What fails is thrown, and what was kept before stays; so does a file that cannot
  /// be read.
  func saveHand(_ hand: HandModel, _ key: HandKey) throws(SystemError) {
    let path = path + "/" + key.file
    try makeFolder()
    _ = try readFile(path)
    try FileBytes.write(hand.bytes(of: .shipped), to: path)
  }

  /// Makes it if it is missing.
  func makeFolder() throws(SystemError) {
    try FileBytes.makeFolders(containing: path + "/", mode: 0o700)
  }

  /// Removes what is kept of a user's hands; how many there were.
  func removeAll(of owner: UInt32) throws(SystemError) -> Int {
    var count = 0
    for name in try names() where HandKey.isHand(name, of: owner) {
      try FileBytes.remove(path + "/" + name)
      count += 1
    }
    return count
  }

  private func names() throws(SystemError) -> [String] {
    do throws(SystemError) { return try FileBytes.names(in: path) } catch {
      guard error.reason.rawValue == ENOENT else { throw error }
      return []
    }
  }

  /// Refuses what is not a file of ours: a link, or one that others can write.
  private func checkOwner(_ path: String) throws(SystemError) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { throw SystemError("check", path) }
    let isOurs = status.st_uid == Environment.user && status.st_mode & 0o077 == 0
    guard status.st_mode & S_IFMT == S_IFREG, isOurs else {
      throw SystemError("trust", path, Errno(rawValue: EPERM))
    }
  }
}
