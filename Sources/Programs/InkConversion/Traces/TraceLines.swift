/// Parts bytes that come in pieces into lines of fields.
///
/// Fields are parted by commas; blanks around them, a carriage return at the end of a line, quotes
/// around a whole field and a UTF-8 byte order mark do not count. It holds one piece and one line.
package struct TraceLines: Sendable {
  /// A longer line is not a row of numbers, in bytes.
  static let longest = 1 << 14

  /// What has been taken and not been read; ``fields`` point into it.
  package private(set) var bytes: [UInt8] = []
  /// Where the fields of the line stand in ``bytes``.
  package private(set) var fields: [Range<Int>] = []
  /// The line that was read last; counts from 1.
  package private(set) var number = 0
  private var next = 0
  private var isAtEnd = false

  /// Nothing was taken yet.
  package init() {}

  /// Takes more bytes.
  package mutating func appendBytes(_ piece: ArraySlice<UInt8>) {
    bytes.removeSubrange(..<next)
    next = 0
    bytes += piece
  }

  /// Says that no more bytes come.
  package mutating func endInput() { isAtEnd = true }

  /// Reads the next line that is not blank; false if more bytes must come first, or none will.
  package mutating func readLine() throws(TraceError) -> Bool {
    while try split() {
      number += 1
      skipMark()
      let hasQuotes = trim()
      if hasQuotes { try unquote() }
      if fields.count > 1 || !fields[0].isEmpty { return true }
    }
    return false
  }

  /// Finds the fields of the next line; false if its end is not there yet.
  private mutating func split() throws(TraceError) -> Bool {
    fields.removeAll(keepingCapacity: true)
    var start = next
    for place in next..<bytes.count {
      let byte = bytes[place]
      guard byte == Self.comma || byte == Self.lineFeed else { continue }
      fields.append(start..<place)
      start = place + 1
      guard byte == Self.lineFeed else { continue }
      try checkLength(place - next)
      next = start
      return true
    }
    try checkLength(bytes.count - next)
    guard isAtEnd, next < bytes.count else { return false }
    fields.append(start..<bytes.count)
    next = bytes.count
    return true
  }

  private func checkLength(_ length: Int) throws(TraceError) {
    guard length > Self.longest else { return }
    throw TraceError(
      line: number + 1, what: "the line is longer than \(Self.longest) bytes",
      fix: "write one sample per line")
  }

  private mutating func skipMark() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard number == 1, bytes[fields[0]].starts(with: mark) else { return }
    fields[0] = fields[0].lowerBound + mark.count..<fields[0].upperBound
  }

  /// Whether there are quotes left in the fields.
  private mutating func trim() -> Bool {
    var hasQuotes = false
    for index in fields.indices {
      var (start, end) = (fields[index].lowerBound, fields[index].upperBound)
      while start < end, Self.isBlank(bytes[start]) { start += 1 }
      while start < end, Self.isBlank(bytes[end - 1]) { end -= 1 }
      fields[index] = start..<end
      for place in start..<end where bytes[place] == Self.quote { hasQuotes = true }
    }
    return hasQuotes
  }

  /// Takes the quotes off fields that stand in quotes as a whole.
  private mutating func unquote() throws(TraceError) {
    for index in fields.indices {
      let field = fields[index]
      let quotes = bytes[field].count { $0 == Self.quote }
      guard quotes > 0 else { continue }
      guard quotes == 2, bytes[field.lowerBound] == Self.quote,
        bytes[field.upperBound - 1] == Self.quote
      else {
        throw TraceError(
          line: number, what: "field \(index + 1) contains a comma or a quote",
          fix: "write fields without commas and quotes")
      }
      fields[index] = field.lowerBound + 1..<field.upperBound - 1
    }
  }

  private static let comma = UInt8(ascii: ",")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
