import InkModel
package import StylusDevices

extension Configuration {
  /// One line about a tablet in a configuration file.
  package struct TabletRule: Hashable, Sendable {
    /// The tablet; nil for all tablets.
    package var tablet: ProductID?
    /// What is wanted of it.
    var wish: Wish

    /// What a line can say.
    enum Wish: Hashable, Sendable {
      case leftHanded(Bool)
      case profile(SourceProfile)
      case budget(Microseconds)
      case lateNode(LateNodeRule.Node)
      case lateProperties(PropertySet)
    }
  }

  /// What is wanted of a tablet: of several lines about one thing the last that names the tablet, or
  /// all tablets, counts.
  package func wishes(vendor: UInt16, product: UInt16) -> TabletWishes {
    wishes(for: ProductID(vendor: vendor, product: product))
  }

  /// Every second event node that some tablet has.
  package var lateNodes: Set<LateNodeRule> {
    Set(tablets.compactMap { wishes(for: $0.tablet).lateNode })
  }

  private func wishes(for tablet: ProductID?) -> TabletWishes {
    var wishes = TabletWishes()
    var node: LateNodeRule.Node?
    var properties = PropertySet(.pressure)
    for rule in tablets where rule.tablet == nil || rule.tablet == tablet {
      switch rule.wish {
      case .leftHanded(let isLeftHanded): wishes.isLeftHanded = isLeftHanded
      case .profile(let profile): wishes.profile = profile
      case .budget(let budget): wishes.budget = budget
      case .lateNode(let named): node = named
      case .lateProperties(let named): properties = named
      }
    }
    wishes.lateNode = node.map { LateNodeRule(node: $0, properties: properties) }
    return wishes
  }
}

/// Why a line about a tablet means nothing: what it should say.
struct TabletWishError: Error {
  var text: String
}

extension Configuration.TabletRule.Wish {
  /// The keys of a section about a tablet.
  static let keys = "left-handed, profile, budget, late-node, late-properties"

  /// Reads a line; nil if no line begins with this key.
  init?(key: String, value: String) throws(TabletWishError) {
    switch key {
    case "left-handed":
      self = .leftHanded(try Self.read(value, Self.answer, "left-handed is yes or no"))
    case "profile":
      do throws(SourceProfileError) {
        self = .profile(try SourceProfile(value, origin: .configured))
      } catch {
        throw TabletWishError(text: "profile: \(error)")
      }
    case "budget":
      let range = "budget is a number of milliseconds from 0 to 500"
      self = .budget(try Self.read(value, Self.milliseconds, range))
    case "late-node":
      self = .lateNode(try Self.read(value, Self.node, "late-node is a name or vendor:product"))
    case "late-properties":
      let known = LateNodeRule.possible.names.joined(separator: ", ")
      self = .lateProperties(
        try Self.read(value, Self.properties, "late-properties are some of \(known), or none"))
    default: return nil
    }
  }

  private static func read<Value>(
    _ text: String, _ read: (String) -> Value?, _ expectation: String
  ) throws(TabletWishError) -> Value {
    guard let value = read(text) else {
      throw TabletWishError(text: "\(expectation), not \"\(text)\"")
    }
    return value
  }

  static func answer(_ text: String) -> Bool? {
    switch text {
    case "yes", "true", "on", "1": true
    case "no", "false", "off", "0": false
    default: nil
    }
  }

  private static func milliseconds(_ text: String) -> Microseconds? {
    Int64(text).flatMap { 0...500 ~= $0 ? .milliseconds($0) : nil }
  }

  private static func node(_ text: String) -> LateNodeRule.Node? {
    if let id = Configuration.ProductID(text) {
      return .product(vendor: id.vendor, product: id.product)
    }
    return text.isEmpty ? nil : .named(NamePattern(text))
  }

  private static func properties(_ text: String) -> PropertySet? {
    if text == "none" { return [] }
    let named = text.split { $0 == " " || $0 == "," }.map { Property(name: String($0)) }
    let set = PropertySet(named.compactMap { $0.map { PropertySet($0 as Property) } })
    guard !named.isEmpty, !named.contains(nil), set.isSubset(of: LateNodeRule.possible) else {
      return nil
    }
    return set
  }
}

extension Configuration.ProductID {
  /// Reads `vvvv:pppp`; nil for anything else.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let vendor = UInt16(parts[0], radix: 16),
      let product = UInt16(parts[1], radix: 16)
    else { return nil }
    self.init(vendor: vendor, product: product)
  }
}
