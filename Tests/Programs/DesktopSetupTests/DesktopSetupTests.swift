import Foundation
import SetupPlan
import StylusProtocol
import Testing

@testable import DesktopSetup

/// A setup and its way back, on every desktop.
@Suite struct DesktopSetupTests {
  private static let desktops = SetupDesktop.allCases
  private static let mine = "# mine\nset $mod Mod4"
  private static let kwinrc =
    "[Desktops]\nNumber=2\n\n[Wayland]\nInputMethod[$e]=/usr/share/applications/maliit.desktop\n"

  /// A session whose user has chosen everything differently before, or nothing.
  private static func session(_ desktop: SetupDesktop, isUsed: Bool) throws -> FakeSession {
    let session = try FakeSession(desktop)
    guard isUsed else { return session }
    try session.put(kwinrc, at: "home/.config/kwinrc")
    try session.put(mine, at: "home/.config/sway/config")
    try session.put("A=1\n", at: "home/.config/environment.d/60-inkscribe.conf")
    try session.put("", at: "home/.config/systemd/user/default.target.wants/other.service")
    session.chosen["org.gnome.shell enabled-extensions"] = "['a@b', 'c@d']"
    session.chosen["org.gnome.shell disabled-extensions"] = "['scribble@stylusd.org', 'e@f']"
    return session
  }

  @discardableResult private static func setUp(_ session: FakeSession) throws -> [StepReport] {
    var reports: [StepReport] = []
    try DesktopSetup(on: session).setUp { reports.append($0) }
    return reports
  }

  @discardableResult private static func takeBack(_ session: FakeSession) throws -> [RestoredStep] {
    var steps: [RestoredStep] = []
    try DesktopSetup(on: session).takeBack { steps.append($0) }
    return steps
  }

  /// An account is as it was.
  private static func expectNoDifference(
    _ before: [String: String], _ session: FakeSession, _ time: String = ""
  ) throws {
    let after = try session.snapshot()
    let keys = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
    let texts = keys.map { "\($0): \(before[$0] ?? "nothing") -> \(after[$0] ?? "nothing")" }
    #expect(texts.isEmpty, "\(time) \(texts)")
  }

  @Test(arguments: desktops, [false, true])
  func aSetupDoesEveryStepAndLeavesNothingBehind(_ desktop: SetupDesktop, _ isUsed: Bool) throws {
    let session = try Self.session(desktop, isUsed: isUsed)
    if desktop == .sway, !isUsed { try session.put("", at: "home/.sway/config") }
    let before = try session.snapshot()
    #expect(try DesktopSetup(on: session).reports().allSatisfy { $0.state == .missing })
    let reports = try Self.setUp(session)
    #expect(reports.map(\.step) == desktop.steps && reports.allSatisfy(\.state.isDone))
    #expect(session.isActive && session.runningMode() == .on)
    #expect(try DesktopSetup(on: session).changedSteps() == desktop.steps.reversed())
    let steps = try Self.takeBack(session)
    #expect(steps.allSatisfy { $0.outcome == .restored } && steps.count == desktop.steps.count)
    try Self.expectNoDifference(before, session)
  }

  @Test(arguments: desktops)
  func aSecondSetupChangesNothingAndKeepsTheRecord(_ desktop: SetupDesktop) throws {
    let session = try Self.session(desktop, isUsed: true)
    try Self.setUp(session)
    let after = try session.snapshot()
    session.changesLeft = 0
    #expect(try Self.setUp(session).allSatisfy(\.state.isDone))
    try Self.expectNoDifference(after, session)
  }

  /// The power goes out after every possible number of changes. Then the setup is taken back, or
  /// repeated and taken back.
  @Test(arguments: desktops, [false, true])
  func aSetupThatWasKilledIsRepeatedOrTakenBack(_ desktop: SetupDesktop, _ repeats: Bool) throws {
    for isUsed in [false, true] {
      for count in 0..<20 {
        let session = try Self.session(desktop, isUsed: isUsed)
        if desktop == .sway, !isUsed { try session.put("", at: "home/.config/sway/config") }
        let before = try session.snapshot()
        session.changesLeft = count
        _ = try? Self.setUp(session)
        let isWhole = session.changesLeft != 0
        session.changesLeft = nil
        if repeats { #expect(try Self.setUp(session).allSatisfy(\.state.isDone)) }
        try Self.takeBack(session)
        try Self.expectNoDifference(before, session, "after \(count) changes")
        if isWhole { break }
        #expect(count < 19, "the setup never ends")
      }
    }
  }

  /// The same while it is taken back.
  @Test(arguments: desktops)
  func takingBackThatWasKilledIsRepeated(_ desktop: SetupDesktop) throws {
    for count in 0..<24 {
      let session = try Self.session(desktop, isUsed: true)
      let before = try session.snapshot()
      try Self.setUp(session)
      session.changesLeft = count
      _ = try? Self.takeBack(session)
      let isWhole = session.changesLeft != 0
      session.changesLeft = nil
      try Self.takeBack(session)
      try Self.expectNoDifference(before, session, "after \(count) changes")
      if isWhole { return }
    }
    Issue.record("taking it back never ends")
  }

  @Test func whatTheUserChangedSinceStays() throws {
    let session = try FakeSession(.kwin)
    try Self.setUp(session)
    try session.put("[Wayland]\nInputMethod=/other.desktop\n", at: "home/.config/kwinrc")
    try session.put("B=2\n", at: "home/.config/environment.d/60-inkscribe.conf")
    let steps = try Self.takeBack(session)
    let kept = steps.filter { $0.outcome == .changedSince }.map(\.step)
    #expect(kept == [.virtualKeyboard, .environment])
    #expect(try session.content(".config/kwinrc") == "[Wayland]\nInputMethod=/other.desktop\n")
    #expect(try session.content(".config/environment.d/60-inkscribe.conf") == "B=2\n")
    #expect(try DesktopSetup(on: session).changedSteps().isEmpty)
  }

  /// KWin writes its own entries into the file that the setup made.
  @Test func linesOfOthersStay() throws {
    let session = try FakeSession(.kwin)
    try Self.setUp(session)
    let text = try #require(try session.content(".config/kwinrc"))
    try session.put(text + "[Tiling]\npadding=4\n", at: "home/.config/kwinrc")
    try Self.takeBack(session)
    #expect(try session.content(".config/kwinrc") == "[Tiling]\npadding=4\n")
  }

  @Test func aStepThatCannotBeTakenBackStaysInTheRecord() throws {
    let session = try FakeSession(.gnome)
    let before = try session.snapshot()
    try Self.setUp(session)
    session.hasManager = false
    let steps = try Self.takeBack(session)
    guard case .failed(let error) = steps.first?.outcome else {
      Issue.record("the service was taken back without its manager")
      return
    }
    #expect("\(error)".contains("Fix: "))
    #expect(try DesktopSetup(on: session).changedSteps() == [.service])
    session.hasManager = true
    try Self.takeBack(session)
    try Self.expectNoDifference(before, session)
  }

  @Test func withoutADesktopEveryStepSaysWhyItCannotBeDone() throws {
    let session = try FakeSession(.other)
    (session.hasManager, session.hasSettings) = (false, false)
    session.set("WAYLAND_DISPLAY", nil)
    let reports = try Self.setUp(session)
    let states = Dictionary(uniqueKeysWithValues: reports.map { ($0.step, $0.state) })
    #expect(states[.writing] == .done && states[.environment]?.isWaiting == true)
    for step in [SetupStep.accessibility, .service] {
      #expect(states[step]?.isDone == false)
      #expect(states[step]?.detail?.contains("Fix: ") == true)
    }
    session.set("HOME", nil)
    #expect(throws: SetupError.self) { try DesktopSetup(on: session) }
  }

  @Test func aRecordThatCannotBeReadStopsEverything() throws {
    let session = try FakeSession(.kwin)
    try session.put("{", at: "home/.local/state/inkscribe/setup")
    let before = try session.snapshot()
    #expect(throws: SetupError.self) { try Self.setUp(session) }
    #expect(throws: SetupError.self) { try Self.takeBack(session) }
    try Self.expectNoDifference(before, session)
  }

  @Test func onlyTheUserReadsTheRecord() throws {
    let session = try FakeSession(.kwin)
    try Self.setUp(session)
    let path = session.folder.path + "/home/.local/state/inkscribe/setup"
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}
