extension Property {
  /// The name of the property in messages, files and the protocol.
  public var name: String {
    switch self {
    case .position: "position"
    case .time: "time"
    case .pressure: "pressure"
    case .tilt: "tilt"
    case .roll: "roll"
    case .slider: "slider"
    case .distance: "distance"
    case .identity: "identity"
    }
  }

  /// Creates the property with a name; nil if there is no property of that name.
  public init?(name: String) {
    guard let property = Property.allCases.first(where: { $0.name == name }) else { return nil }
    self = property
  }
}

extension PropertySet {
  /// The properties that can arrive separately from their frame.
  public static let detachable = PropertySet(
    [.pressure, .tilt, .roll, .slider, .distance].map { PropertySet($0 as Property) })

  /// The properties in the set, lowest first; bits without a meaning are left out.
  public var properties: [Property] {
    Property.allCases.filter { contains(PropertySet($0)) }
  }

  /// The names of the properties, lowest first.
  public var names: [String] { properties.map(\.name) }
}
