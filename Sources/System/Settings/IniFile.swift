import CIni

/// The lines of an INI file, read by inih: the entries, and the lines without a meaning.
package struct IniFile {
  /// A line with a key and a value.
  package struct IniEntry {
    package var line: Int
    package var section: String
    package var key: String
    package var value: String
  }

  /// In the order of the file.
  package let entries: [IniEntry]
  /// The lines that cannot be read, and why, in order.
  package let flaws: [(line: Int, what: String)]

  /// Reads the bytes of a file.
  ///
  /// Unlike inih alone, it treats an indented line as a separate line and not as a continuation of
  /// the previous one, reports every line without a meaning, and truncates none.
  package init(_ bytes: [UInt8]) {
    let reading = IniParserState(bytes)
    let code = withExtendedLifetime(reading) {
      let user = unsafe Unmanaged.passUnretained(reading).toOpaque()
      return unsafe ini_parse_stream(Self.nextLine, user, Self.take, user)
    }
    entries = reading.entries
    let said = Set(entries.map(\.line))
    var silent = Set(reading.settings).subtracting(said)
    if code > 0, !reading.tooLong.contains(Int(code)) { silent.insert(Int(code)) }
    var flaws = silent.map { (line: $0, what: "is neither [section], key = value nor a comment") }
    flaws += reading.tooLong.map { ($0, "is longer than \(IniParserState.longest) bytes") }
    if code < 0 { flaws.append((1, "cannot be read as INI")) }
    self.flaws = flaws.sorted { $0.line < $1.line }
  }

  /// The state shared by inih's two callbacks.
  private final class IniParserState {
    private var rest: ArraySlice<UInt8>
    private(set) var line = 0
    var entries: [IniEntry] = []
    /// The lines that should contain a key and a value.
    private(set) var settings: [Int] = []
    private(set) var tooLong: [Int] = []

    /// The longest line that fits, with its end, into inih's 200 bytes.
    static let longest = 198

    /// A byte order mark, which some editors write, is not part of the first line.
    init(_ bytes: [UInt8]) { rest = bytes.starts(with: Self.mark) ? bytes[3...] : bytes[...] }

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The next line without its indentation and its end; nil after the last.
    func nextLine() -> ArraySlice<UInt8>? {
      guard !rest.isEmpty else { return nil }
      line += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let text = rest[..<end].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      rest = rest[end...].dropFirst()
      guard let first = text.first, !"#;\r".utf8.contains(first) else { return [] }
      guard text.count <= Self.longest else {
        tooLong.append(line)
        return []
      }
      // Without its end it is not a section, and inih reports only the first such line.
      if first != UInt8(ascii: "[") || !text.contains(UInt8(ascii: "]")) { settings.append(line) }
      return text
    }
  }

  /// inih's reader: like fgets.
  private static let nextLine: ini_reader = { buffer, size, user in
    guard let buffer = unsafe buffer, let user = unsafe user, size > IniParserState.longest + 1
    else {
      return nil
    }
    let reading = unsafe Unmanaged<IniParserState>.fromOpaque(user).takeUnretainedValue()
    guard let line = reading.nextLine() else { return nil }
    for (offset, byte) in line.enumerated() {
      unsafe buffer[offset] = CChar(bitPattern: byte == 0 ? UInt8(ascii: "?") : byte)
    }
    unsafe buffer[line.count] = CChar(bitPattern: UInt8(ascii: "\n"))
    unsafe buffer[line.count + 1] = 0
    return unsafe buffer
  }

  /// inih's handler: 1 for "continue".
  private static let take: ini_handler = { user, section, key, value in
    guard let user = unsafe user, let section = unsafe section, let key = unsafe key else {
      return 1
    }
    let reading = unsafe Unmanaged<IniParserState>.fromOpaque(user).takeUnretainedValue()
    reading.entries.append(
      IniEntry(
        line: reading.line, section: unsafe String(cString: section),
        key: unsafe String(cString: key),
        value: unsafe value.map { unsafe String(cString: $0) } ?? ""))
    return 1
  }
}

extension IniFile {
  /// Applies all lines, in order; returns what is wrong or refused, each with path and line.
  ///
  /// An unknown section is reported once, not with each of its lines.
  ///
  /// - Parameters:
  ///   - path: the path for the messages.
  ///   - isKnown: whether a section is known; called if a line in it is refused.
  package func complaints(
    path: String, isKnown: (_ section: String) -> Bool,
    taking take: (IniEntry) throws(SettingError) -> Void
  ) -> [String] {
    var found = flaws
    var unknown: String?
    for entry in entries where entry.section != unknown {
      unknown = nil
      do throws(SettingError) { try take(entry) } catch {
        found.append((entry.line, error.text))
        if !isKnown(entry.section) { unknown = entry.section }
      }
    }
    return found.sorted { $0.line < $1.line }.map { "\(path):\($0.line): \($0.what)" }
  }
}
