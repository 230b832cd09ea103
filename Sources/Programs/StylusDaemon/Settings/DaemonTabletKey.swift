import Settings
import StylusDevices
import StylusModel
import StylusPipeline

/// A key of a section about tablets.
enum DaemonTabletKey: String, CaseIterable, SettingKey {
  case leftHanded = "left-handed"
  case profile
  case budget
  case lateNode = "late-node"
  case lateProperties = "late-properties"
  case area
  case areaAspect = "area-aspect"
  case pressureCurve = "pressure-curve"
  case tipThreshold = "tip-threshold"

  /// The settings that take effect only after a restart.
  static let afterRestart = [lateNode, lateProperties]

  func parseValue(_ value: String, into said: inout [TabletSetting]) throws(SettingError) {
    said.append(try parseSetting(value))
  }

  private func parseSetting(_ value: String) throws(SettingError) -> TabletSetting {
    switch self {
    case .leftHanded: .leftHanded(try Bool.reading(value, of: rawValue))
    case .profile: .profile(try Self.profile(value))
    case .budget: .budget(try Self.budget(value))
    case .lateNode: .lateNode(try Self.node(value))
    case .lateProperties: .lateProperties(try Self.properties(value))
    case .area: .area(try AreaSetting.reading(value))
    case .areaAspect: .aspect(try Aspect.reading(value))
    case .pressureCurve:
      .pen(PenRule(tools: .all, wish: .curve(try PressureCurve.reading(value))))
    case .tipThreshold:
      .pen(PenRule(tools: .all, wish: .threshold(try TipThreshold.reading(value))))
    }
  }

  private static func profile(_ text: String) throws(SettingError) -> SourceProfile {
    do throws(SourceProfileError) { return try SourceProfile(text, origin: .configured) } catch {
      throw SettingError("profile: \(error)")
    }
  }

  private static func budget(_ text: String) throws(SettingError) -> Microseconds {
    guard let number = Int64(text), 0...500 ~= number else {
      throw SettingError("budget must be a number of milliseconds from 0 to 500, not \"\(text)\"")
    }
    return .milliseconds(number)
  }

  private static func node(_ text: String) throws(SettingError) -> LateNodeRule.NodeMatch {
    if let id = ProductID(text) {
      return .product(vendor: id.vendor, product: id.product)
    }
    guard !text.isEmpty else { throw SettingError("late-node must be a name or vendor:product") }
    return .named(NamePattern(text))
  }

  private static func properties(_ text: String) throws(SettingError) -> PropertySet {
    if text == "none" { return [] }
    let named = text.split { $0 == " " || $0 == "," }.map { Property(name: String($0)) }
    let set = PropertySet(named.compactMap { $0.map { PropertySet($0 as Property) } })
    guard !named.isEmpty, !named.contains(nil), set.isSubset(of: LateNodeRule.possible) else {
      let known = LateNodeRule.possible.names.joined(separator: ", ")
      throw SettingError("late-properties must be some of \(known), or none, not \"\(text)\"")
    }
    return set
  }
}

/// A key of a section about tools.
enum DaemonToolKey: String, CaseIterable, SettingKey {
  case pressureCurve = "pressure-curve"
  case tipThreshold = "tip-threshold"

  func parseValue(_ value: String, into said: inout [PenRule.PenPreference]) throws(SettingError) {
    switch self {
    case .pressureCurve: said.append(.curve(try PressureCurve.reading(value)))
    case .tipThreshold: said.append(.threshold(try TipThreshold.reading(value)))
    }
  }
}
