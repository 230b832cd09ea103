package import LinuxIO
package import StylusModel
package import StylusProtocol
package import VarlinkServer

/// Takes the commands of other programs of the same user and answers them.
///
/// Life: watch ``descriptor``, and call ``serve(_:at:)`` whenever it is readable and when
/// ``deadline`` has come. Waits for nobody: one turn reads at most 1 KiB of each of 8 clients,
/// which is 60 calls at most.
package final class CommandServer {
  private let calls: CallServer
  /// Whether somebody hides the overlay.
  private var isHiding = false

  /// The maximum number of clients.
  package static let mostClients = CallServer.mostClients

  /// Begins to listen.
  ///
  /// - Parameter identify: tells who is at the other end of a socket; the kernel, unless a test
  ///   knows better.
  package init(
    _ listener: consuming UnixListener,
    identify: @escaping (Int32) throws(SystemError) -> PeerCredentials = UnixSocket.peer(of:)
  ) throws(SystemError) {
    calls = try CallServer(listener, identify: identify) {
      $0.reply(OverlayError.tooManyClients(limit: CallServer.mostClients))
    }
  }

  /// Readable when there is something to do.
  package var descriptor: Int32 { calls.descriptor }

  /// When there is something to do at the latest, on CLOCK_MONOTONIC; nil while there is nobody.
  package var deadline: Timestamp? { calls.deadline }

  /// Accepts, reads, answers and disconnects clients.
  package func serve(_ overlay: inout some CommandedOverlay, at now: Timestamp) {
    calls.serve(at: now) { call, client, ticket in
      handleCall(call, of: client, &overlay, ticket, now)
    }
    hide(&overlay)
  }

  /// Answers a deferred call; a caller that has gone gets no answer.
  package func sendReply(_ reply: some JSONWritable, to ticket: CommandTicket, at now: Timestamp) {
    calls.answer(ticket, now) { $0.reply(reply) }
  }

  /// Refuses one.
  package func refuse(_ error: OverlayError, to ticket: CommandTicket, at now: Timestamp) {
    calls.answer(ticket, now) { $0.reply(error) }
  }

  private func handleCall(
    _ call: VarlinkCall, of client: CommandCaller, _ overlay: inout some CommandedOverlay,
    _ ticket: CommandTicket, _ now: Timestamp
  ) {
    let isWanted = call.mode != .oneway
    do throws(OverlayError) {
      let request = try OverlayRequest(call)
      if request == .hide { client.hide(now) }
      var writer = JSONWriter()
      switch try Self.handleRequest(request, &overlay, ticket, &writer) {
      case .written: if isWanted { client.reply(now) { $0 = writer } }
      case .later: if isWanted { client.postpone(ticket) }
      }
    } catch {
      if isWanted { client.reply(now) { $0.reply(error) } }
    }
  }

  /// When a call is answered.
  private enum ReplyTiming {
    case written
    case later
  }

  private static func handleRequest(
    _ request: OverlayRequest, _ overlay: inout some CommandedOverlay, _ ticket: CommandTicket,
    _ writer: inout JSONWriter
  ) throws(OverlayError) -> ReplyTiming {
    switch request {
    case .getInfo: writer.reply(ServiceReply(version: Release.version, of: .overlay))
    case .getInterfaceDescription(let interface): writer.reply(InterfaceReply(interface))
    case .setMode(let mode): writer.reply(overlay.setMode(mode))
    case .setInk(let ink): writer.reply(try overlay.setInk(ink))
    case .perform(let line):
      try overlay.performLine(line)
      writer.reply(JSONObject())
    case .undo:
      try overlay.undo()
      writer.reply(JSONObject())
    case .redo:
      try overlay.redo()
      writer.reply(JSONObject())
    case .clear(let clearing):
      try overlay.clearInk(clearing)
      writer.reply(JSONObject())
    case .leaveOut(let areas):
      overlay.leaveOut(areas)
      writer.reply(JSONObject())
    case .hide:
      overlay.hide(true)
      writer.reply(JSONObject())
    case .reload:
      try overlay.reload()
      writer.reply(JSONObject())
    case .getStatus: writer.reply(overlay.status)
    case .getStatistics: writer.reply(overlay.statistics)
    case .save(let saving):
      guard let saved = try overlay.save(saving, ticket) else { return .later }
      writer.reply(saved)
    case .open(let file):
      guard let opened = try overlay.openFile(file, ticket) else { return .later }
      writer.reply(opened)
    }
    return .written
  }

  /// The client that hid the overlay may be gone.
  private func hide(_ overlay: inout some CommandedOverlay) {
    let hides = calls.hides
    if isHiding, !hides { overlay.hide(false) }
    isHiding = hides
  }
}
