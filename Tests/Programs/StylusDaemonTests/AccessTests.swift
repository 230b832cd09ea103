import LinuxIO
import Testing

@testable import StylusDaemon

private let alice = Caller(process: 1, user: 1_000, groups: [1_000])
private let bob = Caller(process: 2, user: 1_001, groups: [1_001])
private let root = Caller(process: 3, user: 0, groups: [0])
/// Members of the two groups of the configuration.
private let scribe = Caller(process: 4, user: 1_002, groups: [1_002, 40])
private let radio = Caller(process: 5, user: 1_003, groups: [50])

private func access(_ logins: [LoginSession]?) -> Access {
  var access = Access(.seat(inkGroup: 40, lateGroup: 50))
  access.logins = logins
  return access
}

/// Alice in front, Bob behind.
private let twoLogins = [
  LoginSession(name: "c1", user: 1_000, isActive: true, isLocked: false),
  LoginSession(name: "c2", user: 1_001, isActive: false, isLocked: false),
]

@Test func inkBelongsToWhoIsInFront() {
  #expect(access(twoLogins).owner == 1_000)
  #expect(access(twoLogins).rights(of: alice) == .owner)
}

@Test func whoIsLoggedInButNotInFrontMayWaitAndSeesNothing() {
  let rights = access(twoLogins).rights(of: bob)
  #expect(rights == .waiting)
  #expect(rights?.seesTablets == false)
  #expect(rights?.isDisjoint(with: [.ink, .strokes, .othersStrokes, .late]) == true)
}

@Test func whoIsNotLoggedInAtTheSeatMayConnectAndNothingElse() {
  #expect(access(Array(twoLogins.prefix(1))).rights(of: bob) == [])
}

@Test(
  arguments: [
    { (login: inout LoginSession) in login.isLocked = true },
    { (login: inout LoginSession) in login.isLocked = nil },
    { (login: inout LoginSession) in login.isActive = false },
  ] as [@Sendable (inout LoginSession) -> Void])
func inkOfALockedOrHiddenSessionIsNobodysAndItsUserWaits(
  change: @Sendable (inout LoginSession) -> Void
) {
  var login = twoLogins[0]
  change(&login)
  #expect(access([login]).owner == nil)
  #expect(access([login]).rights(of: alice) == .waiting)
}

@Test(
  arguments: [
    { (login: inout LoginSession) in login.kind = .program },
    { (login: inout LoginSession) in login.isRemote = true },
    { (login: inout LoginSession) in login.isClosing = true },
  ] as [@Sendable (inout LoginSession) -> Void])
func greetersRemoteAndClosingSessionsCountForNothing(
  change: @Sendable (inout LoginSession) -> Void
) {
  var login = twoLogins[0]
  change(&login)
  #expect(access([login]).owner == nil)
  #expect(access([login]).rights(of: alice) == [])
}

@Test func rootAndTheGroupsHaveTheirRightsWhoeverIsLoggedIn() {
  for access in [access(twoLogins), access([]), access(nil)] {
    #expect(access.rights(of: root)?.isSuperset(of: [.everybodysInk, .lateSource]) == true)
    #expect(access.rights(of: scribe)?.isSuperset(of: .everybodysInk) == true)
    #expect(access.rights(of: scribe)?.contains(.late) == false)
    #expect(access.rights(of: root)?.contains(.wipeOthers) == true)
    #expect(access.rights(of: scribe)?.contains(.wipeOthers) == false)
    #expect(access.rights(of: radio)?.isSuperset(of: .lateSource) == true)
    #expect(access.rights(of: radio)?.isDisjoint(with: [.ink, .strokes, .subscribe]) == true)
  }
}

@Test func withoutGroupsInTheConfigurationNobodyButRootIsInThem() {
  var access = Access(.seat(inkGroup: nil, lateGroup: nil))
  access.logins = []
  #expect(access.rights(of: scribe) == [])
  #expect(access.rights(of: radio) == [])
  #expect(access.rights(of: root)?.contains(.ink) == true)
}

@Test func whileNobodyKnowsWhoIsLoggedInStreamsStayAndTellNothing() {
  let unknown = access(nil)
  #expect(unknown.owner == nil)
  #expect(unknown.rights(of: alice) == .remain)
}

@Test func everybodyFetchesTheirOwnStrokesUnlessTheyNameAnother() {
  #expect(access(twoLogins).keeper(for: alice) == 1_000)
  #expect(access(twoLogins).keeper(for: root) == 0)
}

@Test func aDaemonOfOneUserServesThatUserAndRootAndNobodyElse() {
  let access = Access(.user(1_000))
  #expect(access.owner == 1_000)
  for caller in [alice, root] {
    #expect(access.rights(of: caller)?.isSuperset(of: .owner) == true)
    #expect(access.keeper(for: caller) == 1_000)
  }
  #expect(access.rights(of: bob) == nil)
}
