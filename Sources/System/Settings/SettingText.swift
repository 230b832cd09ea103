package import StylusModel

// How values that several programs read are written.

extension Bool {
  /// Reads `yes` or `no`, or one of the equivalent words that systemd accepts.
  package static func reading(_ text: String, of key: String) throws(SettingError) -> Bool {
    switch text {
    case "yes", "true", "on", "1": true
    case "no", "false", "off", "0": false
    default: throw SettingError("\(key) must be yes or no, not \"\(text)\"")
    }
  }
}

extension AreaSetting {
  /// Reads `whole` or `left top width height`, each in mm or %; nil for the whole.
  package static func reading(_ text: String) throws(SettingError) -> AreaSetting? {
    if text == "whole" { return nil }
    let lengths = text.split(separator: " ").map { Length($0) }
    guard lengths.count == 4, let left = lengths[0], let top = lengths[1],
      let width = lengths[2], let height = lengths[3]
    else {
      throw SettingError(
        "area must be whole or left, top, width and height, each in mm or %, such as "
          + "10mm 0mm 80% 100%, not \"\(text)\"")
    }
    return AreaSetting(left: left, top: top, width: width, height: height)
  }
}

extension AreaSetting.Length {
  /// Reads a length up to 10 m, or a percentage up to 100.
  fileprivate init?(_ text: Substring) {
    if text.hasSuffix("%"), let percent = SettingNumber.one(text.dropLast()), percent <= 100 {
      self = .share(percent / 100)
    } else if text.hasSuffix("mm"), let length = SettingNumber.one(text.dropLast(2)),
      length <= 10_000
    {
      self = .millimeters(length)
    } else {
      return nil
    }
  }
}

/// Numbers of digits with at most one point, as people write them; therefore finite and not
/// negative.
package enum SettingNumber {
  /// The numbers in a text, separated by blanks; nil if a word is not a number.
  package static func all(in text: String) -> [Float]? {
    let numbers = text.split(separator: " ").map(one)
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }

  /// The number in a text; nil if there is none.
  package static func one(_ text: Substring) -> Float? {
    guard !text.isEmpty, text.utf8.count <= 12,
      text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") })
    else { return nil }
    return Float(text)
  }
}
