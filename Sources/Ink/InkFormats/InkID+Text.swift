import InkDrawing
import Units

extension InkID {
  /// The 128 bits as 32 hexadecimal digits.
  var digits: String { high.hexadecimal + low.hexadecimal }

  /// The id as a UUID.
  var uuid: String {
    var (parts, rest) = ([Substring](), digits[...])
    for length in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return parts.joined(separator: "-")
  }

  /// Creates an id from 32 hexadecimal digits; nil if the text is not valid.
  init?(digits: String) {
    let text = Array(digits.utf8)
    guard text.count == 32,
      let high = UInt64(String(decoding: text[..<16], as: UTF8.self), radix: 16),
      let low = UInt64(String(decoding: text[16...], as: UTF8.self), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}
