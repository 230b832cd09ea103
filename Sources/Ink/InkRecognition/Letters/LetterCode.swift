/// The numbering of characters: 0 is none, followed by printable ASCII from the space on.
package enum LetterCode {
  /// The number of codes; a multiple of 16.
  package static let count = 96
  /// No character: between characters, and while one continues.
  package static let none = 0
  /// The space.
  package static let space = 1

  /// Returns the code of an ASCII character; nil for any other.
  package static func of(_ byte: UInt8) -> Int? {
    (32..<127).contains(byte) ? Int(byte) - 31 : nil
  }

  /// Returns the codes of a text; nil if it has a character other than printable ASCII.
  package static func codes(of text: String) -> [UInt8]? {
    var codes: [UInt8] = []
    for byte in text.utf8 {
      guard let code = of(byte) else { return nil }
      codes.append(UInt8(code))
    }
    return codes
  }

  /// Returns the character of a code that is not ``none``.
  package static func byte(_ code: Int) -> UInt8 { UInt8(truncatingIfNeeded: code + 31) }
}
