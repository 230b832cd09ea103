/// The characters of XML and of numbers in it, independent of locale.
enum XMLText {
  /// The characters that separate words.
  static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Returns the parts of a text between commas, computed on demand, so that a text of commas takes
  /// no additional memory.
  static func commaSeparated(_ text: [UInt8]) -> some Sequence<ArraySlice<UInt8>> {
    sequence(state: text[...]) { rest -> ArraySlice<UInt8>? in
      guard !rest.isEmpty else { return nil }
      let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
      defer { rest = end < rest.endIndex ? rest[(end + 1)...] : [] }
      return rest[..<end]
    }
  }

  /// Returns the finite number in a text such as `-12.5` or `1e-3`, exact to the last bit; nil if
  /// it is not valid.
  ///
  /// Blanks and words such as `inf`, `nan` or `0x1p3` are not numbers.
  static func parseNumber(_ text: some Collection<UInt8>) -> Double? {
    if let value = shortNumber(text) { return value }
    guard text.allSatisfy(isOfNumber), !text.isEmpty, text.count <= 400,
      let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite
    else { return nil }
    return value
  }

  /// Returns the number, if it is short enough (15 digits) to be the correctly rounded quotient of
  /// two exact numbers.
  private static func shortNumber(_ text: some Collection<UInt8>) -> Double? {
    var (digits, count, decimals): (UInt64, Int, Int?) = (0, 0, nil)
    var isNegative = false
    for (index, byte) in text.enumerated() {
      switch byte {
      case 0x30...0x39 where count < 15:
        digits = digits * 10 + UInt64(byte - 0x30)
        count += 1
        decimals = decimals.map { $0 + 1 }
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: ".") where decimals == nil: decimals = 0
      default: return nil
      }
    }
    guard count > 0 else { return nil }
    let value = Double(digits) / tens[decimals ?? 0]
    return isNegative ? -value : value
  }

  private static let tens: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Returns the number in an attribute, ignoring blanks around it.
  static func parseNumber(_ text: String?) -> Double? {
    guard let numbers = text.flatMap({ numbers(Array($0.utf8)[...]) }), numbers.count == 1
    else { return nil }
    return numbers[0]
  }

  /// Returns the number of words without creating them.
  static func countWords(_ text: [UInt8]) -> Int {
    var (count, wasBlank) = (0, true)
    for byte in text {
      let isBlank = isBlank(byte)
      if wasBlank, !isBlank { count += 1 }
      wasBlank = isBlank
    }
    return count
  }

  /// Returns the numbers separated by blanks; nil if a word is not valid.
  static func numbers(_ text: ArraySlice<UInt8>) -> [Double]? {
    var numbers: [Double] = []
    var place = text.startIndex
    while place < text.endIndex {
      let end = text[place...].firstIndex(where: isBlank) ?? text.endIndex
      if end > place {
        guard let value = parseNumber(text[place..<end]) else { return nil }
        numbers.append(value)
      }
      place = end + 1
    }
    return numbers
  }

  /// Returns the numbers separated by blanks; nil if a word is not valid.
  static func numbers(_ text: [UInt8]) -> [Double]? { numbers(text[...]) }

  /// Returns the numbers separated by blanks; nil if a word is not valid.
  static func numbers(_ text: String) -> [Double]? { numbers(Array(text.utf8)[...]) }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

extension [UInt8] {
  /// Appends text unchanged.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }

  /// Appends text unchanged.
  mutating func append(_ text: some StringProtocol) { append(contentsOf: text.utf8) }

  /// Appends text as the value of an attribute or the content of an element.
  ///
  /// Characters that XML 1.0 does not allow (control characters except tab and line ends, U+FFFE,
  /// U+FFFF) become question marks.
  mutating func appendMarkup(escaped text: some StringProtocol) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "&": append("&amp;")
      case "\"": append("&quot;")
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        append(UInt8(ascii: "?"))
      default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Appends ` name="value"`.
  mutating func appendMarkup(attribute name: StaticString, _ value: some StringProtocol) {
    append(UInt8(ascii: " "))
    append(name)
    append("=\"")
    appendMarkup(escaped: value)
    append(UInt8(ascii: "\""))
  }

  /// Appends the shortest decimal number with the same value, exact to the last bit.
  mutating func appendDecimal(exact number: Double) {
    let text = number.description
    append(text.hasSuffix(".0") ? text.dropLast(2) : text[...])
  }

  /// Appends the shortest decimal number with the same value, exact to the last bit.
  mutating func appendDecimal(exact number: Float) {
    let text = number.description
    append(text.hasSuffix(".0") ? text.dropLast(2) : text[...])
  }

  /// Appends a number with at most this many decimals, 0...9, without an exponent and without
  /// trailing zeros. Numbers that are not finite or beyond 10^15 become 0, and at most 15 digits
  /// are written.
  mutating func appendDecimal(_ number: Double, decimals: Int) {
    guard number.isFinite, number.magnitude < 1e15 else { return append(UInt8(ascii: "0")) }
    var unit: UInt64 = 1
    for _ in 0..<decimals where number.magnitude * Double(unit) < 1e14 { unit *= 10 }
    let scaled = UInt64((number.magnitude * Double(unit)).rounded())
    if number < 0, scaled > 0 { append(UInt8(ascii: "-")) }
    appendDigits(whole: scaled / unit)
    var rest = scaled % unit
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    while rest > 0 {
      unit /= 10
      append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
    }
  }

  private mutating func appendDigits(whole number: UInt64) {
    if number >= 10 { appendDigits(whole: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
