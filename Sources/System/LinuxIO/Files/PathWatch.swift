import Glibc

/// Notices files that appear at paths, or that somebody has written: one inotify instance.
///
///     var watch = try PathWatch(for: ["/run/stylusd/stylusd.sock"])
///     if watch.takeAppearance() { ... }       // whenever `number` is readable
///
/// If the folder of a path does not exist, the nearest folder above is watched for the next part of
/// the path. A path whose folders cannot be read is not watched. `FOLDER/*` stands for all files of
/// a folder.
package struct PathWatch: ~Copyable {
  private let paths: [String]
  private let occasion: FileOccasion
  private let descriptor: FileDescriptor
  private var awaited: [AwaitedEntry] = []
  private var buffer = [UInt8](repeating: 0, count: 4_096)

  /// What is reported of a file.
  package enum FileOccasion: Sendable {
    /// That it appears, by whatever name it had before.
    case arrival
    /// That it appears with its contents, or that a program that wrote to it has closed it. A file
    /// that was only created is not reported before that.
    case writing
  }

  /// A name that is awaited in a watched folder.
  private struct AwaitedEntry {
    let folder: (watch: Int32, path: String)
    /// `*` stands for every name.
    let name: String
    /// Whether it is a folder, in which the path continues.
    let isFolder: Bool

    func isNamed(_ other: String) -> Bool { name == other || name == "*" && !other.isEmpty }
  }

  /// The descriptor to wait for.
  package var number: Int32 { descriptor.number }

  /// Starts to watch; files that exist already are not reported.
  ///
  /// - Throws: what the kernel refuses, such as another inotify instance of this user.
  package init(
    for paths: [String], reporting occasion: FileOccasion = .arrival
  ) throws(SystemError) {
    (self.paths, self.occasion) = (paths, occasion)
    let number = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard number >= 0 else { throw SystemError("watch for files") }
    descriptor = FileDescriptor(owning: number)
    for path in paths { watch(path) }
  }

  /// Reads all events; returns whether one of the files may have appeared.
  package mutating func takeAppearance() -> Bool {
    var (hasAppeared, isOutdated) = (false, false)
    while let count = try? descriptor.read(into: &buffer), count > 0 {
      var rest = buffer[..<count]
      while let event = Self.takeEvent(&rest) {
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { hasAppeared = true }
        for entry in awaited where entry.folder.watch == event.folder {
          // The folder is gone or has another path.
          if event.mask & Self.loss != 0 { isOutdated = true }
          guard entry.isNamed(event.name), counts(event.mask, for: entry, event.name) else {
            continue
          }
          hasAppeared = true
          isOutdated = isOutdated || entry.isFolder
        }
      }
    }
    if isOutdated {
      watchAgain()
      // The file may have come before its folder was watched.
      hasAppeared = true
    }
    return hasAppeared
  }

  /// Whether an event of an awaited name is to be reported. A link has its contents at once.
  private func counts(_ mask: UInt32, for entry: AwaitedEntry, _ name: String) -> Bool {
    guard occasion == .writing, !entry.isFolder, mask & UInt32(IN_CREATE) != 0 else { return true }
    return FileBytes.isLink("\(entry.folder.path)/\(name)")
  }

  private static let arrival = UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)
  private static let departure = UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
  private static let loss = departure | UInt32(IN_IGNORED)

  /// Watches what there is of the paths now. Later events of the former watches have their numbers,
  /// which the kernel does not use again.
  private mutating func watchAgain() {
    for entry in awaited { _ = inotify_rm_watch(descriptor.number, entry.folder.watch) }
    awaited = []
    for path in paths { watch(path) }
  }

  private mutating func watch(_ path: String) {
    var (folder, name) = Self.split(path)
    var isFolder = false
    while true {
      let writing = occasion == .writing && !isFolder ? UInt32(IN_CLOSE_WRITE) : 0
      // One folder may be watched for several names.
      let mask =
        Self.arrival | writing | Self.departure | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD)
      let watch = unsafe inotify_add_watch(descriptor.number, folder, mask)
      if watch >= 0 {
        awaited.append(
          AwaitedEntry(folder: (watch, folder), name: name, isFolder: isFolder))
        return
      }
      guard errno == ENOENT, folder != "/", folder != "." else { return }
      (folder, name) = Self.split(folder)
      isFolder = true
    }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let name = String(path[path.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }

  /// Takes the first event from the bytes that the kernel wrote; nil for none.
  private static func takeEvent(
    _ bytes: inout ArraySlice<UInt8>
  ) -> (folder: Int32, mask: UInt32, name: String)? {
    // The folder, the mask, a cookie and the length of the name, of four bytes each.
    guard bytes.count >= 16 else { return nil }
    let words = (0..<4).map { word in
      bytes.dropFirst(word * 4).prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    let name = bytes.dropFirst(16).prefix(Int(words[3]))
    bytes = bytes.dropFirst(16 + Int(words[3]))
    return (
      Int32(bitPattern: words[0]), words[1],
      String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    )
  }
}
