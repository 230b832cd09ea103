/// The kinds of characters in a text.
enum TextKind: UInt8 {
  /// The beginning and the end.
  case start
  case letter
  case digit
  case sign
  case space

  static func of(_ byte: UInt8) -> Self {
    switch byte {
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
    default: .sign
    }
  }
}

/// The characters that a text may contain.
package enum TextAlphabet: Sendable {
  /// All of ASCII.
  case text
  /// Digits, and the signs of numbers.
  case digits

  func has(_ byte: UInt8) -> Bool {
    switch self {
    case .text: true
    case .digits: TextKind.of(byte) == .digit || Self.numberSigns.contains(byte)
    }
  }

  private static let numberSigns = Array("+-.,:/()%$ ".utf8)
}

/// The logarithms of the probabilities of what follows a kind of character: an end, a letter, a
/// digit, a sign, a space.
struct TextOdds: Sendable {
  var logs: [Float]

  private init(_ shares: [Float]) {
    logs = shares.map { ExactMath.log($0) }
  }

  /// Ordinary text; the values after a letter apply where the word ends.
  static let text = [
    TextOdds([0.001, 0.875, 0.1, 0.023, 0.001]),
    TextOdds([0.9, 1, 0.003, 0.08, 0.017]),
    TextOdds([0.46, 0.02, 0.4, 0.1, 0.02]),
    TextOdds([0.55, 0.2, 0.07, 0.08, 0.1]),
    TextOdds([0.001, 0.9, 0.06, 0.038, 0.001]),
  ]

  /// The host of an e-mail or web address.
  static let address = [
    TextOdds([0.001, 0.97, 0.03, 0.001, 0.001]),
    TextOdds([0.4, 1, 0.01, 0.55, 0.04]),
    TextOdds([0.3, 0.3, 0.3, 0.4, 0.02]),
    TextOdds([0.005, 0.965, 0.03, 0.001, 0.001]),
    TextOdds([0.001, 0.9, 0.06, 0.038, 0.001]),
  ]

  /// Numbers.
  static let digits = [
    TextOdds([0.001, 1e-9, 0.96, 0.038, 0.001]),
    TextOdds([1, 1, 1, 1, 1]),
    TextOdds([0.45, 1e-9, 0.49, 0.05, 0.01]),
    TextOdds([0.1, 1e-9, 0.8, 0.05, 0.05]),
    TextOdds([0.001, 1e-9, 0.9, 0.098, 0.001]),
  ]

  /// The relative frequencies of signs.
  static let signs: [(sign: UInt8, share: Float)] = [
    (UInt8(ascii: "."), 0.28), (UInt8(ascii: ","), 0.16), (UInt8(ascii: "-"), 0.13),
    (UInt8(ascii: "'"), 0.05), (UInt8(ascii: "\""), 0.05), (UInt8(ascii: "("), 0.04),
    (UInt8(ascii: ")"), 0.04), (UInt8(ascii: "/"), 0.04), (UInt8(ascii: ":"), 0.04),
    (UInt8(ascii: ";"), 0.02), (UInt8(ascii: "?"), 0.02), (UInt8(ascii: "!"), 0.02),
    (UInt8(ascii: "$"), 0.012), (UInt8(ascii: "%"), 0.012), (UInt8(ascii: "&"), 0.01),
    (UInt8(ascii: "+"), 0.01), (UInt8(ascii: "="), 0.01), (UInt8(ascii: "*"), 0.008),
    (UInt8(ascii: "#"), 0.006), (UInt8(ascii: "@"), 0.03),
  ]
}
