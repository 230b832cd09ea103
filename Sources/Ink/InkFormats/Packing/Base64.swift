/// Bytes as text of 64 characters (RFC 4648).
private enum Base64 {
  static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The value of each character; 255 for invalid ones.
  static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()
}

extension [UInt8] {
  /// Appends bytes as base64.
  package mutating func appendEncoded(base64 bytes: some RandomAccessCollection<UInt8>) {
    reserveCapacity(count + (bytes.count + 2) / 3 * 4)
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      var word = group.reduce(0) { $0 << 8 | Int($1) }
      word <<= 8 * (3 - group.count)
      for place in 0...group.count { append(Base64.letters[word >> (18 - 6 * place) & 63]) }
      for _ in group.count..<3 { append(UInt8(ascii: "=")) }
      rest = rest.dropFirst(3)
    }
  }

  /// Creates bytes from base64, ignoring blanks; nil if it is not valid.
  package init?(base64 text: [UInt8]) {
    self = []
    reserveCapacity(text.count / 4 * 3)
    var (word, letters, padding) = (0, 0, 0)
    for letter in text where !XMLText.isBlank(letter) {
      if letter == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      let value = Base64.values[Int(letter)]
      guard value < 64, padding == 0 else { return nil }
      (word, letters) = (word << 6 | Int(value), letters + 1)
      guard letters == 4 else { continue }
      for shift in [16, 8, 0] { append(UInt8(word >> shift & 255)) }
      (word, letters) = (0, 0)
    }
    switch (letters, padding) {
    case (0, 0): break
    case (2, 2): append(UInt8(word >> 4 & 255))
    case (3, 1): for shift in [10, 2] { append(UInt8(word >> shift & 255)) }
    default: return nil
    }
  }
}
