import CIni
package import LinuxIO

/// Reads a configuration file: INI through inih, each complaint with its line.
///
/// ```ini
/// [stylusd]
/// socket = /run/user/1000/stylusd.sock
/// seat = seat0
/// max-clients = 64
/// keep-strokes = 2000
/// keep-samples = 100000
///
/// [tablet]                 ; all tablets
/// left-handed = no
/// [tablet 056a:0357]       ; one model, by vendor and product
/// left-handed = yes
/// profile = full-frame
/// budget = 20
/// late-node = Some Stylus
/// late-properties = pressure
/// ```
package struct ConfigurationFile {
  /// What the file says; what it does not say is as usual.
  package private(set) var configuration = Configuration()
  /// What is wrong with it, each with file and line; empty for a good file.
  package private(set) var complaints: [String] = []
  private let path: String

  /// The largest file that is read, in bytes.
  private static let limit = 1 << 20

  /// Reads the file.
  ///
  /// - Throws: if it cannot be read; what it says wrongly becomes a complaint.
  package init(path: String) throws(SystemError) {
    self.init(bytes: try FileBytes.read(path: path, limit: Self.limit), path: path)
  }

  /// Takes the bytes of a file; the path is for the complaints.
  package init(bytes: [UInt8], path: String) {
    self.path = path
    let reading = Reading(bytes)
    let code = withExtendedLifetime(reading) {
      let user = unsafe Unmanaged.passUnretained(reading).toOpaque()
      return unsafe ini_parse_stream(Self.nextLine, user, Self.take, user)
    }
    for entry in reading.entries { take(entry) }
    if code > 0 { complain(line: Int(code), "is neither [section], key = value nor a comment") }
    if code < 0 { complain(line: 1, "cannot be read as INI") }
  }

  private struct Entry {
    var line: Int
    var section: String
    var key: String
    var value: String
  }

  /// What inih's two callbacks share.
  private final class Reading {
    private var rest: ArraySlice<UInt8>
    private(set) var line = 0
    var entries: [Entry] = []

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// The next line with its newline, at most `limit` bytes of it.
    func nextLine(limit: Int) -> ArraySlice<UInt8>? {
      guard !rest.isEmpty else { return nil }
      line += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      defer { rest = rest[end...] }
      return rest[..<end].prefix(limit)
    }
  }

  /// inih's reader: like fgets.
  private static let nextLine: ini_reader = { buffer, size, user in
    guard let buffer = unsafe buffer, let user = unsafe user, size > 1 else { return nil }
    let reading = unsafe Unmanaged<Reading>.fromOpaque(user).takeUnretainedValue()
    guard let line = reading.nextLine(limit: Int(size) - 1) else { return nil }
    for (offset, byte) in line.enumerated() {
      unsafe buffer[offset] = CChar(bitPattern: byte == 0 ? UInt8(ascii: "?") : byte)
    }
    unsafe buffer[line.count] = 0
    return unsafe buffer
  }

  /// inih's handler: 1 for "go on".
  private static let take: ini_handler = { user, section, key, value in
    guard let user = unsafe user, let section = unsafe section, let key = unsafe key else {
      return 1
    }
    let reading = unsafe Unmanaged<Reading>.fromOpaque(user).takeUnretainedValue()
    reading.entries.append(
      Entry(
        line: reading.line, section: unsafe String(cString: section),
        key: unsafe String(cString: key),
        value: unsafe value.map { unsafe String(cString: $0) } ?? ""))
    return 1
  }

  private mutating func complain(line: Int, _ what: String) {
    complaints.append("\(path):\(line): \(what)")
  }

  // MARK: Meaning

  private mutating func take(_ entry: Entry) {
    if entry.section == "stylusd" {
      takeDaemon(entry)
    } else if entry.section == "tablet" || entry.section.hasPrefix("tablet ") {
      takeTablet(entry)
    } else {
      complain(
        line: entry.line, "there is no section [\(entry.section)]: use [stylusd] or [tablet]")
    }
  }

  private mutating func takeDaemon(_ entry: Entry) {
    switch entry.key {
    case "socket": take(entry, "a path") { $0.socket = $1 }
    case "seat": take(entry, "a name") { $0.seat = $1 }
    case "max-clients": take(entry, 1...1_000) { $0.maximumClients = $1 }
    case "keep-strokes": take(entry, 1...1_000_000) { $0.limits.strokes = $1 }
    case "keep-samples": take(entry, 1...100_000_000) { $0.limits.samples = $1 }
    case "real-time": take(entry) { $0.isRealTime = $1 }
    case "lock-memory": take(entry) { $0.locksMemory = $1 }
    default:
      complainOfKey(
        entry,
        known: "socket, seat, max-clients, keep-strokes, keep-samples, real-time, lock-memory")
    }
  }

  private mutating func takeTablet(_ entry: Entry) {
    let name = entry.section.dropFirst("tablet".count).drop { $0 == " " }
    let tablet = Configuration.ProductID(name)
    guard name.isEmpty || tablet != nil else {
      return complain(line: entry.line, "a tablet is named by vendor:product, such as 056a:0357")
    }
    do throws(TabletWishError) {
      guard let wish = try Configuration.TabletRule.Wish(key: entry.key, value: entry.value) else {
        return complainOfKey(entry, known: Configuration.TabletRule.Wish.keys)
      }
      configuration.tablets.append(Configuration.TabletRule(tablet: tablet, wish: wish))
    } catch {
      complain(line: entry.line, error.text)
    }
  }

  private mutating func complainOfKey(_ entry: Entry, known: String) {
    complain(line: entry.line, "[\(entry.section)] has no key \"\(entry.key)\": it knows \(known)")
  }

  private mutating func take(
    _ entry: Entry, _ range: ClosedRange<Int>, _ set: (inout Configuration, Int) -> Void
  ) {
    guard let value = Int(entry.value), range.contains(value) else {
      return complain(
        line: entry.line,
        "\(entry.key) is a number from \(range.lowerBound) to \(range.upperBound), "
          + "not \"\(entry.value)\"")
    }
    set(&configuration, value)
  }

  private mutating func take(_ entry: Entry, _ set: (inout Configuration, Bool) -> Void) {
    guard entry.value == "yes" || entry.value == "no" else {
      return complain(line: entry.line, "\(entry.key) is yes or no, not \"\(entry.value)\"")
    }
    set(&configuration, entry.value == "yes")
  }

  private mutating func take(
    _ entry: Entry, _ kind: String, _ set: (inout Configuration, String) -> Void
  ) {
    guard !entry.value.isEmpty else { return complain(line: entry.line, "\(entry.key) is \(kind)") }
    set(&configuration, entry.value)
  }
}
