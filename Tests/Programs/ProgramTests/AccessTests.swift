import Foundation
import ProgramKit
import StylusModel
import StylusProtocol
import Testing

/// Who may listen, as the programs see it where no logind can be asked, and what the log says of
/// ink.
@Suite struct AccessTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  /// No bus at all, also on a machine that has one.
  private static let alone = ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent/bus"]

  @Test(.enabled(if: geteuid() == 0, "needs root, to be somebody else"))
  func withoutLogindRootIsServedAndOthersAreRefusedInFewLines() throws {
    try programs.permit(0o755, programs.folder.path)
    let daemon = try programs.daemon(
      ["--access", "seat", "--replay", try programs.shortInk()], socket: socket,
      environment: Self.alone)
    #expect(daemon.awaitLog("until logind reports who is in front of the tablets"))
    #expect(try RawClient(socket).isAnswered())
    let start = ContinuousClock.now
    for _ in 0..<15 {
      let refused = try programs.start(
        "/usr/bin/setpriv",
        [
          "--reuid=65534", "--regid=65534", "--clear-groups", Programs.program("stylusctl").path,
          "devices", "--socket", socket,
        ])
      #expect(refused.awaitEnd() == 1)
      #expect(refused.log.contains("does not allow this user to do that"))
    }
    // Ten lines a minute, and one that counts the rest.
    let most = 11 * startedMinutes(since: start)
    #expect(daemon.logLines(with: "who lacks the permission").count <= most)
    #expect(daemon.logLines(with: "of user 65534").first?.contains("refused a call") == true)
    #expect(daemon.logLines(with: "until logind reports").count == 1)
    #expect(daemon.stop() == 0)
  }

  @Test func aGroupThatDoesNotExistIsNamed() throws {
    let config = try programs.configure("access = seat\nink-group = no-such-group")
    let daemon = try programs.daemon(
      ["--config", config, "--replay", try programs.shortInk()], socket: socket,
      environment: Self.alone)
    #expect(daemon.log.contains("ink-group: there is no group \"no-such-group\""))
    #expect(daemon.stop() == 0)
  }

  @Test func noNumberOfAnySampleIsEverInTheLog() throws {
    var script = InkScript()
    script.pace = 7
    script.approach()
    for _ in 0..<3 {
      script.stroke(60, every: 5_000)
      script.pause(milliseconds: -20)  // Something to say about the ink.
      script.move(5, every: 5_000)
    }
    script.leave()
    let daemon = try programs.daemon(
      ["--replay", try script.write(to: programs.path("ink")), "--speed", "4"], socket: socket)
    for text in ["nonsense", #"{"method":"org.stylusd.SendLateValues"}"#] {
      let hostile = try RawClient(socket)
      _ = try hostile.reply(to: text)
    }
    let talking = try RawClient(socket)
    talking.call(Call.frames)
    _ = try talking.reply()
    talking.call("hello")
    let stream = try RawClient(socket)
    let told = try stream.wholeStream()
    daemon.signal(SIGHUP)
    #expect(daemon.stop() == 0)

    let samples = told.flatMap { message -> [Sample] in
      if case .update(.sample(_, let sample)) = message.content { return [sample] }
      return []
    }
    #expect(samples.count > 100)
    // Our own number, and the folder's name, may have any digits.
    let log = daemon.log.replacingOccurrences(of: programs.folder.path, with: "FOLDER")
      .replacingOccurrences(of: "process \(getpid())", with: "process PID")
    #expect(
      log.contains("is earlier than") && log.contains("something other than a call")
        && log.contains("stopping"))
    let numbers = Set(log.split { !$0.isNumber && $0 != "." }.map(String.init))
    for sample in samples {
      let (x, y) = (sample.x.value, sample.y.value)
      let told = [x, y, sample.pressure.value].map { "\($0)" }
      let raw = [x, y].map { "\(Int(($0 * 200).rounded()))" }
      #expect(numbers.isDisjoint(with: told + raw))
    }
    #expect(!InkScript.isTold(in: log, of: programs))
  }
}
