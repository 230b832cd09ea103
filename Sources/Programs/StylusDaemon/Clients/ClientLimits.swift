/// How many clients are served at once.
package struct ClientLimits: Hashable, Sendable {
  /// Of all users together.
  package var all = 64
  /// Of one user, so that nobody takes the places of the others; root is a user like any other. A
  /// quarter of the places is reserved for them, and a client that may see ink replaces one that
  /// may not.
  package var ofUser = 48

  /// The defaults.
  package init() {}
}
