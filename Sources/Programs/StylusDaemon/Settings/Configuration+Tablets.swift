package import Settings
package import StylusDevices
import StylusModel

extension Configuration {
  /// One line about tablets or tools in a configuration file.
  package struct TabletSettingRule: Hashable, Sendable {
    /// The tablet; nil for all tablets.
    package var tablet: ProductID?
    /// Its settings.
    var setting: TabletSetting
  }

  /// What is wanted of a tablet: of several lines about one thing the last that is about the tablet
  /// counts.
  package func preferences(vendor: UInt16, product: UInt16) -> TabletPreferences {
    preferences(for: ProductID(vendor: vendor, product: product))
  }

  /// Every second event node that some tablet has.
  package var lateNodes: Set<LateNodeRule> {
    Set(tablets.compactMap { preferences(for: $0.tablet).lateNode })
  }

  private func preferences(for tablet: ProductID?) -> TabletPreferences {
    var wishes = TabletPreferences()
    var node: LateNodeRule.NodeMatch?
    var properties = PropertySet(.pressure)
    for rule in tablets where rule.tablet == nil || rule.tablet == tablet {
      switch rule.setting {
      case .leftHanded(let isLeftHanded): wishes.isLeftHanded = isLeftHanded
      case .profile(let profile): wishes.profile = profile
      case .budget(let budget): wishes.budget = budget
      case .lateNode(let named): node = named
      case .lateProperties(let named): properties = named
      case .area(let area): wishes.area = area
      case .aspect(let aspect): wishes.aspect = aspect
      case .pen(let rule): wishes.pens.append(rule)
      }
    }
    wishes.lateNode = node.map { LateNodeRule(node: $0, properties: properties) }
    return wishes
  }
}
