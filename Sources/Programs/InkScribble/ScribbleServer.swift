import LinuxIO
import ProgramElements
import StylusModel
import StylusProtocol
import VarlinkServer

/// The receiver of commands: docs/develop/scribble-elements.md, Commands. Everything is done at
/// once and without waiting.
protocol CommandedScribble {
  var status: ScribbleStatus { get }
  /// Turns it on or off; returns the new state.
  mutating func setMode(_ mode: ScribbleModeChange) throws(ScribbleError) -> ScribbleMode
  /// Shows or hides the pad; returns the new state.
  mutating func setPad(_ change: ScribblePadChange) throws(ScribbleError) -> ScribblePadState
  /// Gives the texts that could not be inserted, and forgets them.
  mutating func takeTexts() -> ScribbleTexts
  mutating func reload() throws(ScribbleError)
  /// Programs that have elements of their own.
  var programs: ElementPrograms { get }
}

/// Takes the commands of other programs of the same user and answers them.
final class ScribbleServer {
  private let calls: CallServer

  /// Listens, with mode 0600; a socket that a dead one left behind is replaced.
  ///
  /// - Parameter path: a path set by the user; nil for the default.
  init(path: String?) throws(ScribbleLoopError) {
    let folder = Environment.variable("XDG_RUNTIME_DIR")
    if path == nil, let folder {
      do throws(UntrustedFolderError) { try RuntimeFolder.check(folder) } catch {
        throw .untrusted(error)
      }
    }
    guard let path = path ?? folder.map({ SocketPath.scribble($0) }) else { throw .noPlace }
    do throws(SystemError) {
      calls = try CallServer(
        UnixListener(path: path), mostListeners: ElementPrograms.mostPrograms
      ) { $0.reply(ScribbleError.tooManyClients(limit: Self.mostClients)) }
    } catch {
      throw error.reason.rawValue == SystemError.addressInUse ? .taken(path) : .commands(error)
    }
  }

  private static let mostClients = CallServer.mostClients + ElementPrograms.mostPrograms

  /// Readable when there is something to do.
  var descriptor: Int32 { calls.descriptor }

  /// When there is something to do at the latest.
  var deadline: Timestamp? { calls.deadline }

  /// Accepts, reads, answers and disconnects clients.
  func serve(_ scribble: inout some CommandedScribble, at now: Timestamp) {
    calls.serve(at: now) { call, client, _ in
      if client.isListener {
        return Self.dispatchCall(call, of: client, scribble.programs, at: now)
      }
      var writer = JSONWriter()
      do throws(ScribbleError) {
        let request = try ScribbleRequest(call)
        if case .serveElements(let program) = request {
          try scribble.programs.addProgram(
            client.connection.number, process: client.process, program.name, at: now)
          return client.listen()
        }
        try Self.handleRequest(request, &scribble, &writer)
      } catch {
        writer = JSONWriter()
        writer.reply(error)
      }
      if call.mode != .oneway { client.reply(now) { $0 = writer } }
    }
    for number in calls.takeGone() { scribble.programs.removeProgram(number, at: now) }
  }

  // MARK: Programs with elements

  /// A call of a program that serves elements: it has no reply, for replies of that connection are
  /// events.
  private static func dispatchCall(
    _ call: VarlinkCall, of client: CommandCaller, _ programs: ElementPrograms, at now: Timestamp
  ) {
    let number = client.connection.number
    guard call.mode == .oneway else {
      return client.connection.abandon(because: "it requests a reply to a message that is an event")
    }
    do throws(ScribbleError) {
      switch try ScribbleRequest(call) {
      case .setElements(let elements): try programs.setElements(elements, of: number, at: now)
      case .answer(let answer): programs.acceptAnswer(answer, of: number, at: now)
      default: throw .call(.methodNotImplemented(call.method))
      }
    } catch {
      var parameter: String?
      if case .call(.invalidParameter(let name)) = error { parameter = name }
      programs.refuse(number, error: error.name, parameter: parameter)
    }
  }

  /// Sends messages to programs.
  func sendEvents(_ programs: ElementPrograms, at now: Timestamp) {
    guard programs.hasEvents else { return }
    for (number, event) in programs.takeEvents() {
      calls.notifyListener(number, now) { $0.reply(event, continues: true) }
    }
  }

  private static func handleRequest(
    _ request: ScribbleRequest, _ scribble: inout some CommandedScribble,
    _ writer: inout JSONWriter
  ) throws(ScribbleError) {
    switch request {
    case .getInfo: writer.reply(ServiceReply(version: Release.version, of: .scribble))
    case .getInterfaceDescription(let interface): writer.reply(InterfaceReply(interface))
    case .setMode(let mode): writer.reply(try scribble.setMode(mode))
    case .setPad(let change): writer.reply(try scribble.setPad(change))
    case .takeTexts: writer.reply(scribble.takeTexts())
    case .reload:
      try scribble.reload()
      writer.reply(JSONObject())
    case .getStatus: writer.reply(scribble.status)
    case .serveElements, .setElements, .answer: throw .notServing
    }
  }
}
