import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

/// Programs with elements at the socket of a real inkscribe, without a desktop: who is let in, what
/// it may say, and when it goes.
@Suite struct ScribbleElementTests {
  let programs: Programs
  let socket: String
  private let scribble: RunningProgram

  init() throws {
    programs = try Programs()
    let socket = programs.path("c")
    self.socket = socket
    scribble = try programs.start(
      "inkscribe", ["--mode", "off", "--commands", socket, "--config", "/dev/null"],
      environment: [
        "XDG_RUNTIME_DIR": programs.folder.path, "XDG_STATE_HOME": programs.path("state"),
        "XDG_CONFIG_HOME": programs.path("config"),
      ])
    #expect(eventually { isListening(at: socket) }, "\(scribble.log)")
  }

  private func counts() throws -> [ScribbleStatus.Program] {
    var connection = try ScribbleConnection(path: socket)
    return try connection.status().programs
  }

  private func isTold(_ expected: [ScribbleStatus.Program]) throws -> Bool {
    try eventually { try counts() == expected }
  }

  private static let plate = ScribbleElement(
    "plate", .text, ScribbleArea(left: 1, top: 2, width: 3, height: 4))

  /// The next event that comes.
  private func event(of program: inout ScribbleProgram) throws -> ScribbleEvent? {
    var event: ScribbleEvent?
    _ = try eventually {
      event = try program.next()
      return event != nil
    }
    return event
  }

  @Test func elementsAreThereAsLongAsTheirConnection() throws {
    do {
      var program = try ScribbleProgram("first", path: socket)
      #expect(try event(of: &program) == .expected(false))
      try program.set([Self.plate])
      #expect(try isTold([ScribbleStatus.Program(name: "first", elements: 1)]))
      #expect(!program.isPenExpected && !program.isHandlingWriting)
      let status = try programs.run("stylusctl", ["scribble", "--socket", socket, "status"]).lines
      #expect(status.contains("elements of first: 1"), "\(status)")
    }
    #expect(try isTold([]))
  }

  @Test func sixteenProgramsBesideTheCallers() throws {
    var all: [Held] = []
    for number in 0..<16 { all.append(try Held("\(number)", socket)) }
    #expect(try eventually { try counts().count == 16 })
    var more = try ScribbleProgram("one more", path: socket)
    var refusal: ScribbleProgramError?
    do throws(ScribbleProgramError) {
      _ = try eventually { () throws(ScribbleProgramError) in try more.next() != nil }
    } catch {
      refusal = error
    }
    #expect(refusal?.description.contains("16 programs") == true)
    all.removeLast()
    #expect(try eventually { try counts().count == 15 })
  }

  /// Something that cannot be copied, in a list.
  private final class Held {
    var program: ScribbleProgram
    init(_ name: String, _ path: String) throws { program = try ScribbleProgram(name, path: path) }
  }

  @Test func whatIsWrongIsToldAndChangesNothing() throws {
    var program = try ScribbleProgram("first", path: socket)
    _ = try event(of: &program)
    try program.set([Self.plate])
    var wide = Self.plate
    wide.area.width = 1e9
    for elements in [
      [wide], [Self.plate, Self.plate],
      (0..<300).map { ScribbleElement("\($0)", .text, Self.plate.area) },
    ] {
      try program.set(elements)
      guard case .refused(let error, let parameter)? = try event(of: &program) else {
        Issue.record("nothing was refused")
        return
      }
      #expect(error == "org.varlink.service.InvalidParameter")
      #expect(parameter == (elements.count == 1 ? "area" : "elements"))
    }
    #expect(try isTold([ScribbleStatus.Program(name: "first", elements: 1)]))
    // More than a call may have: who sends that is seen off.
    try program.set((0..<10_000).map { ScribbleElement("\($0)", .text, Self.plate.area) })
    #expect(try isTold([]))
    #expect(scribble.process.isRunning)
  }

  @Test func nobodyElseIsHeardWhereEventsAreTold() throws {
    let client = try RawClient(socket)
    client.call(#"{"method":"org.stylusd.scribble.SetElements","parameters":{"elements":[]}}"#)
    #expect(try client.reply()?.contains("NotServing") == true)
    client.call(
      #"{"method":"org.stylusd.scribble.ServeElements","more":true,"parameters":{"name":"raw"}}"#)
    #expect(try client.reply()?.contains(#""continues":true"#) == true)
    client.call(
      #"{"method":"org.stylusd.scribble.SetMode","oneway":true,"parameters":{"mode":"on"}}"#)
    #expect(try client.reply()?.contains("MethodNotImplemented") == true)
    #expect(try isTold([ScribbleStatus.Program(name: "raw", elements: 0)]))
    client.call(#"{"method":"org.stylusd.scribble.GetStatus"}"#)
    #expect(try client.reply() == nil)
    #expect(try isTold([]))
  }
}
