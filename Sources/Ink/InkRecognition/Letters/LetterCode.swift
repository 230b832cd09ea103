/// How characters are numbered: 0 is none, what follows is printable ASCII from the space on.
package enum LetterCode {
  /// How many numbers there are; a multiple of 16.
  package static let count = 96
  /// No character: between characters, and while one goes on.
  package static let none = 0

  /// The number of a character of ASCII; nil of any other.
  package static func of(_ byte: UInt8) -> Int? {
    (32..<127).contains(byte) ? Int(byte) - 31 : nil
  }

  /// The character of a number that is not ``none``.
  package static func byte(_ code: Int) -> UInt8 { UInt8(truncatingIfNeeded: code + 31) }
}
