import InkConversion
import InkFormats
import LinuxIO

/// The files that a search goes through: those that were named, and the drawings in named folders.
enum SearchedFiles {
  /// Folders in folders deeper than this are not searched.
  private static let deepest = 64

  /// The files in the order of their names.
  static func expand(_ names: [String]) throws(SystemError) -> [String] {
    var files: [String] = []
    for name in names {
      if name != DrawingSource.store, FileBytes.isFolder(name) {
        try addDrawings(name, depth: 0, to: &files)
      } else {
        files.append(name)
      }
    }
    return files
  }

  /// Adds the drawings in a folder and its folders, without hidden ones and without links to
  /// folders.
  private static func addDrawings(
    _ folder: String, depth: Int, to files: inout [String]
  ) throws(SystemError) {
    for name in try FileBytes.names(in: folder) where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if FileBytes.isFolder(path) {
        if depth < deepest, !FileBytes.isLink(path) {
          try addDrawings(path, depth: depth + 1, to: &files)
        }
      } else if DrawingFormat(fileName: name)?.isReadable == true {
        files.append(path)
      }
    }
  }
}
