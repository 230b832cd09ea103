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
  /// Whether the threads of a pen's way ask for real-time priority.
  package var isRealTime = true
  /// Whether memory is kept from being paged out.
  package var locksMemory = true
  /// What is said about tablets, in the order of the file.
  package var tablets: [TabletRule] = []

  /// What is usual.
  package init() {}

  /// A vendor and a product number.
  package struct ProductID: Hashable, Sendable {
    package var vendor: UInt16
    package var product: UInt16
  }
}
