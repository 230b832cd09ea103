import StylusDevices
import StylusPipeline

// How the values that are made of several numbers are written.

extension Bool {
  /// Reads `yes` or `no`, or one of the words that systemd takes for them.
  static func reading(_ text: String, of key: String) throws(SettingError) -> Bool {
    switch text {
    case "yes", "true", "on", "1": true
    case "no", "false", "off", "0": false
    default: throw SettingError("\(key) is yes or no, not \"\(text)\"")
    }
  }
}

extension PressureCurve {
  /// Reads `linear` or `x1 y1 x2 y2`, each 0...100; nil for the straight line.
  static func reading(_ text: String) throws(SettingError) -> PressureCurve? {
    if text == "linear" { return nil }
    let shares = numbers(in: text).map { $0.map { $0 / 100 } }
    guard let shares, shares.count == 4,
      let curve = PressureCurve(shares[0], shares[1], shares[2], shares[3])
    else {
      throw SettingError(
        "pressure-curve is linear or four numbers from 0 to 100, such as 0 20 60 100, "
          + "not \"\(text)\"")
    }
    return curve.isStraight ? nil : curve
  }
}

extension TipThreshold {
  /// Reads `off`, `BEGIN` or `BEGIN END` in percent; nil for none.
  static func reading(_ text: String) throws(SettingError) -> TipThreshold? {
    if text == "off" { return nil }
    let words = text.split(separator: " ").map { $0.hasSuffix("%") ? $0.dropLast() : $0 }
    let shares = numbers(in: words.joined(separator: " ")).map { $0.map { $0 / 100 } }
    guard let shares, 1...2 ~= shares.count,
      let threshold = TipThreshold(
        begin: shares[0], end: shares.count == 2 ? shares[1] : shares[0] / 2)
    else {
      throw SettingError(
        "tip-threshold is off or one or two percentages, such as 5% 3%: where contact begins, "
          + "and, not above that, where it ends; not \"\(text)\"")
    }
    return threshold
  }
}

extension AreaWish {
  /// Reads `whole` or `left top width height`, each in mm or %; nil for the whole.
  static func reading(_ text: String) throws(SettingError) -> AreaWish? {
    if text == "whole" { return nil }
    let lengths = text.split(separator: " ").map { Length($0) }
    guard lengths.count == 4, let left = lengths[0], let top = lengths[1],
      let width = lengths[2], let height = lengths[3]
    else {
      throw SettingError(
        "area is whole or left, top, width and height, each in mm or %, such as "
          + "10mm 0mm 80% 100%, not \"\(text)\"")
    }
    return AreaWish(left: left, top: top, width: width, height: height)
  }
}

extension AreaWish.Length {
  /// Reads a length up to 10 m, or a percentage up to 100.
  fileprivate init?(_ text: Substring) {
    if text.hasSuffix("%"), let percent = number(text.dropLast()), percent <= 100 {
      self = .share(percent / 100)
    } else if text.hasSuffix("mm"), let length = number(text.dropLast(2)), length <= 10_000 {
      self = .millimetres(length)
    } else {
      return nil
    }
  }
}

extension Aspect {
  /// Reads `free` or `W:H`; nil for any.
  static func reading(_ text: String) throws(SettingError) -> Aspect? {
    if text == "free" { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(number)
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      let aspect = Aspect(width: width, height: height)
    else { throw SettingError("area-aspect is free or W:H, such as 16:9, not \"\(text)\"") }
    return aspect
  }
}

/// The numbers in a text with blanks between; nil if one is none.
private func numbers(in text: String) -> [Float]? {
  let numbers = text.split(separator: " ").map(number)
  return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
}

/// A number of digits and at most one point, as people write it; so it is finite and not negative.
private func number(_ text: Substring) -> Float? {
  guard !text.isEmpty, text.utf8.count <= 12,
    text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") })
  else { return nil }
  return Float(text)
}
