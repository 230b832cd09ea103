/// A login session at a seat, as reported by logind.
package struct LoginSession: Hashable, Sendable {
  /// logind's name for it, such as `c2`.
  package var name: String
  /// The user who is logged in.
  package var user: UInt32
  /// The kind of its user.
  package var kind: LoginClass
  /// Whether it is in the foreground of its seat.
  package var isActive: Bool
  /// Whether it came through the network.
  package var isRemote = false
  /// Whether it is logged out and some of its processes still run.
  package var isClosing = false
  /// Whether it is locked; nil while that is unknown.
  package var isLocked: Bool?

  /// The kind of user of a session: logind's class, as far as it matters.
  package enum LoginClass: Sendable {
    /// A person.
    case user
    /// A program: a greeter, a lock screen, a manager.
    case program
  }

  /// A session of which only these properties are known.
  package init(
    name: String, user: UInt32, kind: LoginClass = .user, isActive: Bool, isLocked: Bool?
  ) {
    self.name = name
    self.user = user
    self.kind = kind
    self.isActive = isActive
    self.isLocked = isLocked
  }
}
