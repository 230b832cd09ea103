import StylusProtocol

/// Why key bindings cannot be put into a file.
enum ShortcutTextError: Error, Hashable, CustomStringConvertible {
  /// The marker lines are incomplete, or there are several. The first of them is on this line.
  case markers(line: Int)
  /// The file lacks the place for them.
  case noPlace(String)

  var description: String {
    switch self {
    case .markers(let line):
      "line \(line) is one of the two comment lines around the keys of the overlay, but they are not "
        + "a pair. Fix: remove these lines and the keys between them"
    case .noPlace(let reason): "\(reason). Fix: add the keys yourself, as printed without --write"
    }
  }
}

/// The text of a configuration file, with the keys that we have written into it between two marker
/// lines. All other lines stay as they are.
struct ShortcutText {
  private let syntax: ShortcutSyntax
  private let before: [String]
  /// Our lines, without the markers; nil if there are none.
  private let written: [String]?
  private let after: [String]

  private static let begin = "Begin: keys of inkoverlay (stylusctl overlay shortcuts)"
  private static let end = "End: keys of inkoverlay"

  init(_ text: String, in syntax: ShortcutSyntax) throws(ShortcutTextError) {
    self.syntax = syntax
    // A line break is one scalar; together with a carriage return it would be another Character.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    let begins = lines.indices.filter { lines[$0].contains(Self.begin) }
    let ends = lines.indices.filter { lines[$0].contains(Self.end) }
    guard let first = (begins + ends).min() else {
      (before, written, after) = (lines, nil, [])
      return
    }
    guard begins.count == 1, ends.count == 1, begins[0] < ends[0] else {
      throw .markers(line: first + 1)
    }
    before = Array(lines[..<begins[0]])
    written = Array(lines[(begins[0] + 1)..<ends[0]])
    after = Array(lines[(ends[0] + 1)...])
  }

  /// Whether it contains keys of ours.
  var hasKeys: Bool { written != nil }

  /// The text without our keys.
  var withoutKeys: String { (before + after).joined(separator: "\n") }

  /// The text with these keys instead of those that we wrote before.
  func withKeys(_ shortcuts: [OverlayShortcut]) throws(ShortcutTextError) -> String {
    let place = try findPlace()
    let section = syntax.section(
      of: shortcuts, isInside: place.isInside,
      withDefaults: !Self.hasKeybind(Self.withoutComments(withoutKeys)))
    let indent = syntax == .labwc || place.isInside ? "  " : ""
    let block =
      [indent + syntax.comment(Self.begin)] + section + [indent + syntax.comment(Self.end)]
    var lines = before + after
    lines.insert(contentsOf: block, at: place.index)
    // The last line ends with a line break, too.
    if lines.last?.isEmpty == false { lines.append("") }
    return lines.joined(separator: "\n")
  }

  /// The line, from 1 on, that binds the same key already and is not ours.
  func lineNumber(binding shortcut: OverlayShortcut) -> Int? {
    let rest = before + (written.map { [""] + $0.map { _ in "" } + [""] } ?? []) + after
    let lines =
      syntax == .labwc
      ? Self.withoutComments(rest.joined(separator: "\n"))
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init) : rest
    return lines.firstIndex { line in
      let code = line.drop { $0 == " " || $0 == "\t" }
      return !code.hasPrefix(syntax.commentStart) && Self.names(shortcut.key, in: String(code))
    }.map { $0 + 1 }
  }
}

// Where the keys belong.
extension ShortcutText {
  /// The index of their first line among the other lines.
  private func findPlace() throws(ShortcutTextError) -> (index: Int, isInside: Bool) {
    if let written {
      let opensSection = written.first.map { Self.isBinds($0) } ?? false
      return (before.count, syntax == .niri && !opensSection)
    }
    switch syntax {
    case .sway, .hyprlang, .hyprlandLua: return (end, false)
    case .niri:
      if let index = try binds() { return (index, true) }
      return (end, false)
    case .labwc:
      let index = before.lastIndex {
        ["</labwc_config>", "</openbox_config>"].contains(Self.trimmed($0))
      }
      guard let index else { throw .noPlace("no line contains only </labwc_config>") }
      return (index, false)
    }
  }

  /// Behind the last line.
  private var end: Int { before.last?.isEmpty == true ? before.count - 1 : before.count }

  /// niri: the first line inside the section of key bindings; nil if there is no such section.
  private func binds() throws(ShortcutTextError) -> Int? {
    var scanner = BraceScanner()
    var inside: Int?
    for (index, line) in before.enumerated() {
      let isTop = scanner.depth == 0
      let code = Self.trimmed(scanner.scanLine(line))
      guard isTop, inside == nil, code.hasPrefix("binds") else { continue }
      guard Self.isBinds(code) else {
        throw .noPlace("line \(index + 1) has more than \"binds {\"")
      }
      inside = index + 1
    }
    guard scanner.depth == 0 else { throw .noPlace("the braces are not in pairs") }
    return inside
  }

  private static func isBinds(_ line: String) -> Bool {
    ["binds {", "binds{"].contains(trimmed(line))
  }

  private static func trimmed(_ line: String) -> String {
    let blanks: Set<Character> = [" ", "\t", "\r"]
    let start = line.drop { blanks.contains($0) }
    let count = start.reversed().prefix { blanks.contains($0) }.count
    return String(start.dropLast(count))
  }
}

// What else is in the file.
extension ShortcutText {
  private static func hasKeybind(_ text: String) -> Bool { text.contains("<keybind") }

  /// XML without its comments, but with their line breaks.
  private static func withoutComments(_ text: String) -> String {
    var rest = text[...]
    var code = ""
    while let start = rest.firstRange(of: "<!--") {
      code += rest[..<start.lowerBound]
      let comment = rest[start.lowerBound...]
      let end = comment.firstRange(of: "-->")?.upperBound ?? comment.endIndex
      code += comment[..<end].filter { $0.isNewline }
      rest = rest[end...]
    }
    return code + String(rest)
  }

  /// Whether a line names this key together with Super alone: `Mod4+F9`, `$mod+F9`, `SUPER, F9`,
  /// `mainMod .. " + F9"` or `W-F9`.
  private static func names(_ key: String, in line: String) -> Bool {
    let supers: Set<Substring> = ["super", "mod4", "mod", "mainmod", "win", "logo", "w"]
    let text = line.lowercased().filter { !"\"'.$".contains($0) }
    // Words, and what joins them: `+`, `-` or a comma, with spaces.
    var words: [(word: Substring, isJoined: Bool)] = []
    var joins = false
    for part in text.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      var isFirst = true
      for word in part.split(
        omittingEmptySubsequences: false, whereSeparator: { "+-,".contains($0) })
      {
        let isJoined = !isFirst || joins
        isFirst = false
        joins = false
        if word.isEmpty { joins = true } else { words.append((word, isJoined)) }
      }
    }
    return words.indices.dropFirst().contains { index in
      let previous = words[index - 1]
      let name = previous.word.split { !$0.isLetter && !$0.isNumber }.last ?? ""
      let found = words[index].word.prefix { $0.isLetter || $0.isNumber }
      return words[index].isJoined && found == key.lowercased() && supers.contains(name)
        && !previous.isJoined
    }
  }
}

/// Counts the braces of KDL that are open, line by line. Braces in texts and comments do not count.
private struct BraceScanner {
  /// How many are open behind the lines that were scanned.
  private(set) var depth = 0
  private var isComment = false
  private var isText = false

  /// Scans the next line; returns it without its comments.
  mutating func scanLine(_ line: String) -> String {
    var code = ""
    var rest = line[...]
    while let first = rest.first {
      if isComment {
        isComment = !rest.hasPrefix("*/")
        rest = rest.dropFirst(isComment ? 1 : 2)
        continue
      }
      if isText {
        isText = first != "\""
        code.append(first)
        rest = rest.dropFirst(first == "\\" ? 2 : 1)
        continue
      }
      if rest.hasPrefix("//") { break }
      if rest.hasPrefix("/*") {
        isComment = true
        rest = rest.dropFirst(2)
        continue
      }
      switch first {
      case "\"": isText = true
      case "{": depth += 1
      case "}": depth -= 1
      default: break
      }
      code.append(first)
      rest = rest.dropFirst()
    }
    return code
  }
}
