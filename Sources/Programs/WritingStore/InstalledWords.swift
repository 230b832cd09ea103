package import InkRecognition
import LinuxIO

/// The word lists of Debian.
package enum InstalledWords {
  /// The folder of word lists.
  package static let folder = "/usr/share/dict"

  /// The path of the best list of a language that is installed; nil if there is none.
  package static func list(of language: HandwritingLanguage) -> String? {
    language.wordLists.map { "\(folder)/\($0)" }.first(where: FileBytes.holdsBytes)
  }
}
