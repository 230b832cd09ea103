import Foundation
import ProgramKit
import Testing

private let tool = ProcessInfo.processInfo.environment["STYLUSD_VARLINKCTL"]

/// The daemon asked by `varlinkctl`, a Varlink client that systemd's people wrote.
///
/// scripts/varlinkctl fetches it where the host has none; STYLUSD_VARLINKCTL names it.
@Suite(.enabled(if: tool != nil, "STYLUSD_VARLINKCTL names no varlinkctl"))
struct VarlinkctlTests {
  let programs: Programs
  private var socket: String { programs.path("socket") }

  init() throws {
    programs = try Programs()
    _ = try programs.daemon(["--replay", "demo", "--speed", "1"], socket: socket)
  }

  /// What varlinkctl says; its messages beside the answer go with the errors.
  private func ask(_ verb: String, _ arguments: String...) throws -> Programs.Outcome {
    let options = arguments.filter { $0.hasPrefix("--") }
    let others = arguments.filter { !$0.hasPrefix("--") }
    return try programs.run(
      try #require(tool), [verb] + options + ["unix:" + socket] + others)
  }

  /// The reply to a call as an object.
  private func call(_ method: String, _ parameters: String = "{}") throws -> [String: Any] {
    let outcome = try ask("call", "--json=short", "org.stylusd.\(method)", parameters)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try object(outcome.lines.first)
  }

  @Test func theServiceDescribesItself() throws {
    let info = try ask("info", "--json=short")
    let described = try object(info.lines.first)
    #expect(described["vendor"] as? String == "stylusd")
    #expect(
      Set(described["interfaces"] as? [String] ?? []) == ["org.stylusd", "org.varlink.service"])
  }

  @Test func theInterfaceIsReadAndFoundValid() throws {
    let text = try ask("introspect", "org.stylusd")
    #expect(text.lines.contains { $0.hasPrefix("method GetStrokes(") })
    let file = programs.path("interface")
    try text.output.write(to: URL(fileURLWithPath: file))
    let verdict = try programs.run(try #require(tool), ["validate-idl", file])
    #expect(verdict.status == 0, "\(verdict.errors)")
  }

  @Test func eachMethodThatAnswersIsAnswered() throws {
    #expect(try call("GetStatus")["protocol"] as? Int == 1)
    #expect(try call("ListTablets")["tablets"] is [Any])
    #expect(try call("GetStatistics")["hops"] is [Any])
    #expect(try call("GetStrokes", #"{"since":0,"samples":false}"#)["missed"] as? Int == 0)
  }

  @Test func errorsHaveTheirNames() throws {
    let cases = [
      ("org.stylusd.GetStrokes", #"{"since":-1}"#, "org.varlink.service.InvalidParameter"),
      ("org.stylusd.GetInk", "{}", "org.varlink.service.MethodNotFound"),
      ("org.stylusd.ListJournal", "{}", "org.stylusd.NoJournal"),
      (
        "org.stylusd.SendLateValues", #"{"device":1,"properties":["roll"],"clock":"arrival"}"#,
        "org.stylusd.ExpectedUpgrade"
      ),
    ]
    for (method, parameters, error) in cases {
      let outcome = try ask("call", method, parameters)
      #expect(outcome.status != 0)
      #expect(outcome.errors.contains(error), "\(outcome.errors)")
    }
  }

  @Test func aLiveStreamComesAsReplies() throws {
    let listening = try programs.start(
      try #require(tool),
      ["call", "--more", "--json=short", "unix:" + socket, "org.stylusd.Subscribe", "{}"])
    #expect(eventually { listening.lines.count { $0.contains("\"event\":\"finished\"") } >= 2 })
    #expect(listening.lines.first?.contains("\"event\":\"hello\"") == true)
    listening.signal(SIGTERM)
  }
}
