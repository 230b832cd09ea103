import BusKit
import CSystemd
import Glibc
import ProgramKit
import Testing

@testable import LinuxIO

/// A logind of our own on a bus of its own, and what we learn of it. The environment names the bus,
/// so that there is one in a process.
private final class FakeLogind {
  static let session = "/org/freedesktop/login1/session/c1"
  private let bus: FakeBus
  let own: BusConnection
  let logins: LoginBus
  private var listener: BusListener?
  /// What it answers of its only session.
  var isLocked = true

  init() throws {
    bus = try FakeBus()
    unsafe setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address, 1)
    own = try BusConnection(address: bus.address)
    logins = try LoginBus()
    listener = BusListener.allCalls(on: own) { [unowned self] in
      $0.path == Self.session ? [.variant(.flag(isLocked))] : nil
    }
  }

  func come() { _ = unsafe sd_bus_request_name(own.pointer, "org.freedesktop.login1", 0) }

  func go() { _ = unsafe sd_bus_release_name(own.pointer, "org.freedesktop.login1") }

  /// Tells that the lock has changed, and not to what.
  func tellChange() -> Bool {
    own.emitSignal(
      Self.session, "org.freedesktop.DBus.Properties", "PropertiesChanged",
      [
        .text("org.freedesktop.login1.Session"), .list(of: "{sv}", []),
        .list(of: "s", [.text("LockedHint")]),
      ])
  }

  func turn(until holds: (LoginBus) -> Bool) throws {
    let isDone = try eventually(every: 200) {
      try own.process()
      try logins.connection.process()
      return holds(logins)
    }
    try #require(isDone)
  }
}

/// What logind and the desktop's portal tell: each test has a process of its own.
@Suite(.enabled(if: FakeBus.isThere, FakeBus.mend)) struct DesktopBusTests {
  @Test func logindMayComeAndGo() async {
    await #expect(processExitsWith: .success) {
      let logind = try FakeLogind()
      #expect(logind.logins.isServed == nil)
      try logind.turn { $0.isServed != nil }
      #expect(logind.logins.isServed == false)
      logind.come()
      try logind.turn { $0.isServed == true }
      try logind.turn { $0.isLocked("c1") == true }
      logind.go()
      try logind.turn { $0.isServed == false }
      logind.isLocked = false
      logind.come()
      // What was known of the one before is forgotten.
      try logind.turn { $0.isServed == true }
      #expect(logind.logins.isLocked("c1") == nil)
      try logind.turn { $0.isLocked("c1") == false }
    }
  }

  @Test func aLockIsKeptUntilItChangesOrItsSessionIsGone() async {
    await #expect(processExitsWith: .success) {
      let logind = try FakeLogind()
      logind.come()
      try logind.turn { $0.isServed == true }
      #expect(logind.logins.isLocked("c1") == nil)
      try logind.turn { $0.isLocked("c1") == true }
      logind.isLocked = false
      #expect(logind.logins.isLocked("c1") == true)
      #expect(logind.tellChange())
      try logind.turn { $0.isLocked("c1") == false }
      logind.logins.keepOnly(["c1", "c2"])
      #expect(logind.logins.isLocked("c1") == false)
      logind.logins.keepOnly(["c2"])
      #expect(logind.logins.isLocked("c1") == nil)
      try logind.turn { $0.isLocked("c1") == false }
    }
  }

  @Test func aLockThatLogindRefusesToTellIsAskedForOnceUntilThatIsForgotten() async {
    await #expect(processExitsWith: .success) {
      let logind = try FakeLogind()
      logind.come()
      try logind.turn { $0.isServed == true }
      #expect(logind.logins.isLocked("2") == nil && !logind.logins.hasRefusals)
      try logind.turn { $0.hasRefusals }
      try logind.turn { $0.isLocked("c1") == true }
      #expect(logind.logins.isLocked("2") == nil && logind.logins.hasRefusals)
      logind.logins.forgetRefusals()
      #expect(!logind.logins.hasRefusals && logind.logins.isLocked("c1") == true)
      #expect(logind.logins.isLocked("2") == nil)
      try logind.turn { $0.hasRefusals }
    }
  }

  @Test func withoutABusNobodyKnowsWhoIsLoggedInAndItIsLookedForAgain() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent", 1)
      let monitor = try LoginMonitor(seat: "seat0")
      for _ in 0..<2 {
        #expect(monitor.logins() == nil)
        #expect(monitor.complaint?.hasPrefix("cannot ") == true)
        #expect(Readiness.wait(for: nil, orStop: monitor.number) == .stopped)
      }
    }
  }

  @Test func theColorSchemeIsWhatThePortalSaysAndFollowsIt() async {
    await #expect(processExitsWith: .success) {
      let portal = try FakePortal()
      #expect(portal.settings.colorScheme == .noPreference)
      try portal.turn(until: .light)
      portal.tell("org.freedesktop.appearance", "contrast", 0)
      portal.tell("org.example.other", "color-scheme", 0)
      portal.tell("org.freedesktop.appearance", "color-scheme", 1)
      try portal.turn(until: .dark)
      // What a later version may say.
      portal.tell("org.freedesktop.appearance", "color-scheme", 7)
      try portal.turn(until: .noPreference)
    }
  }
}

/// A desktop's portal that prefers light.
private final class FakePortal {
  private let bus: FakeBus
  private let own: BusConnection
  private let listener: BusListener?
  private let interface = "org.freedesktop.portal.Settings"
  let settings: DesktopSettings

  init() throws {
    bus = try FakeBus()
    unsafe setenv("DBUS_SESSION_BUS_ADDRESS", bus.address, 1)
    own = try BusConnection(address: bus.address)
    listener = BusListener.allCalls(on: own) { [interface] in
      $0.isCall(of: "Read", interface) ? [.variant(.variant(.unsigned(2)))] : nil
    }
    _ = unsafe sd_bus_request_name(own.pointer, "org.freedesktop.portal.Desktop", 0)
    settings = try DesktopSettings()
  }

  func turn(until wanted: DesktopSettings.ColorScheme) throws {
    let isDone = try eventually(every: 200) {
      try own.process()
      try settings.connection.process()
      return settings.colorScheme == wanted
    }
    try #require(isDone)
  }

  func tell(_ space: String, _ key: String, _ scheme: UInt32) {
    let isTold = own.emitSignal(
      "/org/freedesktop/portal/desktop", interface, "SettingChanged",
      [.text(space), .text(key), .variant(.unsigned(scheme))])
    #expect(isTold)
  }
}
