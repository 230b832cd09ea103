import LinuxIO
import StylusModel
import StylusProtocol
import VarlinkServer

/// What commands are given to: docs/scribble.md, Commands. Everything is done at once and without waiting.
protocol CommandedScribble {
  var status: ScribbleStatus { get }
  /// Turns it on or off; what counts then.
  mutating func set(_ mode: ScribbleModeChange) throws(ScribbleError) -> ScribbleMode
  /// Shows or hides the pad; what counts then.
  mutating func setPad(_ change: ScribblePadChange) throws(ScribbleError) -> ScribblePadState
  /// Gives the texts that could not be put in, and forgets them.
  mutating func takeTexts() -> ScribbleTexts
  mutating func reload() throws(ScribbleError)
}

/// Takes the commands of other programs of the same user and answers them.
final class ScribbleServer {
  private let calls: CallServer

  /// Listens, with mode 0600; a socket that a dead one left behind is replaced.
  ///
  /// - Parameter path: what somebody named; nil for the usual place.
  init(path: String?) throws(ScribbleFailure) {
    let usual = Environment.variable("XDG_RUNTIME_DIR").map { SocketPath.scribble($0) }
    guard let path = path ?? usual else { throw .noPlace }
    do throws(SystemError) {
      calls = try CallServer(UnixListener(path: path)) {
        $0.reply(ScribbleError.tooManyClients(limit: CallServer.mostClients))
      }
    } catch {
      throw error.reason.rawValue == SystemError.addressInUse ? .taken(path) : .commands(error)
    }
  }

  /// Readable when there is something to do.
  var descriptor: Int32 { calls.descriptor }

  /// When there is something to do at the latest.
  var deadline: Timestamp? { calls.deadline }

  /// Lets in, hears, answers and sees off whoever there is.
  func serve(_ scribble: inout some CommandedScribble, at now: Timestamp) {
    calls.serve(at: now) { call, client, _ in
      var writer = JSONWriter()
      do throws(ScribbleError) {
        try Self.perform(try ScribbleRequest(call), &scribble, &writer)
      } catch {
        writer = JSONWriter()
        writer.reply(error)
      }
      if call.mode != .oneway { client.reply(now) { $0 = writer } }
    }
  }

  private static func perform(
    _ request: ScribbleRequest, _ scribble: inout some CommandedScribble,
    _ writer: inout JSONWriter
  ) throws(ScribbleError) {
    switch request {
    case .getInfo: writer.reply(ServiceReply(version: Release.version, of: .scribble))
    case .getInterfaceDescription(let interface): writer.reply(interface)
    case .setMode(let mode): writer.reply(try scribble.set(mode))
    case .setPad(let change): writer.reply(try scribble.setPad(change))
    case .takeTexts: writer.reply(scribble.takeTexts())
    case .reload:
      try scribble.reload()
      writer.reply(JSONObject())
    case .getStatus: writer.reply(scribble.status)
    }
  }
}
