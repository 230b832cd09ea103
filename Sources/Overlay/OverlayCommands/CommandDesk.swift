package import LinuxIO
package import StylusModel
package import StylusProtocol

/// Takes the commands of other programs of the same user and answers them.
///
/// Life: watch ``descriptor``, and call ``serve(_:at:)`` whenever it is readable and when ``deadline`` has
/// come. Waits for nobody: one turn reads at most 1 KiB of each of 8 clients, which is 60 calls at most.
package final class CommandDesk {
  private let listener: UnixListener
  private let poller: Poller
  private var clients: [CommandClient] = []
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
  /// When the log told last that somebody was turned away.
  private var told: Timestamp?

  /// So many clients are served at once.
  package static let mostClients = 8
  private static let listenerToken: UInt64 = 0
  private static let longestPause = Microseconds.milliseconds(1_000)
  private static let betweenLines = Microseconds.milliseconds(60_000)

  /// Begins to listen.
  ///
  /// - Parameter identify: tells who is at the other end of a socket; the kernel, unless a test knows better.
  package init(
    _ listener: consuming UnixListener,
    identify: @escaping (Int32) throws(SystemError) -> PeerCredentials = UnixSocket.peer(of:)
  ) throws(SystemError) {
    let poller = try Poller()
    try poller.add(listener.number, token: Self.listenerToken)
    self.poller = poller
    self.listener = listener
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
        clients.first { $0.number == report.token }?.receive(report.found, using: &buffer)
      }
    }
    for client in clients { serve(client, &overlay, now) }
    settle(now)
    hide(&overlay)
  }

  /// Answers a call that was to be answered later; a caller that has gone hears nothing.
  package func tell(
    _ outcome: Result<OverlaySaved, OverlayError>, to ticket: CommandTicket, at now: Timestamp
  ) {
    guard let client = clients.first(where: { $0.awaited == ticket }) else { return }
    client.reply(now) { writer in
      switch outcome {
      case .success(let saved): writer.reply(saved)
      case .failure(let error): writer.reply(error)
      }
    }
    isDue = true
  }

  // MARK: Letting in

  private func letIn(_ now: Timestamp) {
    do throws(SystemError) {
      // Whoever comes behind so many is still there at the next turn.
      for _ in 0..<Self.mostClients {
        guard let socket = try listener.accept() else { return }
        try letIn(socket, now)
      }
    } catch {
      // Else it would be reported again at once, and for ever.
      poller.remove(listener.number)
      pause = now + Self.longestPause
      warn("\(error). Raise the limit of open files (LimitNOFILE=)", now)
    }
  }

  private func letIn(_ socket: consuming FileDescriptor, _ now: Timestamp) throws(SystemError) {
    let peer = try identify(socket.number)
    guard peer.user == Environment.user else {
      return warn(
        "refused process \(peer.process) of user \(peer.user): commands are for user "
          + "\(Environment.user) only", now)
    }
    guard clients.count < Self.mostClients else {
      warn(
        "turned away process \(peer.process): \(Self.mostClients) clients are connected already. End those "
          + "that hold their connections", now)
      return refuse(socket)
    }
    let client = CommandClient(number: nextNumber, socket, now)
    nextNumber += 1
    try poller.add(client.descriptor, token: client.number)
    clients.append(client)
  }

  /// Says why and closes the connection; a socket that nothing was written to has room for that.
  private func refuse(_ socket: consuming FileDescriptor) {
    var writer = JSONWriter()
    writer.reply(OverlayError.tooManyClients(limit: Self.mostClients))
    // Who has gone already hears nothing, and needs nothing.
    _ = try? UnixSocket.sendSome(writer.bytes.span, to: socket)
  }

  /// Tells the log of what others can cause as often as they like, once a minute.
  private func warn(_ message: String, _ now: Timestamp) {
    if let told, now - told < Self.betweenLines { return }
    told = now
    Log.write(.warning, message)
  }

  // MARK: Answering

  private func serve(
    _ client: CommandClient, _ overlay: inout some CommandedOverlay, _ now: Timestamp
  ) {
    client.flush(now)
    while let call = client.nextCall(now) {
      answer(call, of: client, &overlay, now)
      client.flush(now)
    }
  }

  private func answer(
    _ call: VarlinkCall, of client: CommandClient, _ overlay: inout some CommandedOverlay,
    _ now: Timestamp
  ) {
    var writer = JSONWriter()
    do throws(OverlayError) {
      let request = try OverlayRequest(call)
      if request == .hide { client.hide(now) }
      if case .save(let saving) = request {
        let ticket = CommandTicket(number: nextTicket)
        nextTicket += 1
        guard let saved = try overlay.save(saving, ticket) else {
          if call.mode != .oneway { client.postpone(ticket) }
          return
        }
        writer.reply(saved)
      } else {
        try Self.perform(request, &overlay, &writer)
      }
    } catch {
      writer.reply(error)
    }
    if call.mode != .oneway { client.reply(now) { $0 = writer } }
  }

  private static func perform(
    _ request: OverlayRequest, _ overlay: inout some CommandedOverlay, _ writer: inout JSONWriter
  ) throws(OverlayError) {
    switch request {
    case .getInfo: writer.reply(ServiceReply(version: Release.version, of: .overlay))
    case .getInterfaceDescription(let interface): writer.reply(interface)
    case .setMode(let mode): writer.reply(overlay.set(mode))
    case .setInk(let ink): writer.reply(try overlay.set(ink))
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
    case .save: preconditionFailure("saving may be answered later")
    }
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
      client.hurry(now)
      client.updateInterest(in: poller)
      if client.isOver { poller.remove(client.descriptor) }
    }
    clients.removeAll(where: \.isOver)
    guard let pause, now >= pause else { return }
    do throws(SystemError) {
      try poller.add(listener.number, token: Self.listenerToken)
      self.pause = nil
    } catch {
      self.pause = now + Self.longestPause
    }
  }
}
