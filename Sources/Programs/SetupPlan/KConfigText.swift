/// A configuration file of KDE (KConfig) in which one entry is changed. All other lines stay as
/// they are, so that the old line can be put back exactly.
package struct KConfigText {
  private var lines: [Substring]
  private let group: String
  private let key: String

  /// - Parameters:
  ///   - text: the content of the file.
  ///   - group: the name of the group, without brackets.
  ///   - key: the name of the entry.
  package init(_ text: String, group: String, key: String) {
    // A line break is one scalar; together with a carriage return it would be another Character.
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }
    (self.group, self.key) = (group, key)
  }

  /// The content of the file.
  package var text: String { lines.joined(separator: "\n") }

  /// Whether the file contains nothing but blank lines.
  package var isBlank: Bool { lines.allSatisfy { Self.trimmed($0).isEmpty } }

  /// The line of the entry that counts: the last one. Nil if there is none.
  package var line: String? { entryIndex.map { String(lines[$0]) } }

  /// The value of the entry; nil if there is none.
  package var value: String? {
    guard let line, let sign = line.firstIndex(of: "=") else { return nil }
    return String(Self.trimmed(line[line.index(after: sign)...]))
  }

  /// Whether the group is in the file.
  package var hasGroup: Bool { headerIndex != nil }

  /// Whether an administrator has made the file, the group or the entry immutable, with a mark such
  /// as `[$i]` or `[$ei]`.
  package var isFixed: Bool {
    let first = lines.first { !Self.trimmed($0).isEmpty }
    let headers = lines.indices.filter { isHeader($0) }.map { lines[$0] }
    let key = line.map { Substring($0.prefix { $0 != "=" }) }
    let marked = headers + [key, first.flatMap { $0.hasPrefix("[$") ? $0 : nil }].compactMap { $0 }
    return marked.contains { text in
      let mark = text.firstRange(of: "[$").map { text[$0.upperBound...].prefix { $0 != "]" } }
      return mark?.contains("i") == true
    }
  }

  /// Puts a line in place of the entry's, or adds it.
  package mutating func setLine(_ new: String) {
    if let index = entryIndex {
      lines[index] = Substring(new)
    } else if let header = headerIndex {
      lines.insert(Substring(new), at: header + 1)
    } else {
      // Entries above the first group belong to no group, so the new one must be below them.
      let first = lines.firstIndex { Self.trimmed($0).hasPrefix("[") }
      let hasEnd = lines.last?.isEmpty == true
      let index = first ?? (hasEnd ? lines.count - 1 : lines.count)
      let blank: [Substring] = first == nil && hasEnd ? [] : [""]
      lines.insert(contentsOf: ["[\(group)]", Substring(new)] + blank, at: index)
    }
  }

  /// Removes the line of the entry.
  ///
  /// - Parameter keepingGroup: whether the group stays if it is empty then.
  package mutating func removeLine(keepingGroup: Bool) {
    guard let index = entryIndex else { return }
    lines.remove(at: index)
    guard !keepingGroup, let header = headerIndex else { return }
    let end = lines[(header + 1)...].firstIndex { Self.trimmed($0).hasPrefix("[") } ?? lines.count
    let content = lines[(header + 1)..<end]
    guard content.allSatisfy({ Self.trimmed($0).isEmpty }) else { return }
    // The blank line behind it came with it. The last line is what follows the last line break.
    lines.removeSubrange(header...(header + 1 < min(end, lines.count - 1) ? header + 1 : header))
  }

  private var entryIndex: Int? {
    var isInside = false
    var found: Int?
    for index in lines.indices {
      let line = Self.trimmed(lines[index])
      if line.hasPrefix("[") {
        isInside = isHeader(index)
      } else if isInside, line.prefix(while: { $0 != "=" && $0 != "[" && $0 != " " }) == key,
        line.contains("=")
      {
        found = index
      }
    }
    return found
  }

  private var headerIndex: Int? { lines.indices.first { isHeader($0) } }

  /// Whether a line begins our group, which may have marks such as `[$i]`.
  private func isHeader(_ index: Int) -> Bool {
    let line = Self.trimmed(lines[index])
    return line == "[\(group)]" || line.hasPrefix("[\(group)][$")
  }

  private static func trimmed(_ text: some StringProtocol) -> Substring {
    let blanks: Set<Character> = [" ", "\t", "\r"]
    let start = Substring(text).drop { blanks.contains($0) }
    return start.dropLast(start.reversed().prefix { blanks.contains($0) }.count)
  }
}
