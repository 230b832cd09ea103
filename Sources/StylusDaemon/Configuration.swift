/// What a daemon is told to do, from its options and its configuration file.
package struct Configuration: Hashable, Sendable {
  /// Where to listen; nil for the usual place.
  package var socket: String?
  /// The seat whose tablets are read.
  package var seat = "seat0"
  /// How many clients may be connected at once.
  package var maximumClients = 64
  /// How many finished strokes are kept.
  package var limits = StrokeStore.Limits()
  /// Left-handed use, by tablet; the last matching rule wins.
  package var handedness: [HandednessRule] = []

  /// What is usual.
  package init() {}

  /// Whether a tablet lies the other way round.
  package struct HandednessRule: Hashable, Sendable {
    /// The tablet; nil for all tablets.
    package var tablet: ProductID?
    package var isLeftHanded: Bool
  }

  /// A vendor and a product number.
  package struct ProductID: Hashable, Sendable {
    package var vendor: UInt16
    package var product: UInt16
  }

  /// Whether a tablet is used left-handed.
  package func isLeftHanded(vendor: UInt16, product: UInt16) -> Bool {
    let id = ProductID(vendor: vendor, product: product)
    return handedness.last { $0.tablet == nil || $0.tablet == id }?.isLeftHanded ?? false
  }
}
