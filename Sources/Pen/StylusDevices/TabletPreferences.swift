package import StylusModel

/// The user's settings of a tablet, in addition to its known properties.
package struct TabletPreferences: Hashable, Sendable {
  /// Whether it is turned by 180°, for the left hand.
  package var isLeftHanded = false
  /// How its values arrive; nil for the known profile.
  package var profile: SourceProfile?
  /// How long its samples wait for late values, 0...500 ms; nil for the profile's budget.
  package var budget: Microseconds?
  /// A second event node with values for its strokes; nil for none.
  package var lateNode: LateNodeRule?
  /// The part of its surface in use; nil for the whole.
  package var area: AreaSetting?
  /// The proportions of that part; nil for any.
  package var aspect: Aspect?
  /// The settings for its pens, in order.
  package var pens: [PenRule] = []

  /// Whether a second event node has values for its strokes.
  package var hasLateValues: Bool { lateNode?.properties.isEmpty == false }

  /// Default settings.
  package init() {}

  /// How a tablet's values arrive, given the known profile.
  package func profile(from known: SourceProfile) -> SourceProfile {
    var wanted = profile ?? known
    if let budget {
      wanted.budget = budget
      wanted.origin = .configured
    } else if profile == nil, hasLateValues {
      // A radio: its values take longer than those that come with the frames.
      wanted.budget = max(wanted.budget, Self.radioBudget)
      wanted.origin = .configured
    }
    if isLeftHanded { wanted.traits.insert(.leftHanded) }
    return wanted
  }

  private static let radioBudget = Microseconds.milliseconds(120)
}

/// A second event node that has values for the strokes of a tablet, or buttons of its pen.
package struct LateNodeRule: Hashable, Sendable {
  /// Which node it is.
  package var node: NodeMatch
  /// The properties taken from it in addition to the pen's buttons; of ``possible``, may be empty.
  package var properties: PropertySet

  /// The properties that a second node may have.
  package static let possible = PropertySet(
    [.pressure, .roll, .slider, .distance].map { PropertySet($0 as Property) })

  /// How a node is identified.
  package enum NodeMatch: Hashable, Sendable {
    /// By the kernel's name of it, in which `*` matches anything.
    case named(NamePattern)
    /// By its vendor and product.
    case product(vendor: UInt16, product: UInt16)
  }

  /// Values of some properties from a node.
  package init(node: NodeMatch, properties: PropertySet) {
    self.node = node
    self.properties = properties
  }

  /// Whether a node is meant.
  func matches(_ device: DeviceIdentity) -> Bool {
    switch node {
    case .named(let pattern): pattern.matches(device.name)
    case .product(let vendor, let product): device.vendor == vendor && device.product == product
    }
  }
}

/// The information that udev has about a node before it is opened.
struct DeviceIdentity: Hashable {
  var name: String
  var vendor: UInt16
  var product: UInt16
}
