package import LinuxIO
package import StylusModel
package import StylusProtocol

/// One client's socket, with its incoming and outgoing bytes and its time limits.
///
/// Never blocks: bytes that the socket does not accept stay in the outbox. It reads calls and sends
/// answers. The owner decides who may call when, and which protocol follows a call that changes it.
package final class VarlinkConnection {
  /// The connection's number, and its token in the poller; never reused.
  package let number: UInt64
  /// The bytes waiting to be sent.
  package var outbox: Outbox
  /// The times of the client's activity, and its limits.
  package var timeouts: ClientTimeouts
  /// The violations of the client that the log reports.
  package var violations = ClientViolations()
  /// Why the connection is over; nil while it lives.
  package private(set) var ending: Ending?
  /// How much the socket accepted the last time.
  package private(set) var room = SocketRoom.enough
  /// The largest number of bytes that waited after a write.
  package private(set) var mostWaiting = 0
  private let socket: FileDescriptor
  private var inbox = VarlinkDecoder(limit: VarlinkDecoder.longestCall)
  private var interest = Poller.Interest.readable
  private var isInputOver = false

  /// Why a connection is over.
  package enum Ending: Equatable, Sendable {
    /// The client disconnected, the socket broke, or it is closed in spite of waiting bytes.
    case gone
    /// The waiting bytes are sent first, if the socket accepts them soon.
    case afterOutbox
  }

  /// How much the socket accepted the last time.
  package enum SocketRoom: Sendable {
    /// Everything.
    case enough
    /// Less than was offered.
    case none
    /// Less than was offered, but it has asked for more since.
    case again
  }

  /// When the client is listened to.
  package enum ReadPolicy: Sendable {
    case always
    /// While nothing waits for it: a client that calls without reading the answers fills only its
    /// own socket.
    case whenAnswered
    case never
  }

  /// Takes over a non-blocking socket.
  package init(number: UInt64, _ socket: consuming FileDescriptor, _ timeouts: ClientTimeouts) {
    self.number = number
    self.socket = socket
    self.timeouts = timeouts
    outbox = Outbox(capacity: 4_096, endOfMessage: VarlinkDecoder.end(ofMessageAt:in:))
  }

  /// The descriptor to watch.
  package var descriptor: Int32 { socket.number }

  /// Whether nothing is left to do for the client.
  package var isOver: Bool { ending == .gone || (ending == .afterOutbox && outbox.isEmpty) }

  /// Ends the connection once all waiting bytes are sent.
  package func closeAfterSending() { if ending == nil { ending = .afterOutbox } }

  /// Ends the connection if the client will send no more and has received everything; to be called
  /// when there is no next call, and none is being answered.
  package func finishIfSilent() { if isInputOver, outbox.isEmpty { closeAfterSending() } }

  /// Ends the connection now.
  package func abandon() { ending = .gone }

  /// Ends the connection now, because of a violation by the client.
  package func abandon(because offence: String) {
    violations.recordViolation(offence)
    abandon()
  }

  // MARK: Hearing

  /// Reads at most one buffer of bytes from the socket; empty if there are none, or no more will
  /// come.
  ///
  /// The slice must be released before the buffer is used again.
  package func read(using buffer: inout [UInt8]) -> ArraySlice<UInt8> {
    guard ending == nil else { return [] }
    do throws(Errno) {
      guard let count = try socket.read(into: &buffer) else { return [] }
      // A script may close its sending half and still wait for the answer.
      if count == 0 { isInputOver = true }
      return buffer[..<count]
    } catch {
      abandon()
      return []
    }
  }

  /// Takes bytes of calls, in whatever pieces they arrive.
  package func feed(_ bytes: ArraySlice<UInt8>) { inbox.feed(bytes) }

  /// The next complete call; nil if there is none, or answers wait.
  ///
  /// Bytes that are not a call end the connection: the start of the next call is unknown.
  package func nextCall(_ now: Timestamp) -> VarlinkCall? {
    guard ending == nil, outbox.isEmpty else { return nil }
    do throws(ProtocolError) {
      guard let message = try inbox.nextMessage() else { return nil }
      timeouts.recordCall(now)
      return try VarlinkCall(parsing: message)
    } catch {
      abandon(because: "it sent something other than a call")
      return nil
    }
  }

  /// The bytes after the last call, which are no longer a call.
  package func takeUnread() -> [UInt8] { inbox.takeRest() }

  // MARK: Telling

  /// Puts a reply into the outbox.
  package func reply(_ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    body(&writer)
    outbox.append { $0 += writer.bytes }
  }

  /// To be called when the socket accepts more.
  package func roomCame() { if room == .none { room = .again } }

  /// Sends as much as the socket accepts.
  package func flush(_ now: Timestamp) {
    guard ending != .gone, !outbox.isEmpty else { return }
    let before = outbox.count
    do throws(Errno) {
      while !outbox.isEmpty {
        let waiting = outbox.count
        try outbox.send { span throws(Errno) in try UnixSocket.sendSome(span, to: socket) }
        if outbox.count == waiting { break }
      }
    } catch {
      return abandon()
    }
    mostWaiting = max(mostWaiting, outbox.count)
    room = outbox.isEmpty ? .enough : .none
    timeouts.sent(now, tookSome: outbox.count < before, tookAll: outbox.isEmpty)
  }

  /// Tells the poller what to wait for now.
  package func updateInterest(in poller: borrowing Poller, _ listening: ReadPolicy) {
    var wanted: Poller.Interest = room == .none ? .writable : []
    if !isInputOver, ending == nil, listens(listening) { wanted.insert(.readable) }
    guard wanted != interest, ending != .gone else { return }
    interest = wanted
    do throws(SystemError) { try poller.change(descriptor, token: number, wanted) } catch {
      abandon()
    }
  }

  private func listens(_ listening: ReadPolicy) -> Bool {
    switch listening {
    case .always: true
    case .whenAnswered: outbox.isEmpty
    case .never: false
    }
  }

  // MARK: Time

  /// Closes the connection of a client that does not complete its call, does not read the answers,
  /// or does not read the bytes that remain at the end.
  ///
  /// - Parameter awaitsCall: whether it is the client's turn to call.
  package func hurry(_ now: Timestamp, awaitsCall: Bool) {
    guard ending == nil else {
      if timeouts.isOver(withLeaver: now) { abandon() }
      return
    }
    // A client that sends no more calls, such as a script behind a pager, may read slowly.
    if !isInputOver, timeouts.isOver(withReader: now) {
      return abandon(because: "it does not read its answers")
    }
    // Calls wait for their turn while an answer is on its way.
    guard awaitsCall, outbox.isEmpty else { return }
    guard timeouts.isOver(withSpeaker: now, isWithinCall: inbox.isWithinMessage) else { return }
    abandon(
      because: "it has not finished a call for \(ClientTimeouts.withCaller.value / 1_000_000) s")
  }

  /// Closes the connection of a client whose ``ClientTimeouts/silenceEnd`` has passed.
  package func endSilence(_ now: Timestamp) {
    if let end = timeouts.silenceEnd, now >= end { abandon() }
  }
}
