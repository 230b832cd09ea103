import InkEditing

/// What was changed in a text of tools, line by line: a line is known by its first word.
///
/// Unchanged lines stay as they are in the file, even if another overlay or a newer version wrote
/// them.
struct ToolsChange {
  private let old: [String: Substring]
  private let new: [(name: String, line: Substring)]

  init(from old: String, to new: String) {
    self.old = Dictionary(Self.lines(old), uniquingKeysWith: { $1 })
    self.new = Self.lines(new)
  }

  /// A file's text with the change.
  func applied(to text: String) -> String {
    let there = Self.lines(text)
    let lines = Dictionary(there, uniquingKeysWith: { $1 })
    var result = new.map { name, line in
      old[name] == line ? lines[name] ?? line : line
    }
    let ours = Set(new.map(\.name)).union(old.keys)
    result += there.filter { !ours.contains($0.name) }.map(\.line)
    return Self.joined(result)
  }

  /// The lines with their ends. What would make the text longer than anybody reads is left out: the
  /// lines of others first.
  private static func joined(_ lines: [Substring]) -> String {
    var text = ""
    for line in lines where text.utf8.count + line.utf8.count < Toolset.longestText {
      text += line + "\n"
    }
    return text
  }

  private static func lines(_ text: String) -> [(name: String, line: Substring)] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      line.split(whereSeparator: \.isWhitespace).first.map { (String($0), line) }
    }
  }
}
