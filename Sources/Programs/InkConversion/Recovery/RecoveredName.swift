import LinuxIO

/// The name of a new file: NAME.recovered.EXT for NAME.EXT.
package enum RecoveredName {
  /// The endings of files that have ink.
  private static let inkEndings: Set<String> = [
    "inkd", "inklog", "inkml", "ink", "xml", "xopp", "xoj",
  ]
  /// The longest name that a file system allows, in bytes.
  private static let longest = 255

  /// A name that no file has; with a number from 2 on if others are taken.
  ///
  /// - Parameter folder: where the new file goes; nil: next to the damaged one.
  package static func free(for path: String, _ kind: DamagedKind, in folder: String?) -> String {
    let slash = path.lastIndex(of: "/")
    let own = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let (stem, ending) = splitName(name, kind)
    var number = 1
    while true {
      let end = ".recovered" + (number > 1 ? "-\(number)" : "") + "." + ending
      var short = stem
      while short.utf8.count + end.utf8.count > longest, !short.isEmpty { short.removeLast() }
      let new = (folder.map { $0 + "/" } ?? own) + short + end
      guard FileBytes.isThere(new) else { return new }
      number += 1
    }
  }

  /// The name without its ending, and the ending of the new file.
  private static func splitName(_ file: String, _ kind: DamagedKind) -> (
    stem: String, ending: String
  ) {
    let file = withoutMark(file)
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else {
      return (file, kind.fileExtension(for: nil))
    }
    let ending = String(file[file.index(after: dot)...])
    if kind.isDrawing, !inkEndings.contains(ending.lowercased()) {
      return (file, kind.fileExtension(for: nil))
    }
    return (String(file[..<dot]), kind.fileExtension(for: ending.isEmpty ? nil : ending))
  }

  /// The name before the overlay set the file aside: without `.damaged` or `.damaged-2` at its end.
  private static func withoutMark(_ file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    let mark = file[file.index(after: dot)...]
      .split(separator: "-", omittingEmptySubsequences: false)
    guard mark.first == "damaged", mark.count == 1 || (mark.count == 2 && Int(mark[1]) != nil)
    else {
      return file
    }
    return String(file[..<dot])
  }
}
