import Settings
import StylusDevices
import StylusModel
import StylusPipeline

// How the values that are made of several numbers are written.

extension PressureCurve {
  /// Reads `linear` or `x1 y1 x2 y2`, each 0...100; nil for the straight line.
  static func reading(_ text: String) throws(SettingError) -> PressureCurve? {
    if text == "linear" { return nil }
    let shares = SettingNumber.all(in: text).map { $0.map { $0 / 100 } }
    guard let shares, shares.count == 4,
      let curve = PressureCurve(shares[0], shares[1], shares[2], shares[3])
    else {
      throw SettingError(
        "pressure-curve must be linear or four numbers from 0 to 100, such as 0 20 60 100, "
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
    let shares = SettingNumber.all(in: words.joined(separator: " ")).map { $0.map { $0 / 100 } }
    guard let shares, 1...2 ~= shares.count,
      let threshold = TipThreshold(
        begin: shares[0], end: shares.count == 2 ? shares[1] : shares[0] / 2)
    else {
      throw SettingError(
        "tip-threshold must be off or one or two percentages, such as 5% 3%: where contact begins, "
          + "and, not above that, where it ends; not \"\(text)\"")
    }
    return threshold
  }
}

extension Aspect {
  /// Reads `free` or `W:H`; nil for any.
  static func reading(_ text: String) throws(SettingError) -> Aspect? {
    if text == "free" { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(SettingNumber.one)
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      let aspect = Aspect(width: width, height: height)
    else { throw SettingError("area-aspect must be free or W:H, such as 16:9, not \"\(text)\"") }
    return aspect
  }
}
