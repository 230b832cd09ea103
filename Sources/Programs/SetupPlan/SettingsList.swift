/// A list of texts as gsettings(1) prints it: `['one', 'two']`, or `@as []`.
package enum SettingsList {
  /// The texts of a list, without characters that need a backslash; nil if it is none.
  package static func texts(in value: String) -> [String]? {
    var texts: [String] = []
    var quote: Character?
    for character in value {
      if character == quote {
        quote = nil
      } else if quote != nil {
        texts[texts.count - 1].append(character)
      } else if character == "'" || character == "\"" {
        quote = character
        texts.append("")
      }
    }
    return texts.isEmpty && !["[]", "@as []"].contains(value.filter { $0 != "\n" }) ? nil : texts
  }

  /// A list for gsettings.
  package static func listText(of texts: [String]) -> String {
    texts.isEmpty ? "@as []" : "[" + texts.map { "'\($0)'" }.joined(separator: ", ") + "]"
  }
}
