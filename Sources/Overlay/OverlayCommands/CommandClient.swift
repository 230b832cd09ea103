import LinuxIO
import StylusModel
import StylusProtocol

/// One connected client: what it said, and what waits for it.
///
/// Never waits. Reads nothing while an answer waits, so a client that calls without reading fills its own
/// socket and nothing else: at most one unfinished call, one piece of the next and one answer are kept.
final class CommandClient {
  /// Never used again.
  let number: UInt64
  private let socket: FileDescriptor
  private var inbox = VarlinkDecoder(limit: VarlinkDecoder.longestCall)
  private var outbox: [UInt8] = []
  private var sent = 0
  private var interest = Poller.Interest.readable
  private var isInputOver = false
  /// The call that is answered later; until then no other is taken.
  private(set) var awaited: CommandTicket?
  /// Whether the connection is to be closed.
  private(set) var isOver = false
  /// Whether the overlay hides for as long as the connection lasts.
  private(set) var hides = false
  /// When it is closed if neither a whole call came nor a whole answer went by then.
  private var patience: Timestamp

  /// How long a client may leave a call or an answer half, or say nothing.
  static let mostSilence = Microseconds.milliseconds(30_000)
  /// The same for one that hides the overlay: people take their time.
  static let mostSilenceHiding = Microseconds.milliseconds(600_000)

  init(number: UInt64, _ socket: consuming FileDescriptor, _ now: Timestamp) {
    self.number = number
    self.socket = socket
    patience = now + Self.mostSilence
  }

  private var silence: Microseconds { hides ? Self.mostSilenceHiding : Self.mostSilence }

  /// The descriptor to watch.
  var descriptor: Int32 { socket.number }

  /// When the client is to be looked at at the latest; nil while it waits for us.
  var deadline: Timestamp? { awaited == nil ? patience : nil }

  // MARK: Hearing

  /// Takes what the socket has, at most one buffer of it.
  func receive(_ found: Poller.Interest, using buffer: inout [UInt8]) {
    guard found.contains(.readable) else {
      // Both directions are closed, and we were not reading: nobody hears the answer.
      if !found.isDisjoint(with: .hangUp) { isOver = true }
      return
    }
    do throws(Errno) {
      guard let count = try socket.read(into: &buffer) else { return }
      // A script may close its sending half and still wait for the answer.
      if count == 0 { isInputOver = true }
      inbox.feed(buffer[..<count])
    } catch {
      isOver = true
    }
  }

  /// The next whole call; nil when there is none, or the one before is not answered yet.
  func nextCall(_ now: Timestamp) -> VarlinkCall? {
    guard !isOver, awaited == nil, outbox.isEmpty else { return nil }
    do throws(ProtocolError) {
      guard let message = try inbox.next() else {
        if isInputOver { isOver = true }
        return nil
      }
      patience = now + silence
      return try VarlinkCall(parsing: message)
    } catch {
      // Where the next call would begin is not known.
      isOver = true
      return nil
    }
  }

  // MARK: Telling

  /// The overlay hides for it from now on.
  func hide(_ now: Timestamp) {
    hides = true
    patience = now + silence
  }

  /// The call that was taken last is answered later.
  func postpone(_ ticket: CommandTicket) { awaited = ticket }

  /// Puts a reply into the outbox.
  func reply(_ now: Timestamp, _ body: (inout JSONWriter) -> Void) {
    awaited = nil
    patience = now + silence
    var writer = JSONWriter()
    body(&writer)
    outbox += writer.bytes
  }

  /// Sends what the socket takes.
  func flush(_ now: Timestamp) {
    do throws(Errno) {
      while sent < outbox.count {
        guard let count = try UnixSocket.sendSome(outbox.span.extracting(sent...), to: socket)
        else {
          return
        }
        sent += count
      }
    } catch {
      isOver = true
    }
    if !outbox.isEmpty { patience = now + silence }
    outbox.removeAll()
    sent = 0
  }

  /// Closes the connection of who has taken too long.
  func hurry(_ now: Timestamp) {
    if let deadline, now >= deadline { isOver = true }
  }

  /// Tells the poller what to wait for now: room while something waits, calls while none is open.
  func updateInterest(in poller: borrowing Poller) {
    var wanted: Poller.Interest = outbox.isEmpty ? [] : .writable
    if !isInputOver, outbox.isEmpty, awaited == nil { wanted = .readable }
    guard wanted != interest, !isOver else { return }
    interest = wanted
    do throws(SystemError) { try poller.change(descriptor, token: number, wanted) } catch {
      isOver = true
    }
  }
}
