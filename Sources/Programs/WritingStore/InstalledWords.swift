import LinuxIO

/// The word lists of Debian.
package enum InstalledWords {
  /// Where wamerican-large, wamerican and wamerican-small put their words.
  private static let paths = [
    "/usr/share/dict/american-english-large", "/usr/share/dict/american-english",
    "/usr/share/dict/american-english-small",
  ]

  /// The largest list that is installed; nil if there is none.
  package static var largest: String? { paths.first(where: FileBytes.holdsBytes) }
}
