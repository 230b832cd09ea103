package import LinuxIO

/// The words of drawings as they were read, so that a search reads only those that changed since.
///
/// The file begins with a line `stylus-search 1`. Each drawing has a line `drawing`, READER, STAMP,
/// PATH, with tabs between, followed by the lines of its ``PageWords``. It contains what was
/// written, but no ink.
package struct SearchIndex {
  private var entries: [String: IndexedDrawing] = [:]
  /// The names of the drawings that were read again or removed.
  private var changes: Set<String> = []

  private struct IndexedDrawing {
    var reader: String
    var stamp: String
    var words: PageWords
  }

  private static let header = Array("stylus-search 1\n".utf8)
  private static let mark = Array("\ndrawing\t".utf8)

  /// The largest index that is stored or read, in bytes: about 20,000 pages.
  package static let largest = 256 << 20

  package init() {}

  /// Reads a stored index; one that is damaged counts as empty, as its drawings can be read again.
  package init(bytes: [UInt8]) {
    guard bytes.starts(with: Self.header) else { return }
    var place = bytes[...].firstIndex(of: Self.mark, from: 0)
    while let start = place {
      let next = bytes[...].firstIndex(of: Self.mark, from: start + 1)
      // Up to the line break that belongs to the last word.
      addDrawing(bytes[(start + 1)..<(next.map { $0 + 1 } ?? bytes.count)])
      place = next
    }
  }

  private mutating func addDrawing(_ lines: ArraySlice<UInt8>) {
    let end = lines.firstIndex(of: UInt8(ascii: "\n")) ?? lines.endIndex
    let fields = lines[..<end].split(
      separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false
    )
    .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 4, end < lines.endIndex, lines.last == UInt8(ascii: "\n") else { return }
    entries[fields[3]] = IndexedDrawing(
      reader: fields[1], stamp: fields[2], words: PageWords(stored: lines[(end + 1)...]))
  }

  /// The paths of all drawings, in no order.
  package var paths: [String] { entries.keys.map { Self.decodePath($0) } }

  /// The words of a drawing; nil if it was not read by this reader, or changed since.
  package func words(of path: String, _ stamp: FileStamp, by reader: String) -> PageWords? {
    guard let entry = entries[Self.encodePath(path)], entry.reader == reader,
      entry.stamp == "\(stamp)"
    else { return nil }
    return entry.words
  }

  package mutating func set(
    _ words: PageWords, of path: String, _ stamp: FileStamp, by reader: String
  ) {
    let name = Self.encodePath(path)
    entries[name] = IndexedDrawing(reader: reader, stamp: "\(stamp)", words: words)
    changes.insert(name)
  }

  package mutating func remove(_ path: String) {
    let name = Self.encodePath(path)
    if entries.removeValue(forKey: name) != nil { changes.insert(name) }
  }

  /// Whether it differs from what was stored.
  package var isChanged: Bool { !changes.isEmpty }

  /// Makes the changes of another one, which began as this one or an older one.
  package mutating func makeChanges(of other: SearchIndex) {
    for name in other.changes { entries[name] = other.entries[name] }
  }

  /// What is stored. Drawings for which there is no room are left out.
  package var bytes: [UInt8] {
    var bytes = Self.header
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let line = "drawing\t\(entry.reader)\t\(entry.stamp)\t\(name)\n"
      let size = line.utf8.count + entry.words.bytes.count
      guard bytes.count + size <= Self.largest else { continue }
      bytes += line.utf8
      bytes += entry.words.bytes
    }
    return bytes
  }

  // Paths may contain any byte but zero.
  private static func encodePath(_ path: String) -> String {
    path.unicodeScalars.reduce(into: "") { name, scalar in
      switch scalar {
      case "%": name += "%25"
      case "\n": name += "%0A"
      case "\t": name += "%09"
      default: name.unicodeScalars.append(scalar)
      }
    }
  }

  private static func decodePath(_ name: String) -> String {
    let signs = ["25": "%", "0A": "\n", "09": "\t"]
    let parts = name.split(separator: "%", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { path, part in
      path + (signs[String(part.prefix(2))] ?? "%") + part.dropFirst(2)
    }
  }
}
