/// Reads the fields of one line of text from left to right.
///
/// Fields are parted by blanks or tabs; a `#` begins a comment that ends the line.
struct LineScanner {
  private var rest: ArraySlice<UInt8>

  /// Takes a line without its line feed; a carriage return at its end is ignored.
  init(_ line: ArraySlice<UInt8>) {
    rest = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// Whether only blanks and a comment are left.
  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return rest.isEmpty || rest.first == UInt8(ascii: "#")
    }
  }

  /// Takes the next byte, of any value.
  mutating func scanByte() -> UInt8? { rest.popFirst() }

  /// Takes the byte if it comes next.
  mutating func scanByte(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes all remaining bytes, including `#`; bytes that are not UTF-8 are replaced.
  mutating func remainder() -> String {
    defer { rest = rest[rest.endIndex...] }
    return String(decoding: rest, as: UTF8.self)
  }

  /// Takes the next word; empty at the end.
  mutating func nextWord() -> String {
    skipBlanks()
    let word = rest.prefix { !Self.isBlank($0) && $0 != UInt8(ascii: "#") }
    rest = rest[word.endIndex...]
    return String(decoding: word, as: UTF8.self)
  }

  /// Takes the next integer; nil if there is none or it does not fit.
  mutating func integer<Number: FixedWidthInteger>(
    _ type: Number.Type = Number.self, radix: Int64 = 10
  ) -> Number? {
    skipBlanks()
    let isNegative = scanByte(UInt8(ascii: "-"))
    guard let magnitude = digits(radix: radix) else { return nil }
    return Number(exactly: isNegative ? -magnitude : magnitude)
  }

  /// Takes digits without a sign or leading blanks; nil if there are none or too many for 64 bits.
  mutating func digits(radix: Int64 = 10) -> Int64? {
    var value: Int64 = 0
    var count = 0
    while let byte = rest.first, let digit = Self.digit(byte), digit < radix {
      let (scaled, overflow) = value.multipliedReportingOverflow(by: radix)
      let (sum, carry) = scaled.addingReportingOverflow(digit)
      guard !overflow, !carry else { return nil }
      value = sum
      count += 1
      rest.removeFirst()
    }
    return count > 0 ? value : nil
  }

  /// Takes blanks and tabs.
  mutating func skipBlanks() {
    while let byte = rest.first, Self.isBlank(byte) { rest.removeFirst() }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func digit(_ byte: UInt8) -> Int64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int64(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int64(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
