import Settings
import StylusDevices
import StylusModel
import StylusPipeline

/// What a line about tablets or tools can say.
enum TabletWish: Hashable, Sendable {
  case leftHanded(Bool)
  case profile(SourceProfile)
  case budget(Microseconds)
  case lateNode(LateNodeRule.Node)
  case lateProperties(PropertySet)
  /// The part of the surface that counts; nil for the whole.
  case area(AreaSetting?)
  /// Its proportions; nil for any.
  case aspect(Aspect?)
  case pen(PenRule)

  /// The keys of a section about tools.
  static let toolKeys = ["pressure-curve", "tip-threshold"]
  /// The keys of a section about tablets.
  static let tabletKeys =
    ["left-handed", "profile", "budget", "late-node", "late-properties", "area", "area-aspect"]
    + toolKeys
  /// The keys that count after a restart.
  static let lateKeys = ["late-node", "late-properties"]

  /// Reads a line of a section about tablets; nil if no line begins with this key.
  init?(key: String, value: String) throws(SettingError) {
    switch key {
    case "left-handed": self = .leftHanded(try Bool.reading(value, of: key))
    case "profile": self = .profile(try Self.profile(value))
    case "budget": self = .budget(try Self.budget(value))
    case "late-node": self = .lateNode(try Self.node(value))
    case "late-properties": self = .lateProperties(try Self.properties(value))
    case "area": self = .area(try AreaSetting.reading(value))
    case "area-aspect": self = .aspect(try Aspect.reading(value))
    default:
      guard let rule = try PenRule(key: key, value: value, tools: .all) else { return nil }
      self = .pen(rule)
    }
  }

  private static func profile(_ text: String) throws(SettingError) -> SourceProfile {
    do throws(SourceProfileError) { return try SourceProfile(text, origin: .configured) } catch {
      throw SettingError("profile: \(error)")
    }
  }

  private static func budget(_ text: String) throws(SettingError) -> Microseconds {
    guard let number = Int64(text), 0...500 ~= number else {
      throw SettingError("budget is a number of milliseconds from 0 to 500, not \"\(text)\"")
    }
    return .milliseconds(number)
  }

  private static func node(_ text: String) throws(SettingError) -> LateNodeRule.Node {
    if let id = Configuration.ProductID(text) {
      return .product(vendor: id.vendor, product: id.product)
    }
    guard !text.isEmpty else { throw SettingError("late-node is a name or vendor:product") }
    return .named(NamePattern(text))
  }

  private static func properties(_ text: String) throws(SettingError) -> PropertySet {
    if text == "none" { return [] }
    let named = text.split { $0 == " " || $0 == "," }.map { Property(name: String($0)) }
    let set = PropertySet(named.compactMap { $0.map { PropertySet($0 as Property) } })
    guard !named.isEmpty, !named.contains(nil), set.isSubset(of: LateNodeRule.possible) else {
      let known = LateNodeRule.possible.names.joined(separator: ", ")
      throw SettingError("late-properties are some of \(known), or none, not \"\(text)\"")
    }
    return set
  }
}

extension PenRule {
  /// Reads a line about some tools; nil if no line begins with this key.
  init?(key: String, value: String, tools: Selection) throws(SettingError) {
    switch key {
    case "pressure-curve":
      self.init(tools: tools, wish: .curve(try PressureCurve.reading(value)))
    case "tip-threshold":
      self.init(tools: tools, wish: .threshold(try TipThreshold.reading(value)))
    default: return nil
    }
  }
}
