/// The route of text into a field. The first one that is proved to work there is used.
package enum TextRoute: CaseIterable, Hashable, Sendable {
  /// Over the accessibility bus; the field needs no keyboard, and keeps it if it has it.
  case accessibility
  /// The field gets the keyboard, and our input method inserts the text.
  case inputMethod
  /// The field gets the keyboard, and keys are pressed.
  case keyboard
  /// The program that owns the element changes its text on request.
  case program

  /// Whether the field must have the keyboard, which is visible to the user.
  package var needsFocus: Bool { self == .inputMethod || self == .keyboard }
}

/// The routes that had no effect, by field: they are not tried there again.
package struct RouteMemory: Sendable {
  private var failed: [FieldReference: Set<TextRoute>] = [:]
  /// The number of fields for which it is remembered; beyond that, all are tried again.
  private static let mostFields = 512

  package init() {}

  /// The route to try in a field; nil if none is left.
  package func route(into field: TextField) -> TextRoute? {
    field.toolkit.routes.first { failed[field.reference]?.contains($0) != true }
  }

  /// Text inserted there by a route did not arrive.
  package mutating func recordRoute(_ route: TextRoute, failedIn field: TextField) {
    if failed.count >= Self.mostFields { failed = [:] }
    failed[field.reference, default: []].insert(route)
  }
}
