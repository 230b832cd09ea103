import LinuxIO
import Testing

/// What tells two states of a login session apart.
@Suite struct LoginSessionTests {
  private let session = LoginSession(name: "c1", user: 1_000, isActive: true, isLocked: false)

  @Test func aSessionIsAUsersAndHere() {
    #expect(session.kind == .user && !session.isRemote && !session.isClosing)
  }

  /// Each change of them decides anew who may read.
  @Test func everyPropertyCounts() {
    let others = [
      LoginSession(name: "c2", user: 1_000, isActive: true, isLocked: false),
      LoginSession(name: "c1", user: 1_001, isActive: true, isLocked: false),
      LoginSession(name: "c1", user: 1_000, kind: .program, isActive: true, isLocked: false),
      LoginSession(name: "c1", user: 1_000, isActive: false, isLocked: false),
      LoginSession(name: "c1", user: 1_000, isActive: true, isLocked: true),
      LoginSession(name: "c1", user: 1_000, isActive: true, isLocked: nil),
    ]
    #expect(Set(others + [session]).count == 7)
  }
}
