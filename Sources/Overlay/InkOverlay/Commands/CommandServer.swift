package import LinuxIO
package import StylusModel
package import StylusProtocol
import VarlinkServer

/// Takes the commands of other programs of the same user and answers them.
///
/// Life: watch ``descriptor``, and call ``serve(_:at:)`` whenever it is readable and when ``deadline`` has
/// come. Waits for nobody: one turn reads at most 1 KiB of each of 8 clients, which is 60 calls at most.
package final class CommandServer {
  private var listener: ClientListener
  private let poller: Poller
  private var clients: [CommandCaller] = []
  private var nextNumber: UInt64 = 1
  private var nextTicket: UInt64 = 1
  /// Tells who is at the other end of a socket.
  private let identify: (Int32) throws(SystemError) -> PeerCredentials
  private var ready: [Poller.Ready] = []
  private var buffer = [UInt8](repeating: 0, count: 1_024)
  /// When to listen again after there were no descriptors left; nil while it listens.
  private var pause: Timestamp?
  /// Whether somebody hides the overlay.
  private var isHiding = false
  /// Whether somebody was answered whose next call may be here already.
  private var isDue = false
  private var log = RationedLog(most: 1)

  /// So many clients are served at once.
  package static let mostClients = 8
  private static let listenerToken: UInt64 = 0
  private static let longestPause = Microseconds.milliseconds(1_000)

  /// Begins to listen.
  ///
  /// - Parameter identify: tells who is at the other end of a socket; the kernel, unless a test knows better.
  package init(
    _ listener: consuming UnixListener,
    identify: @escaping (Int32) throws(SystemError) -> PeerCredentials = UnixSocket.peer(of:)
  ) throws(SystemError) {
    let poller = try Poller()
    var clients = ClientListener(listener, token: Self.listenerToken)
    try clients.listen(on: poller)
    self.poller = poller
    self.listener = clients
    self.identify = identify
  }

  /// Readable when there is something to do.
  package var descriptor: Int32 { poller.number }

  /// When there is something to do at the latest, on CLOCK_MONOTONIC; nil while there is nobody.
  package var deadline: Timestamp? {
    if isDue { return Timestamp(microseconds: 0) }
    let deadlines = clients.compactMap(\.deadline)
    return (deadlines + (pause.map { [$0] } ?? [])).min()
  }

  /// Lets in, hears, answers and sees off whoever there is.
  package func serve(_ overlay: inout some CommandedOverlay, at now: Timestamp) {
    isDue = false
    do throws(SystemError) { try poller.wait(atMost: Microseconds(0), into: &ready) } catch {
      preconditionFailure("our own descriptors cannot be waited for: \(error)")
    }
    for report in ready {
      if report.token == Self.listenerToken {
        letIn(now)
      } else {
        clients.first { $0.connection.number == report.token }?.receive(
          report.found, using: &buffer)
      }
    }
    for client in clients { serve(client, &overlay, now) }
    settle(now)
    hide(&overlay)
  }

  /// Answers a call that was to be answered later; a caller that has gone hears nothing.
  package func tell(_ reply: some JSONWritable, to ticket: CommandTicket, at now: Timestamp) {
    answer(ticket, now) { $0.reply(reply) }
  }

  /// Refuses one.
  package func refuse(_ error: OverlayError, to ticket: CommandTicket, at now: Timestamp) {
    answer(ticket, now) { $0.reply(error) }
  }

  private func answer(
    _ ticket: CommandTicket, _ now: Timestamp, _ write: (inout JSONWriter) -> Void
  ) {
    guard let client = clients.first(where: { $0.awaits(ticket) }) else { return }
    client.reply(now, write)
    isDue = true
  }

  // MARK: Letting in

  private func letIn(_ now: Timestamp) {
    do throws(SystemError) {
      // Whoever comes behind so many is still there at the next turn.
      _ = try listener.accept(atMost: Self.mostClients, on: poller) {
        socket throws(SystemError) in try letIn(socket, now)
      }
    } catch {
      pause = now + Self.longestPause
      log.write("\(error). Raise the limit of open files (LimitNOFILE=)", now)
    }
  }

  private func letIn(_ socket: consuming FileDescriptor, _ now: Timestamp) throws(SystemError) {
    let peer = try identify(socket.number)
    guard peer.user == Environment.user else {
      return log.write(
        "refused process \(peer.process) of user \(peer.user): commands are for user "
          + "\(Environment.user) only", now)
    }
    guard clients.count < Self.mostClients else {
      log.write(
        "turned away process \(peer.process): \(Self.mostClients) clients are connected already. End those "
          + "that hold their connections", now)
      return ClientListener.refuse(socket) {
        $0.reply(OverlayError.tooManyClients(limit: Self.mostClients))
      }
    }
    let client = CommandCaller(number: nextNumber, socket, now)
    nextNumber += 1
    try poller.add(client.connection.descriptor, token: client.connection.number)
    clients.append(client)
  }

  // MARK: Answering

  private func serve(
    _ client: CommandCaller, _ overlay: inout some CommandedOverlay, _ now: Timestamp
  ) {
    client.connection.flush(now)
    while let call = client.nextCall(now) {
      answer(call, of: client, &overlay, now)
      client.connection.flush(now)
    }
  }

  private func answer(
    _ call: VarlinkCall, of client: CommandCaller, _ overlay: inout some CommandedOverlay,
    _ now: Timestamp
  ) {
    let isWanted = call.mode != .oneway
    do throws(OverlayError) {
      let request = try OverlayRequest(call)
      if request == .hide { client.hide(now) }
      let ticket = CommandTicket(number: nextTicket)
      nextTicket += 1
      var writer = JSONWriter()
      switch try Self.perform(request, &overlay, ticket, &writer) {
      case .written: if isWanted { client.reply(now) { $0 = writer } }
      case .later: if isWanted { client.postpone(ticket) }
      }
    } catch {
      if isWanted { client.reply(now) { $0.reply(error) } }
    }
  }

  /// When a call is answered.
  private enum Answer {
    case written
    case later
  }

  private static func perform(
    _ request: OverlayRequest, _ overlay: inout some CommandedOverlay, _ ticket: CommandTicket,
    _ writer: inout JSONWriter
  ) throws(OverlayError) -> Answer {
    switch request {
    case .getInfo: writer.reply(ServiceReply(version: Release.version, of: .overlay))
    case .getInterfaceDescription(let interface): writer.reply(interface)
    case .setMode(let mode): writer.reply(overlay.set(mode))
    case .setInk(let ink): writer.reply(try overlay.set(ink))
    case .perform(let line):
      try overlay.perform(line)
      writer.reply(JSONObject())
    case .undo:
      try overlay.undo()
      writer.reply(JSONObject())
    case .redo:
      try overlay.redo()
      writer.reply(JSONObject())
    case .clear(let clearing):
      try overlay.clear(clearing)
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
      guard let opened = try overlay.open(file, ticket) else { return .later }
      writer.reply(opened)
    }
    return .written
  }

  // MARK: Seeing off

  /// Who hid the overlay may have gone.
  private func hide(_ overlay: inout some CommandedOverlay) {
    let hides = clients.contains(where: \.hides)
    if isHiding, !hides { overlay.hide(false) }
    isHiding = hides
  }

  private func settle(_ now: Timestamp) {
    for client in clients {
      client.settle(now, in: poller)
      if client.connection.isOver { poller.remove(client.connection.descriptor) }
    }
    clients.removeAll(where: \.connection.isOver)
    guard let pause, now >= pause else { return }
    do throws(SystemError) {
      try listener.listen(on: poller)
      self.pause = nil
    } catch {
      self.pause = now + Self.longestPause
    }
  }
}
