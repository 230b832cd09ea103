extension Property {
  /// What the property is called wherever people or programs read it; the word of the protocol.
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

  /// The property of that name; nil if none is called so.
  public init?(name: String) {
    guard let property = Property.allCases.first(where: { $0.name == name }) else { return nil }
    self = property
  }
}

extension PropertySet {
  /// The properties that can come apart from their frame.
  public static let detachable = PropertySet(
    [.pressure, .tilt, .roll, .slider, .distance].map { PropertySet($0 as Property) })

  /// The properties of the set, lowest first; bits that mean nothing yet are left out.
  public var properties: [Property] {
    Property.allCases.filter { contains(PropertySet($0)) }
  }

  /// Their names, lowest first.
  public var names: [String] { properties.map(\.name) }
}
