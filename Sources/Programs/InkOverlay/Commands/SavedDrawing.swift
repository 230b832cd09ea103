import Glibc
import LinuxIO

/// Where a drawing goes that is saved with a button, without a name: to a new file in the user's
/// folder of documents, named after the time.
struct SavedDrawing {
  /// The user's home; nil if it is unknown.
  let home: String?
  /// The folder of the user's configuration; nil if it is unknown.
  let configuration: String?

  /// How many names are tried.
  private static let mostNames = 100
  /// The largest list of folders that is read, in bytes.
  private static let limit = 1 << 16

  /// The session's.
  init(variable: (String) -> String? = Environment.variable) {
    let home = variable("HOME")
    self.home = home
    configuration = variable("XDG_CONFIG_HOME") ?? home.map { $0 + "/.config" }
  }

  /// Returns a file that does not exist yet; nil if there is no place for one.
  ///
  /// - Parameter microseconds: the time since 1970.
  func newFile(at microseconds: Int64) -> DrawingFile? {
    guard let folder = folder(), let stamp = Self.stamp(microseconds) else { return nil }
    let name = DrawingFile(path: "ink-\(stamp).pdf")
    return (1...Self.mostNames).lazy.compactMap { name?.copy($0, in: folder) }
      .first { !FileBytes.isThere($0.path) }
  }

  /// Returns a path as people write it: `~` for the home.
  func shown(_ path: String) -> String {
    guard let home, home != "/", path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// The folder of documents as the desktop set it, otherwise ~/Documents, otherwise the home.
  private func folder() -> String? {
    guard let home else { return nil }
    return [configured, home + "/Documents", home].compactMap { $0 }.first(
      where: FileBytes.isFolder)
  }

  /// The folder in user-dirs.dirs: `XDG_DOCUMENTS_DIR="$HOME/Documents"`.
  private var configured: String? {
    guard let home, let configuration,
      let bytes = try? FileBytes.readOrdinary(
        path: configuration + "/user-dirs.dirs", limit: Self.limit)
    else { return nil }
    let key = "XDG_DOCUMENTS_DIR=\""
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix(key) {
      let value = line.dropFirst(key.count).prefix { $0 != "\"" }
      if value.hasPrefix("$HOME/") { return home + value.dropFirst(5) }
      return value.hasPrefix("/") ? String(value) : nil
    }
    return nil
  }

  /// Returns the local time as a part of a name: 2026-11-30-154502.
  private static func stamp(_ microseconds: Int64) -> String? {
    var seconds = time_t(microseconds / 1_000_000)
    var parts = unsafe tm()
    guard unsafe localtime_r(&seconds, &parts) != nil else { return nil }
    var text = [CChar](repeating: 0, count: 32)
    let count = unsafe strftime(&text, text.count, "%Y-%m-%d-%H%M%S", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
