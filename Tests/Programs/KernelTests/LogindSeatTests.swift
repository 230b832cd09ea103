import Foundation
import LinuxIO
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing
import VirtualTablets

/// What the built daemon does with `--access seat` beside a real logind; in a machine of
/// `scripts/vm --systemd`.
@Suite(.enabled(if: kernelTestsAreWanted && SeatPeople.areThere), .serialized)
struct LogindSeatTests {
  /// One story, as each login takes many seconds in an emulated machine.
  @Test func aSwitchALockALogoutAndANewLogindHideInkFromWhomItIsNot() throws {
    let story = try SeatStory()
    try story.switchWhileThePenDraws()
    try story.drawForTheOther()
    try story.lockWhileThePenDraws()
    try story.restartLogindAndLogOut()
    #expect(story.hers.count("sample") + story.his.count("sample") > 40)
    #expect(story.people.daemon.stop() == 0, "\(story.people.daemon.log)")
  }
}

/// Alice on terminal 3, Bob on terminal 4, and what their programs hear.
private struct SeatStory {
  let people: SeatPeople
  let alice: SeatUser
  let bob: SeatUser
  let hers: WatchedSeat
  let his: WatchedSeat

  /// Alice is in front.
  init() throws {
    people = try SeatPeople()
    alice = try people.logIn("alice", on: 3)
    bob = try people.logIn("bob", on: 4)
    try people.put(inFront: 3)
    hers = try people.watch(alice)
    his = try people.watch(bob)
    try #require(hers.wait(for: "device_added"), "\(people.daemon.log)")
  }

  func switchWhileThePenDraws() throws {
    var pen = DrawingPen()
    try people.draw(&pen, frames: 5)
    let change = try people.change(toFront: 4)
    try people.draw(&pen) { hers.count("device_removed") == 1 && !change.isRunning }
    #expect(hers.flags == [["switched"]])
    #expect(hers.last("finished")?["stored"] as? Int == 1)
    #expect(hers.newestSample <= hers.time(of: "device_removed"))
    try #require(his.wait(for: "device_added"))
    // The rest of that contact is nobody's.
    try people.draw(&pen, frames: 20)
    try people.lift(pen)
    #expect(his.count("sample") == 0)
    #expect(try people.strokes(of: alice) == nil)
  }

  func drawForTheOther() throws {
    let heard = hers.count("sample")
    var pen = DrawingPen()
    try people.draw(&pen, frames: 30)
    try people.lift(pen)
    try #require(his.wait(for: "finished"))
    #expect(his.count("sample") == 30 && his.flags == [[]])
    #expect(his.oldestSample > hers.newestSample)
    #expect(try people.strokes(of: bob)?.count == 1)
    #expect(hers.count("sample") == heard && hers.count("finished") == 1)
  }

  func lockWhileThePenDraws() throws {
    var pen = DrawingPen()
    try people.draw(&pen, frames: 10)
    try people.lock(bob, true)
    try #require(his.wait(for: "device_removed"))
    #expect(his.flags == [[], ["switched"]])
    #expect(try people.strokes(of: bob) == nil)
    try people.lift(pen)
    try people.lock(bob, false)
    try #require(his.wait(for: "device_added", times: 2))
    #expect(try people.strokes(of: bob)?.count == 2)
  }

  func restartLogindAndLogOut() throws {
    try people.run("/usr/bin/systemctl", ["restart", "systemd-logind"])
    try people.put(inFront: 3)
    try #require(hers.wait(for: "device_added", times: 2))
    #expect(try people.strokes(of: alice)?.count == 1)
    try people.logOut(alice)
    try #require(hers.wait(for: "end_of_stream"))
    #expect(hers.last("end_of_stream")?["reason"] as? String == "policy")
  }
}

/// A user who is logged in at the seat.
struct SeatUser {
  let name: String
  let session: String
}

/// People at seat0, a tablet, and a daemon that decides by who sits in front.
final class SeatPeople {
  let daemon: RunningProgram
  private let programs: Programs
  private let socket: String
  private let tablet: UinputTablet

  /// Whether logind rules a seat here.
  static var areThere: Bool { FileManager.default.fileExists(atPath: "/run/systemd/seats/seat0") }

  init() throws {
    programs = try Programs()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: programs.folder.path)
    socket = programs.path("socket")
    tablet = try UinputTablet(sharpDescription("wacom-intuos-pro-2-m", named: "Daemon Seat"))
    daemon = try programs.daemon(["--access", "seat"], socket: socket)
  }

  // MARK: What people do

  func logIn(_ name: String, on terminal: Int) throws -> SeatUser {
    let id = try run(Self.script, ["open", name, "\(terminal)"])
    return SeatUser(name: name, session: id.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  func logOut(_ user: SeatUser) throws { try run(Self.script, ["close", user.session]) }

  func put(inFront terminal: Int) throws { try run(Self.script, ["switch", "\(terminal)"]) }

  /// Begins to put a terminal in front.
  func change(toFront terminal: Int) throws -> Process {
    try programs.start(Self.script, ["switch", "\(terminal)"]).process
  }

  func lock(_ user: SeatUser, _ isLocked: Bool) throws {
    try run(Self.script, [isLocked ? "lock" : "unlock", user.session])
  }

  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../scripts/vm.d/session").standardizedFileURL.path

  /// Runs a program that must succeed; its output.
  @discardableResult func run(_ program: String, _ arguments: [String]) throws -> String {
    let outcome = try programs.run(program, arguments)
    try #require(outcome.status == 0, "\(program) \(arguments): \(outcome.errors)")
    return String(decoding: outcome.output, as: UTF8.self)
  }

  // MARK: What their pens do

  /// Draws at 50 Hz until something holds.
  func draw(_ pen: inout DrawingPen, until isDone: () -> Bool) throws {
    for _ in 0..<9_000 where !isDone() { try draw(&pen, frames: 1) }
    try #require(isDone(), "\(daemon.log)")
  }

  func draw(_ pen: inout DrawingPen, frames: Int) throws {
    for _ in 0..<frames {
      try tablet.send(pen.nextDown().span)
      usleep(20_000)
    }
  }

  func lift(_ pen: DrawingPen) throws { try tablet.send(pen.away().span) }

  // MARK: What their programs get

  private func start(_ user: SeatUser, _ arguments: [String]) throws -> RunningProgram {
    let credentials = ["--reuid", user.name, "--regid", user.name, "--init-groups"]
    return try programs.start(
      "/usr/bin/setpriv",
      credentials + [Programs.program("stylusctl").path] + arguments + ["--socket", socket])
  }

  func watch(_ user: SeatUser) throws -> WatchedSeat {
    let seat = WatchedSeat(try start(user, ["watch", "--json"]))
    try #require(seat.wait(for: "hello"))
    return seat
  }

  /// The finished strokes that a user can fetch; nil if that is denied.
  func strokes(of user: SeatUser) throws -> [String]? {
    let program = try start(user, ["strokes", "--json"])
    program.process.waitUntilExit()
    if program.process.terminationStatus != 0 {
      #expect(program.log.contains("does not allow this user to do that"))
      return nil
    }
    return program.text.split(separator: "\n").map(String.init)
  }
}

/// What `stylusctl watch --json` of one user has printed.
struct WatchedSeat {
  private let program: RunningProgram

  init(_ program: RunningProgram) { self.program = program }

  /// Every whole line so far.
  var events: [[String: Any]] {
    program.text.split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
  }

  private func all(_ event: String) -> [[String: Any]] {
    events.filter { $0["event"] as? String == event }
  }

  func last(_ event: String) -> [String: Any]? { all(event).last }

  func count(_ event: String) -> Int { all(event).count }

  /// When the first event of this name was, in microseconds.
  func time(of event: String) -> Int { all(event).first?["time"] as? Int ?? 0 }

  var newestSample: Int { sampleTimes.max() ?? 0 }

  var oldestSample: Int { sampleTimes.min() ?? 0 }

  private var sampleTimes: [Int] {
    all("sample").compactMap { ($0["sample"] as? [String: Any])?["time"] as? Int }
  }

  /// The flags with which strokes were finished.
  var flags: [[String]] { all("finished").map { $0["flags"] as? [String] ?? [] } }

  /// Waits until an event of this name has come so often.
  func wait(for event: String, times: Int = 1) -> Bool {
    for _ in 0..<Int(Programs.patience * 10) where count(event) < times { usleep(100_000) }
    return count(event) >= times
  }
}
